// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/decision_sentence.h"

#include "core/explain/candidate_of.h"
#include "core/explain/told_in.h"
#include "core/explain/vote_sentence.h"
#include "core/explain/wording.h"
#include "core/model/participants.h"

#include <algorithm>

using studio::model::Candidate;
using studio::model::Cause;
using studio::model::Decision;
using studio::model::DecisionFacts;
using studio::model::Rule;

namespace studio::explain {
namespace {

QString addressedSentence(const Decision &decision, const Names &names, const DecisionFacts &facts)
{
    const QString winner = names.of(decision.winner.value_or(base::ParticipantId()));
    if (!facts.author)
        return Explain::tr("%1 speaks: the only one asked.").arg(winner);
    return model::isUser(*facts.author)
               ? Explain::tr("%1 speaks: you asked %1.").arg(winner)
               : Explain::tr("%1 speaks: %2 asked %1.").arg(winner, names.of(*facts.author));
}

/// Either the message was for the winner alone, or nobody else was able to speak.
QString onlyCandidateSentence(const Decision &decision, const Names &names, const DecisionFacts &facts)
{
    const base::ParticipantId id = decision.winner.value_or(base::ParticipantId());
    const QString winner = names.of(id);
    if (!facts.to)
        return Explain::tr("%1 speaks: the only candidate.").arg(winner);
    if (*facts.to != QList{id} || !facts.author)
        return Explain::tr("%1 speaks: nobody else can.").arg(winner);
    return model::isUser(*facts.author)
               ? Explain::tr("%1 speaks: you asked only %1.").arg(winner)
               : Explain::tr("%1 speaks: %2 asked only %1.").arg(winner, names.of(*facts.author));
}

QString supersededSentence(const Names &names, const DecisionFacts &facts)
{
    if (!facts.author)
        return Explain::tr("Vote dropped: a newer message came first.");
    return model::isUser(*facts.author)
               ? Explain::tr("Vote dropped: you wrote something new.")
               : Explain::tr("Vote dropped: %1 said something new.").arg(names.of(*facts.author));
}

/// Why a list begins, or goes on, with the winner.
QString listSentence(const Decision &decision, const Names &names)
{
    const Candidate winner = candidateOf(decision, decision.winner);
    const QString name = names.of(winner.id);
    if (decision.rule == Rule::Queued)
        return Explain::tr("%1 speaks: next in line.").arg(name);
    if (decision.rule == Rule::List)
        return Explain::tr("%1 speaks: first in the list.").arg(name);
    if (winner.selected)
        return Explain::tr("%1 speaks: asked by name.").arg(name);
    if (decision.rule == Rule::Pooled)
        return Explain::tr("%1 speaks: drawn from those whose turn is due.").arg(name);
    if (winner.draw && winner.talkativeness && *winner.draw < *winner.talkativeness)
        //: %2 is a number from 0 to 100
        return Explain::tr("%1 speaks: drawn (talkativeness %2 %).")
            .arg(name, QString::number(*winner.talkativeness / 10.0));
    return Explain::tr("%1 speaks: nobody was drawn, so one was picked.").arg(name);
}

/// Who comes after the winner; nothing if nobody does.
QString queueSentence(const Decision &decision, const Names &names)
{
    QStringList who;
    for (const base::ParticipantId &id : decision.queue)
        who.append(names.of(id));
    //: Who has the floor afterwards, in this order
    return who.isEmpty() ? QString() : Explain::tr("Then: %1.").arg(listed(who));
}

QString outcomeSentence(const Decision &decision, const Names &names, const model::PolicySettings &policy,
                        const DecisionFacts &facts)
{
    const QString winner = names.of(decision.winner.value_or(base::ParticipantId()));
    if (endsTheRoom(decision, policy))
        return Explain::tr("The conversation ends: %1 was chosen, but chose to leave.").arg(winner);
    switch (decision.rule) {
    case Rule::Selected: return selectedSentence(decision, names, facts);
    case Rule::Speak: return speakSentence(decision, names, facts);
    case Rule::NoVotes: return noVotesSentence(decision, names, facts);
    case Rule::Natural:
    case Rule::List:
    case Rule::Pooled:
    case Rule::Queued: return listSentence(decision, names);
    case Rule::Addressed: return addressedSentence(decision, names, facts);
    case Rule::Directed: return Explain::tr("%1 speaks: chosen by the director.").arg(winner);
    case Rule::Fallback:
        //: %2 is why the director did not choose, such as "not in time"
        return Explain::tr("The director failed (%2). %1 speaks: silent longest.")
            .arg(winner, decision.cause ? causeText(*decision.cause) : QString());
    case Rule::Owed: return Explain::tr("%1 speaks: still owes an answer.").arg(winner);
    case Rule::Courtesy: return courtesySentence(decision, names);
    case Rule::Second: return secondSentence(decision, names);
    case Rule::OnlyCandidate: return onlyCandidateSentence(decision, names, facts);
    case Rule::Cued: return Explain::tr("You gave %1 the floor.").arg(winner);
    case Rule::Nobody: return nobodySentence(decision, names, facts);
    case Rule::Superseded: return supersededSentence(names, facts);
    case Rule::Stopped: return Explain::tr("Vote stopped.");
    }
    return {};
}

QString missingSentence(Cause cause, const QStringList &names)
{
    if (cause == Cause::Early)
        return Explain::tr("Not waited for (could not change the result): %1.").arg(listed(names));
    if (cause == Cause::NotNamed)
        return Explain::tr("Not asked (only when named): %1.").arg(listed(names));
    if (cause == Cause::Mask)
        return Explain::tr("Not asked (may not follow the last speaker): %1.").arg(listed(names));
    if (cause == Cause::CoolDown)
        return Explain::tr("Not asked (just spoke): %1.").arg(listed(names));
    if (names.size() < 3)
        return Explain::tr("No vote from %1: %2.").arg(together(names), causeText(cause));
    //: %1 the names of all %n, %2 why, such as "not in time"
    return Explain::tr("No vote from %n: %1 (%2).", nullptr, int(names.size()))
        .arg(listed(names), causeText(cause));
}

/// One sentence for each cause, in the order in which the causes first come.
QStringList missingSentences(const Decision &decision, const Names &names)
{
    const bool isOfVotes = model::isOfVotes(decision); // else the rule says why nobody was waited for
    if (decision.rule == Rule::Nobody && causeOfNobody(decision))
        return {}; // the outcome says it
    QList<std::pair<Cause, QStringList>> byCause;
    for (const Candidate &one : decision.candidates) {
        if (!one.cause || (!isOfVotes && !model::isOfField(*one.cause)))
            continue;
        auto group = std::find_if(byCause.begin(), byCause.end(),
                                  [&](const auto &entry) { return entry.first == *one.cause; });
        if (group == byCause.end())
            group = byCause.insert(byCause.end(), {*one.cause, {}});
        group->second.append(names.of(one.id));
    }
    QStringList sentences;
    for (const auto &[cause, who] : byCause)
        sentences.append(missingSentence(cause, who));
    return sentences;
}

QString importanceFlip(const model::Flip &flip, const Names &names)
{
    const QString who = names.of(flip.companion);
    const QString number = QString::number(std::get<int>(flip.to));
    if (!flip.winner)
        return Explain::tr("Had %1 said %2, nobody would have spoken.").arg(who, number);
    if (flip.winner == flip.companion)
        return Explain::tr("At %1, %2 would have spoken.").arg(number, who);
    return Explain::tr("Had %1 said %2, %3 would have spoken.").arg(who, number, names.of(*flip.winner));
}

QString stateFlip(const model::Flip &flip, const Names &names)
{
    const QString who = names.of(flip.companion);
    const QString state = voteStateText(std::get<model::VoteState>(flip.to));
    if (!flip.winner)
        return Explain::tr("Had %1 voted “%2”, nobody would have spoken.").arg(who, state);
    return Explain::tr("Had %1 voted “%2”, %3 would have spoken.").arg(who, state, names.of(*flip.winner));
}

QString selectedFlip(const model::Flip &flip, const Names &names)
{
    const QString who = names.of(flip.companion);
    const bool asked = std::get<bool>(flip.to);
    if (!flip.winner)
        return asked ? Explain::tr("Had %1 been called on, nobody would have spoken.").arg(who)
                     : Explain::tr("Had %1 not been called on, nobody would have spoken.").arg(who);
    const QString winner = names.of(*flip.winner);
    return asked ? Explain::tr("Had %1 been called on, %2 would have spoken.").arg(who, winner)
                 : Explain::tr("Had %1 not been called on, %2 would have spoken.").arg(who, winner);
}

/// What goes before the sentence about a round that a long silence caused.
QString idleSentence(const model::PolicySettings &policy)
{
    const qint64 seconds = policy.idle.count() / 1000;
    return seconds > 0 ? Explain::tr("Quiet for %1 s.").arg(seconds)
                       : Explain::tr("It was quiet for a while.");
}

} // namespace

bool endsTheRoom(const Decision &decision, const model::PolicySettings &policy)
{
    const bool byVotes = decision.rule == Rule::Selected || decision.rule == Rule::Speak ||
                         decision.rule == Rule::Courtesy || decision.rule == Rule::Second;
    return policy.terminalEndsRoom && byVotes && decision.winner &&
           candidateOf(decision, decision.winner).closing == model::Closing::Terminal;
}

QString decisionSentence(const Decision &decision, const Names &names, const model::PolicySettings &policy,
                         const DecisionFacts &facts)
{
    QString text = outcomeSentence(decision, names, policy, facts);
    if (decision.idle)
        text = Explain::tr("%1 %2", "sentences").arg(idleSentence(policy), text);
    QStringList more = missingSentences(decision, names);
    if (const QString queue = queueSentence(decision, names); !queue.isEmpty())
        more.prepend(queue);
    for (const QString &sentence : std::as_const(more)) {
        //: Two sentences after each other; languages without spaces leave the space out
        text = Explain::tr("%1 %2", "sentences").arg(text, sentence);
    }
    return text;
}

QString flipSentence(const model::Flip &flip, const Names &names)
{
    switch (flip.field) {
    case model::Flip::Field::Importance: return importanceFlip(flip, names);
    case model::Flip::Field::State: return stateFlip(flip, names);
    case model::Flip::Field::Selected: return selectedFlip(flip, names);
    }
    return {};
}

} // namespace studio::explain
