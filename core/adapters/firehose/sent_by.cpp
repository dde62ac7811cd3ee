// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/sent_by.h"

#include <QCryptographicHash>

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using base::ParticipantId;

QString SentBy::keyOf(const Body &body, const ParticipantId &from)
{
    if (const auto *message = std::get_if<model::Message>(&body))
        return u"message %1\n%2"_s.arg(from.value(), message->id.value());
    if (const auto *action = std::get_if<model::Action>(&body))
        return u"action %1\n%2\n"_s.arg(from.value(), action->name) +
               QString::fromLatin1(
                   QCryptographicHash::hash(action->params.text, QCryptographicHash::Sha256).toHex());
    return {};
}

void SentBy::note(const QString &client, const Body &body, const ParticipantId &from)
{
    const QString key = keyOf(body, from);
    if (key.isEmpty())
        return;
    const bool isAction = std::holds_alternative<model::Action>(body);
    if (m_clients.contains(key)) {
        if (isAction) // actions have no id: the newest one of its maker is meant
            m_clients[key] = client;
        return;
    }
    m_clients.insert(key, client);
    m_order.enqueue(key);
    if (m_order.size() > kMost)
        m_clients.remove(m_order.dequeue());
}

QString SentBy::clientOf(const Body &body, const ParticipantId &from) const
{
    return m_clients.value(keyOf(body, from));
}

void SentBy::clear()
{
    m_clients.clear();
    m_order.clear();
}

} // namespace studio::adapters::firehose
