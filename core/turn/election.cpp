// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/election.h"

#include <algorithm>
#include <utility>

namespace studio::turn {

using base::ParticipantId;
using model::Candidate;
using model::Cause;
using model::Flip;
using model::Rule;
using model::VoteState;

namespace {

// Whether `a` beats `b` when both win by the same rule; on a tie, the earlier in the roster stays first.
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

Poll without(Poll poll, const ParticipantId &id)
{
    poll.contenders.removeIf([&id](const Contender &contender) { return contender.candidate.id == id; });
    return poll;
}

// The same round, without the rule that a candidate may speak without a vote.
Poll ofVotesAlone(Poll poll)
{
    poll.terms.speaksWithoutVotes = false;
    return poll;
}

// Tries changes of single votes, in order of preference, and stops at the first that changes the outcome.
class FlipSearch
{
public:
    FlipSearch(Poll poll, const std::optional<ParticipantId> &only)
        : m_poll(std::move(poll))
        , m_only(only)
        , m_winner(elect(m_poll).winnerId())
    {
    }

    std::optional<Flip> run()
    {
        const QList<Contender> &contenders = m_poll.contenders;
        for (int distance = 1; distance <= 10; ++distance) {
            for (qsizetype i = 0; i < contenders.size(); ++i) {
                const int importance = contenders[i].candidate.importance;
                for (const int changed : {importance - distance, importance + distance}) {
                    if (changed >= 0 && changed <= 10 &&
                        tries(i, Flip::Field::Importance, importance, changed))
                        return m_flip;
                }
            }
        }
        for (qsizetype i = 0; i < contenders.size(); ++i) {
            const VoteState state = contenders[i].candidate.state;
            const VoteState changed = state == VoteState::Speak ? VoteState::Listen : VoteState::Speak;
            if (tries(i, Flip::Field::State, state, changed))
                return m_flip;
        }
        for (qsizetype i = 0; i < contenders.size(); ++i) {
            const bool selected = contenders[i].candidate.selected;
            if (tries(i, Flip::Field::Selected, selected, !selected))
                return m_flip;
        }
        return std::nullopt;
    }

private:
    bool tries(qsizetype i, Flip::Field field, const Flip::Value &from, const Flip::Value &to)
    {
        const Candidate &voter = m_poll.contenders[i].candidate;
        if (voter.cause || (m_only && voter.id != *m_only)) // a missing vote has no field to change
            return false;
        Poll changed = m_poll;
        Candidate &candidate = changed.contenders[i].candidate;
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

    const Poll m_poll;
    const std::optional<ParticipantId> &m_only;
    std::optional<ParticipantId> m_winner;
    Flip m_flip;
};

// The vote failed for a technical reason, which says nothing against a speech.
bool isTrouble(Cause cause) { return model::isOfCall(cause) && cause != Cause::Busy; }

bool isVote(const Candidate &candidate) { return !candidate.cause; }

const Contender *speakerWithoutVotes(const Poll &poll)
{
    const auto voted = [](const Contender &contender) { return isVote(contender.candidate); };
    if (!poll.terms.speaksWithoutVotes ||
        std::any_of(poll.contenders.cbegin(), poll.contenders.cend(), voted))
        return nullptr;
    const auto maySpeak = [&poll](const Candidate &candidate) {
        const bool isMissed =
            isTrouble(*candidate.cause) || (poll.terms.earlyIsTrouble && candidate.cause == Cause::Early);
        return isMissed && !poll.terms.unable.contains(candidate.id);
    };
    for (const ParticipantId &named : poll.terms.named) {
        const auto isIt = [&](const Candidate &one) { return one.id == named && maySpeak(one); };
        if (const Contender *speaker = best(poll.contenders, isIt))
            return speaker;
    }
    return best(poll.contenders, maySpeak);
}

} // namespace

bool isHushed(const Poll &poll)
{
    if (!poll.terms.isOfUser)
        return false;
    qsizetype votes = 0;
    qsizetype quiet = 0;
    for (const Contender &contender : poll.contenders) {
        votes += isVote(contender.candidate);
        quiet += isVote(contender.candidate) && contender.candidate.quiet;
    }
    return 2 * quiet > votes;
}

// On a user's message, a candidate that asks for silence wins nothing. If most of them do, only a candidate
// that was asked to answer can win. Selected candidates are exempt, so that an early decision gives the same
// result as waiting would.
Lead elect(const Poll &poll)
{
    const bool hushed = isHushed(poll);
    const auto mayWin = [&](const Candidate &candidate) {
        if (poll.terms.isOfUser && candidate.quiet)
            return false;
        return !hushed || candidate.selected || poll.terms.to.contains(candidate.id);
    };
    const auto isSelected = [&](const Candidate &candidate) {
        return candidate.selected && mayWin(candidate);
    };
    if (const Contender *leader = best(poll.contenders, isSelected))
        return {Rule::Selected, leader};
    const auto wantsToSpeak = [&](const Candidate &candidate) {
        return candidate.state == VoteState::Speak && mayWin(candidate);
    };
    if (const Contender *leader = best(poll.contenders, wantsToSpeak))
        return {Rule::Speak, leader};
    const auto isPolite = [&](const Candidate &candidate) { return isVote(candidate) && mayWin(candidate); };
    if (const Contender *leader = best(poll.contenders, isPolite); leader && poll.terms.courtesy && !hushed)
        return {Rule::Courtesy, leader};
    if (const Contender *speaker = speakerWithoutVotes(poll))
        return {Rule::NoVotes, speaker};
    return {};
}

model::Decision decide(const base::MessageId &message, const Poll &poll)
{
    model::Decision decision;
    decision.messageId = message;
    for (const Contender &contender : poll.contenders)
        decision.candidates.append(contender.candidate);

    const Lead first = elect(poll);
    decision.rule = first.rule;
    decision.winner = first.winnerId();
    if (first.rule == Rule::NoVotes)
        return decision; // nobody voted: there is no runner-up, and no vote to change
    if (first.winner) {
        const Poll others = ofVotesAlone(without(poll, first.winner->candidate.id));
        const Lead second = elect(others);
        decision.runnerUp = second.winnerId();
        if (second.winner && second.rule == first.rule)
            decision.margin = first.winner->candidate.importance - second.winner->candidate.importance;
    }
    decision.flip = smallestFlip(poll);
    return decision;
}

std::optional<Flip> smallestFlip(const Poll &poll, const std::optional<ParticipantId> &only)
{
    return FlipSearch(ofVotesAlone(poll), only).run();
}

} // namespace studio::turn
