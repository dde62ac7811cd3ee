// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/drops/cast_drops.h"

#include "ui/library/casting.h"
#include "ui/panels/companions_panel.h"
#include "ui/panels/rooms_panel.h"
#include "ui/stage/stage_view.h"
#include "ui/widgets/file_drops.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/drops/face_drops.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <QListView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// Files that are cards: others that are dropped on the stage are talks, which the window takes.
bool mayBeCards(const QStringList &paths)
{
    static const QStringList cards{u".png"_s,   u".webp"_s, u".jpg"_s, u".jpeg"_s,
                                   u".charx"_s, u".yaml"_s, u".yml"_s, u".card.json"_s};
    return !paths.isEmpty() && std::all_of(paths.cbegin(), paths.cend(), [](const QString &path) {
        return std::any_of(cards.cbegin(), cards.cend(),
                           [&path](const QString &end) { return path.endsWith(end, Qt::CaseInsensitive); });
    });
}

} // namespace

CastDrops::CastDrops(const WindowParts &parts, ports::RoomPort &rooms, Casting &casting, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_rooms(rooms)
{
    if (parts.readOnly)
        return;
    takeCards(casting); // first, so that companions are asked for before files
    takeFaces(parts.page.stage());
    takeFaces(parts.companionsPanel);
    takeFacesOnRooms();
}

void CastDrops::takeFaces(QWidget &target)
{
    auto *drops = new FaceDrops(target, [this, target = &target](const QPoint &) {
        const RoomSession &session = m_parts.session;
        return session.isOpen() ? std::optional(FaceDrops::Place{session.roomId(), target->rect()})
                                : std::nullopt;
    });
    connect(drops, &FaceDrops::dropped, this, &CastDrops::join);
}

void CastDrops::takeFacesOnRooms()
{
    QListView *list = &m_parts.roomsPanel.list();
    auto *drops = new FaceDrops(*list->viewport(), [this, list](const QPoint &at) {
        const QModelIndex index = list->indexAt(at);
        const auto room = m_parts.desk.rooms().room(index);
        return room ? std::optional(FaceDrops::Place{room->id, list->visualRect(index)}) : std::nullopt;
    });
    connect(drops, &FaceDrops::dropped, this, &CastDrops::join);
}

void CastDrops::takeCards(Casting &casting)
{
    auto *drops = new FileDrops(m_parts.page.stage());
    drops->setFilter(mayBeCards);
    connect(drops, &FileDrops::dropped, &casting, &Casting::importFiles);
}

void CastDrops::setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster,
                          const std::function<void(const base::Result<void> &)> &then)
{
    m_asked[room].append(roster);
    m_rooms.setRoster(room, roster, {this, [this, room, then](const base::Result<void> &done) {
                                         m_asked[room].removeFirst();
                                         if (m_asked.value(room).isEmpty())
                                             m_asked.remove(room);
                                         then(done);
                                     }});
}

std::optional<CastDrops::Room> CastDrops::roomOf(const base::RoomId &room) const
{
    std::optional<Room> now = shownRoom(room);
    if (const auto asked = m_asked.constFind(room); now && asked != m_asked.cend())
        now->roster = asked->last(); // what is shown is older
    return now;
}

std::optional<CastDrops::Room> CastDrops::shownRoom(const base::RoomId &room) const
{
    const RoomSession &session = m_parts.session;
    if (session.isOpen() && session.roomId() == room)
        return Room{session.view().room.name, session.view().room.roster};
    const RoomListModel &rooms = m_parts.desk.rooms();
    const auto summary = rooms.room(rooms.indexOf(room));
    return summary ? std::optional(Room{summary->name, summary->roster}) : std::nullopt;
}

QString CastDrops::nameOf(const base::ParticipantId &companion) const
{
    for (const model::Persona &persona : m_parts.desk.personas()) {
        if (persona.id == companion)
            return persona.textIn(m_parts.look.language()).name;
    }
    return companion.value();
}

void CastDrops::join(const base::RoomId &room, const QList<base::ParticipantId> &companions)
{
    const std::optional<Room> now = roomOf(room);
    if (!now)
        return;
    QList<base::ParticipantId> coming = companions;
    coming.removeIf([&now](const base::ParticipantId &id) { return now->roster.contains(id); });
    if (coming.isEmpty()) {
        //: %1 is a companion, %2 the name of a room
        m_parts.notice.tell(companions.size() == 1
                                ? tr("%1 is already in “%2”.").arg(nameOf(companions.first()), now->name)
                                //: %1 is the name of a room
                                : tr("All of them are already in “%1”.").arg(now->name));
        return;
    }
    const auto done = [this, room, coming, name = now->name](const base::Result<void> &joined) {
        if (!joined)
            //: %1 is the reason, a sentence
            return m_parts.notice.tell(tr("Nobody was added. %1").arg(joined.error().text));
        //: %1 is a companion, %2 the name of a room
        const QString text = coming.size() == 1
                                 ? tr("%1 joined “%2”.").arg(nameOf(coming.first()), name)
                                 //: %1 is the name of a room
                                 : tr("%n companions joined “%1”.", nullptr, int(coming.size())).arg(name);
        m_parts.notice.tell(text, tr("Undo"), [this, room, coming] { takeBack(room, coming); });
    };
    setRoster(room, now->roster + coming, done);
}

void CastDrops::takeBack(const base::RoomId &room, const QList<base::ParticipantId> &companions)
{
    const std::optional<Room> now = roomOf(room);
    if (!now)
        return;
    QList<base::ParticipantId> left = now->roster;
    left.removeIf([&companions](const base::ParticipantId &id) { return companions.contains(id); });
    const auto done = [this](const base::Result<void> &taken) {
        if (!taken)
            m_parts.notice.tell(taken.error().text);
    };
    setRoster(room, left, done);
}

} // namespace studio::ui
