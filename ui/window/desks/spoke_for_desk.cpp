// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/spoke_for_desk.h"

#include "core/explain/turn_sentence.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"

namespace studio::ui {

using namespace Qt::StringLiterals;

namespace {

const auto kGiveFloor = u"giveFloor"_s; ///< an action's name, before the participant's id

} // namespace

SpokeForDesk::SpokeForDesk(const WindowParts &parts, TranscriptModel &transcript, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_transcript(transcript)
{
    RoomSession *session = &parts.session;
    connect(session, &RoomSession::opened, this, &SpokeForDesk::showLines);
    connect(session, &RoomSession::peopleChanged, this, &SpokeForDesk::showLines);
    connect(session, &RoomSession::roomChanged, this, &SpokeForDesk::showLines);
    connect(session, &RoomSession::posted, this, &SpokeForDesk::showLines);
    connect(session, &RoomSession::spokeFor, this, &SpokeForDesk::add);
    connect(&parts.page.transcript(), &TranscriptView::noteActivated, this, &SpokeForDesk::giveFloor);
}

void SpokeForDesk::add(const model::Message &message, const model::SpokeFor &other)
{
    m_cuts.insert(message.id, {message.from, other});
    const People &people = m_parts.session.people();
    m_parts.page.transcript().tell(
        explain::spokeForSentence(other, people.name(message.from)).value_or(QString()));
}

void SpokeForDesk::showLines()
{
    if (!m_parts.session.isOpen())
        return;
    if (std::exchange(m_room, m_parts.session.roomId()) != m_parts.session.roomId())
        m_cuts.clear();
    TranscriptModel::OpenableNotes notes;
    for (auto cut = m_cuts.cbegin(); cut != m_cuts.cend(); ++cut)
        notes[cut.key()].append(noteOf(cut.key(), *cut));
    m_transcript.setOpenableNotes(notes, NoteKind::SpokeFor);
}

OpenableNote SpokeForDesk::noteOf(const base::MessageId &message, const Cut &cut) const
{
    const People &people = m_parts.session.people();
    const QString companion = people.name(cut.companion);
    OpenableNote note{
        .id = {}, .text = explain::spokeForSentence(cut.other, companion).value_or(QString()), .action = {}};
    if (mayOffer(message, cut.other.id)) {
        //: Below a line that says that a companion began to speak for somebody else. %1 is that other one
        const QString offer = tr("Give %1 the floor").arg(people.name(cut.other.id));
        note.actions.append({QString(kGiveFloor + u':' + cut.other.id.value()), offer, offer});
    }
    return note;
}

bool SpokeForDesk::mayOffer(const base::MessageId &message, const base::ParticipantId &other) const
{
    const model::MessageRow *last = m_transcript.message(m_transcript.messageCount() - 1);
    return !m_parts.readOnly && last && last->posted.message.id == message &&
           m_parts.session.view().room.roster.contains(other);
}

void SpokeForDesk::giveFloor(const QString &action)
{
    if (action.section(u':', 0, 0) == kGiveFloor)
        m_parts.session.cue(base::ParticipantId(action.section(u':', 1)));
}

} // namespace studio::ui
