// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/voice_desk.h"

#include "ui/models/people.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/hooks.h"
#include "ui/transcript/message_actions.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/actions/view_actions.h"
#include "ui/window/actions/voice_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desks/reading_from.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/live_signs.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/top_bar.h"
#include "ui/window/window_look.h"

#include <QAction>

namespace studio::ui {

using ports::VoicePort;
using Sign = LiveSigns::Sign;

VoiceDesk::VoiceDesk(const WindowParts &parts, VoicePort &port, TranscriptModel &transcript, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
    , m_actions(new VoiceActions(parts.actions.view->menu(), this))
    , m_reading(new ReadingFrom(port, transcript, parts.session, this))
{
    MessageActions *ofMessages = &parts.page.transcript().actions();
    connect(ofMessages, &MessageActions::readWanted, this, &VoiceDesk::readFrom);
    connect(ofMessages, &MessageActions::stopReadingWanted, m_reading, &ReadingFrom::stop);
    connect(m_reading, &ReadingFrom::readingChanged, this, &VoiceDesk::showReading);
    connect(m_reading, &ReadingFrom::failed, this, &VoiceDesk::tellTrouble);
    RoomSession &session = parts.session;
    connect(&session, &RoomSession::opened, this, &VoiceDesk::showRoom);
    connect(&session, &RoomSession::closed, this, &VoiceDesk::showRoom);
    connect(&session, &RoomSession::roomChanged, this, &VoiceDesk::showRoom);
    for (const auto newPeople : {&RoomSession::opened, &RoomSession::closed, &RoomSession::roomChanged})
        connect(&session, newPeople, this, &VoiceDesk::showSpeaking);
    connect(m_actions, &VoiceActions::chosen, &session, &RoomSession::setVoices);
    connect(m_actions->stop, &QAction::triggered, this, [this] { m_port.stopReading(); });
    connect(&parts.topBar.signs(), &LiveSigns::pressed, this, [this](Sign sign) {
        if (sign == Sign::Voice)
            m_port.stopReading();
    });
    connect(&port, &VoicePort::readingBegun, &session, &RoomSession::beginReading);
    connect(&port, &VoicePort::heard, &session, &RoomSession::hearUntil);
    connect(&port, &VoicePort::speakingChanged, this, [this](const std::optional<ports::SpokenTurn> &now) {
        m_speaking = now;
        showSpeaking();
        moveMouth();
    });
    connect(&port, &VoicePort::readingFailed, this, &VoiceDesk::tellTrouble);
    m_port.attend(true);
    onRetranslate(&parts.window, this, [this] { retranslate(); });
}

VoiceDesk::~VoiceDesk() { m_port.attend(false); }

void VoiceDesk::showRoom()
{
    const RoomSession &session = m_parts.session;
    const bool canChange = session.isOpen() && !m_parts.readOnly;
    m_actions->showRoom(canChange ? std::optional(session.view().room.voices) : std::nullopt);
}

// Guests are known only in their own room.
People VoiceDesk::peopleOf(const base::RoomId &room) const
{
    if (room == m_parts.session.roomId())
        return m_parts.session.people();
    return {m_parts.desk.personas(), m_parts.look.language()};
}

void VoiceDesk::showSpeaking()
{
    m_actions->showSpeaking(m_speaking.has_value());
    QString words;
    if (m_speaking) {
        m_toldTrouble.clear();
        const People people = peopleOf(m_speaking->room);
        //: in the top bar, while the voice of %1 is heard; pressed, it stops
        words = m_speaking->companion.isEmpty()
                    ? tr("Reading aloud")
                    : tr("Reading %1 aloud").arg(people.name(m_speaking->companion));
    }
    m_parts.topBar.signs().show(Sign::Voice, words,
                                words.isEmpty() ? QString() : tr("Click to stop reading. The text stays."));
}

void VoiceDesk::moveMouth()
{
    const bool isHere = m_speaking && m_speaking->room == m_parts.session.roomId();
    m_parts.page.stage().setVoice(isHere ? m_speaking->companion : base::ParticipantId());
}

void VoiceDesk::tellTrouble(const base::Error &error)
{
    if (error.text != m_toldTrouble)
        m_parts.notice.tellHere(error.text);
    m_toldTrouble = error.text;
}

/// An engine may need seconds until it has listed its voices, so it is asked only when it is needed.
void VoiceDesk::readFrom(qint64 row)
{
    if (m_hasVoices.value_or(false))
        return m_reading->begin(row);
    const base::RoomId room = m_parts.session.roomId();
    m_port.listVoices({this, [this, room, row](const base::Result<QList<ports::VoiceOffer>> &voices) {
                           m_hasVoices = voices && !voices->isEmpty();
                           showReading();
                           if (!*m_hasVoices)
                               m_parts.notice.tellHere(m_parts.page.transcript().actions().reading().flaw);
                           else if (room == m_parts.session.roomId())
                               m_reading->begin(row);
                       }});
}

void VoiceDesk::showReading()
{
    const QString flaw =
        m_hasVoices.value_or(true) ? QString() : tr("No voice for reading aloud on this computer.");
    m_parts.page.transcript().actions().setReading({true, m_reading->isReading(), flaw});
}

void VoiceDesk::retranslate()
{
    showReading();
    m_actions->retranslate();
    showRoom();
    showSpeaking();
}

} // namespace studio::ui
