// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/running_turns.h"

#include "core/room/origin.h"
#include "core/wire/names.h"

#include <algorithm>
#include <utility>

namespace studio::room {

using namespace Qt::StringLiterals;
using base::Millis;
using base::ParticipantId;
using base::TurnId;
using model::FloorOutput;
using model::MessagePosted;

namespace {

// How long a call may go without an event and without saying that it waits. Longer than one try of a call may
// take, so it only catches unforeseen cases.
constexpr Millis kPatience{660'000};
constexpr Millis kBeforeTimeout{20}; // a slow voice must not lose a turn whose text is complete

/// The trouble that the log keeps beside the end of the turn. The event has the server's own words as a
/// message.
model::CallTrouble troubleIn(const model::TurnError &error)
{
    constexpr qsizetype kLongestDetail = 500;
    return {.cause = wire::valueOf<model::Cause>(error.cause).value_or(model::Cause::NoAnswer),
            .advice = error.advice,
            .detail = error.message.left(kLongestDetail),
            .status = error.status};
}

} // namespace

RunningTurns::RunningTurns(Needs needs)
    : m_needs(std::move(needs))
{
}

RunningTurns::~RunningTurns()
{
    for (const RunningTurn &turn : std::as_const(m_turns)) {
        if (turn.aloud)
            m_needs.voice.cut(turn.id);
        if (turn.call) {
            turn.call->disconnect(this);
            turn.call->cancel();
        }
    }
}

const RunningTurn *RunningTurns::find(const ParticipantId &companion) const
{
    const auto turn = m_turns.constFind(companion);
    return turn == m_turns.cend() ? nullptr : &*turn;
}

bool RunningTurns::isCurrent(const ParticipantId &companion, const TurnId &turn) const
{
    const RunningTurn *running = find(companion);
    return running && running->id == turn;
}

bool RunningTurns::hasBegun(const ParticipantId &companion) const
{
    const RunningTurn *running = find(companion);
    return running && (running->call || running->unheard);
}

TurnId RunningTurns::announce(const ParticipantId &companion, const FloorOutput &line)
{
    const TurnId id(m_needs.ids.next());
    m_turns.insert(companion, RunningTurn{.id = id});
    m_needs.ground.publish(model::FloorSaid{line, id, {}}, kStudio);
    return id;
}

void RunningTurns::takeUp(const ParticipantId &companion, const TurnId &turn, int attempt)
{
    m_turns.insert(companion, RunningTurn{.id = turn, .attempt = attempt});
}

void RunningTurns::begin(const ParticipantId &companion, const TurnId &turn)
{
    const agent::Scene scene = m_needs.scenes.turnFor(companion, turn);
    RunningTurn &running = m_turns[companion];
    running.personaRevision = scene.persona.revision;
    running.whispersTo = scene.whispersTo;
    m_needs.summaries.turnBegan(companion);
    running.aloud = m_needs.voice.begin(turn, scene.persona);
    follow(companion, turn, m_needs.agent.speak(scene, m_needs.makeTools(scene), this));
}

void RunningTurns::wake(const model::Wake &wake, const TurnId &turn)
{
    const agent::Scene scene = m_needs.scenes.wakeFor(wake, turn);
    RunningTurn &running = m_turns[wake.companion];
    running.personaRevision = scene.persona.revision;
    running.whispersTo = scene.whispersTo;
    m_needs.summaries.turnBegan(wake.companion);
    follow(wake.companion, turn, m_needs.agent.wake(scene, m_needs.makeTools(scene), this));
}

void RunningTurns::follow(const ParticipantId &companion, const TurnId &turn, agent::TurnCall *call)
{
    m_turns[companion].call = call;
    m_needs.waits.follow(call, companion);
    if (std::optional<model::LoreFound> lore = call->lore()) {
        lore->attempt = m_turns[companion].attempt;
        m_needs.ground.publish(*lore, kStudio);
    }
    connect(call, &agent::TurnCall::event, this, [this, companion, turn](const model::TurnEventKind &kind) {
        publishEvent(companion, turn, kind);
    });
    connect(call, &agent::TurnCall::over, this,
            [this, companion, turn](const model::TurnOver &result) { takeEnd(companion, turn, result); });
    connect(call, &agent::TurnCall::summarized, this, &RunningTurns::keepSummary);
    connect(call, &agent::TurnCall::waiting, this, [this, companion] { expectNothing(companion); });
    connect(call, &agent::TurnCall::resumed, this, [this, companion, turn] { expectSign(companion, turn); });
    expectSign(companion, turn);
}

void RunningTurns::whisperBack(model::Message &message) const
{
    const RunningTurn *turn = find(message.from);
    if (!turn || !turn->whispersTo)
        return;
    message.whisper = true;
    message.to = {*turn->whispersTo};
}

void RunningTurns::keepSummary(const model::Summary &summary)
{
    m_needs.summaries.add(summary);
    m_needs.ground.publish(model::Summarized{summary}, kStudio);
}

void RunningTurns::expectSign(const ParticipantId &companion, const TurnId &turn)
{
    expectNothing(companion);
    if (!isCurrent(companion, turn))
        return;
    RoomClock &clock = m_needs.ground.clock();
    m_turns[companion].patience =
        clock.callAt(clock.now() + kPatience, this, [this, companion, turn] { giveUp(companion, turn); });
}

void RunningTurns::expectNothing(const ParticipantId &companion)
{
    if (const auto turn = m_turns.find(companion); turn != m_turns.end())
        m_needs.ground.clock().cancel(std::exchange(turn->patience, 0));
}

void RunningTurns::giveUp(const ParticipantId &companion, const TurnId &turn)
{
    const QPointer<agent::TurnCall> call = m_turns.value(companion).call;
    if (!isCurrent(companion, turn) || !call)
        return;
    disconnect(call, &agent::TurnCall::over, this, nullptr);
    call->cancel(); // gives its closing event
    if (isCurrent(companion, turn))
        m_turns[companion].trouble =
            model::CallTrouble{.cause = model::Cause::Timeout, .detail = {}, .status = {}};
    if (call)
        takeEnd(companion, turn,
                {.from = companion, .outcome = model::Outcome::Failed, .cause = model::Cause::Timeout});
}

void RunningTurns::publishEvent(const ParticipantId &companion, const TurnId &turn,
                                const model::TurnEventKind &kind)
{
    expectSign(companion, turn);
    RunningTurn &running = m_turns[companion];
    const qint64 number = running.events++;
    m_needs.ground.publish(model::TurnEvent{.turn = turn,
                                            .companion = companion,
                                            .attempt = running.attempt,
                                            .number = number,
                                            .kind = kind,
                                            .personaRevision = number == 0 ? running.personaRevision : 0},
                           kStudio);
    if (const auto *content = std::get_if<model::Content>(&kind); content && running.aloud)
        m_needs.voice.add(turn, content->text);
    else if (const auto *error = std::get_if<model::TurnError>(&kind))
        running.trouble = troubleIn(*error);
    else if (const auto *finished = std::get_if<model::Finished>(&kind))
        running.cutShort = finished->reason == "length"_L1;
}

void RunningTurns::takeEnd(const ParticipantId &companion, const TurnId &turn, model::TurnOver result)
{
    const QPointer<agent::TurnCall> call = m_turns[companion].call;
    m_needs.waits.drop(call);
    call->disconnect(this);
    const QString said = call->saidSoFar();
    expectNothing(companion);
    m_needs.ground.tick();
    if (!isCurrent(companion, turn))
        return; // a due timer has cut the turn off
    if (result.outcome == model::Outcome::Failed)
        keepCutSpeech(companion, said, result.cause.value_or(model::Cause::NoAnswer));
    result.from = companion;
    if (result.said) {
        if (result.said->id.isEmpty())
            result.said->id = base::MessageId(m_needs.ids.next());
        result.said->from = companion;
        whisperBack(*result.said);
        m_needs.people.readNames(*result.said);
    }
    if (result.said && m_turns[companion].aloud)
        holdUntilHeard(companion, turn, result);
    else
        end(companion, turn, result);
}

void RunningTurns::end(const ParticipantId &companion, const TurnId &turn, const model::TurnOver &result)
{
    // The turn stays known until its end is logged: the message names it.
    const RunningTurn running = m_turns.value(companion);
    model::FloorTold told{.input = {m_needs.ground.clock().now(), result}, .policy = {}};
    if (result.outcome == model::Outcome::Failed && running.trouble) {
        told.trouble = running.trouble;
        told.turn = turn;
    }
    m_needs.ground.advance(told, running.origin);
    if (isCurrent(companion, turn))
        forget(companion);
}

void RunningTurns::endOfGuest(const model::TurnOver &over, const model::Origin &origin)
{
    RunningTurn &turn = m_turns[over.from];
    const TurnId id = turn.id;
    turn.origin = origin;
    if (const QPointer<agent::TurnCall> call = std::exchange(turn.call, nullptr)) {
        m_needs.waits.drop(call);
        call->disconnect(this);
        call->cancel();
    }
    if (over.said)
        publishEvent(over.from, id, model::Content{over.said->text});
    publishEvent(over.from, id, model::Finished{.reason = u"stop"_s, .inputTokens = {}, .outputTokens = {}});
    expectNothing(over.from);
    end(over.from, id, over);
}

void RunningTurns::forget(const ParticipantId &companion)
{
    const RunningTurn turn = m_turns.take(companion);
    if (turn.aloud)
        m_needs.voice.cut(turn.id); // does nothing if the turn was heard or cut
    m_needs.queries.endTurn(turn.id);
}

RunningTurns::Cut RunningTurns::cutTurns(const QList<FloorOutput> &lines)
{
    Cut cut;
    for (const FloorOutput &line : lines) {
        if (const auto *abort = std::get_if<model::AbortTurn>(&line.kind);
            abort && m_turns.contains(abort->companion))
            cut.insert(abort->companion, cutTurn(*abort));
    }
    return cut;
}

TurnId RunningTurns::cutTurn(const model::AbortTurn &abort)
{
    const RunningTurn turn = m_turns.value(abort.companion);
    expectNothing(abort.companion);
    if (turn.call) {
        m_needs.waits.drop(turn.call);
        disconnect(turn.call, &agent::TurnCall::over, this, nullptr);
        turn.call->cancel(); // gives its closing event
    }
    if (turn.call) {
        turn.call->disconnect(this);
        keepCutSpeech(abort.companion, turn.call->saidSoFar(), abort.cause);
    } else if (turn.unheard) {
        keepCutSpeech(abort.companion, turn.unheard->said->text, abort.cause);
    }
    forget(abort.companion);
    return turn.id;
}

void RunningTurns::keepCutSpeech(const ParticipantId &companion, const QString &said, model::Cause cause)
{
    const RunningTurn turn = m_turns.value(companion);
    const qint64 heard = turn.aloud ? std::min<qint64>(m_needs.voice.cut(turn.id), said.size()) : said.size();
    if (said.trimmed().isEmpty())
        return;
    model::Message message;
    message.id = base::MessageId(m_needs.ids.next());
    message.from = companion;
    message.text = said;
    message.heardUntil = heard;
    whisperBack(message);
    m_needs.ground.publishMessage({.message = message,
                                   .way = MessagePosted::Way::Interrupted,
                                   .turn = turn.id,
                                   .attempt = turn.attempt,
                                   .personaRevision = turn.personaRevision,
                                   .cause = cause});
}

// The text is complete; the floor is told of the end when everybody has heard it.
void RunningTurns::holdUntilHeard(const ParticipantId &companion, const TurnId &turn,
                                  const model::TurnOver &result)
{
    RunningTurn &running = m_turns[companion];
    running.call = nullptr;
    running.unheard = result;
    m_needs.voice.finish(turn);
    const std::optional<studio::turn::Turn> &onFloor = m_needs.ground.floor().turn;
    if (!onFloor || onFloor->companion != companion || !onFloor->timeout)
        return;
    m_needs.ground.clock().callAt(*onFloor->timeout - kBeforeTimeout, this, [this, companion, turn] {
        if (isCurrent(companion, turn)) {
            m_needs.voice.cut(turn);
            delivered(turn);
        }
    });
}

void RunningTurns::delivered(const TurnId &turn)
{
    const auto running = std::find_if(m_turns.cbegin(), m_turns.cend(), [&turn](const RunningTurn &one) {
        return one.id == turn && one.unheard;
    });
    if (running == m_turns.cend())
        return; // bought speech, or a turn of another room
    const ParticipantId companion = running.key();
    m_needs.ground.tick();
    if (isCurrent(companion, turn))
        end(companion, turn, *m_turns.value(companion).unheard);
}

} // namespace studio::room
