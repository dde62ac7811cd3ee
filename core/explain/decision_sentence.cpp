// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/decision_sentence.h"

#include "core/explain/candidate_of.h"
#include "core/explain/ties.h"
#include "core/explain/told_in.h"
#include "core/explain/wording.h"

#include <algorithm>

using studio::model::Candidate;
using studio::model::Decision;
using studio::model::Rule;

namespace studio::explain {
namespace {

QString selectedSentence(const Decision &decision, const Names &names)
{
    const Candidate winner = candidateOf(decision, decision.winner);
    const QString name = names.of(winner.id);
    const QString importance = QString::number(winner.importance);
    if (!decision.runnerUp)
        return Explain::tr("%1 speaks: asked to answer, with importance %2.").arg(name, importance);

    const Candidate second = candidateOf(decision, decision.runnerUp);
    const QString secondName = names.of(second.id);
    const QString secondImportance = QString::number(second.importance);
    if (!second.selected && second.importance > winner.importance)
        return Explain::tr("%1 speaks: asked to answer, and that goes before %2's higher %3.")
            .arg(name, secondName, secondImportance);
    if (!second.selected)
        return Explain::tr("%1 speaks: asked to answer, with importance %2.").arg(name, importance);
    if (second.importance == winner.importance) {
        const QStringList tied = tiedWithWinner(decision, names);
        if (tied.size() > 1)
            //: %2 are several companions, as in "Kyoko and Natsumi"
            return Explain::tr(
                       "%1 speaks: asked to answer, as %2 were, all with %3. A tie goes to the longest "
                       "silence, then to the order of the room.")
                .arg(name, together(tied), importance);
        return Explain::tr("%1 speaks: asked to answer, as %2 was, both with %3. A tie goes to the longest "
                           "silence, then to the order of the room.")
            .arg(name, secondName, importance);
    }
    return Explain::tr("%1 speaks: asked to answer, and %2 beats %3's %4.")
        .arg(name, importance, secondName, secondImportance);
}

QString speakSentence(const Decision &decision, const Names &names)
{
    const Candidate winner = candidateOf(decision, decision.winner);
    const QString name = names.of(winner.id);
    const QString importance = QString::number(winner.importance);
    if (!decision.runnerUp)
        return Explain::tr("%1 speaks: the only vote to speak, with importance %2.").arg(name, importance);

    const Candidate second = candidateOf(decision, decision.runnerUp);
    const QString secondName = names.of(second.id);
    if (second.importance == winner.importance) {
        const QStringList tied = tiedWithWinner(decision, names);
        if (tied.size() > 1)
            //: %2 are several companions, as in "Kyoko and Natsumi"
            return Explain::tr(
                       "%1 speaks: nobody was asked to answer, and %2 want to speak as much, all with %3. "
                       "A tie goes to the longest silence, then to the order of the room.")
                .arg(name, together(tied), importance);
        return Explain::tr(
                   "%1 speaks: nobody was asked to answer, and %2 wants to speak as much, both with %3. "
                   "A tie goes to the longest silence, then to the order of the room.")
            .arg(name, secondName, importance);
    }
    return Explain::tr("%1 speaks: nobody was asked to answer, and %2 beats %3's %4.")
        .arg(name, importance, secondName, QString::number(second.importance));
}

/// Those who were asked, or could have been.
QList<Candidate> fieldIn(const Decision &decision)
{
    QList<Candidate> field = decision.candidates;
    field.removeIf([](const Candidate &one) { return one.cause && model::isOfField(*one.cause); });
    return field;
}

bool isMostlyQuiet(const QList<Candidate> &field)
{
    const auto votes =
        std::count_if(field.begin(), field.end(), [](const Candidate &one) { return !one.cause; });
    const auto quiet =
        std::count_if(field.begin(), field.end(), [](const Candidate &one) { return one.quiet; });
    return 2 * quiet > votes;
}

/// In a vote nobody is left unasked.
bool isOfDirector(const Candidate &one) { return one.cause == model::Cause::NotAsked; }

QString nobodySentence(const Decision &decision, const Names &names)
{
    const QList<Candidate> all = fieldIn(decision);
    const auto voted = std::count_if(all.begin(), all.end(), [](const Candidate &one) { return !one.cause; });
    if (std::any_of(all.begin(), all.end(), isOfDirector))
        return Explain::tr("Nobody speaks: the director chose nobody.");
    if (voted == 0)
        return Explain::tr("Nobody speaks: there is no vote.");
    if (isMostlyQuiet(all))
        return Explain::tr("Nobody speaks: you asked for silence.");
    if (voted < all.size())
        return Explain::tr("Nobody speaks: all who voted want to listen.");
    if (voted == 1)
        return Explain::tr("Nobody speaks: %1 wants to listen.").arg(names.of(all.first().id));
    return Explain::tr("Nobody speaks: all want to listen.");
}

QString courtesySentence(const Decision &decision, const Names &names)
{
    const Candidate winner = candidateOf(decision, decision.winner);
    const QString name = names.of(winner.id);
    const QString importance = QString::number(winner.importance);
    if (!decision.margin)
        return Explain::tr("%1 speaks: nobody wants to, but you are not left without an answer.").arg(name);
    const Candidate second = candidateOf(decision, decision.runnerUp);
    const QStringList tied = decision.margin == 0 ? tiedWithWinner(decision, names) : QStringList();
    if (tied.size() > 1)
        //: %2 are several companions, as in "Kyoko and Natsumi"
        return Explain::tr(
                   "%1 speaks: nobody wants to, but you are not left without an answer; a tie with %2, all "
                   "with %3, goes to the longest silence, then to the order of the room.")
            .arg(name, together(tied), importance);
    if (decision.margin == 0)
        return Explain::tr(
                   "%1 speaks: nobody wants to, but you are not left without an answer; a tie with %2, both "
                   "with %3, goes to the longest silence, then to the order of the room.")
            .arg(name, names.of(second.id), importance);
    return Explain::tr(
               "%1 speaks: nobody wants to, but you are not left without an answer, and %2 beats %3's %4.")
        .arg(name, importance, names.of(second.id), QString::number(second.importance));
}

/// Who had the turn before, and came to nothing; the last of them if there were two.
QString secondSentence(const Decision &decision, const Names &names)
{
    const QString winner = names.of(decision.winner.value_or(base::ParticipantId()));
    QStringList silent;
    QStringList failed;
    for (const Candidate &one : decision.candidates) {
        if (one.cause == model::Cause::Passed)
            silent.append(names.of(one.id));
        if (one.cause == model::Cause::Failed)
            failed.append(names.of(one.id));
    }
    if (failed.isEmpty())
        return Explain::tr("%1 speaks: the next choice, as nothing came from %2.")
            .arg(winner, listed(silent));
    return Explain::tr("%1 speaks: the next choice, as the turn failed for %2.").arg(winner, listed(failed));
}

/// Why a list begins, or goes on, with the winner.
QString listSentence(const Decision &decision, const Names &names)
{
    const Candidate winner = candidateOf(decision, decision.winner);
    const QString name = names.of(winner.id);
    if (decision.rule == Rule::Queued)
        return Explain::tr("%1 speaks: next in line.").arg(name);
    if (decision.rule == Rule::List)
        return Explain::tr("%1 speaks: first in the order of the room.").arg(name);
    if (winner.selected)
        return Explain::tr("%1 speaks: named by the message.").arg(name);
    if (decision.rule == Rule::Pooled)
        return Explain::tr("%1 speaks: picked by lot among those whose turn is due.").arg(name);
    if (winner.draw && winner.talkativeness && *winner.draw < *winner.talkativeness)
        //: %2 and %3 are numbers from 0 to 1000
        return Explain::tr("%1 speaks: drew %2, which is below a talkativeness of %3.")
            .arg(name, QString::number(*winner.draw), QString::number(*winner.talkativeness));
    return Explain::tr("%1 speaks: nobody was named and all drew too high, so one was picked by lot.")
        .arg(name);
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

QString outcomeSentence(const Decision &decision, const Names &names, const model::PolicySettings &policy)
{
    const QString winner = names.of(decision.winner.value_or(base::ParticipantId()));
    if (endsTheRoom(decision, policy))
        return Explain::tr("Nobody speaks: %1 was chosen, but voted to leave, and in this room that ends the "
                           "talk.")
            .arg(winner);
    switch (decision.rule) {
    case Rule::Selected: return selectedSentence(decision, names);
    case Rule::Speak: return speakSentence(decision, names);
    case Rule::NoVotes:
        return Explain::tr(
                   "%1 speaks: no vote could be had, so the floor goes to the companion who was named "
                   "or has been silent longest.")
            .arg(winner);
    case Rule::Natural:
    case Rule::List:
    case Rule::Pooled:
    case Rule::Queued: return listSentence(decision, names);
    case Rule::Addressed: return Explain::tr("%1 speaks: the only one who was addressed.").arg(winner);
    case Rule::Directed: return Explain::tr("%1 speaks: chosen by the director.").arg(winner);
    case Rule::Fallback:
        //: %2 is why the director did not choose, such as "no answer in time"
        return Explain::tr("%1 speaks: silent longest, as the director did not choose (%2).")
            .arg(winner, decision.cause ? causeText(*decision.cause) : QString());
    case Rule::Owed: return Explain::tr("%1 speaks: was asked and still owes an answer.").arg(winner);
    case Rule::Courtesy: return courtesySentence(decision, names);
    case Rule::Second: return secondSentence(decision, names);
    case Rule::OnlyCandidate: return Explain::tr("%1 speaks: there is nobody else to ask.").arg(winner);
    case Rule::Cued: return Explain::tr("%1 speaks: cued.").arg(winner);
    case Rule::Nobody: return nobodySentence(decision, names);
    case Rule::Superseded:
        return Explain::tr("Nobody speaks yet: something newer came before the vote was over.");
    case Rule::Stopped: return Explain::tr("Nobody speaks: you stopped the vote.");
    }
    return {};
}

QString missingSentence(model::Cause cause, const QStringList &names)
{
    if (cause == model::Cause::Early)
        return Explain::tr("Not waited for, as no vote could have changed the outcome: %1.")
            .arg(listed(names));
    if (cause == model::Cause::NotNamed)
        return Explain::tr("Not asked, as they speak only when named: %1.").arg(listed(names));
    if (cause == model::Cause::Mask)
        return Explain::tr("Not asked, as they may not follow the last speaker: %1.").arg(listed(names));
    if (cause == model::Cause::CoolDown)
        return Explain::tr("Not asked, as they have only just spoken: %1.").arg(listed(names));
    if (names.size() == 1)
        return Explain::tr("%1's vote is missing: %2.").arg(names.first(), causeText(cause));
    return Explain::tr("Votes are missing from %1: %2.").arg(listed(names), causeText(cause));
}

/// One sentence for each cause, in the order in which the causes first come.
QStringList missingSentences(const Decision &decision, const Names &names)
{
    const bool isOfVotes = model::isOfVotes(decision); // else the rule says why nobody was waited for
    QList<std::pair<model::Cause, QStringList>> byCause;
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
        return Explain::tr("With %1 at %2, nobody would have spoken.").arg(who, number);
    if (flip.winner == flip.companion)
        return Explain::tr("At %1, %2 would have spoken.").arg(number, who);
    return Explain::tr("With %1 at %2, %3 would have spoken.").arg(who, number, names.of(*flip.winner));
}

QString stateFlip(const model::Flip &flip, const Names &names)
{
    const QString who = names.of(flip.companion);
    const QString state = voteStateText(std::get<model::VoteState>(flip.to));
    if (!flip.winner)
        return Explain::tr("If %1 had voted “%2”, nobody would have spoken.").arg(who, state);
    if (flip.winner == flip.companion)
        return Explain::tr("With the vote “%1”, %2 would have spoken.").arg(state, who);
    return Explain::tr("If %1 had voted “%2”, %3 would have spoken.").arg(who, state, names.of(*flip.winner));
}

QString selectedFlip(const model::Flip &flip, const Names &names)
{
    const QString who = names.of(flip.companion);
    const bool asked = std::get<bool>(flip.to);
    if (asked && flip.winner == flip.companion)
        return Explain::tr("If asked to answer, %1 would have spoken.").arg(who);
    if (asked && !flip.winner)
        return Explain::tr("If %1 had been asked to answer, nobody would have spoken.").arg(who);
    if (asked)
        return Explain::tr("If %1 had been asked to answer, %2 would have spoken.")
            .arg(who, names.of(*flip.winner));
    if (!flip.winner)
        return Explain::tr("If %1 had not been asked to answer, nobody would have spoken.").arg(who);
    return Explain::tr("If %1 had not been asked to answer, %2 would have spoken.")
        .arg(who, names.of(*flip.winner));
}

} // namespace

bool endsTheRoom(const Decision &decision, const model::PolicySettings &policy)
{
    const bool byVotes = decision.rule == Rule::Selected || decision.rule == Rule::Speak ||
                         decision.rule == Rule::Courtesy || decision.rule == Rule::Second;
    return policy.terminalEndsRoom && byVotes && decision.winner &&
           candidateOf(decision, decision.winner).closing == model::Closing::Terminal;
}

QString decisionSentence(const Decision &decision, const Names &names, const model::PolicySettings &policy)
{
    QString text = outcomeSentence(decision, names, policy);
    if (decision.idle)
        text = Explain::tr("%1 %2", "sentences").arg(Explain::tr("It had been quiet for a while."), text);
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
