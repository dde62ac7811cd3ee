// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/room_teller.h"

#include "core/model/witness.h"
#include "core/wire/names.h"

#include <algorithm>
#include <cmath>

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using base::ParticipantId;

namespace {

QString textIn(const model::LooseValue &value)
{
    const QString *text = std::get_if<QString>(&value);
    return text ? *text : QString();
}

/// None: everybody.
std::optional<QList<ParticipantId>> witnessesOf(const model::Message &message)
{
    if (!message.whisper)
        return std::nullopt;
    QList<ParticipantId> named = message.to;
    named.append(message.from);
    named.removeIf([&message](const ParticipantId &one) { return !model::witnesses(one, message); });
    return named;
}

} // namespace

void followAgain(RoomMirror &mirror, base::Clock &clock)
{
    constexpr base::Millis kWait{10'000};
    clock.callAt(clock.steadyNow() + kWait, &mirror, [&mirror, room = mirror.roomId()] {
        if (room && mirror.roomId() == room)
            mirror.follow(room);
    });
}

bool mayHear(const QList<ParticipantId> &guests, const Told &told)
{
    return !told.only || std::any_of(guests.cbegin(), guests.cend(), [&told](const ParticipantId &guest) {
        return told.only->contains(guest);
    });
}

RoomTeller::RoomTeller(const RoomMirror &mirror, WireNames names, model::Origin origin, Own own)
    : m_mirror(mirror)
    , m_names(names)
    , m_origin(std::move(origin))
    , m_own(own)
{
}

std::optional<Told> RoomTeller::tellMessage(const model::MessagePosted &posted) const
{
    if (posted.way == model::MessagePosted::Way::Interrupted || posted.message.isInterrupted())
        return std::nullopt;
    model::Message message = posted.message;
    const ParticipantId from = message.from;
    const QList<ParticipantId> to = message.to;
    message.from = ParticipantId(m_names.outward(from));
    message.to.clear();
    for (const ParticipantId &id : to.isEmpty() ? m_names.everybodyBut(from) : to)
        message.to.append(ParticipantId(m_names.outward(id)));
    return Told{message, from, to, witnessesOf(posted.message)};
}

std::optional<Told> RoomTeller::tellVote(const model::RawState &state) const
{
    const ParticipantId from(textIn(state.from));
    const auto wanted = wire::valueOf<model::VoteState>(textIn(state.state));
    const double *importance = std::get_if<double>(&state.importance);
    const bool *selected = std::get_if<bool>(&state.selected);
    const QString named = textIn(state.messageId);
    const QString message = named.isEmpty() && m_round ? m_round->value() : named;
    if (from.isEmpty() || !wanted || message.isEmpty() || (importance && !std::isfinite(*importance)))
        return std::nullopt;
    const auto closing = wire::valueOf<model::Closing>(textIn(state.closing));
    model::RawState told;
    told.from = m_names.outward(from);
    told.messageId = message;
    told.state = wire::nameOf(*wanted);
    told.importance = importance ? std::clamp(std::round(*importance), 0.0, 10.0) : 0.0;
    told.selected = selected && *selected;
    told.closing = wire::nameOf(closing.value_or(model::Closing::None));
    return Told{States{{told}, false}, from, {}, witnessesOfMessage(message)};
}

// The fact that somebody votes on a whisper is also told only to the whisper's witnesses.
std::optional<QList<ParticipantId>> RoomTeller::witnessesOfMessage(const QString &id) const
{
    const QList<model::MessagePosted> &messages = m_mirror.messages();
    const auto about = std::find_if(messages.crbegin(), messages.crend(),
                                    [&id](const auto &posted) { return posted.message.id.value() == id; });
    return about == messages.crend() ? std::nullopt : witnessesOf(about->message);
}

// Votes of participants who have none come in as well, and are ignored.
bool RoomTeller::isOfMember(const Told &told) const
{
    return !std::holds_alternative<States>(told.body) || m_mirror.room().roster.contains(told.from);
}

std::optional<Told> RoomTeller::tellOne(const model::Envelope &envelope) const
{
    if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body))
        return tellMessage(*posted);
    if (const auto *heard = std::get_if<model::FloorTold>(&envelope.body)) {
        const auto *voted = std::get_if<model::Voted>(&heard->input.kind);
        return voted ? tellVote(voted->state) : std::nullopt;
    }
    if (const auto *action = std::get_if<model::Action>(&envelope.body)) {
        model::Action outward = *action;
        outward.from = ParticipantId(m_names.outward(action->from));
        return Told{outward, action->from, {}};
    }
    if (const auto *query = std::get_if<model::Query>(&envelope.body)) {
        model::Query outward = *query;
        outward.from = ParticipantId(m_names.outward(query->from));
        return Told{outward, query->from, {}};
    }
    return std::nullopt;
}

QList<Told> RoomTeller::tell(const QList<model::Envelope> &batch)
{
    QList<Told> told;
    for (const model::Envelope &envelope : batch) {
        if (const auto *said = std::get_if<model::FloorSaid>(&envelope.body)) {
            if (const auto *ask = std::get_if<model::AskVotes>(&said->output.kind))
                m_round = ask->messageId;
        }
        const bool isOwn = envelope.origin == m_origin;
        if (isOwn && m_own == Own::LeftOut)
            continue;
        std::optional<Told> one = tellOne(envelope);
        if (!one || (isOwn && (std::holds_alternative<model::Query>(one->body) || !isOfMember(*one))))
            continue;
        one->isOwn = isOwn;
        told.append(*one);
    }
    return told;
}

} // namespace studio::adapters::firehose
