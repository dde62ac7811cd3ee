// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_room_port.h"

#include <algorithm>

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

base::RequestId FakeRoomPort::lastRequest() const
{
    return m_calls.isEmpty() ? base::RequestId() : m_calls.last().request;
}

base::RequestId FakeRoomPort::requestOf(const QString &beginning) const
{
    const auto call = std::find_if(m_calls.rbegin(), m_calls.rend(),
                                   [&](const Call &one) { return one.what.startsWith(beginning); });
    return call == m_calls.rend() ? base::RequestId() : call->request;
}

base::RequestId FakeRoomPort::remember(const QStringList &words)
{
    const base::RequestId request(u"r%1"_s.arg(++m_number));
    m_calls.append({words.join(u' '), request});
    return request;
}

base::RequestId FakeRoomPort::listRooms() { return remember({u"listRooms"_s}); }

base::RequestId FakeRoomPort::createRoom(const ports::NewRoom &room)
{
    m_wantedRooms.append(room);
    QStringList words{u"createRoom"_s, room.name, joined(room.roster)};
    if (!room.drawSeed)
        words.append(u"seed %1"_s.arg(room.policy.seed));
    if (!room.foreignGroup.isEmpty())
        words.append(u"of group "_s + room.foreignGroup);
    return remember(words);
}

base::RequestId FakeRoomPort::renameRoom(const base::RoomId &room, const QString &name)
{
    return remember({u"renameRoom"_s, room.value(), name});
}

base::RequestId FakeRoomPort::setDeleted(const base::RoomId &room, bool deleted)
{
    return remember({u"setDeleted"_s, room.value(), yesNo(deleted)});
}

base::RequestId FakeRoomPort::setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster)
{
    return remember({u"setRoster"_s, room.value(), joined(roster)});
}

base::RequestId FakeRoomPort::setPolicy(const base::RoomId &room, const model::PolicySettings &policy)
{
    m_policies.append(policy);
    return remember({u"setPolicy"_s, room.value()});
}

base::RequestId FakeRoomPort::setUpRoom(const base::RoomId &room, const ports::RoomSetup &setup)
{
    return remember({u"setUpRoom"_s, room.value(), setup.name, joined(setup.roster), setup.scene});
}

base::RequestId FakeRoomPort::openRoom(const base::RoomId &room)
{
    return remember({u"openRoom"_s, room.value()});
}

base::RequestId FakeRoomPort::messages(const base::RoomId &room, qint64 first, qint64 count)
{
    return remember({u"messages"_s, room.value(), QString::number(first), QString::number(count)});
}

base::RequestId FakeRoomPort::events(const base::RoomId &room, qint64 firstSeq, qint64 count)
{
    return remember({u"events"_s, room.value(), QString::number(firstSeq), QString::number(count)});
}

base::RequestId FakeRoomPort::say(const base::RoomId &room, const ports::Draft &draft)
{
    m_said.append(draft);
    return remember({u"say"_s, room.value(), draft.text});
}

base::RequestId FakeRoomPort::transport(const base::RoomId &room, ports::Transport command)
{
    return remember({u"transport"_s, room.value(), wordFor(command)});
}

base::RequestId FakeRoomPort::cue(const base::RoomId &room, const base::ParticipantId &companion)
{
    return remember({u"cue"_s, room.value(), companion.value()});
}

base::RequestId FakeRoomPort::skipVote(const base::RoomId &room, const base::ParticipantId &companion)
{
    return remember({u"skipVote"_s, room.value(), companion.value()});
}

base::RequestId FakeRoomPort::setMuted(const base::RoomId &room, const base::ParticipantId &companion,
                                       bool muted)
{
    return remember({u"setMuted"_s, room.value(), companion.value(), yesNo(muted)});
}

base::RequestId FakeRoomPort::setOrder(const base::RoomId &room, const QList<base::ParticipantId> &order)
{
    return remember({u"setOrder"_s, room.value(), joined(order)});
}

base::RequestId FakeRoomPort::act(const base::RoomId &room, const model::Action &action)
{
    m_acts.append(action);
    return remember({u"act"_s, room.value(), action.from.value(), action.name});
}

base::RequestId FakeRoomPort::ask(const base::RoomId &room, const model::Query &query)
{
    return remember({u"ask"_s, room.value(), query.from.value(), query.type});
}

base::RequestId FakeRoomPort::undoSummary(const base::RoomId &room, const QString &summary)
{
    return remember({u"undoSummary"_s, room.value(), summary});
}

base::RequestId FakeRoomPort::replyAgain(const base::RoomId &room,
                                         const std::optional<base::MessageId> &reply)
{
    return remember({u"replyAgain"_s, room.value(), reply ? reply->value() : u"newest"_s});
}

base::RequestId FakeRoomPort::decideAgain(const base::RoomId &room,
                                          const std::optional<base::MessageId> &reply)
{
    return remember({u"decideAgain"_s, room.value(), reply ? reply->value() : u"newest"_s});
}

base::RequestId FakeRoomPort::playVotes(const base::RoomId &room, qint64 decision,
                                        const QList<model::VoteEdit> &votes)
{
    QStringList words{u"playVotes"_s, room.value(), QString::number(decision)};
    for (const model::VoteEdit &vote : votes)
        words.append(vote.companion.value());
    return remember(words);
}

base::RequestId FakeRoomPort::chooseAlternative(const base::RoomId &room, const base::MessageId &message,
                                                int place)
{
    return remember({u"chooseAlternative"_s, room.value(), message.value(), QString::number(place)});
}

base::RequestId FakeRoomPort::editMessage(const base::RoomId &room, const base::MessageId &message,
                                          const QString &text)
{
    return remember({u"editMessage"_s, room.value(), message.value(), text});
}

} // namespace studio::tests
