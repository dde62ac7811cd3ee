// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/what_if_sentence.h"

#include "core/explain/candidate_of.h"
#include "core/explain/ties.h"
#include "core/explain/told_in.h"
#include "core/explain/wording.h"

#include <algorithm>

namespace studio::explain {

using model::Candidate;
using model::Decision;
using model::ReDecided;
using model::Rule;
using model::WhatIfAnswer;

namespace {

QString unknownSentence(const ReDecided &round, const Names &names)
{
    QStringList who;
    for (const base::ParticipantId &id : round.unknownVotes)
        who.append(names.of(id));
    const bool isOne = who.size() == 1;
    if (round.unknown == ReDecided::Unknown::NotAwaited)
        return isOne ? Explain::tr("Cannot be known: %1’s vote was not waited for.").arg(who.first())
                     : Explain::tr("Cannot be known: these votes were not waited for: %1.").arg(listed(who));
    return Explain::tr("Cannot be known: with more time, %1 might have voted.").arg(together(who));
}

// Two who win by the same rule; what they were asked or wanted is the same, so the numbers tell.
QString againstSecond(const Decision &would, const Names &names)
{
    const Candidate winner = candidateOf(would, would.winner);
    const Candidate second = candidateOf(would, would.runnerUp);
    const QString importance = QString::number(winner.importance);
    if (would.margin != 0)
        return Explain::tr("With this, %1 would have spoken: %2 beats %3’s %4.")
            .arg(names.of(winner.id), importance, names.of(second.id), QString::number(second.importance));
    const int tied = int(tiedWithWinner(would).size());
    if (tied > 1)
        //: %n companions, %1 among them
        return Explain::tr(
                   "With this, %1 would have spoken: %n tie at %2. Longer silence wins, then the order "
                   "of the room.",
                   nullptr, tied + 1)
            .arg(names.of(winner.id), importance);
    return Explain::tr("With this, %1 would have spoken: tied with %2 at %3. Longer silence wins, then the "
                       "order of the room.")
        .arg(names.of(winner.id), names.of(second.id), importance);
}

QString outcomeSentence(const ReDecided &round, const Names &names)
{
    const Decision &would = round.would;
    if (!would.winner)
        return Explain::tr("With this, nobody would have spoken.");
    const QString winner = names.of(*would.winner);
    if (!round.wouldSpeak)
        return Explain::tr("With this, the conversation would have ended: %1 was chosen, but chose to leave.")
            .arg(winner);
    if (would.rule == Rule::OnlyCandidate)
        return Explain::tr("With this, %1 would have spoken: the only candidate.").arg(winner);
    if (would.margin)
        return againstSecond(would, names);
    return would.rule == Rule::Selected
               ? Explain::tr("With this, %1 would have spoken: the only one called on.").arg(winner)
               : Explain::tr("With this, %1 would have spoken: the only one who wants to.").arg(winner);
}

} // namespace

QString whatIfSentence(const ReDecided &round, const Names &names)
{
    if (round.unknown != ReDecided::Unknown::None)
        return unknownSentence(round, names);
    const QString outcome = outcomeSentence(round, names);
    if (round.differs())
        return outcome;
    //: Two sentences after each other; languages without spaces leave the space out
    return Explain::tr("%1 %2", "sentences")
        .arg(outcome,
             round.spoke ? Explain::tr("That is who spoke.") : Explain::tr("That is what happened."));
}

QString whatIfCount(const WhatIfAnswer &answer)
{
    if (answer.decisions == 0)
        return Explain::tr("No votes in this room yet, so there is nothing to decide again.");
    //: %1: how many of them differ; %n: how many there are
    QString text =
        Explain::tr("With this change %1 of %n decision(s) would differ.", nullptr, int(answer.decisions))
            .arg(answer.differ);
    if (answer.unknown > 0) {
        //: Of decisions, after a sentence that counts them
        const QString unknown = Explain::tr("%n cannot be known.", nullptr, int(answer.unknown));
        text = Explain::tr("%1 %2", "sentences").arg(text, unknown);
    }
    return text;
}

QString asPolicyCount(const model::AsPolicyAnswer &answer)
{
    if (answer.rounds.isEmpty())
        return Explain::tr("No messages in this part, so there is nothing to decide.");
    //: %1: how many of them differ; %n: how many messages there are
    QString text = Explain::tr("After %1 of %n message(s), someone else would have had the floor.", nullptr,
                               int(answer.rounds.size()))
                       .arg(answer.differ);
    if (answer.unknown > 0)
        text = Explain::tr("%1 %2", "sentences")
                   .arg(text, Explain::tr("%n cannot be known.", nullptr, int(answer.unknown)));
    return text;
}

QString asPolicyWhy(const model::PolicyRound &round)
{
    using Unknown = model::PolicyRound::Unknown;
    switch (round.unknown) {
    case Unknown::None: return round.rest ? restSentence({*round.rest, {}}) : QString();
    case Unknown::Votes: return Explain::tr("Cannot be known: there was no vote on this message.");
    case Unknown::Director: return Explain::tr("Cannot be known: the director would have chosen.");
    case Unknown::Purchases: return Explain::tr("Cannot be known: nobody offered a price to speak.");
    }
    return {};
}

} // namespace studio::explain
