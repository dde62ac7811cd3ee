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

void RoomPictures::put(const MessageId &message, const QList<Picture> &pictures, bool kept)
{
    forget(message);
    if (pictures.isEmpty())
        return;
    m_order.append(message);
    m_bytes += bytesOf(pictures);
    m_pictures.insert(message, {pictures, kept});
    forgetOldest();
}

void RoomPictures::copy(const MessageId &from, const MessageId &to)
{
    const Entry entry = m_pictures.value(from);
    put(to, entry.pictures, entry.kept);
}

void RoomPictures::forget(const MessageId &message)
{
    m_order.removeOne(message);
    m_bytes -= bytesOf(m_pictures.take(message).pictures);
}

void RoomPictures::forgetOldest()
{
    for (const bool kept : {true, false}) {
        const QList<MessageId> order = m_order;
        for (const MessageId &message : order) {
            if (m_bytes > kMostBytes && m_pictures.value(message).kept == kept)
                forget(message);
        }
    }
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
        if (here->pictures.size() > left)
            break;
        left -= here->pictures.size();
        shown.insert(here.key(), here->pictures);
    }
    return shown;
}

} // namespace studio::room
