// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/room_cassettes.h"

#include "core/llm/provider/cassette_file.h"

#include <QDir>
#include <QUrl>

#include <utility>

namespace studio::llm::provider {

using namespace Qt::StringLiterals;

struct RoomCassettes::Room
{
    std::unique_ptr<CassetteRecorder> recorder;
    std::unique_ptr<CassetteFile> file; ///< none yet, or it cannot be written
    bool isTroubled = false;
};

RoomCassettes::RoomCassettes(http::HttpTransport &inner, base::Clock &clock, QString folder,
                             Troubled troubled)
    : m_inner(inner)
    , m_clock(clock)
    , m_folder(std::move(folder))
    , m_troubled(std::move(troubled))
{
}

RoomCassettes::~RoomCassettes() = default;

http::HttpTransport &RoomCassettes::of(const base::RoomId &room)
{
    if (room.isEmpty())
        return m_inner;
    std::unique_ptr<Room> &kept = m_rooms[room];
    if (!kept) {
        kept = std::make_unique<Room>();
        kept->recorder = std::make_unique<CassetteRecorder>(
            m_inner, m_clock, [this, room](const Exchange &exchange) { keep(room, exchange); });
    }
    return *kept->recorder;
}

QString RoomCassettes::fileOf(const base::RoomId &room) const
{
    const QString name = QString::fromLatin1(QUrl::toPercentEncoding(room.value(), {}, "."));
    return m_folder + u'/' + name + u".cassette"_s;
}

void RoomCassettes::keep(const base::RoomId &room, const Exchange &exchange)
{
    Room &kept = *m_rooms[room];
    if (kept.isTroubled)
        return;
    base::Result<void> written;
    if (!kept.file) {
        QDir().mkpath(m_folder);
        auto opened = CassetteFile::open(fileOf(room));
        if (opened)
            kept.file = std::move(*opened);
        else
            written = tl::unexpected(opened.error());
    }
    if (written)
        written = kept.file->append(exchange);
    if (written)
        return;
    kept.isTroubled = true;
    m_troubled(room, written.error());
}

} // namespace studio::llm::provider
