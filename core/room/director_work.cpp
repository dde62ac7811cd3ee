// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/base/match.h"

#include <algorithm>

// What the Director does when the floor has spoken: ask for votes, run turns, stop them.
namespace studio::room {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using base::TurnId;
using model::FloorOutput;
using model::FloorSaid;
using model::Message;
using model::MessagePosted;

namespace {

const auto kStudio = u"studio"_s;

bool witnesses(const ParticipantId &companion, const Message &message)
{
    return !message.whisper || message.from == companion || message.to.contains(companion);
}

} // namespace

void Director::perform(const FloorOutput &line, const std::optional<TurnId> &aborted)
{
    const auto say = [this, &line](const std::optional<TurnId> &turn = {}) {
        publish(FloorSaid{line, turn, {}}, kStudio);
    };
    std::visit(base::Match{
                   [this, &line](const model::AskVotes &ask) {
                       publish(FloorSaid{line, {}, revisionsOf(ask.voters)}, kStudio);
                       askVotes(ask);
                   },
                   [this, &line](const model::Decision &decision) {
                       m_decision = decision;
                       publish(model::Decided{line.t, decision}, kStudio);
                   },
                   [this, &say](const model::StartTurn &start) {
                       const TurnId id(m_house.ids.next());
                       m_turn = RunningTurn{.id = id, .start = start};
                       say(id);
                       m_clock.callAt(start.at, this, [this, id] { beginTurn(id); });
                   },
                   [&say, &aborted](const model::AbortTurn &) { say(aborted); },
                   [this, &say](const model::Rest &rest) {
                       m_rest = rest;
                       say();
                   },
                   // dropAnsweredVotes() looks at the floor itself; the others are only told.
                   [&say](const auto &) { say(); },
               },
               line.kind);
}

QMap<ParticipantId, int> Director::revisionsOf(const QList<ParticipantId> &companions) const
{
    QMap<ParticipantId, int> revisions;
    for (const ParticipantId &id : companions) {
        if (const int revision = m_house.cast.persona(id).revision; revision > 0)
            revisions.insert(id, revision);
    }
    return revisions;
}

llm::Present Director::present(const ParticipantId &id) const
{
    for (const model::Identity &identity : m_room.identities) {
        if (identity.id == id && !identity.name.isEmpty())
            return {id, identity.name, {}};
    }
    return m_house.cast.present(id);
}

agent::Scene Director::sceneFor(const ParticipantId &companion) const
{
    agent::Scene scene;
    scene.persona = m_house.cast.persona(companion);
    for (const Message &message : m_context) {
        if (witnesses(companion, message))
            scene.witnessed.append(message);
    }
    QList<ParticipantId> here = m_room.roster;
    for (const Message &message : scene.witnessed) {
        if (!here.contains(message.from))
            here.append(message.from);
    }
    for (const ParticipantId &id : std::as_const(here))
        scene.present.append(present(id));
    if (const turn::Member *member = m_floor.member(companion))
        scene.stage = member->stage();
    scene.companionTurns = m_floor.companionTurns;
    scene.seed = m_room.policy.seed;
    scene.setting = m_room.scene;
    return scene;
}

void Director::askVotes(const model::AskVotes &ask)
{
    for (const ParticipantId &voter : ask.voters) {
        cancelVote(m_votes.take(voter)); // of the round that this one supersedes
        agent::VoteCall *call = m_house.agent.vote(sceneFor(voter), this);
        m_votes.insert(voter, call);
        connect(call, &agent::VoteCall::voted, this,
                [this](const model::RawState &state) { tell(model::Voted{state}, kStudio); });
        connect(call, &agent::VoteCall::failed, this, [this, voter, id = ask.messageId](model::Cause cause) {
            tell(model::VoteFailed{id, voter, cause}, kStudio);
        });
    }
}

void Director::cancelVote(const QPointer<agent::VoteCall> &call)
{
    if (!call)
        return;
    call->disconnect(this);
    call->cancel();
}

// Cancels the calls whose answer nobody waits for any more: decided, aborted, late, left, muted.
void Director::dropAnsweredVotes()
{
    const auto isAwaited = [this](const ParticipantId &voter) {
        return m_floor.round && std::any_of(m_floor.round->ballots.cbegin(), m_floor.round->ballots.cend(),
                                            [&voter](const turn::Ballot &ballot) {
                                                return ballot.contender.candidate.id == voter && !ballot.over;
                                            });
    };
    for (auto it = m_votes.begin(); it != m_votes.end();) {
        if (isAwaited(it.key())) {
            ++it;
            continue;
        }
        cancelVote(it.value());
        it = m_votes.erase(it);
    }
}

// The gap is over; unless the turn was taken back meanwhile, its companion speaks.
void Director::beginTurn(const TurnId &turn)
{
    if (!m_turn || m_turn->id != turn)
        return;
    const agent::Scene scene = sceneFor(m_turn->start.companion);
    m_turn->personaRevision = scene.persona.revision;
    m_turn->call = m_house.agent.speak(scene, this);
    connect(m_turn->call, &agent::TurnCall::event, this, &Director::turnEvent);
    connect(m_turn->call, &agent::TurnCall::over, this, &Director::turnOver);
}

void Director::turnEvent(const model::TurnEventKind &kind)
{
    const qint64 number = m_turn->events++;
    publish(model::TurnEvent{.turn = m_turn->id,
                             .companion = m_turn->start.companion,
                             .number = number,
                             .kind = kind,
                             .personaRevision = number == 0 ? m_turn->personaRevision : 0},
            kStudio);
}

void Director::turnOver(model::TurnOver result)
{
    result.from = m_turn->start.companion;
    if (result.said) {
        result.said->id = base::MessageId(m_house.ids.next());
        result.said->from = result.from;
    }
    // The turn stays known until its end is logged: the message names it.
    const TurnId ended = m_turn->id;
    m_turn->call->disconnect(this);
    tell(result, kStudio);
    if (m_turn && m_turn->id == ended)
        m_turn.reset();
}

// What had been said is kept as interrupted; for the floor it does not exist.
void Director::cutTurn(model::Cause cause)
{
    const QPointer<agent::TurnCall> call = m_turn->call;
    if (call) {
        disconnect(call, &agent::TurnCall::over, this, nullptr);
        call->cancel();
        call->disconnect(this);
    }
    const QString said = call ? call->saidSoFar() : QString();
    if (!said.trimmed().isEmpty()) {
        Message message;
        message.id = base::MessageId(m_house.ids.next());
        message.from = m_turn->start.companion;
        message.text = said;
        message.heardUntil = said.size();
        const MessagePosted posted{.message = message,
                                   .way = MessagePosted::Way::Interrupted,
                                   .parent = m_lastMessage,
                                   .turn = m_turn->id,
                                   .personaRevision = m_turn->personaRevision,
                                   .cause = cause};
        heard(message);
        publish(posted, kStudio);
    }
    m_turn.reset();
}

} // namespace studio::room
