// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/room_pictures.h"

#include <algorithm>

namespace studio::room {

using base::MessageId;
using llm::Picture;

namespace {

qsizetype bytesOf(const QList<Picture> &pictures)
{
    qsizetype bytes = 0;
    for (const Picture &picture : pictures)
        bytes += picture.bytes.size();
    return bytes;
}

} // namespace

void RoomPictures::put(const MessageId &message, const QList<Picture> &pictures)
{
    m_order.removeOne(message);
    m_bytes -= bytesOf(m_pictures.take(message));
    if (pictures.isEmpty())
        return;
    m_order.append(message);
    m_bytes += bytesOf(pictures);
    m_pictures.insert(message, pictures);
    forgetOldest();
}

void RoomPictures::forgetOldest()
{
    while (m_bytes > kMostBytes && m_order.size() > 1)
        m_bytes -= bytesOf(m_pictures.take(m_order.takeFirst()));
}

QHash<MessageId, QList<Picture>> RoomPictures::shownOf(const QList<model::Message> &heard) const
{
    QHash<MessageId, QList<Picture>> shown;
    qsizetype left = kMostShown;
    const qsizetype first = std::max<qsizetype>(0, heard.size() - kNewestMessages);
    for (qsizetype i = heard.size() - 1; i >= first; --i) {
        const auto here = m_pictures.constFind(heard.at(i).id);
        if (heard.at(i).text.isEmpty() || here == m_pictures.cend())
            continue;
        if (here->size() > left)
            break;
        left -= here->size();
        shown.insert(here.key(), *here);
    }
    return shown;
}

} // namespace studio::room
