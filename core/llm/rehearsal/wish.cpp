// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/wish.h"

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/vote.h"
#include "core/model/participants.h"

#include <algorithm>

namespace studio::llm::rehearsal {

using base::ParticipantId;

namespace {

constexpr int kWaitsFrom = 7;   // importance: worth waiting for the level
constexpr int kCertainFrom = 9; // importance: no need to see what the others do

/// The number of main messages after which no companion goes on unasked. The same for all, since none of them
/// decides it alone.
int courseOf(const Situation &seen)
{
    if (seen.userIntents.testFlag(Intent::Thanks))
        return 1;
    if (seen.userIntents.testFlag(Intent::AreYouAnAi))
        return 2;
    if (seen.userIntents.testFlag(Intent::Sorrow))
        return 3;
    constexpr int kShortest = 9;
    return kShortest + static_cast<int>(Dice(kShortest).with(seen.lastUser.text).below(4));
}

/// The companions that may take the floor after the message at hand, longest silent first.
QList<ParticipantId> heirs(const Brief &talk, const Situation &seen)
{
    const auto mayHaveIt = [&](const ParticipantId &id) {
        const auto one = std::find_if(seen.neighbours.begin(), seen.neighbours.end(),
                                      [&id](const Neighbour &neighbour) { return neighbour.id == id; });
        return id == talk.persona.id || (one != seen.neighbours.end() && !one->excludedByUser);
    };
    // 0: none; newer is greater
    const auto lastWord = [&talk](const ParticipantId &id) {
        const auto newest = std::find_if(talk.witnessed.crbegin(), talk.witnessed.crend(),
                                         [&id](const model::Message &message) { return message.from == id; });
        return talk.witnessed.crend() - newest;
    };
    QList<ParticipantId> waiting;
    for (const Present &present : talk.present)
        if (present.id != seen.last.from && !model::isUser(present.id) && mayHaveIt(present.id))
            waiting.append(present.id);
    std::stable_sort(waiting.begin(), waiting.end(), [&](const ParticipantId &a, const ParticipantId &b) {
        return lastWord(a) < lastWord(b);
    });
    return waiting;
}

/// Usually the companion who has been silent longest, sometimes the next; all roll the same die.
bool isHeir(const Brief &talk, const Situation &seen)
{
    const QList<ParticipantId> waiting = heirs(talk, seen);
    if (waiting.isEmpty())
        return false;
    const bool newcomers = talk.companionTurns < waiting.size();
    Dice dice = Dice(talk.companionTurns).with(seen.last.text);
    const bool second = !newcomers && waiting.size() > 1 && dice.chance(0.3);
    return waiting[second ? 1 : 0] == talk.persona.id;
}

Wish wordOrSign(bool wantsWord, bool heir, const Wish &wish)
{
    Wish made = wish;
    made.kind = wantsWord ? Wish::Kind::Main : Wish::Kind::Backchannel;
    made.certain = heir || wish.eagerness >= kCertainFrom;
    made.patient = heir || wish.eagerness >= kWaitsFrom;
    return made;
}

} // namespace

Wish wishFor(const Brief &talk, const Situation &seen)
{
    const Vote vote = rehearseVote(talk);
    Wish wish{.kind = Wish::Kind::Silence, .eagerness = vote.importance};
    const bool cued = talk.resource && talk.resource->why == model::Wake::Why::Cued;
    if (cued)
        return wordOrSign(true, true, wish);
    const bool unwanted = seen.excludedByUser || seen.named == Named::Excluded || seen.excused;
    if (talk.witnessed.isEmpty() || seen.fromSelf || (unwanted && !seen.asked))
        return wish;
    if (seen.asked)
        return wordOrSign(true, true, wish);
    if (seen.userIntents.testFlag(Intent::Goodbye)) // it goes once around the table
        return seen.ownSinceUser == 0 ? wordOrSign(true, !seen.fromUser, wish) : wish;
    if (seen.somebodyElseAsked)
        return wordOrSign(false, false, wish);
    if (seen.fromUser) {
        Wish word = wordOrSign(true, false, wish);
        word.patient = true; // otherwise nobody might answer
        return word;
    }
    if (talk.companionTurns >= courseOf(seen))
        return wordOrSign(false, false, wish);
    const bool heir = isHeir(talk, seen);
    return wordOrSign(heir || vote.state == model::VoteState::Speak, heir, wish);
}

} // namespace studio::llm::rehearsal
