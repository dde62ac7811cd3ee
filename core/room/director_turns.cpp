// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/model/participants.h"
#include "core/room/origin.h"
#include "core/room/room_queries.h"
#include "core/room/tools/turn_tools.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

#include <utility>

// The turns that the Director runs: the one on the floor, and those of the companions that are awake.
namespace studio::room {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using base::TurnId;
using model::FloorOutput;
using model::Message;
using model::MessagePosted;

namespace {

// Without an event, and without being told that the call waits. Longer than one try of a call may take, so
// this is for what nobody has thought of.
constexpr base::Millis kPatience{660'000};

/// What the log keeps beside the end of the turn. Its event has the server's own words as a message.
model::CallTrouble troubleIn(const model::TurnError &error)
{
    constexpr qsizetype kLongestDetail = 500;
    return {.cause = wire::valueOf<model::Cause>(error.cause).value_or(model::Cause::NoAnswer),
            .advice = error.advice,
            .detail = error.message.left(kLongestDetail),
            .status = error.status};
}

TurnSelf selfIn(Director &director, const agent::Scene &scene)
{
    return {.director = director,
            .companion = scene.persona.id,
            .turn = scene.turn.value(),
            .present = scene.present,
            .buysSpeech = scene.resource.has_value(),
            .feeling = {},
            .allowedTools = scene.persona.allowedTools,
            .allowedGestures = scene.persona.allowedGestures};
}

} // namespace

bool Director::hasBegun() const
{
    const RunningTurn turn = m_floor.turn ? m_turns.value(m_floor.turn->companion) : RunningTurn();
    return turn.call || turn.unheard;
}

TurnId Director::announceTurn(const ParticipantId &companion, const FloorOutput &line)
{
    const TurnId id(m_house.ids.next());
    m_turns.insert(companion, RunningTurn{.id = id});
    publish(model::FloorSaid{line, id, {}}, kStudio);
    return id;
}

// The gap is over; unless the turn was taken back meanwhile, its companion speaks.
void Director::beginTurn(const ParticipantId &companion, const TurnId &turn)
{
    if (m_turns.value(companion).id != turn)
        return;
    if (!hasTurnsLeft())
        return refuseTurn(companion, turn);
    agent::Scene scene = sceneFor(companion);
    scene.cued = m_floor.turn && m_floor.turn->companion == companion && m_floor.turn->cued;
    scene.turn = turn;
    m_turns[companion].personaRevision = scene.persona.revision;
    m_summaries.turnBegan(companion);
    beginDelivery(scene.persona, turn);
    auto tools = std::make_unique<TurnTools>(selfIn(*this, scene), m_house.tools, m_house.memory);
    follow(companion, turn, m_house.agent.speak(scene, std::move(tools), this));
}

void Director::wake(const model::Wake &wake, const TurnId &turn)
{
    if (!hasTurnsLeft()) {
        m_clock.callAt(m_clock.now(), this, [this, who = wake.companion, turn] { refuseTurn(who, turn); });
        return;
    }
    const model::PolicySettings &policy = m_room.policy;
    agent::Scene scene = sceneFor(wake.companion);
    scene.resource =
        llm::ResourceFloor{.level = m_floor.level,
                           .tiers = policy.tiers,
                           .strictTiers = policy.strictTiers.value_or(model::isCompanion(wake.companion)),
                           .refuseRepeats = policy.refuseRepeats,
                           .refund = policy.refund,
                           .why = wake.why};
    scene.turn = turn;
    m_turns[wake.companion].personaRevision = scene.persona.revision;
    m_summaries.turnBegan(wake.companion);
    auto tools = std::make_unique<TurnTools>(selfIn(*this, scene), m_house.tools, m_house.memory);
    follow(wake.companion, turn, m_house.agent.wake(scene, std::move(tools), this));
}

void Director::follow(const ParticipantId &companion, const TurnId &turn, agent::TurnCall *call)
{
    m_turns[companion].call = call;
    m_waits.follow(call, companion);
    if (std::optional<model::LoreFound> lore = call->lore()) {
        lore->attempt = m_turns[companion].attempt;
        publish(*lore, kStudio);
    }
    connect(call, &agent::TurnCall::event, this,
            [this, companion, turn](const model::TurnEventKind &kind) { turnEvent(companion, turn, kind); });
    connect(call, &agent::TurnCall::over, this,
            [this, companion, turn](const model::TurnOver &result) { turnOver(companion, turn, result); });
    connect(call, &agent::TurnCall::summarized, this, &Director::keepSummary);
    connect(call, &agent::TurnCall::waiting, this, [this, companion] { expectNothing(companion); });
    connect(call, &agent::TurnCall::resumed, this, [this, companion, turn] { expectSign(companion, turn); });
    expectSign(companion, turn);
}

void Director::expectSign(const ParticipantId &companion, const TurnId &turn)
{
    expectNothing(companion);
    if (m_turns.value(companion).id == turn)
        m_turns[companion].patience = m_clock.callAt(m_clock.now() + kPatience, this,
                                                     [this, companion, turn] { giveUp(companion, turn); });
}

void Director::expectNothing(const ParticipantId &companion)
{
    if (const auto turn = m_turns.find(companion); turn != m_turns.end())
        m_clock.cancel(std::exchange(turn->patience, 0));
}

void Director::giveUp(const ParticipantId &companion, const TurnId &turn)
{
    const QPointer<agent::TurnCall> call = m_turns.value(companion).call;
    if (m_turns.value(companion).id != turn || !call)
        return;
    disconnect(call, &agent::TurnCall::over, this, nullptr);
    call->cancel(); // gives its closing event
    if (m_turns.value(companion).id == turn)
        m_turns[companion].trouble =
            model::CallTrouble{.cause = model::Cause::Timeout, .detail = {}, .status = {}};
    if (call)
        turnOver(companion, turn,
                 {.from = companion, .outcome = model::Outcome::Failed, .cause = model::Cause::Timeout});
}

void Director::turnEvent(const ParticipantId &companion, const TurnId &turn, const model::TurnEventKind &kind)
{
    expectSign(companion, turn);
    RunningTurn &running = m_turns[companion];
    const qint64 number = running.events++;
    publish(model::TurnEvent{.turn = turn,
                             .companion = companion,
                             .attempt = running.attempt,
                             .number = number,
                             .kind = kind,
                             .personaRevision = number == 0 ? running.personaRevision : 0},
            kStudio);
    if (const auto *content = std::get_if<model::Content>(&kind); content && running.aloud)
        m_house.delivery->add(turn, content->text);
    else if (const auto *error = std::get_if<model::TurnError>(&kind))
        running.trouble = troubleIn(*error);
    else if (const auto *finished = std::get_if<model::Finished>(&kind))
        running.cutShort = finished->reason == "length"_L1;
}

void Director::turnOver(const ParticipantId &companion, const TurnId &turn, model::TurnOver result)
{
    m_waits.drop(m_turns[companion].call);
    m_turns[companion].call->disconnect(this);
    const QString said = m_turns[companion].call->saidSoFar();
    expectNothing(companion);
    tick();
    if (m_turns.value(companion).id != turn)
        return; // a timer that was due has cut it off
    if (result.outcome == model::Outcome::Failed)
        keepCutSpeech(companion, said, result.cause.value_or(model::Cause::NoAnswer));
    result.from = companion;
    if (result.said) {
        if (result.said->id.isEmpty())
            result.said->id = base::MessageId(m_house.ids.next());
        result.said->from = companion;
        readNames(*result.said);
    }
    if (result.said && m_turns[companion].aloud)
        holdUntilHeard(companion, turn, result);
    else
        endTurn(companion, turn, result);
}

void Director::endTurn(const ParticipantId &companion, const TurnId &turn, const model::TurnOver &result)
{
    // The turn stays known until its end is logged: the message names it.
    const RunningTurn running = m_turns.value(companion);
    model::FloorTold told{.input = {m_clock.now(), result}, .policy = {}};
    if (result.outcome == model::Outcome::Failed && running.trouble) {
        told.trouble = running.trouble;
        told.turn = turn;
    }
    advanceTold(told, running.origin);
    if (m_turns.value(companion).id == turn)
        forgetTurn(companion);
}

void Director::forgetTurn(const ParticipantId &companion)
{
    const RunningTurn turn = m_turns.take(companion);
    if (turn.aloud)
        m_house.delivery->cut(turn.id); // nothing, if it was heard or cut
    m_queries->endTurn(turn.id);
}

// Those that ran before the lines; each companion has at most one.
Director::CutTurns Director::cutTurns(const QList<FloorOutput> &lines)
{
    CutTurns cut;
    for (const FloorOutput &line : lines) {
        if (const auto *abort = std::get_if<model::AbortTurn>(&line.kind);
            abort && m_turns.contains(abort->companion))
            cut.insert(abort->companion, cutTurn(*abort));
    }
    return cut;
}

// What had been said is kept as interrupted; for the floor it does not exist.
TurnId Director::cutTurn(const model::AbortTurn &abort)
{
    const RunningTurn turn = m_turns.value(abort.companion);
    expectNothing(abort.companion);
    if (turn.call) {
        m_waits.drop(turn.call);
        disconnect(turn.call, &agent::TurnCall::over, this, nullptr);
        turn.call->cancel(); // gives its closing event
    }
    if (turn.call) {
        turn.call->disconnect(this);
        keepCutSpeech(abort.companion, turn.call->saidSoFar(), abort.cause);
    } else if (turn.unheard) {
        keepCutSpeech(abort.companion, turn.unheard->said->text, abort.cause);
    }
    forgetTurn(abort.companion);
    return turn.id;
}

void Director::keepCutSpeech(const ParticipantId &companion, const QString &said, model::Cause cause)
{
    const RunningTurn turn = m_turns.value(companion);
    const qint64 heard = cutDelivery(turn, said);
    if (said.trimmed().isEmpty())
        return;
    Message message;
    message.id = base::MessageId(m_house.ids.next());
    message.from = companion;
    message.text = said;
    message.heardUntil = heard;
    publishMessage({.message = message,
                    .way = MessagePosted::Way::Interrupted,
                    .turn = turn.id,
                    .attempt = turn.attempt,
                    .personaRevision = turn.personaRevision,
                    .cause = cause},
                   kStudio, m_clock.now());
}

qint64 Director::open(const ParticipantId &companion, const QString &text, const model::Origin &origin)
{
    Message message;
    message.from = companion;
    message.text = text;
    return say(std::move(message), origin);
}

Sale Director::buy(Message wanted, const model::LooseValue &amount, const model::Origin &origin)
{
    wanted.id = base::MessageId(m_house.ids.next());
    readNames(wanted);
    const ParticipantId buyer = wanted.from;
    const QString text = wanted.text;
    tick();
    const Told told = advanceFloor({m_clock.now(), model::Consume{buyer, amount, std::move(wanted)}}, origin);
    for (const FloorOutput &line : told.lines) {
        if (const auto *consumed = std::get_if<model::Consumed>(&line.kind)) {
            if (consumed->success)
                readBought(buyer, text);
            return *consumed;
        }
        if (const auto *ignored = std::get_if<model::Ignored>(&line.kind))
            return *ignored;
    }
    Q_UNREACHABLE(); // the floor answers every consume
}

} // namespace studio::room
