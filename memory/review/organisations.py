"""Which names are firms: well-known ones, and what firms write behind or inside their names."""

import re

from memory.extraction.normalise import wordset

_FIRMS = frozenset(
    name.replace("_", " ")
    for name in wordset(
        # software and the internet
        "google alphabet microsoft apple amazon meta facebook netflix openai anthropic deepmind "
        "nvidia intel amd ibm oracle sap salesforce adobe cisco dell hp lenovo vmware red_hat "
        "github gitlab atlassian slack zoom dropbox box notion figma canva asana airtable miro "
        "linkedin twitter snapchat snap pinterest reddit tiktok bytedance discord telegram "
        "spotify soundcloud deezer uber lyft bolt grab airbnb booking.com expedia doordash "
        "instacart deliveroo delivery_hero stripe square block paypal klarna adyen revolut monzo "
        "wise n26 coinbase robinhood plaid brex shopify etsy ebay alibaba tencent baidu jd.com "
        "rakuten mercado_libre zalando otto wayfair databricks snowflake palantir datadog splunk "
        "mongodb elastic confluent cloudflare fastly twilio sendgrid okta hubspot zendesk "
        "servicenow workday intuit docusign autodesk unity epic_games valve nintendo ubisoft "
        "electronic_arts activision roblox rockstar_games mozilla canonical duolingo coursera "
        "udemy grammarly hugging_face mistral cohere scale_ai vercel netlify heroku digitalocean "
        "yahoo aol yelp tripadvisor strava garmin gopro sonos logitech infosys wipro tcs cognizant "
        "capgemini accenture sopra_steria atos thoughtworks epam globant jetbrains yandex "
        "kaspersky "
        "skype lastminute.com tomtom asml nxp arm qualcomm broadcom micron texas_instruments tsmc "
        "infineon stmicroelectronics xiaomi huawei samsung lg sony panasonic toshiba hitachi "
        "fujitsu "
        "nec sharp canon nikon epson philips nokia ericsson motorola "
        # making things
        "siemens bosch basf bayer thyssenkrupp miele abb schneider_electric general_electric ge "
        "honeywell 3m caterpillar john_deere airbus boeing lockheed_martin northrop_grumman "
        "raytheon rolls-royce bae_systems thales safran spacex blue_origin tesla rivian ford "
        "general_motors gm chrysler stellantis toyota honda nissan mazda subaru hyundai kia "
        "volkswagen vw audi bmw mercedes mercedes-benz daimler porsche opel renault peugeot "
        "citroen "
        "fiat ferrari volvo scania ikea lego nestle danone unilever kraft_heinz mondelez mars "
        "ferrero heineken carlsberg coca-cola pepsico pepsi procter_&_gamble p&g henkel l'oreal "
        "nike adidas puma zara inditex h&m primark uniqlo levi's gucci lvmh "
        # health, money, advice, travel, power
        "pfizer moderna biontech roche novartis astrazeneca gsk glaxosmithkline sanofi merck "
        "johnson_&_johnson novo_nordisk genentech medtronic deloitte pwc kpmg ey ernst_&_young "
        "mckinsey bain bcg jpmorgan jp_morgan jpmorgan_chase goldman_sachs morgan_stanley "
        "citigroup citibank citi bank_of_america wells_fargo hsbc barclays lloyds natwest "
        "santander bbva ing rabobank abn_amro bnp_paribas societe_generale credit_agricole "
        "deutsche_bank commerzbank ubs credit_suisse blackrock vanguard fidelity bloomberg visa "
        "mastercard american_express allianz axa aviva zurich_insurance munich_re swiss_re "
        "lufthansa ryanair easyjet air_france klm british_airways emirates qantas delta_air_lines "
        "dhl fedex ups shell bp exxonmobil exxon chevron totalenergies total equinor eni e.on rwe "
        "vattenfall edf enel orsted vestas vodafone t-mobile deutsche_telekom telefonica at&t "
        "verizon comcast bbc cnn disney pixar warner_bros paramount universal_music hbo nasa esa "
        "cern nato unicef tata reliance mahindra infosys saudi_aramco petrobras embraer vale"
    )
)
_VISITED = wordset(
    "walmart target costco tesco sainsbury's asda lidl aldi carrefour starbucks mcdonald's "
    "mcdonalds subway kfc ikea zara primark uniqlo h&m decathlon walgreens disney"
)
"""Firms whose doors are open to everybody: who is "at Ikea" may only be shopping."""
_BEHIND = re.compile(
    r" (?:inc|ltd|limited|llc|llp|gmbh|ag|se|plc|corp|corporation|co|company|group|holdings?|labs?"
    r"|laboratories|technologies|technology|tech|software|systems|studios?|solutions|consulting"
    r"|consultants|partners|ventures|capital|bank|insurance|airlines|airways|motors|electronics"
    r"|pharma|pharmaceuticals|robotics|analytics|dynamics|logistics|media|networks|semiconductors"
    r"|industries|aerospace|interactive|entertainment|games|energy|foods|architects"
    r"|& (?:co|sons|partners))$"
)
_INSIDE = re.compile(r"^[A-Z][a-z]+(?:[A-Z][A-Za-z]*)+$|^[\w-]+\.(?:com|io|ai)$")
"""A capital within a word, or the end of an address: no place is written so."""
_PLACES_TOO = re.compile(r"^(?:Mac|Mc|De|La|Le|Van|Du|Fitz|O')[A-Z]")


def is_firm(name: str, written: str = "") -> bool:
    """Return whether a name is a firm's.

    Args:
        name: The name, plain.
        written: The same with its capitals, when they are known.
    """
    if name in _FIRMS or name in _VISITED or _BEHIND.search(name):
        return True
    return bool(_INSIDE.match(written)) and not _PLACES_TOO.match(written)


def is_visited(name: str) -> bool:
    """Return whether being "at" a firm may only mean that somebody is its guest."""
    return name in _VISITED
