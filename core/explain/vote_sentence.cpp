// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/vote_sentence.h"

#include "core/explain/candidate_of.h"
#include "core/explain/ties.h"
#include "core/explain/told_in.h"

#include <algorithm>

using studio::model::Candidate;
using studio::model::Cause;
using studio::model::Decision;
using studio::model::DecisionFacts;

namespace studio::explain {
namespace {

/// The parts of a sentence about a winner and the runner-up.
struct Pair
{
    Candidate winner;
    Candidate second;
    QString name;
    QString importance;
    QString secondName;
    QString secondImportance;

    Pair(const Decision &decision, const Names &names)
        : winner(candidateOf(decision, decision.winner))
        , second(candidateOf(decision, decision.runnerUp))
        , name(names.of(winner.id))
        , importance(QString::number(winner.importance))
        , secondName(names.of(second.id))
        , secondImportance(QString::number(second.importance))
    {
    }
};

/// A tie of `all` companions, %1 among them, at %2.
QString bigTieSentence(TieBreak why, bool called, int all)
{
    switch (why) {
    case TieBreak::Silence: //: %n companions, %1 among them
        return called ? Explain::tr("%1 speaks: %n called on tie at %2, and %1 was silent longest.", nullptr,
                                    all)
                      : Explain::tr("%1 speaks: %n tie at %2, and %1 was silent longest.", nullptr, all);
    case TieBreak::Order: //: %n companions, %1 among them
        return called ? Explain::tr("%1 speaks: %n called on tie at %2, and %1 comes first in the room.",
                                    nullptr, all)
                      : Explain::tr("%1 speaks: %n tie at %2, and %1 comes first in the room.", nullptr, all);
    case TieBreak::Unknown: break;
    }
    return called ? Explain::tr(
                        "%1 speaks: %n called on tie at %2. Longer silence wins, then the order of the room.",
                        nullptr, all)
                  : Explain::tr("%1 speaks: %n tie at %2. Longer silence wins, then the order of the room.",
                                nullptr, all);
}

/// Winner and runner-up have the same importance. Those who are called on tie among themselves.
QString tieSentence(const Decision &decision, const Pair &pair, const DecisionFacts &facts)
{
    const bool called = pair.winner.selected;
    const QList<base::ParticipantId> tied = tiedWithWinner(decision);
    const TieBreak why = tieBreak(decision, tied, facts);
    if (tied.size() == 1) {
        QString text;
        switch (why) {
        case TieBreak::Silence:
            text = called ? Explain::tr("%1 speaks: called on, tied with %2 at %3, but silent longer.")
                          : Explain::tr("%1 speaks: tied with %2 at %3, but silent longer.");
            break;
        case TieBreak::Order:
            text = called ? Explain::tr("%1 speaks: called on, tied with %2 at %3, but earlier in the room.")
                          : Explain::tr("%1 speaks: tied with %2 at %3, but earlier in the room.");
            break;
        case TieBreak::Unknown:
            text =
                called
                    ? Explain::tr(
                          "%1 speaks: called on, tied with %2 at %3. Longer silence wins, then the order "
                          "of the room.")
                    : Explain::tr(
                          "%1 speaks: tied with %2 at %3. Longer silence wins, then the order of the room.");
            break;
        }
        return text.arg(pair.name, pair.secondName, pair.importance);
    }
    return bigTieSentence(why, called, int(tied.size()) + 1).arg(pair.name, pair.importance);
}

/// Those who were asked, or could have been.
QList<Candidate> fieldOf(const Decision &decision)
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

} // namespace

QString selectedSentence(const Decision &decision, const Names &names, const DecisionFacts &facts)
{
    const Pair pair(decision, names);
    const bool isAgainst =
        decision.runnerUp && (pair.second.selected || pair.second.importance > pair.winner.importance);
    if (!isAgainst)
        return Explain::tr("%1 speaks: called on, importance %2.").arg(pair.name, pair.importance);
    if (!pair.second.selected)
        return Explain::tr("%1 speaks: called on, so ahead of %2’s %3.")
            .arg(pair.name, pair.secondName, pair.secondImportance);
    if (pair.second.importance == pair.winner.importance)
        return tieSentence(decision, pair, facts);
    const auto selected = std::count_if(decision.candidates.begin(), decision.candidates.end(),
                                        [](const Candidate &one) { return one.selected; });
    if (selected > 2)
        return Explain::tr("%1 speaks: %n were called on, %2 is the highest.", nullptr, int(selected))
            .arg(pair.name, pair.importance);
    return Explain::tr("%1 speaks: two were called on, %2 beats %3’s %4.")
        .arg(pair.name, pair.importance, pair.secondName, pair.secondImportance);
}

QString speakSentence(const Decision &decision, const Names &names, const DecisionFacts &facts)
{
    const Pair pair(decision, names);
    if (!decision.runnerUp)
        return Explain::tr("%1 speaks: the only one who wants to (%2).").arg(pair.name, pair.importance);
    if (pair.second.importance == pair.winner.importance)
        return tieSentence(decision, pair, facts);
    return Explain::tr("%1 speaks: %2 beats %3’s %4.")
        .arg(pair.name, pair.importance, pair.secondName, pair.secondImportance);
}

QString courtesySentence(const Decision &decision, const Names &names)
{
    const Pair pair(decision, names);
    //: %1 a name, %2 the importance of the vote
    return Explain::tr("Nobody wanted to, so %1 answers you (%2).").arg(pair.name, pair.importance);
}

QString secondSentence(const Decision &decision, const Names &names)
{
    const QString winner = names.of(decision.winner.value_or(base::ParticipantId()));
    QStringList silent;
    QStringList failed;
    for (const Candidate &one : decision.candidates) {
        if (one.cause == Cause::Passed)
            silent.append(names.of(one.id));
        if (one.cause == Cause::Failed)
            failed.append(names.of(one.id));
    }
    if (failed.isEmpty())
        return Explain::tr("%1 speaks instead: %2 passed.").arg(winner, together(silent));
    return Explain::tr("%1 speaks instead: the turn of %2 failed.").arg(winner, together(failed));
}

QString noVotesSentence(const Decision &decision, const Names &names, const DecisionFacts &facts)
{
    const base::ParticipantId id = decision.winner.value_or(base::ParticipantId());
    const QString winner = names.of(id);
    if ((facts.to && facts.to->contains(id)) || (facts.named && facts.named->contains(id)))
        return Explain::tr("No votes came in. %1 speaks: asked by name.").arg(winner);
    if (facts.to && facts.named)
        return Explain::tr("No votes came in. %1 speaks: silent longest.").arg(winner);
    return Explain::tr("No votes came in. %1 speaks: asked by name, or silent longest.").arg(winner);
}

std::optional<Cause> causeOfNobody(const Decision &decision)
{
    const QList<Candidate> &all = decision.candidates;
    const auto isOf = [&all](auto matches) { return std::all_of(all.begin(), all.end(), matches); };
    if (all.isEmpty())
        return {};
    for (const Cause cause : {Cause::NotNamed, Cause::Mask, Cause::Left}) {
        const bool isAll = isOf([cause](const Candidate &one) {
            return one.cause == cause || (cause == Cause::Left && one.cause == Cause::Muted);
        });
        if (isAll)
            return cause;
    }
    return {};
}

QString nobodySentence(const Decision &decision, const Names &names, const DecisionFacts &facts)
{
    const QList<Candidate> all = fieldOf(decision);
    const auto voted = std::count_if(all.begin(), all.end(), [](const Candidate &one) { return !one.cause; });
    // In a vote nobody is left unasked.
    if (std::any_of(all.begin(), all.end(),
                    [](const Candidate &one) { return one.cause == Cause::NotAsked; }))
        return Explain::tr("Nobody speaks: the director chose nobody.");
    const std::optional<Cause> cause = causeOfNobody(decision);
    if (cause == Cause::NotNamed)
        return Explain::tr("Nobody speaks: they speak only when named.");
    if (cause == Cause::Mask && facts.author)
        return Explain::tr("Nobody speaks: nobody may follow %1.").arg(names.of(*facts.author));
    if (cause == Cause::Mask)
        return Explain::tr("Nobody speaks: nobody may follow the last speaker.");
    if (cause == Cause::Left)
        return Explain::tr("Nobody speaks: everyone left or was muted.");
    if (all.isEmpty())
        return Explain::tr("Nobody speaks: nobody was asked.");
    if (voted == 0)
        return Explain::tr("Nobody speaks: no votes came in.");
    if (isMostlyQuiet(all))
        return Explain::tr("Nobody speaks: you asked for quiet.");
    if (voted < all.size())
        return Explain::tr("Nobody speaks: everyone who voted would rather listen.");
    if (voted == 1)
        return Explain::tr("Nobody speaks: %1 would rather listen.").arg(names.of(all.first().id));
    return Explain::tr("Nobody speaks: everyone would rather listen.");
}

} // namespace studio::explain
