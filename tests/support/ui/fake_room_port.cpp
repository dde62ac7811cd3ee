// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_room_port.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

QString wordFor(ports::Transport command)
{
    using ports::Transport;
    switch (command) {
    case Transport::Play: return u"play"_s;
    case Transport::Pause: return u"pause"_s;
    case Transport::Step: return u"step"_s;
    case Transport::Stop: return u"stop"_s;
    case Transport::Hold: return u"hold"_s;
    case Transport::Release: return u"release"_s;
    case Transport::Reset: return u"reset"_s;
    case Transport::Reshuffle: return u"reshuffle"_s;
    }
    return {};
}

QString joined(const QList<base::ParticipantId> &ids)
{
    QStringList words;
    for (const base::ParticipantId &id : ids)
        words.append(id.value());
    return words.join(u',');
}

QString yesNo(bool value) { return value ? u"yes"_s : u"no"_s; }

} // namespace

QStringList FakeRoomPort::commands() const
{
    QStringList words;
    for (const Call &call : m_calls)
        words.append(call.what);
    return words;
}

OpenCommand FakeRoomPort::commandOf(const QString &beginning) const
{
    const auto call = std::find_if(m_calls.rbegin(), m_calls.rend(),
                                   [&](const Call &one) { return one.what.startsWith(beginning); });
    return call == m_calls.rend() ? OpenCommand() : call->command;
}

bool FakeRoomPort::has(const QString &beginning) const
{
    return std::any_of(m_calls.cbegin(), m_calls.cend(),
                       [&](const Call &one) { return one.what.startsWith(beginning); });
}

template<class T>
void FakeRoomPort::remember(const QStringList &words, const base::Then<T> &then)
{
    m_calls.append({words.join(u' '), OpenCommand(then)});
}

void FakeRoomPort::tell(const QList<model::RoomSummary> &rooms)
{
    if (m_listings.isEmpty())
        Q_EMIT roomsChanged();
    list(rooms);
}

void FakeRoomPort::list(const QList<model::RoomSummary> &rooms)
{
    for (const auto &then : std::exchange(m_listings, {}))
        giveAnswer(then, rooms);
}

void FakeRoomPort::listRooms(base::Then<QList<model::RoomSummary>> then)
{
    m_listings.append(then);
    remember({u"listRooms"_s}, then);
}

void FakeRoomPort::createRoom(const ports::NewRoom &room, base::Then<model::Room> then)
{
    m_wantedRooms.append(room);
    QStringList words{u"createRoom"_s, room.name, joined(room.roster)};
    if (!room.drawSeed)
        words.append(u"seed %1"_s.arg(room.policy.seed));
    if (!room.foreignGroup.isEmpty())
        words.append(u"of group "_s + room.foreignGroup);
    remember(words, then);
}

void FakeRoomPort::renameRoom(const base::RoomId &room, const QString &name, base::Then<void> then)
{
    remember({u"renameRoom"_s, room.value(), name}, then);
}

void FakeRoomPort::setDeleted(const base::RoomId &room, bool deleted, base::Then<void> then)
{
    remember({u"setDeleted"_s, room.value(), yesNo(deleted)}, then);
}

void FakeRoomPort::setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster,
                             base::Then<void> then)
{
    remember({u"setRoster"_s, room.value(), joined(roster)}, then);
}

void FakeRoomPort::setPolicy(const base::RoomId &room, const model::PolicySettings &policy,
                             base::Then<void> then)
{
    m_policies.append(policy);
    remember({u"setPolicy"_s, room.value()}, then);
}

void FakeRoomPort::setUpRoom(const base::RoomId &room, const ports::RoomSetup &setup, base::Then<void> then)
{
    m_setups.append(setup);
    remember({u"setUpRoom"_s, room.value(), setup.name, joined(setup.roster), setup.scene}, then);
}

void FakeRoomPort::openRoom(const base::RoomId &room, base::Then<ports::RoomView> then)
{
    remember({u"openRoom"_s, room.value()}, then);
}

void FakeRoomPort::messages(const base::RoomId &room, qint64 first, qint64 count,
                            base::Then<model::MessagePage> then)
{
    remember({u"messages"_s, room.value(), QString::number(first), QString::number(count)}, then);
}

void FakeRoomPort::events(const base::RoomId &room, qint64 firstSeq, qint64 count,
                          base::Then<QList<model::Envelope>> then)
{
    remember({u"events"_s, room.value(), QString::number(firstSeq), QString::number(count)}, then);
}

void FakeRoomPort::say(const base::RoomId &room, const ports::Draft &draft, base::Then<void> then)
{
    m_said.append(draft);
    remember({u"say"_s, room.value(), draft.text}, then);
}

void FakeRoomPort::picture(const base::RoomId &room, const model::Message &message, int number,
                           base::Then<QByteArray> then)
{
    remember({u"picture"_s, room.value(), message.id.value(), QString::number(number)}, then);
}

void FakeRoomPort::whoSeesPictures(const base::RoomId &room, base::Then<QList<base::ParticipantId>> then)
{
    remember({u"whoSeesPictures"_s, room.value()}, then);
}

void FakeRoomPort::transport(const base::RoomId &room, ports::Transport command, base::Then<void> then)
{
    remember({u"transport"_s, room.value(), wordFor(command)}, then);
}

void FakeRoomPort::cue(const base::RoomId &room, const base::ParticipantId &companion, base::Then<void> then)
{
    remember({u"cue"_s, room.value(), companion.value()}, then);
}

void FakeRoomPort::skipVote(const base::RoomId &room, const base::ParticipantId &companion,
                            base::Then<void> then)
{
    remember({u"skipVote"_s, room.value(), companion.value()}, then);
}

void FakeRoomPort::setMuted(const base::RoomId &room, const base::ParticipantId &companion, bool muted,
                            base::Then<void> then)
{
    remember({u"setMuted"_s, room.value(), companion.value(), yesNo(muted)}, then);
}

void FakeRoomPort::setOrder(const base::RoomId &room, const QList<base::ParticipantId> &order,
                            base::Then<void> then)
{
    remember({u"setOrder"_s, room.value(), joined(order)}, then);
}

void FakeRoomPort::act(const base::RoomId &room, const model::Action &action, base::Then<void> then)
{
    m_acts.append(action);
    remember({u"act"_s, room.value(), action.from.value(), action.name}, then);
}

void FakeRoomPort::ask(const base::RoomId &room, const model::Query &query,
                       base::Then<model::QueryResult> then)
{
    remember({u"ask"_s, room.value(), query.from.value(), query.type}, then);
}

void FakeRoomPort::undoSummary(const base::RoomId &room, const QString &summary, base::Then<void> then)
{
    remember({u"undoSummary"_s, room.value(), summary}, then);
}

void FakeRoomPort::replyAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                              base::Then<void> then)
{
    remember({u"replyAgain"_s, room.value(), reply ? reply->value() : u"newest"_s}, then);
}

void FakeRoomPort::decideAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                               base::Then<void> then)
{
    remember({u"decideAgain"_s, room.value(), reply ? reply->value() : u"newest"_s}, then);
}

void FakeRoomPort::playVotes(const base::RoomId &room, qint64 decision, const QList<model::VoteEdit> &votes,
                             base::Then<void> then)
{
    QStringList words{u"playVotes"_s, room.value(), QString::number(decision)};
    for (const model::VoteEdit &vote : votes)
        words.append(vote.companion.value());
    remember(words, then);
}

void FakeRoomPort::chooseAlternative(const base::RoomId &room, const base::MessageId &message, int place,
                                     base::Then<void> then)
{
    remember({u"chooseAlternative"_s, room.value(), message.value(), QString::number(place)}, then);
}

void FakeRoomPort::editMessage(const base::RoomId &room, const base::MessageId &message, const QString &text,
                               base::Then<void> then)
{
    remember({u"editMessage"_s, room.value(), message.value(), text}, then);
}

void FakeRoomPort::continueRoom(const base::RoomId &room, const base::MessageId &message,
                                base::Then<model::Room> then)
{
    remember({u"continueRoom"_s, room.value(), message.value()}, then);
}

} // namespace studio::tests
