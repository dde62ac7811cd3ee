// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/what_if/tally.h"

#include "core/what_if/re_decide.h"

namespace studio::what_if {

using model::ReDecided;
using model::RoundMark;

namespace {

RoundMark markOf(const ReDecided &round)
{
    if (round.unknown != ReDecided::Unknown::None)
        return {round.seq, RoundMark::Kind::Unknown};
    const auto winner = round.wouldSpeak ? round.would.winner : std::nullopt;
    if (!round.differs())
        return {round.seq, RoundMark::Kind::Same, winner};
    return {round.seq, winner ? RoundMark::Kind::OtherWinner : RoundMark::Kind::Nobody, winner};
}

} // namespace

// The whole Decision is only computed if somebody will look at it.
void Tally::take(const RoundRecord &round)
{
    ++m_answer.decisions;
    const Verdict verdict = judge(round, m_change);
    ReDecided again{.seq = round.seq,
                    .was = round.decision,
                    .would = {.winner = verdict.winner},
                    .spoke = givesFloor(round.decision, round.terminalEndsRoom),
                    .wouldSpeak = verdict.speaks,
                    .unknown = verdict.unknown};
    const bool isAsked = m_change.round == round.seq;
    const bool isExample = again.differs() && m_answer.examples.size() < model::WhatIfAnswer::kMostExamples;
    m_answer.differ += again.differs();
    m_answer.unknown += again.unknown != ReDecided::Unknown::None;
    if (m_change.wantsMarks)
        m_answer.marks.append(markOf(again));
    if (!isAsked && !isExample)
        return;
    again = reDecide(round, m_change);
    if (isAsked)
        m_answer.round = again;
    if (isExample)
        m_answer.examples.append(again);
}

} // namespace studio::what_if
