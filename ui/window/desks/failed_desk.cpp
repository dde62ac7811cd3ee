// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/failed_desk.h"

#include "core/explain/failed_words.h"
#include "core/model/participants.h"
#include "ui/library/casting.h"
#include "ui/models/room_list_model.h"
#include "ui/stage/stage_view.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/desks/inspector_desk.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"

#include <algorithm>

namespace studio::ui {

using namespace Qt::StringLiterals;
using model::FailedReply;

namespace {

// The action's name, before the reply's id.
const auto kTryAgain = u"tryAgain"_s;
const auto kChangeModel = u"changeModel"_s;
const auto kDetails = u"details"_s;

explain::Names namesIn(const FailedReply &failed, const People &people)
{
    QList<base::ParticipantId> ids;
    for (const model::FailedCall &call : failed.calls)
        ids.append(call.companion);
    return people.namesOf(ids);
}

} // namespace

FailedDesk::FailedDesk(const WindowParts &parts, TranscriptModel &transcript, Casting &casting,
                       InspectorDesk &inspector, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_transcript(transcript)
    , m_casting(casting)
    , m_inspector(inspector)
{
    RoomSession *session = &parts.session;
    connect(session, &RoomSession::opened, this, [this] {
        if (const auto failed = current())
            m_told = failed->id; // the user knows this reply already
        showLines();
    });
    connect(session, &RoomSession::floorChanged, this, &FailedDesk::showLines);
    connect(session, &RoomSession::peopleChanged, this, &FailedDesk::showLines);
    connect(session, &RoomSession::posted, this, &FailedDesk::showNow);
    connect(&parts.page.transcript(), &TranscriptView::noteActivated, this, &FailedDesk::open);
}

QString FailedDesk::sentence(const FailedReply &failed) const
{
    return explain::failedSentence(failed, namesIn(failed, m_parts.session.people()));
}

OpenableNote FailedDesk::noteOf(const FailedReply &failed) const
{
    const base::ParticipantId &companion = failed.calls.first().companion;
    const QString name = m_parts.session.people().name(companion);
    const auto action = [&failed](const QString &what, const QString &text, const QString &longer) {
        return NoteAction{QString(what + u':' + failed.id), text, longer};
    };
    OpenableNote note{.id = {}, .text = sentence(failed), .action = {}, .actions = {}, .warns = true};
    if (!m_parts.readOnly) {
        //: Below a line that says why a companion could not answer
        note.actions.append(action(kTryAgain, tr("Try again"), tr("Let %1 try again").arg(name)));
        if (!model::isGuest(companion))
            note.actions.append(
                action(kChangeModel, tr("Change the model"), tr("Change %1’s model…").arg(name)));
    }
    note.actions.append(
        action(kDetails, tr("Details"), tr("Show what happened when %1 failed to reply").arg(name)));
    return note;
}

void FailedDesk::showLines()
{
    TranscriptModel::OpenableNotes notes;
    if (m_parts.session.isOpen()) {
        for (const FailedReply &failed : m_parts.session.view().floor.failed)
            notes[failed.after.value_or(base::MessageId())].append(noteOf(failed));
    }
    m_transcript.setOpenableNotes(notes, NoteKind::Failed);
    showNow();
}

void FailedDesk::showNow()
{
    if (!m_parts.session.isOpen())
        return;
    const std::optional<FailedReply> failed = current();
    const QString text = failed ? sentence(*failed) : QString();
    m_parts.desk.rooms().setTrouble(m_parts.session.roomId(), text);
    m_parts.page.stage().setTrouble(failed ? failed->calls.first().companion : base::ParticipantId(), text);
    if (failed && std::exchange(m_told, failed->id) != failed->id)
        m_parts.page.transcript().tell(text);
}

std::optional<FailedReply> FailedDesk::current() const
{
    if (!m_parts.session.isOpen())
        return std::nullopt;
    const ports::FloorView &floor = m_parts.session.view().floor;
    if (floor.failed.isEmpty() || floor.votingOn)
        return std::nullopt;
    const FailedReply newest = floor.failed.last();
    const model::MessageRow *last = m_transcript.message(m_transcript.messageCount() - 1);
    const std::optional<base::MessageId> said = last ? std::optional(last->posted.message.id) : std::nullopt;
    return newest.after == said ? std::optional(newest) : std::nullopt;
}

void FailedDesk::open(const QString &action)
{
    const QString what = action.section(u':', 0, 0);
    const QString id = action.section(u':', 1);
    if (!m_parts.session.isOpen())
        return;
    const QList<FailedReply> &all = m_parts.session.view().floor.failed;
    const auto found =
        std::find_if(all.begin(), all.end(), [&id](const FailedReply &one) { return one.id == id; });
    if (found == all.end())
        return;
    const FailedReply failed = *found; // a copy: what follows may remove the reply
    if (what == kTryAgain)
        m_parts.session.cue(failed.calls.first().companion);
    else if (what == kChangeModel)
        m_casting.edit(failed.calls.first().companion);
    else if (what == kDetails)
        m_inspector.showFailed(failed);
}

} // namespace studio::ui
