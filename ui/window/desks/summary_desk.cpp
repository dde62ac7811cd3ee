// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/summary_desk.h"

#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/summary_sheet.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <algorithm>

namespace studio::ui {

using model::Summary;

SummaryDesk::SummaryDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_transcript(transcript)
{
    RoomSession *session = &parts.session;
    for (const auto changed : {&RoomSession::opened, &RoomSession::closed, &RoomSession::summariesChanged,
                               &RoomSession::peopleChanged})
        connect(session, changed, this, &SummaryDesk::showLines);
    connect(&parts.page.transcript(), &TranscriptView::noteActivated, this, &SummaryDesk::open);
}

SummaryDesk::~SummaryDesk() { delete m_sheet; }

/// The newest summary of each companion.
QList<Summary> SummaryDesk::held() const
{
    QList<Summary> held;
    if (!m_parts.session.isOpen())
        return held;
    for (const Summary &summary : m_parts.session.view().summaries) {
        held.removeIf([&](const Summary &one) { return one.companion == summary.companion; });
        held.append(summary);
    }
    return held;
}

void SummaryDesk::showLines()
{
    QHash<base::MessageId, QList<OpenableNote>> notes;
    bool isShown = false;
    const QList<Summary> summaries = held();
    for (const Summary &summary : summaries) {
        const QString name = m_parts.session.people().name(summary.companion);
        isShown |= m_sheet && m_sheet->summary() == summary.id;
        notes[summary.to].append(
            {summary.id,
             //: A quiet line of the conversation that can be clicked. %1 is a companion
             tr("The first %n message(s) are now a summary for %1 · Show", nullptr, int(summary.messages))
                 .arg(name),
             //: %1 is a companion
             tr("Show the summary for %1…").arg(name)});
    }
    m_transcript.setOpenableNotes(notes, NoteKind::Summary);
    if (m_sheet && !isShown)
        m_sheet->close(); // the summary was taken off, or its room was closed
}

void SummaryDesk::open(const QString &id)
{
    const QList<Summary> summaries = held();
    const auto found = std::find_if(summaries.cbegin(), summaries.cend(),
                                    [&id](const Summary &one) { return one.id == id; });
    if (found == summaries.cend())
        return;
    delete m_sheet;
    const auto undo = m_parts.readOnly ? SummarySheet::Undo::NotHere : SummarySheet::Undo::Offered;
    m_sheet =
        new SummarySheet(*found, m_parts.session.people().name(found->companion), undo, &m_parts.window);
    m_sheet->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_sheet, &SummarySheet::undoWanted, &m_parts.session, &RoomSession::undoSummary);
    m_sheet->open();
}

} // namespace studio::ui
