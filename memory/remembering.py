"""From a turn that was kept to everything it leaves in memory, of every kind."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from memory.curation.context import Context, head
from memory.details import Commitment
from memory.door import MemoryRouter
from memory.extraction import model
from memory.extraction.model import Ask
from memory.extraction.normalise import plain
from memory.extraction.rules import extract
from memory.kinds import (
    causal,
    episodic,
    failure,
    preference,
    procedural,
    project,
    prospective,
    settling,
    working,
)
from memory.records import Candidate, Record, Ruling, Subject, Utterance
from memory.vocabulary import (
    Act,
    CommitmentState,
    Decision,
    Kind,
    Origin,
    Reason,
    Scope,
    Speaker,
    Status,
)

_TURNS_BEFORE = 20
"""How many turns before this one its words may point back to; chosen by hand."""

_MOST_OFFERS = 100
"""How many candidates of one turn are offered; chosen by hand."""

_OVER_A_FACT = frozenset({Kind.PROSPECTIVE, Kind.PROCEDURAL, Kind.FAILURE, Kind.PROJECT})
"""Kinds whose sentence is no fact besides: a plan, an instruction, a complaint."""


def says(one: Candidate, known: Sequence[Record]) -> bool:
    """Tell whether a candidate says, in the same words, what one of some records holds."""
    said = plain(one.statement)
    return any(said == plain(each.statement) and one.kind is each.kind for each in known)


class Remembering:
    """Offers the door what a turn says, in every kind, and what it settles."""

    def __init__(self, context: Context, router: MemoryRouter) -> None:
        self._context = context
        self._router = router

    def remember(self, heard: Utterance) -> tuple[Ruling, ...]:
        """Offer everything that ``heard``, a turn that was kept, says.

        Returns:
            The rulings, but for those on what words point at: they are nobody's news.

        Raises:
            memory.errors.CandorMemoryError: as the door's verbs do.
        """
        heard = head(heard)
        self.end_episodes(heard)
        return self._remember(heard, self._context.turns_before(heard, _TURNS_BEFORE))

    def read(self, heard: Utterance) -> tuple[Candidate, ...]:
        """Return what ``heard``, a turn that was kept, says; nothing is offered."""
        heard = head(heard)
        before = self._context.turns_before(heard, _TURNS_BEFORE, is_past=True)
        return tuple(islice(self._offers(heard, before), _MOST_OFFERS))

    def read_anew(self, heard: Utterance, known: Sequence[Record]) -> tuple[Ruling, ...]:
        """Offer what a turn that was put right says, but for what is known from it already.

        Args:
            heard: The turn, kept with the right words.
            known: What the wrong words had left in memory, and the right ones say too.

        Raises:
            memory.errors.CandorMemoryError: as the door's verbs do.
        """
        heard = head(heard)
        before = self._context.turns_before(heard, _TURNS_BEFORE, is_past=True)
        return self._remember(heard, before, known)

    def _remember(
        self, heard: Utterance, before: Sequence[Utterance], known: Sequence[Record] = ()
    ) -> tuple[Ruling, ...]:
        own = heard.speaker is Speaker.OWNER and heard.origin is not Origin.IMPORT
        settled = list(self._settle(heard)) if own else []
        found = islice(self._offers(heard, before), _MOST_OFFERS)
        offers = [one for one in found if (one.claim or not settled) and not says(one, known)]
        rulings = [self._router.submit(candidate) for candidate in offers]
        if own:
            self._conclude(heard)
        told = [ruling for ruling in rulings if ruling.kind is not Kind.WORKING]
        return (*told, *settled)

    def propose(self, heard: Utterance, ask: Ask) -> tuple[Ruling, ...]:
        """Offer what a language model finds in a turn besides; return the rulings on what is new.

        Args:
            heard: The turn, kept and remembered already.
            ask: The model; what it raises is passed on.
        """
        rulings = [self._router.submit(one) for one in model.propose(head(heard), ask)]
        return tuple(one for one in rulings if one.reason is not Reason.ALREADY_JUDGED)

    def end_episodes(self, heard: Utterance) -> None:
        """Keep the episodes that ``heard`` ends by coming, each as one record with its summary."""
        left = self._context.conversation_before(heard)
        if left is not None:
            self._end_episode((*self._context.not_summed_up(left, heard), heard))
        self._end_episode(self._context.not_summed_up(heard.conversation_id, heard))

    def _end_episode(self, turns: Sequence[Utterance]) -> None:
        """Keep the first episode of ``turns``, when one of them ended it."""
        episode = None
        for at, turn in enumerate(turns):
            drifted = episodic.drifted([one.text for one in turns[: at + 1]])
            step = episodic.advance(episode, turn, drifted=drifted)
            if step.ended is not None:
                offer = episodic.offer_episode(step.ended, turns[:at])
                if offer is not None:
                    self._router.submit(offer)
                return
            episode = step.current

    def _offers(self, heard: Utterance, before: Sequence[Utterance]) -> Iterator[Candidate]:
        """Yield the candidates of every kind; a sentence of a special kind is no fact besides."""
        special = tuple(self._special(heard, before))
        taken = [one.source for one in special if one.kind in _OVER_A_FACT]
        lately = [turn for turn in before if heard.at - turn.at < working.LIFETIME]
        for candidate in self._named(heard, before, extract(heard, lately)):
            start, end = candidate.source.start, candidate.source.end
            if not any(source.start < end and start < source.end for source in taken):
                yield candidate
        yield from special

    def _named(
        self, heard: Utterance, before: Sequence[Utterance], candidates: Sequence[Candidate]
    ) -> Iterator[Candidate]:
        """Yield candidates with the names of whom "she" and "it" are, where that is sure."""
        if all(candidate.subject.key for candidate in candidates):
            yield from candidates
            return
        known = self._context.referents(heard.conversation_id)
        turns = [one.at for one in before]
        who = self._context.registry().subject
        meant = working.resolve(heard.text, known, heard.at, turns, who=who).resolved
        for candidate in candidates:
            start, end = candidate.source.start, candidate.source.end
            here = [one for one in meant if start <= one.start < end]
            if candidate.subject.key or not here:
                yield candidate
            else:
                yield replace(
                    candidate,
                    subject=Subject(here[0].meaning_key, here[0].meaning),
                    scope=Scope.ENTITY,
                )

    def _special(self, heard: Utterance, before: Sequence[Utterance]) -> Iterator[Candidate]:
        if heard.speaker is not Speaker.OWNER:
            return
        projects = self._context.known(Kind.PROJECT)
        focus = project.in_focus(before, projects, heard.at)
        found = [
            *prospective.offers(heard),
            *procedural.offers(heard),
            *preference.offers(heard),
            *causal.offers(heard),
            *failure.offers(heard, self._context.last_answer(before)),
            *project.offers(heard, projects, before),
            *self._referents(heard, before),
        ]
        for candidate in found:
            about = project.belongs(candidate.statement, projects, focus)
            yield replace(candidate, project_id=next(iter(sorted(about)), None))

    def _referents(self, heard: Utterance, before: Sequence[Utterance]) -> tuple[Candidate, ...]:
        known = self._context.referents(heard.conversation_id)
        who = self._context.registry().subject
        return working.offers(heard, known, [one.at for one in before], who=who)

    def _settle(self, heard: Utterance) -> Iterator[Ruling]:
        """Carry out what the owner's words settle: done, called off, approved."""
        plans = self._context.known(Kind.PROSPECTIVE)
        done = settling.settled_by(heard, plans)
        if done is not None and isinstance(done.detail, Commitment):
            state = CommitmentState.DONE
            detail = prospective.settle(done.detail, state, heard.at, done.zone)
            yield self._router.amend(done.id, detail, by=heard.origin)
        called_off = settling.called_off_by(heard, plans)
        if called_off is not None:
            yield self._router.act(called_off.id, Act.REJECT)
        drafts = self._context.known(Kind.PROCEDURAL)
        approved = procedural.approved_by(heard, drafts)
        if approved is not None and approved.status is Status.PENDING:
            yield self._router.act(approved.id, Act.CONFIRM)

    def _conclude(self, heard: Utterance) -> None:
        """Offer what several reports amount to by now."""
        reports = self._context.known(Kind.FAILURE)
        conversation_of = self._context.conversations(reports)
        for pattern in failure.patterns(reports, conversation_of, heard.at):
            ruling = self._router.submit(pattern)
            if ruling.decision is Decision.CREATE:
                return
