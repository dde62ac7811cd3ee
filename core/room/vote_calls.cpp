// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/vote_calls.h"

#include "core/model/participants.h"
#include "core/room/origin.h"
#include "core/room/vote_notes.h"

#include <algorithm>

namespace studio::room {

using base::ParticipantId;

VoteCalls::VoteCalls(Ground &ground, agent::Agent &agent, const SceneBuilder &scenes, Waits &waits,
                     const base::Clock &clock)
    : m_ground(ground)
    , m_agent(agent)
    , m_scenes(scenes)
    , m_waits(waits)
    , m_clock(clock)
    , m_choice(agent, waits)
{
    connect(&m_choice, &SpeakerChoice::chose, this,
            [this](const base::MessageId &message, const std::optional<ParticipantId> &choice) {
                const model::LooseValue chosen = choice ? model::LooseValue(choice->value()) : model::Null();
                m_ground.tick();
                m_ground.advance(
                    {.input = {m_ground.clock().now(), model::Directed{message, chosen}}, .policy = {}},
                    kStudio);
            });
    connect(&m_choice, &SpeakerChoice::failed, this,
            [this](const base::MessageId &, const model::CallTrouble &trouble) { missDirector(trouble); });
}

VoteCalls::~VoteCalls()
{
    m_choice.drop();
    for (const auto &call : std::as_const(m_calls)) {
        if (call)
            call->cancel();
    }
}

void VoteCalls::ask(const ParticipantId &voter, const base::MessageId &message)
{
    cancel(m_calls.take(voter));
    agent::VoteCall *call = m_agent.vote(m_scenes.sceneFor(voter), this);
    m_calls.insert(voter, call);
    m_waits.follow(call, voter);
    if (call->lore())
        m_ground.publish(*call->lore(), kStudio);
    connectCall(call, voter, message);
}

void VoteCalls::connectCall(agent::VoteCall *call, const ParticipantId &voter, const base::MessageId &message)
{
    connect(call, &agent::VoteCall::waiting, this,
            [this, voter](const llm::ModelWait &wait) { skipIfTooLate(voter, wait); });
    connect(call, &agent::VoteCall::voted, this,
            [this](const model::RawState &state, const model::VoteManner &manner) {
                m_ground.tellOfVote({.input = {{}, model::Voted{state}}, .policy = {}, .manner = manner},
                                    kStudio);
            });
    connect(call, &agent::VoteCall::failed, this,
            [this, voter, message](model::Cause cause, const model::CallTrouble &trouble) {
                const model::VoteFailed failed{message, voter, missingFor(cause)};
                m_ground.tellOfVote({.input = {{}, failed}, .policy = {}, .trouble = trouble}, kStudio);
            });
}

void VoteCalls::askDirector(const model::AskDirector &ask)
{
    m_choice.ask(m_scenes.directionFor(ask), ask.messageId);
}

bool VoteCalls::isDirectorAsked() const
{
    const std::optional<turn::Round> &round = m_ground.floor().round;
    return round && round->directorDeadline && m_choice.isAsked(round->message.id);
}

qint64 VoteCalls::skip(const ParticipantId &voter, const model::Origin &origin)
{
    if (voter == model::directorId() && isDirectorAsked()) {
        const std::optional<llm::ModelWait> wait = m_choice.wait();
        return missDirector(wait ? wait->trouble : model::CallTrouble{.cause = model::Cause::NoAnswer});
    }
    const std::optional<turn::Round> &round = m_ground.floor().round;
    const QPointer<agent::VoteCall> call = m_calls.value(voter);
    if (!round || !call)
        return 0;
    const std::optional<llm::ModelWait> wait = m_waits.of(call);
    const model::VoteFailed skipped{round->message.id, voter,
                                    wait ? missingFor(wait->trouble.cause) : model::Cause::NoAnswer};
    model::FloorTold told{.input = {{}, skipped}, .policy = {}};
    if (wait)
        told.trouble = wait->trouble;
    return m_ground.tellOfVote(told, origin); // this drops the call
}

// The floor continues without a choice: the longest silent candidate speaks (turn-taking §11).
qint64 VoteCalls::missDirector(const model::CallTrouble &trouble)
{
    const std::optional<turn::Round> &round = m_ground.floor().round;
    if (!round)
        return 0;
    const model::DirectorFailed failed{round->message.id, missingFor(trouble.cause)};
    return m_ground.tellOfVote({.input = {{}, failed}, .policy = {}, .trouble = trouble}, kStudio);
}

// A call that would be retried only after the deadline counts as missing now: nobody should watch seconds
// pass in vain.
void VoteCalls::skipIfTooLate(const ParticipantId &voter, const llm::ModelWait &wait)
{
    const std::optional<turn::Round> &round = m_ground.floor().round;
    if (!round || wait.at < base::Millis(0))
        return;
    const base::Millis at = m_ground.clock().now() + (wait.at - m_clock.steadyNow());
    const bool isTooLate =
        std::any_of(round->ballots.cbegin(), round->ballots.cend(), [&voter, at](const turn::Ballot &ballot) {
            return ballot.contender.candidate.id == voter && !ballot.over && at >= ballot.deadline;
        });
    if (isTooLate)
        skip(voter, kStudio);
}

void VoteCalls::cancel(const QPointer<agent::VoteCall> &call)
{
    if (!call)
        return;
    m_waits.drop(call);
    call->disconnect(this);
    call->cancel();
}

void VoteCalls::dropAnswered()
{
    const auto isAwaited = [this](const ParticipantId &voter) {
        const std::optional<turn::Round> &round = m_ground.floor().round;
        return round && std::any_of(round->ballots.cbegin(), round->ballots.cend(),
                                    [&voter](const turn::Ballot &ballot) {
                                        return ballot.contender.candidate.id == voter && !ballot.over;
                                    });
    };
    for (auto it = m_calls.begin(); it != m_calls.end();) {
        if (isAwaited(it.key())) {
            ++it;
            continue;
        }
        if (const std::optional<llm::ModelWait> wait = m_waits.of(it.value()))
            Q_EMIT gaveUp(it.key(), wait->trouble);
        cancel(it.value());
        it = m_calls.erase(it);
    }
    if (!isDirectorAsked())
        m_choice.drop();
}

} // namespace studio::room
