// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/memory_desk.h"

#include "ui/memory/memory_window.h"
#include "ui/panels/companions_panel.h"
#include "ui/theme/hooks.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/actions/companion_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <algorithm>

namespace studio::ui {

using base::Result;
using ports::MemoryPort;

MemoryDesk::MemoryDesk(const WindowParts &parts, TranscriptModel &transcript, MemoryPort &port,
                       QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_transcript(transcript)
    , m_port(port)
{
    parts.companionsPanel.offerMemory();
    parts.actions.companions->offerMemory();
    connect(&parts.companionsPanel, &CompanionsPanel::memoryWanted, this, &MemoryDesk::open);
    connect(parts.actions.companions, &CompanionActions::memoryWanted, this, &MemoryDesk::open);
    connect(&port, &MemoryPort::notesChanged, this,
            [this](const base::ParticipantId &companion, const QList<model::MemoryNote> &notes) {
                if (m_window && m_window->companion() == companion)
                    m_window->setNotes(notes);
            });
    connect(&parts.session, &RoomSession::opened, this, &MemoryDesk::beginSearch);
    connect(&parts.session, &RoomSession::openFailed, this, &MemoryDesk::endSearch);
    connect(&parts.session, &RoomSession::peopleChanged, this, &MemoryDesk::retranslate);
    connect(&transcript, &TranscriptModel::rowsLoaded, this, &MemoryDesk::searchOn);
    connect(&transcript, &TranscriptModel::rowsRefused, this, &MemoryDesk::endSearch);
    onRetranslate(&parts.window, this, [this] { retranslate(); });
}

MemoryDesk::~MemoryDesk() { delete m_window; }

void MemoryDesk::open(const base::ParticipantId &companion)
{
    if (m_window && m_window->companion() != companion)
        delete m_window;
    if (!m_window)
        show(companion);
    retranslate(); // there may be other rooms by now
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void MemoryDesk::show(const base::ParticipantId &companion)
{
    auto *window = new MemoryWindow(companion, &m_parts.window);
    m_window = window;
    m_window->setWritable(!m_parts.readOnly);
    connect(m_window, &MemoryWindow::writeWanted, this,
            [this, companion, window](qint64 id, const QString &text) {
                m_port.writeNote(companion, id, text, {window, [window](const Result<void> &written) {
                                                           if (written)
                                                               window->tellWritten();
                                                           else
                                                               window->tellTrouble(written.error().text);
                                                       }});
            });
    connect(m_window, &MemoryWindow::forgetWanted, this, [this, companion, window](qint64 id) {
        m_port.forgetNote(companion, id, {window, [window](const Result<void> &forgotten) {
                                              if (!forgotten)
                                                  window->tellTrouble(forgotten.error().text);
                                          }});
    });
    connect(m_window, &MemoryWindow::messageWanted, this, &MemoryDesk::goTo);
    m_port.readNotes(companion, {window, [window](const Result<QList<model::MemoryNote>> &notes) {
                                     if (notes)
                                         window->setNotes(*notes);
                                     else
                                         window->tellTrouble(notes.error().text);
                                 }});
}

void MemoryDesk::retranslate()
{
    if (!m_window)
        return;
    const People people(m_parts.desk.personas(), m_parts.look.language(), {});
    m_window->setName(people.name(m_window->companion()));
    QHash<base::RoomId, QString> names;
    const RoomListModel &rooms = m_parts.desk.rooms();
    for (int row = 0; row < rooms.rowCount(); ++row) {
        const auto room = rooms.room(rooms.index(row));
        names.insert(room->id, room->name);
    }
    m_window->setRooms(names);
}

void MemoryDesk::goTo(const base::RoomId &room, const base::MessageId &message)
{
    m_room = room;
    m_wanted = message;
    m_row = -1;
    if (m_parts.session.isOpen() && m_parts.session.roomId() == room)
        beginSearch();
    else
        m_parts.host.openRoom(room);
}

void MemoryDesk::beginSearch()
{
    if (m_wanted.isEmpty())
        return;
    if (m_parts.session.roomId() != m_room) // the user opened another room meanwhile
        return endSearch();
    m_row = m_transcript.messageCount() - 1;
    searchOn();
}

void MemoryDesk::searchOn()
{
    if (m_wanted.isEmpty() || m_parts.session.roomId() != m_room || !m_parts.session.isOpen())
        return;
    for (; m_row >= 0; --m_row) {
        const model::MessageRow *row = m_transcript.message(m_row);
        if (!row) {
            const qint64 first = m_row / TranscriptModel::kPageRows * TranscriptModel::kPageRows;
            m_transcript.glance(first, m_row - first + 1);
            return;
        }
        if (row->posted.message.id == m_wanted) {
            TranscriptView &view = m_parts.page.transcript();
            m_wanted = {};
            view.jumpToRow(m_row);
            view.setCurrentRow(m_row);
            m_parts.window.activateWindow();
            view.setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    m_parts.notice.tellHere(tr("This room does not have that message any more."));
    endSearch();
}

void MemoryDesk::endSearch()
{
    m_wanted = {};
    m_row = -1;
}

} // namespace studio::ui
