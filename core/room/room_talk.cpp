// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/room_talk.h"

#include "core/model/participants.h"
#include "core/model/witness.h"

#include <algorithm>

namespace studio::room {

using base::ParticipantId;
using model::Message;

void RoomTalk::add(const Message &message, const QDateTime &time)
{
    m_newest = message.id;
    m_messages.append(message);
    m_times.insert(message.id, time);
    m_whispers += message.whisper ? 1 : 0;
    m_deleted += message.text.isEmpty() ? 1 : 0;
    if (m_messages.size() >= kMost + kForgottenAtOnce)
        forgetOldest();
}

void RoomTalk::forgetOldest()
{
    for (const Message &old : m_messages.first(kForgottenAtOnce)) {
        m_times.remove(old.id);
        m_whispers -= old.whisper ? 1 : 0;
        m_deleted -= old.text.isEmpty() ? 1 : 0;
    }
    m_messages.remove(0, kForgottenAtOnce);
}

void RoomTalk::edit(const base::MessageId &message, const QString &text)
{
    for (Message &known : m_messages) {
        if (known.id != message)
            continue;
        m_deleted += int(text.isEmpty()) - int(known.text.isEmpty());
        known.text = text;
        if (known.isInterrupted())
            known.heardUntil = text.size();
    }
}

const Message *RoomTalk::find(const base::MessageId &message) const
{
    const auto known = std::find_if(m_messages.crbegin(), m_messages.crend(),
                                    [&message](const Message &one) { return one.id == message; });
    return known == m_messages.crend() ? nullptr : &*known;
}

bool RoomTalk::isAfter(const base::MessageId &message, const base::MessageId &other) const
{
    const Message *later = find(message);
    const Message *earlier = find(other);
    return later && (!earlier || earlier < later); // what was forgotten is older than all that is known
}

QList<Message> RoomTalk::heardBy(const ParticipantId &who) const
{
    if (m_whispers == 0 && m_deleted == 0)
        return m_messages;
    QList<Message> heard;
    std::copy_if(
        m_messages.cbegin(), m_messages.cend(), std::back_inserter(heard),
        [&who](const Message &message) { return !message.text.isEmpty() && model::witnesses(who, message); });
    return heard;
}

QList<Message> RoomTalk::newestHeardBy(const ParticipantId &who) const
{
    const QList<Message> all = heardBy(who);
    return all.mid(std::max<qsizetype>(all.size() - kNewest, 0));
}

// The floor resets its count with each user message. A companion that did not hear the message must not
// notice it.
int RoomTalk::turnsSinceUser(const ParticipantId &companion, int floorsCount) const
{
    bool isFloorsCount = true;
    int turns = 0;
    for (auto message = m_messages.crbegin(); message != m_messages.crend(); ++message) {
        if (!model::isUser(message->from))
            turns += message->isInterrupted() ? 0 : 1;
        else if (model::witnesses(companion, *message))
            break;
        else
            isFloorsCount = false;
    }
    return isFloorsCount ? floorsCount : turns;
}

} // namespace studio::room
