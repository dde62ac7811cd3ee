# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The known faults of the floor engine, each of which the judges must catch. mutants.py weaves them in.

The sound text stands exactly once in core/turn/FILE. Where a short text stands there more often, `within` names the
text around it, with %s in its place. A sound text is a whole expression or whole statements, with their semicolons.
"""
from typing import NamedTuple

COUNT = 20  # faults are only ever added, so a table that lost some is an error


class Fault(NamedTuple):
    kind: str  # "expression" or "statements"
    name: str
    file: str
    sound: str
    fault: str
    within: str = "%s"
    never_ends_in: str = ""  # the judge that this fault sends round for ever before anything else is noticed


def expression(*columns, **more):
    return Fault("expression", *columns, **more)


def statements(*columns, **more):
    return Fault("statements", *columns, **more)


FAULTS = [
    statements("ties go by arrival", "votes.cpp",
               "ballot->over = true;",
               "ballot->over = true; auto &all = m_floor.round->ballots; all.move(ballot - all.constData(), all.size() - 1);"),
    expression("ties go by roster only", "election.cpp",
               "a.lastSpoke < b.lastSpoke", "false"),
    expression("a vote at the deadline counts", "conductor.cpp",
               "timer && timer->due <= until", "timer && timer->due < until", never_ends_in="tst_invariants"),
    expression("a repetition of 700 acts", "stages.cpp",
               "echo > Echo::kActsAbove", "echo >= Echo::kActsAbove", within="return %s ? std::min(before + 1"),
    statements("a forced step for every voter", "messages.cpp",
               "act(*m_floor.newestEcho);",
               "for (qsizetype n = votersFor(heard).size(); n > 0; --n) act(*m_floor.newestEcho);"),
    expression("early decision without the tie-break", "votes.cpp",
               "elect(worst).winnerId() == leader.winnerId()",
               "elect(worst).winner->candidate.importance == leader.winner->candidate.importance"),
    expression("bargeIn queue also in the gap", "turns.cpp",
               "inGap()", "false", within="return %s || m_floor.turn->bargeIn"),
    expression("a closing jump is not clamped", "stages.cpp",
               "std::min(int(from) + 1, kTerminal)", "std::max(int(from) + 1, kTerminal)"),
    expression("one turn beyond the limit", "messages.cpp",
               "m_floor.companionTurns >= m_floor.policy.maxCompanionTurns",
               "m_floor.companionTurns > m_floor.policy.maxCompanionTurns"),
    statements("a cue resets the count", "transport.cpp",
               "floorTo(companion, message, true);",
               "m_floor.companionTurns = 0; floorTo(companion, message, true);"),
    expression("a whisper asks everybody", "votes.cpp",
               "heard.asks(member.id)", "heard.whisper || heard.asks(member.id)"),
    expression("a decision of the past starts without its gap", "turns.cpp",
               "std::max(turn.decided + m_floor.policy.gap, m_now)", "m_now"),
    statements("hold lets a turn in its gap go on", "transport.cpp",
               "withdrawTurn(Cause::Held);", "return;"),
    statements("two turns at once after a cue", "transport.cpp",
               "abortTurn(Cause::Cued);", ""),
    expression("a backchannel wakes", "resource.cpp",
               "amount < backchannelBelow(m_floor.policy.tiers)", "amount < 5"),
    statements("what the busy missed is forgotten", "resource.cpp",
               "member.missed = heard.id;", ""),
    expression("the refused are woken before the level is back", "resource.cpp",
               "member.wanted && *member.wanted <= m_floor.level", "member.wanted.has_value()", within="else if (%s)"),
    expression("the ring chooses the muted", "ring_choice.cpp",
               "!member->muted", "true"),
    statements("a speech keeps the silence of the cycle", "ring.cpp",
               "ring.silent.clear(); break;", "break;"),
    expression("the time-out counts from the speech", "turns.cpp",
               "m_now + m_floor.policy.turnTimeout", "turn.at + m_floor.policy.turnTimeout"),
]
