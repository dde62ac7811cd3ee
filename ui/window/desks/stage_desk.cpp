// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/stage_desk.h"

#include "ui/settings/setting_keys.h"
#include "ui/settings/settings.h"
#include "ui/stage/stage_view.h"
#include "ui/stage/stage_window.h"
#include "ui/window/actions/view_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <QAction>

namespace studio::ui {

namespace {

/// What a whisper is worth to those who heard it tells that there was one.
void hideVotes(ports::FloorView &floor)
{
    floor.votingOn.reset();
    for (ports::FloorRow &row : floor.rows) {
        row.vote = ports::FloorRow::Vote::None;
        row.state = model::VoteState::Listen;
        row.importance = 0;
        row.cause.reset();
        row.trouble.reset();
        row.winner = false;
    }
}

} // namespace

StageDesk::StageDesk(const WindowParts &parts, Settings &settings, QByteArray &geometry, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_settings(settings)
    , m_geometry(geometry)
{
    connect(parts.actions.view->stageWindow, &QAction::triggered, this, &StageDesk::open);
    connect(&settings, &Settings::changed, this, [this] {
        if (m_window)
            showSettings();
    });
}

void StageDesk::open()
{
    if (!m_window) {
        m_window = new StageWindow(m_parts.avatars, &m_parts.window);
        showSettings();
        m_window->restoreGeometry(m_geometry);
        wire();
        enter();
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    m_window->setFocus();
}

void StageDesk::wire()
{
    RoomSession *session = &m_parts.session;
    StageView *stage = &m_window->stage();
    connect(session, &RoomSession::opened, m_window, [this] { enter(); });
    connect(session, &RoomSession::closed, m_window, [this] {
        m_window->stage().clear();
        m_window->setRoomName({});
    });
    connect(session, &RoomSession::floorChanged, m_window, [this] { showFloor(); });
    connect(session, &RoomSession::peopleChanged, m_window, [this] { showFloor(); });
    connect(session, &RoomSession::roomChanged, m_window, [this] { showFloor(); });
    connect(session, &RoomSession::heard, m_window,
            [this](const base::ParticipantId &companion, const QString &words) { say(companion, words); });
    connect(session, &RoomSession::posted, m_window,
            [this](const model::Message &message) { hear(message); });
    connect(session, &RoomSession::acted, stage, &StageView::act);
    connect(stage, &StageView::cueWanted, session, &RoomSession::cue);
    connect(stage, &StageView::muteWanted, session, &RoomSession::setMuted);
    connect(stage, &StageView::actWanted, session, &RoomSession::act);
    connect(&m_parts.look, &WindowLook::changed, stage, [this] {
        m_window->stage().setMotion(m_parts.look.motion());
        m_window->stage().setLanguage(m_parts.look.language());
    });
    connect(m_window, &StageWindow::lookChanged, this, &StageDesk::keepLook);
    stage->setMotion(m_parts.look.motion());
    stage->setLanguage(m_parts.look.language());
}

void StageDesk::enter()
{
    m_window->stage().clear();
    showFloor();
}

void StageDesk::showFloor()
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen())
        return;
    m_window->setRoomName(session.view().room.name);
    ports::FloorView floor = session.view().floor;
    if (isAfterAWhisper() || (floor.votingOn && isWhisper(*floor.votingOn)))
        hideVotes(floor);
    m_window->stage().setFloor(floor, session.people());
    moveMouth();
}

/// The answer to a whisper is whispered, too, unless the room answers aloud.
bool StageDesk::answersAWhisper() const
{
    return !m_parts.session.view().room.turns.whispersAloud && isAfterAWhisper();
}

bool StageDesk::isAfterAWhisper() const
{
    const QList<model::MessageRow> &rows = m_parts.session.view().newest.rows;
    return !rows.isEmpty() && rows.last().posted.message.whisper;
}

bool StageDesk::isWhisper(const base::MessageId &message) const
{
    const QList<model::MessageRow> &rows = m_parts.session.view().newest.rows;
    return std::any_of(rows.crbegin(), rows.crend(), [&message](const model::MessageRow &row) {
        return row.posted.message.id == message && row.posted.message.whisper;
    });
}

/// A turn that is not over is judged by what it answers.
bool StageDesk::isWhispered(const ports::SpokenTurn &spoken) const
{
    const QList<model::MessageRow> &rows = m_parts.session.view().newest.rows;
    const auto row = std::find_if(rows.crbegin(), rows.crend(), [&spoken](const model::MessageRow &one) {
        return !spoken.turn.isEmpty() && one.posted.turn == spoken.turn;
    });
    return row == rows.crend() ? answersAWhisper() : row->posted.message.whisper;
}

void StageDesk::offerVoices(ports::VoicePort &voices)
{
    connect(&voices, &ports::VoicePort::speakingChanged, this,
            [this](const std::optional<ports::SpokenTurn> &now) {
                m_speaking = now;
                moveMouth();
            });
}

void StageDesk::say(const base::ParticipantId &companion, const QString &words)
{
    if (m_parts.session.isOpen() && !answersAWhisper())
        m_window->stage().say(companion, words);
}

void StageDesk::hear(const model::Message &message)
{
    if (!message.whisper)
        m_window->stage().hear(message);
}

/// The voice is heard by all; a whisper that is read aloud shows nobody who whispers.
void StageDesk::moveMouth()
{
    if (!m_window)
        return;
    const RoomSession &session = m_parts.session;
    const bool isHere =
        m_speaking && session.isOpen() && m_speaking->room == session.roomId() && !isWhispered(*m_speaking);
    m_window->stage().setVoice(isHere ? m_speaking->companion : base::ParticipantId());
}

void StageDesk::keepLook()
{
    m_geometry = m_window->saveGeometry();
    const StageGround ground = m_window->ground();
    const bool captions = m_window->hasCaptions();
    const StageSeats seats = m_window->seats();
    const bool hands = m_window->hasHands();
    m_settings.choose(setting::kStageGround, ground); // each one sets the window to what is stored
    m_settings.set(setting::kStageCaptions, captions);
    m_settings.choose(setting::kStageSeats, seats);
    m_settings.set(setting::kStageHands, hands);
}

void StageDesk::showSettings()
{
    m_window->setGround(m_settings.choice<StageGround>(setting::kStageGround));
    m_window->setCaptions(m_settings.isOn(setting::kStageCaptions));
    m_window->setSeats(m_settings.choice<StageSeats>(setting::kStageSeats));
    m_window->setHands(m_settings.isOn(setting::kStageHands));
}

} // namespace studio::ui
