"""Which places lie in which: countries, the states of some of them, and large cities."""

import re
from functools import lru_cache

from memory.extraction.normalise import wordset

_CONTINENTS = {
    "europe": "albania andorra austria belarus belgium bosnia bulgaria croatia cyprus czechia "
    "denmark estonia finland france germany greece hungary iceland ireland italy kosovo latvia "
    "liechtenstein lithuania luxembourg malta moldova monaco montenegro netherlands "
    "north_macedonia norway poland portugal romania russia serbia slovakia slovenia spain sweden "
    "switzerland ukraine united_kingdom",
    "asia": "afghanistan armenia azerbaijan bangladesh bhutan cambodia china georgia india "
    "indonesia iran iraq israel japan jordan kazakhstan kuwait laos lebanon malaysia maldives "
    "mongolia myanmar nepal north_korea oman pakistan palestine philippines qatar saudi_arabia "
    "singapore south_korea sri_lanka syria taiwan tajikistan thailand turkey turkmenistan "
    "united_arab_emirates uzbekistan vietnam yemen hong_kong",
    "africa": "algeria angola benin botswana cameroon chad congo egypt eritrea ethiopia gabon "
    "gambia ghana guinea ivory_coast kenya lesotho liberia libya madagascar malawi mali "
    "mauritania mauritius morocco mozambique namibia niger nigeria rwanda senegal sierra_leone "
    "somalia south_africa sudan tanzania togo tunisia uganda zambia zimbabwe",
    "north america": "united_states canada mexico bahamas barbados belize costa_rica cuba "
    "dominican_republic el_salvador guatemala haiti honduras jamaica nicaragua panama puerto_rico "
    "trinidad",
    "south america": "argentina bolivia brazil chile colombia ecuador guyana paraguay peru "
    "suriname uruguay venezuela",
    "oceania": "australia new_zealand fiji samoa tonga papua_new_guinea french_polynesia",
}
_PARTS = {
    "united states": "alabama alaska arizona arkansas california colorado connecticut delaware "
    "florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland "
    "massachusetts michigan minnesota mississippi missouri montana nebraska nevada new_hampshire "
    "new_jersey new_mexico new_york north_carolina north_dakota ohio oklahoma oregon pennsylvania "
    "rhode_island south_carolina south_dakota tennessee texas utah vermont virginia washington "
    "west_virginia wisconsin wyoming washington_dc midwest new_england",
    "midwest": "illinois indiana iowa kansas michigan minnesota missouri nebraska north_dakota "
    "ohio south_dakota wisconsin",
    "new england": "connecticut maine massachusetts new_hampshire rhode_island vermont",
    "canada": "ontario quebec british_columbia alberta manitoba saskatchewan nova_scotia "
    "new_brunswick newfoundland yukon",
    "united kingdom": "england scotland wales northern_ireland",
    "australia": "new_south_wales queensland tasmania western_australia south_australia victoria",
    "germany": "bavaria saxony hesse berlin hamburg bonn cologne frankfurt stuttgart dresden "
    "leipzig dusseldorf bremen hanover",
    "bavaria": "munich nuremberg augsburg",
    "belgium": "flanders wallonia brussels",
    "flanders": "ghent antwerp bruges leuven",
    "wallonia": "liege namur charleroi",
    "france": "paris lyon marseille toulouse nice nantes bordeaux lille strasbourg brittany "
    "normandy provence",
    "italy": "rome milan naples turin venice sicily sardinia tuscany bologna genoa",
    "tuscany": "florence pisa siena",
    "spain": "madrid barcelona seville valencia bilbao granada catalonia andalusia",
    "portugal": "lisbon porto madeira azores",
    "netherlands": "amsterdam rotterdam utrecht the_hague eindhoven leiden groningen",
    "austria": "vienna salzburg graz innsbruck linz",
    "switzerland": "zurich geneva basel bern lausanne",
    "poland": "warsaw krakow gdansk wroclaw",
    "russia": "moscow saint_petersburg kazan siberia novosibirsk",
    "ukraine": "kyiv kiev lviv odesa odessa kharkiv",
    "ireland": "dublin cork galway limerick",
    "sweden": "stockholm gothenburg malmo uppsala",
    "norway": "oslo bergen trondheim tromso",
    "denmark": "copenhagen aarhus odense",
    "finland": "helsinki tampere turku oulu",
    "greece": "athens thessaloniki crete",
    "turkey": "istanbul ankara izmir",
    "czechia": "prague brno",
    "hungary": "budapest",
    "romania": "bucharest",
    "england": "london manchester liverpool birmingham leeds bristol oxford cambridge sheffield "
    "newcastle nottingham cornwall yorkshire brighton kent",
    "scotland": "edinburgh glasgow aberdeen dundee inverness",
    "wales": "cardiff swansea",
    "northern ireland": "belfast",
    "new york": "new_york_city buffalo rochester albany syracuse long_island",
    "new york city": "manhattan brooklyn queens bronx staten_island harlem",
    "california": "los_angeles san_francisco san_diego sacramento oakland san_jose fresno "
    "berkeley silicon_valley",
    "los angeles": "hollywood",
    "texas": "houston dallas austin san_antonio el_paso fort_worth",
    "illinois": "chicago springfield",
    "washington": "seattle tacoma spokane",
    "massachusetts": "boston worcester cape_cod",
    "pennsylvania": "philadelphia pittsburgh",
    "florida": "miami orlando tampa jacksonville tallahassee key_west",
    "georgia us": "atlanta savannah",
    "ohio": "cleveland columbus cincinnati toledo",
    "michigan": "detroit ann_arbor",
    "minnesota": "minneapolis",
    "wisconsin": "milwaukee madison",
    "tennessee": "nashville memphis knoxville",
    "louisiana": "new_orleans baton_rouge",
    "nevada": "las_vegas reno",
    "arizona": "phoenix tucson",
    "colorado": "denver boulder",
    "utah": "salt_lake_city",
    "oregon": "portland eugene",
    "missouri": "kansas_city",
    "maryland": "baltimore",
    "north carolina": "charlotte raleigh",
    "hawaii": "honolulu maui",
    "alaska": "anchorage juneau",
    "indiana": "indianapolis",
    "ontario": "toronto ottawa hamilton",
    "quebec": "montreal",
    "british columbia": "vancouver",
    "alberta": "calgary edmonton",
    "mexico": "mexico_city guadalajara cancun tijuana",
    "brazil": "sao_paulo rio_de_janeiro brasilia",
    "argentina": "buenos_aires cordoba",
    "chile": "santiago",
    "peru": "lima cusco",
    "colombia": "bogota medellin",
    "cuba": "havana",
    "new south wales": "sydney",
    "victoria": "melbourne",
    "queensland": "brisbane",
    "western australia": "perth",
    "south australia": "adelaide",
    "new zealand": "auckland wellington christchurch",
    "french polynesia": "tahiti bora_bora",
    "japan": "tokyo osaka kyoto hokkaido okinawa nagoya sapporo",
    "china": "beijing shanghai shenzhen guangzhou chengdu wuhan sichuan",
    "india": "mumbai delhi new_delhi bangalore kolkata chennai hyderabad goa kerala punjab",
    "south korea": "seoul busan",
    "thailand": "bangkok phuket chiang_mai",
    "vietnam": "hanoi saigon",
    "indonesia": "jakarta bali",
    "philippines": "manila cebu",
    "pakistan": "karachi lahore islamabad",
    "united arab emirates": "dubai abu_dhabi",
    "israel": "tel_aviv jerusalem haifa",
    "egypt": "cairo alexandria",
    "nigeria": "lagos abuja",
    "kenya": "nairobi mombasa",
    "south africa": "johannesburg cape_town durban pretoria",
    "morocco": "casablanca marrakesh",
}
_ALIASES = {
    "us": "united states",
    "u.s": "united states",
    "usa": "united states",
    "u.s.a": "united states",
    "america": "united states",
    "states": "united states",
    "united states of america": "united states",
    "uk": "united kingdom",
    "u.k": "united kingdom",
    "great britain": "united kingdom",
    "britain": "united kingdom",
    "nyc": "new york city",
    "la": "los angeles",
    "sf": "san francisco",
    "bay area": "san francisco",
    "dc": "washington dc",
    "d.c": "washington dc",
    "holland": "netherlands",
    "czech republic": "czechia",
    "uae": "united arab emirates",
    "korea": "south korea",
    "big apple": "new york city",
    "munchen": "munich",
    "koln": "cologne",
    "wien": "vienna",
    "roma": "rome",
    "deutschland": "germany",
}


def _table() -> dict[str, str]:
    """Return place -> the place it lies in."""
    inside: dict[str, str] = {"georgia us": "united states"}
    for whole, parts in (*_CONTINENTS.items(), *_PARTS.items()):
        inside.update({part.replace("_", " "): whole for part in parts.split()})
    return inside


_INSIDE = _table()
_COUNTRIES = frozenset(
    country.replace("_", " ") for countries in _CONTINENTS.values() for country in countries.split()
)
_WHOLES = frozenset(_INSIDE) | frozenset(_INSIDE.values())
_KIND_OF_PLACE = re.compile(r"^(?:(?:the )?(?:city|town|village|state|country|island) of )")
_PART_OF_PLACE = re.compile(
    r"^(?:(?:north|south|east|west|central)(?:ern)?|upstate|downtown|rural|sunny|greater|upper"
    r"|lower"
    r"|(?:the )?(?:suburbs?|outskirts|north|south|east|west) of),? "
)
_VAGUE = wordset(
    "farm city town country countryside suburb suburbs village house home apartment flat condo "
    "mansion trailer cabin basement dorm building place area neighbourhood neighborhood street "
    "summer winter spring autumn fall couch sofa bedroom kitchen office desk floor "
    "coast beach mountains mountain woods forest desert north south east west industry church "
    "family foster care poverty household world past community ranch camper van boat castle "
    "hometown projects part capital outskirts middle center centre hills ocean sea lake river "
    "islands island "
    "hospital hotel car tent room military army college school car"
)


def canonical(place: str) -> str:
    """Return the usual name of a plain place ("the us" and "america" are one)."""
    place = _KIND_OF_PLACE.sub("", place).removeprefix("the ").strip()
    plainer = _PART_OF_PLACE.sub("", place)
    if place not in _WHOLES and plainer in _WHOLES:
        place = plainer
    return _ALIASES.get(place, place)


def known(place: str) -> bool:
    """Return whether the table has the place."""
    return canonical(place) in _WHOLES


def vague(place: str) -> bool:
    """Return whether the words name a kind of place ("a farm") and no place."""
    if known(place):
        return False
    last = place.split(" of ")[0].split(" near ")[0].split()
    return not last or last[-1] in _VAGUE or place.startswith(("a ", "an ", "my ", "our ", "his "))


@lru_cache(maxsize=1024)
def wholes(place: str) -> frozenset[str]:
    """Return every place that ``place`` lies in, itself left out."""
    name = canonical(place)
    found: set[str] = set()
    for part in (name, *[canonical(part.strip()) for part in name.split(",")[1:]]):
        if part != name:
            found.add(part)
        while (part := _INSIDE.get(part, "")) and part not in found:
            found.add(part)
    first = canonical(name.split(",")[0].strip())
    if first != name:
        found |= {first, *wholes(first)}
    return frozenset(found)


def are_neighbours(one: str, other: str) -> bool:
    """Return whether two known places lie in one part of a country, so that they may be near."""
    around = _INSIDE.get(canonical(one))
    return around == _INSIDE.get(canonical(other)) and around not in _COUNTRIES | {None}


def may_be_inside(part: str, whole: str) -> bool:
    """Return whether the first place lies in the second, or may, for all we know.

    A place that the table has not may lie in any country.
    """
    around = canonical(whole)
    if around in wholes(part):
        return True
    return around in _COUNTRIES and not (known(part) or wholes(part))
