// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/continued_desk.h"

#include "ui/transcript/transcript_view.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"

namespace studio::ui {

using namespace Qt::StringLiterals;

namespace {

const auto kOpenRoom = u"openContinued"_s;

} // namespace

ContinuedDesk::ContinuedDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_transcript(transcript)
{
    RoomSession *session = &parts.session;
    connect(session, &RoomSession::opened, this, &ContinuedDesk::showLine);
    connect(session, &RoomSession::roomChanged, this, &ContinuedDesk::showLine);
    connect(session, &RoomSession::peopleChanged, this, &ContinuedDesk::showLine); // the language, too
    connect(&parts.desk, &RoomDesk::listed, this, &ContinuedDesk::showLine);
    connect(&parts.page.transcript(), &TranscriptView::noteActivated, this, &ContinuedDesk::open);
}

void ContinuedDesk::showLine()
{
    if (!m_parts.session.isOpen())
        return;
    TranscriptModel::OpenableNotes notes;
    if (const std::optional<model::ContinuedFrom> &from = m_parts.session.view().room.continued) {
        const auto other = m_parts.desk.rooms().room(m_parts.desk.rooms().indexOf(from->room));
        const QString name = other ? other->name : from->name;
        //: Below the last message that was taken over from another room. %1 is the name of that room
        OpenableNote note{
            .id = {}, .text = tr("From here on, this room continues “%1”.").arg(name), .action = {}};
        if (other) {
            //: %1 is the name of a room
            const QString open = tr("Open “%1”").arg(name);
            //: %1 is the name of a room; in a menu and for screen readers
            note.actions.append({kOpenRoom, open, tr("Open “%1”, which this room continues").arg(name)});
        }
        notes[from->message].append(note);
    }
    m_transcript.setOpenableNotes(notes, NoteKind::Continued);
}

void ContinuedDesk::open(const QString &action)
{
    if (action != kOpenRoom || !m_parts.session.isOpen())
        return;
    if (const auto &from = m_parts.session.view().room.continued)
        m_parts.host.openRoom(from->room);
}

} // namespace studio::ui
