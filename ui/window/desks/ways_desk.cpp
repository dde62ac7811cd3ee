// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/ways_desk.h"

#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"

#include <QAction>

namespace studio::ui {

WaysDesk::WaysDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_transcript(transcript)
{
    RoomSession *session = &parts.session;
    TranscriptView *view = &parts.page.transcript();
    if (parts.readOnly)
        return;
    view->offerWays();
    transcript.offerRestoring();
    connect(view, &TranscriptView::replyAgainWanted, session,
            [session](const base::MessageId &reply) { session->replyAgain(reply); });
    connect(view, &TranscriptView::decideAgainWanted, session,
            [session](const base::MessageId &reply) { session->decideAgain(reply); });
    connect(view, &TranscriptView::alternativeWanted, session, &RoomSession::chooseAlternative);
    connect(view, &TranscriptView::editWanted, view, &TranscriptView::openEditor);
    connect(view, &TranscriptView::edited, session, &RoomSession::edit);
    connect(view, &TranscriptView::deleteWanted, session,
            [session](const base::MessageId &message) { session->edit(message, QString()); });
    connect(view, &TranscriptView::continueWanted, this, [this](const base::MessageId &message) {
        m_parts.desk.continueFrom(m_parts.session.roomId(), message);
    });
    connect(&parts.desk, &RoomDesk::continued, this,
            [this](const model::Room &room, const base::RoomId &from) {
                if (m_parts.session.roomId() != from) // the user went on meanwhile
                    //: %1 is the name of the new room
                    return m_parts.host.mention(tr("“%1” is ready in the list of rooms.").arg(room.name));
                const QString before = m_parts.session.view().room.name;
                //: %1 is the new room, %2 the room that it continues and that stays as it is
                m_parts.notice.tell(tr("You are in “%1” now, which continues “%2”.").arg(room.name, before),
                                    tr("Go back"), [this, from] { m_parts.host.openRoom(from); });
                m_parts.host.openRoom(room.id); // may tell of words that were put aside, which matter more
            });
    connect(view, &TranscriptView::noteActivated, this, &WaysDesk::restore);
    connect(parts.actions.replyAgain, &QAction::triggered, session, [session] { session->replyAgain(); });
    connect(parts.actions.decideAgain, &QAction::triggered, session, [session] { session->decideAgain(); });
    connect(parts.actions.bringBack, &QAction::triggered, session,
            [session] { session->chooseAlternative({}, 0); });
}

void WaysDesk::restore(const QString &note)
{
    const base::MessageId deleted = TranscriptModel::restoredBy(note);
    const model::MessageRow *message = m_transcript.message(m_transcript.rowOf(deleted));
    if (message && message->original)
        m_parts.session.edit(deleted, *message->original);
}

} // namespace studio::ui
