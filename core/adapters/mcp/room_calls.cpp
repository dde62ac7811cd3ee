// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/room_calls.h"

#include "core/model/participants.h"
#include "core/model/witness.h"
#include "core/wire/names.h"
#include "core/wire/schema_check.h"

#include <algorithm>

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using wire::Json;

namespace {

const auto kOrigin = u"mcp"_s;

QString textAt(const Json &json, const char *key)
{
    return json.contains(key) ? wire::toText(json[key]) : QString();
}

model::LooseValue looseAt(const Json &json, const char *key)
{
    if (!json.contains(key))
        return model::Absent{};
    const Json &value = json[key];
    if (value.is_number())
        return value.get<double>();
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_string())
        return wire::toText(value);
    return value.is_null() ? model::LooseValue(model::Null{}) : model::LooseValue(model::OtherValue{});
}

/// The ids that can still be read.
QSet<base::MessageId> keptOf(const QSet<base::MessageId> &ids, const QList<model::MessagePosted> &messages)
{
    QSet<base::MessageId> kept;
    for (const model::MessagePosted &posted : messages) {
        if (ids.contains(posted.message.id))
            kept.insert(posted.message.id);
    }
    return kept;
}

ToolResult structured(const Json &json) { return {wire::dump(json), {}}; }

} // namespace

RoomCalls::RoomCalls(const Needs &needs, QObject *parent)
    : QObject(parent)
    , m_needs(needs)
    , m_texts(needs.mirror)
    , m_waits(needs.mirror, needs.clock)
    , m_attention(needs.clock, [this](const ParticipantId &guest, bool listens) {
        if (m_needs.mirror.roomId())
            m_needs.guests.setListening(*m_needs.mirror.roomId(), guest, listens);
    })
{
    connect(&needs.mirror, &RoomMirror::ready, this, [this] { m_texts.roomChanged(); });
    connect(&needs.mirror, &RoomMirror::wentBack, this, [this] { m_texts.roomChanged(); });
    connect(&needs.mirror, &RoomMirror::published, this, &RoomCalls::take);
}

void RoomCalls::closeAll()
{
    m_waits.closeAll();
    m_attention.forgetAll();
}

void RoomCalls::programGone(const Holder &holder)
{
    for (auto guest = holder.guests.keyBegin(); guest != holder.guests.keyEnd(); ++guest)
        m_attention.ended(*guest);
}

void RoomCalls::take(const QList<model::Envelope> &batch)
{
    for (const model::Envelope &envelope : batch) {
        const auto *posted = std::get_if<model::MessagePosted>(&envelope.body);
        if (posted && posted->message.whisper)
            keepWhisper(posted->message);
        if (posted || std::holds_alternative<model::RoomChanged>(envelope.body) ||
            std::holds_alternative<model::MessageEdited>(envelope.body))
            m_texts.roomChanged();
    }
}

// Many callers have no session: none of them can prove its identity.
void RoomCalls::keepWhisper(const model::Message &message)
{
    const QList<std::shared_ptr<Holder>> holders = m_needs.holders.all();
    for (const std::shared_ptr<Holder> &holder : holders) {
        const auto &guests = holder->guests;
        const bool heard = std::any_of(guests.keyBegin(), guests.keyEnd(), [&](const ParticipantId &guest) {
            return model::witnesses(guest, message);
        });
        if (heard)
            holder->whispers.insert(message.id);
        if (holder->whispers.size() > 2 * RoomMirror::kMostMessages)
            holder->whispers = keptOf(holder->whispers, m_needs.mirror.messages());
    }
}

void RoomCalls::run(const QString &tool, const Json &arguments, const Caller &caller, QObject *context,
                    Then then)
{
    const std::shared_ptr<Holder> &holder = caller.holder;
    if (const Tool *known = toolOf(tool)) {
        if (const QString flaw = wire::flawIn(arguments, known->input); !flaw.isEmpty())
            return then({{}, u"Input validation error: invalid arguments for tool %1: %2"_s.arg(tool, flaw)});
    }
    if (!m_needs.mirror.isReady())
        return then({{}, u"The room is not open."_s});
    const bool onlyReads = tool == "status"_L1 || tool == "history"_L1 || tool == "participants"_L1;
    if (onlyReads && m_needs.mirror.areShownOut(
                         holder->guests.keys())) // a call that acts is judged by the name that it acts under
        return then({{}, u"This guest was shown out of the room."_s});
    if (tool == "status"_L1)
        return then({status(), {}});
    if (tool == "history"_L1)
        return then({m_texts.history(holder->whispers), {}});
    if (tool == "participants"_L1)
        return then({m_texts.participants(), {}});
    const Run run{arguments, holder, caller.voice, context, std::move(then)};
    if (tool == "consume"_L1)
        consume(run);
    else if (tool == "vote"_L1)
        vote(run);
    else if (tool == "wait_for_turn"_L1)
        waitForTurn(run);
    else if (tool == "pass"_L1)
        pass(run);
    else if (tool == "act"_L1)
        act(run);
    else if (tool == "query"_L1)
        query(run);
    else
        run.then({{}, u"There is no tool %1."_s.arg(tool.left(64))});
}

QByteArray RoomCalls::status() const
{
    const auto &meter = m_needs.mirror.floor().meter;
    return "{\"resource\":" + QByteArray::number(meter ? meter->level : 100) + "}";
}

// ---- the caller

// Users are not guests: messages in their name are theirs, or an outsider's.
void RoomCalls::asGuest(const Run &run, WithGuest work)
{
    const QString from = textAt(run.arguments, "from").trimmed(); // as the room reads it
    if (const ParticipantId id(from); model::isUser(id) || model::claimsToBeUser(id))
        return work(run.voice.heardAs(id));
    if (from.size() > 2 * model::kLongestWireName) // too long for any name: nothing of it is stored
        return run.then({{}, u"from: the name is too long."_s});
    const ParticipantId known = model::guestIdOf(from);
    if (run.holder->guests.contains(known)) {
        const model::Guest *guest = m_needs.mirror.guest(known);
        const bool isHere =
            guest && !guest->removed && guest->seated == m_needs.mirror.room().roster.contains(known);
        if (isHere) {
            run.holder->guests[known] = m_needs.clock.steadyNow();
            m_needs.guests.setConnected(*m_needs.mirror.roomId(), known, true); // it may have been silent
            m_attention.acted(known);
            return work(known);
        }
    } else if (!m_needs.holders.claim(run.holder, known)) {
        m_needs.report.refused({.time = m_needs.clock.wallNow(),
                                .door = model::Guest::Door::Mcp,
                                .why = model::DoorRejection::Why::OtherSession,
                                .detail = from.left(model::kLongestWireName)});
        return run.then({{}, u"from: somebody else is here by that name, or you have too many."_s});
    }
    const ports::GuestCard card{.wireName = from,
                                .name = textAt(run.arguments, "name"),
                                .colour = textAt(run.arguments, "colour"),
                                .door = model::Guest::Door::Mcp};
    const base::RoomId room = *m_needs.mirror.roomId();
    m_needs.guests.join(room, card,
                        {this, [this, room, run, from, work](const base::Result<model::Guest> &guest) {
                             if (guest && (run.holder->isOver || m_needs.mirror.roomId() != room))
                                 m_needs.guests.setConnected(room, guest->id, false); // without a speaker
                             else if (!run.holder->isOver && m_needs.mirror.roomId() == room)
                                 joined(run, from, guest, work);
                         }});
}

void RoomCalls::joined(const Run &run, const QString &wireName, const base::Result<model::Guest> &guest,
                       const WithGuest &work)
{
    if (!guest) {
        m_needs.holders.release(run.holder, model::guestIdOf(wireName));
        if (guest.error().code == base::ErrorCode::Refused)
            m_needs.report.refused({.time = m_needs.clock.wallNow(),
                                    .door = model::Guest::Door::Mcp,
                                    .why = model::DoorRejection::Why::Removed,
                                    .detail = wireName.left(model::kLongestWireName)});
        if (run.context)
            run.then({{}, guest.error().text});
        return;
    }
    run.holder->guests.insert(guest->id, m_needs.clock.steadyNow());
    if (!run.holder->client.guests.contains(guest->id))
        run.holder->client.guests.append(guest->id);
    m_needs.guests.setConnected(*m_needs.mirror.roomId(), guest->id, true);
    m_needs.report.clientChanged(run.holder->client);
    if (run.context)
        work(guest->id);
}

template<class T>
base::Then<T> RoomCalls::ofRun(const Run &run, std::function<void(const base::Result<T> &)> take)
{
    return {this, [context = run.context, take = std::move(take)](const base::Result<T> &answer) {
                if (context)
                    take(answer);
            }};
}

// ---- the tools

void RoomCalls::consume(const Run &run)
{
    asGuest(run, [this, run](const ParticipantId &from) {
        const ports::GuestSpeech speech{.from = from,
                                        .text = textAt(run.arguments, "message"),
                                        .amount = looseAt(run.arguments, "amount"),
                                        .program = run.voice.program};
        m_needs.guests.speak(
            *m_needs.mirror.roomId(), speech, kOrigin,
            ofRun<ports::SpeechReceipt>(run, [run](const base::Result<ports::SpeechReceipt> &receipt) {
                if (!receipt)
                    return run.then({{}, receipt.error().text});
                run.then(structured({{"success", receipt->success},
                                     {"resource", receipt->resource},
                                     {"message", wire::toJson(receipt->message)}}));
            }));
    });
}

void RoomCalls::vote(const Run &run)
{
    asGuest(run, [this, run](const ParticipantId &from) {
        const model::RawState state{.messageId = looseAt(run.arguments, "messageId"),
                                    .state = looseAt(run.arguments, "state"),
                                    .importance = looseAt(run.arguments, "importance"),
                                    .selected = run.arguments.contains("selected")
                                                    ? looseAt(run.arguments, "selected")
                                                    : model::LooseValue(false),
                                    .closing = looseAt(run.arguments, "closing")};
        m_needs.guests.vote(
            *m_needs.mirror.roomId(), from, state, kOrigin,
            ofRun<ports::VoteReceipt>(run, [run](const base::Result<ports::VoteReceipt> &receipt) {
                if (!receipt)
                    return run.then({{}, receipt.error().text});
                run.then(structured(
                    {{"accepted", receipt->accepted}, {"reason", wire::toJson(receipt->ignored)}}));
            }));
    });
}

void RoomCalls::waitForTurn(const Run &run)
{
    asGuest(run, [this, run](const ParticipantId &from) {
        base::Millis longest = TurnWaits::kUsual;
        if (run.arguments.contains("seconds"))
            longest = base::Millis(qint64(run.arguments["seconds"].get<double>() * 1'000));
        ++run.holder->open;
        m_attention.waits(from);
        const auto isTold = std::make_shared<bool>(false);
        connect(run.context, &QObject::destroyed, this, [this, from, isTold, holder = run.holder] {
            --holder->open;
            if (!*isTold)
                m_attention.waited(from, false);
        });
        m_waits.wait(from, longest, run.context, [this, run, from, isTold](const TurnWaits::Event &event) {
            *isTold = true;
            m_attention.waited(from, event.name != "timeout"_L1 && event.name != "closed"_L1);
            const auto &meter = m_needs.mirror.floor().meter;
            run.then(structured({{"event", wire::toJson(event.name)},
                                 {"messageId", wire::toJson(event.messageId)},
                                 {"policy", wire::toJson(wire::nameOf(m_needs.mirror.room().policy.policy))},
                                 {"resource", meter ? meter->level : 100}}));
        });
    });
}

void RoomCalls::pass(const Run &run)
{
    asGuest(run, [this, run](const ParticipantId &from) {
        m_needs.guests.pass(*m_needs.mirror.roomId(), from,
                            ofRun<void>(run, [run](const base::Result<void> &passed) {
                                run.then(structured({{"passed", passed.has_value()}}));
                            }));
    });
}

void RoomCalls::act(const Run &run)
{
    asGuest(run, [this, run](const ParticipantId &from) {
        const model::Action action{
            .from = from,
            .name = textAt(run.arguments, "name"),
            .params =
                wire::keepRaw(run.arguments.contains("params") ? run.arguments["params"] : Json::object())};
        m_needs.guests.act(*m_needs.mirror.roomId(), action, kOrigin,
                           ofRun<void>(run, [run](const base::Result<void> &done) {
                               if (!done)
                                   return run.then({{}, done.error().text});
                               run.then(structured({{"done", true}}));
                           }));
    });
}

void RoomCalls::query(const Run &run)
{
    asGuest(run, [this, run](const ParticipantId &from) {
        const model::Query query{
            .from = from,
            .type = textAt(run.arguments, "type"),
            .body = wire::keepRaw(run.arguments.contains("body") ? run.arguments["body"] : Json::object())};
        ++run.holder->open;
        connect(run.context, &QObject::destroyed, this, [holder = run.holder] { --holder->open; });
        const auto answer = [run](const base::Result<model::QueryResult> &result) {
            if (!result)
                return run.then({{}, result.error().text});
            run.then(structured({{"success", result->success},
                                 {"body", wire::toJson(result->body.value_or(QString()))},
                                 {"error", wire::toJson(result->error.value_or(QString()))}}));
        };
        const auto asking = std::make_shared<base::Job>(m_needs.guests.ask(
            *m_needs.mirror.roomId(), query, kOrigin, ofRun<model::QueryResult>(run, answer)));
        connect(run.context, &QObject::destroyed, this, // a client that disconnects needs no answer
                [asking] { asking->cancel(); });
    });
}

void RoomCalls::add(const QString &from, const QString &message, const Voice &voice, base::Then<void> then)
{
    model::Message said;
    const ParticipantId sender(from.trimmed());
    said.from = model::isUser(sender) ? voice.heardAs(sender) : model::guestIdOf(sender.value());
    said.program = voice.program;
    if (m_needs.holders.isTaken(said.from)) {
        m_needs.report.refused({.time = m_needs.clock.wallNow(),
                                .door = model::Guest::Door::Mcp,
                                .why = model::DoorRejection::Why::OtherSession,
                                .detail = from.left(model::kLongestWireName)});
        return then(base::failure(base::ErrorCode::Refused, u"from: somebody else is here by that name."_s,
                                  from.left(model::kLongestWireName)));
    }
    said.text = message;
    m_needs.guests.post(*m_needs.mirror.roomId(), said, kOrigin, then);
}

} // namespace studio::adapters::mcp
