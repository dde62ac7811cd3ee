// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/election.h"

#include <algorithm>

namespace studio::turn {

using base::ParticipantId;
using model::Candidate;
using model::Cause;
using model::Flip;
using model::Rule;
using model::VoteState;

namespace {

// Whether `a` goes before `b` among those who win by the same rule; the earlier in the roster stays on
// equality.
bool beats(const Contender &a, const Contender &b)
{
    if (a.candidate.importance != b.candidate.importance)
        return a.candidate.importance > b.candidate.importance;
    return a.lastSpoke < b.lastSpoke;
}

template<class Test>
const Contender *best(const QList<Contender> &contenders, Test takesPart)
{
    const Contender *leader = nullptr;
    for (const Contender &contender : contenders) {
        if (takesPart(contender.candidate) && (!leader || beats(contender, *leader)))
            leader = &contender;
    }
    return leader;
}

QList<Contender> without(const QList<Contender> &contenders, const ParticipantId &id)
{
    QList<Contender> rest = contenders;
    rest.removeIf([&id](const Contender &contender) { return contender.candidate.id == id; });
    return rest;
}

// Tries changes of single votes, in the order of preference, and stops at the first that changes the outcome.
class FlipSearch
{
public:
    FlipSearch(const QList<Contender> &contenders, const std::optional<ParticipantId> &only)
        : m_contenders(contenders)
        , m_only(only)
        , m_winner(elect(contenders).winnerId())
    {
    }

    std::optional<Flip> run()
    {
        for (int distance = 1; distance <= 10; ++distance) {
            for (qsizetype i = 0; i < m_contenders.size(); ++i) {
                const int importance = m_contenders[i].candidate.importance;
                for (const int changed : {importance - distance, importance + distance}) {
                    if (changed >= 0 && changed <= 10 &&
                        tries(i, Flip::Field::Importance, importance, changed))
                        return m_flip;
                }
            }
        }
        for (qsizetype i = 0; i < m_contenders.size(); ++i) {
            const VoteState state = m_contenders[i].candidate.state;
            const VoteState changed = state == VoteState::Speak ? VoteState::Listen : VoteState::Speak;
            if (tries(i, Flip::Field::State, state, changed))
                return m_flip;
        }
        for (qsizetype i = 0; i < m_contenders.size(); ++i) {
            const bool selected = m_contenders[i].candidate.selected;
            if (tries(i, Flip::Field::Selected, selected, !selected))
                return m_flip;
        }
        return std::nullopt;
    }

private:
    bool tries(qsizetype i, Flip::Field field, const Flip::Value &from, const Flip::Value &to)
    {
        const Candidate &voter = m_contenders[i].candidate;
        if (voter.cause || (m_only && voter.id != *m_only)) // a missing vote has no field to change
            return false;
        QList<Contender> changed = m_contenders;
        Candidate &candidate = changed[i].candidate;
        switch (field) {
        case Flip::Field::Importance: candidate.importance = std::get<int>(to); break;
        case Flip::Field::State: candidate.state = std::get<VoteState>(to); break;
        case Flip::Field::Selected: candidate.selected = std::get<bool>(to); break;
        }
        const std::optional<ParticipantId> winner = elect(changed).winnerId();
        if (winner == m_winner)
            return false;
        m_flip = Flip{voter.id, field, from, to, winner};
        return true;
    }

    const QList<Contender> &m_contenders;
    const std::optional<ParticipantId> &m_only;
    std::optional<ParticipantId> m_winner;
    Flip m_flip;
};

// The vote could not be had, which says nothing against a speech.
bool isTrouble(Cause cause) { return model::isOfCall(cause) && cause != Cause::Busy; }

const Contender *speakerWithoutVotes(const QList<Contender> &contenders, const WithoutVotes &withoutVotes)
{
    const auto voted = [](const Contender &contender) { return !contender.candidate.cause; };
    if (!withoutVotes.speaks || std::any_of(contenders.cbegin(), contenders.cend(), voted))
        return nullptr;
    const auto maySpeak = [&withoutVotes](const Candidate &candidate) {
        return isTrouble(*candidate.cause) && !withoutVotes.unable.contains(candidate.id);
    };
    for (const ParticipantId &named : withoutVotes.named) {
        const auto isIt = [&](const Candidate &one) { return one.id == named && maySpeak(one); };
        if (const Contender *speaker = best(contenders, isIt))
            return speaker;
    }
    return best(contenders, maySpeak);
}

} // namespace

Lead elect(const QList<Contender> &contenders, const WithoutVotes &withoutVotes)
{
    const auto isSelected = [](const Candidate &candidate) { return candidate.selected; };
    if (const Contender *leader = best(contenders, isSelected))
        return {Rule::Selected, leader};
    const auto wantsToSpeak = [](const Candidate &candidate) { return candidate.state == VoteState::Speak; };
    if (const Contender *leader = best(contenders, wantsToSpeak))
        return {Rule::Speak, leader};
    if (const Contender *speaker = speakerWithoutVotes(contenders, withoutVotes))
        return {Rule::NoVotes, speaker};
    return {};
}

model::Decision decide(const base::MessageId &message, const QList<Contender> &contenders,
                       const WithoutVotes &withoutVotes)
{
    model::Decision decision;
    decision.messageId = message;
    for (const Contender &contender : contenders)
        decision.candidates.append(contender.candidate);

    const Lead first = elect(contenders, withoutVotes);
    decision.rule = first.rule;
    decision.winner = first.winnerId();
    if (first.rule == Rule::NoVotes)
        return decision; // nobody voted: nobody was second, and no vote has a field to change
    if (first.winner) {
        const QList<Contender> others = without(contenders, first.winner->candidate.id);
        const Lead second = elect(others);
        decision.runnerUp = second.winnerId();
        if (second.winner && second.rule == first.rule)
            decision.margin = first.winner->candidate.importance - second.winner->candidate.importance;
    }
    decision.flip = smallestFlip(contenders);
    return decision;
}

std::optional<Flip> smallestFlip(const QList<Contender> &contenders, const std::optional<ParticipantId> &only)
{
    return FlipSearch(contenders, only).run();
}

} // namespace studio::turn
