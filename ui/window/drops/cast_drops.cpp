// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/drops/cast_drops.h"

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

CastDrops::CastDrops(const WindowParts &parts, Casting &casting, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_casting(casting)
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

std::optional<JoinedRoom> CastDrops::shownRoom(const base::RoomId &room) const
{
    const RoomSession &session = m_parts.session;
    if (session.isOpen() && session.roomId() == room)
        return JoinedRoom{room, session.view().room.name, session.view().room.roster};
    const RoomListModel &rooms = m_parts.desk.rooms();
    const auto summary = rooms.room(rooms.indexOf(room));
    return summary ? std::optional(JoinedRoom{room, summary->name, summary->roster}) : std::nullopt;
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
    const std::optional<JoinedRoom> shown = shownRoom(room);
    if (!shown)
        return;
    const QList<base::ParticipantId> coming = m_casting.joining().missing(*shown, companions);
    if (coming.isEmpty()) {
        //: %1 is a companion, %2 the name of a room
        m_parts.notice.tell(companions.size() == 1
                                ? tr("%1 is already in “%2”.").arg(nameOf(companions.first()), shown->name)
                                //: %1 is the name of a room
                                : tr("All of them are already in “%1”.").arg(shown->name));
        return;
    }
    QStringList names;
    for (const base::ParticipantId &id : coming)
        names.append(nameOf(id));
    const auto tell = [this, room, coming, names, name = shown->name](const base::Result<void> &joined) {
        if (!joined)
            //: %1 is the reason, a sentence
            return m_parts.notice.tell(tr("Nobody was added. %1").arg(joined.error().text));
        m_parts.notice.tell(joinedSentence(names, name), tr("Undo"),
                            [this, room, coming] { takeBack(room, coming); });
    };
    m_casting.joining().join(*shown, coming, this, tell);
}

void CastDrops::takeBack(const base::RoomId &room, const QList<base::ParticipantId> &companions)
{
    const std::optional<JoinedRoom> shown = shownRoom(room);
    if (!shown)
        return;
    const auto tell = [this](const base::Result<void> &taken) {
        if (!taken)
            m_parts.notice.tell(taken.error().text);
    };
    m_casting.joining().takeBack(*shown, companions, this, tell);
}

} // namespace studio::ui
