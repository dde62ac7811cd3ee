// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/doors_desk.h"

#include "ui/doors/door_words.h"
#include "ui/doors/doors_window.h"
#include "ui/panels/companions_panel.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/hooks.h"
#include "ui/window/actions/companion_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/live_signs.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/top_bar.h"
#include "ui/window/window_look.h"

#include <QAction>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using ports::DoorPort;
using ports::GuestPort;
using Sign = LiveSigns::Sign;

DoorsDesk::DoorsDesk(const WindowParts &parts, DoorPort &doors, GuestPort &guests, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_doors(doors)
    , m_guests(guests)
{
    connectPorts();
    connectGuests();
    parts.actions.offerDoors();
    connect(parts.actions.doors, &QAction::triggered, this, &DoorsDesk::openWindow);
    connect(&parts.topBar.signs(), &LiveSigns::pressed, this, [this](Sign sign) {
        if (sign == Sign::Doors)
            openWindow();
    });
    connect(&parts.desk, &RoomDesk::listed, this, &DoorsDesk::showRooms);
    for (const auto changed : {&RoomSession::opened, &RoomSession::closed, &RoomSession::roomChanged}) {
        connect(&parts.session, changed, this, [this] {
            showConnected();
            showRooms();
            showGuests();
        });
    }
    connect(&parts.session, &RoomSession::peopleChanged, this, &DoorsDesk::showGuests);
    onRetranslate(&parts.window, this, [this] { retranslate(); });
    readDoors();
}

DoorsDesk::~DoorsDesk() { delete m_window; }

void DoorsDesk::connectPorts() { connect(&m_doors, &DoorPort::doorsChanged, this, &DoorsDesk::take); }

/// Connects guest actions wherever guests are shown.
void DoorsDesk::connectGuests()
{
    if (m_parts.readOnly)
        return;
    CompanionsPanel &panel = m_parts.companionsPanel;
    CompanionActions &actions = *m_parts.actions.companions;
    panel.offerGuests();
    actions.offerGuests();
    m_parts.page.stage().offerGuests();
    connect(&panel, &CompanionsPanel::seatWanted, this, &DoorsDesk::setSeated);
    connect(&panel, &CompanionsPanel::showOutWanted, this, &DoorsDesk::showOut);
    connect(&panel, &CompanionsPanel::guestWanted, this, &DoorsDesk::showGuest);
    connect(&actions, &CompanionActions::showOutWanted, this, &DoorsDesk::showOut);
    connect(&m_parts.page.stage(), &StageView::showOutWanted, this, &DoorsDesk::showOut);
}

void DoorsDesk::take(const ports::DoorsView &doors)
{
    if (m_view == doors)
        return;
    m_view = doors;
    showSign();
    showConnected();
    if (m_window)
        m_window->setDoors(doors);
}

void DoorsDesk::setGuest(const model::Guest &guest)
{
    if (m_parts.session.isOpen())
        m_guests.setGuest(m_parts.session.roomId(), guest, tellingFailure());
}

void DoorsDesk::setSeated(const base::ParticipantId &guest, bool seated)
{
    if (!m_parts.session.isOpen())
        return;
    const QList<model::Guest> &guests = m_parts.session.view().room.guests;
    const auto known = std::find_if(guests.begin(), guests.end(),
                                    [&guest](const model::Guest &one) { return one.id == guest; });
    if (known == guests.end())
        return;
    model::Guest wish = *known;
    wish.seated = seated;
    setGuest(wish);
}

void DoorsDesk::showOut(const base::ParticipantId &guest)
{
    if (m_parts.session.isOpen())
        m_guests.showOut(m_parts.session.roomId(), guest, tellingFailure());
}

void DoorsDesk::letIn(const base::ParticipantId &guest)
{
    if (m_parts.session.isOpen())
        m_guests.letInAgain(m_parts.session.roomId(), guest, tellingFailure());
}

void DoorsDesk::showGuest(const base::ParticipantId &guest)
{
    openWindow();
    m_window->showGuest(guest);
}

void DoorsDesk::readDoors()
{
    m_doors.readDoors({this, [this](const base::Result<ports::DoorsView> &doors) {
                           if (doors)
                               take(*doors);
                           else
                               fail(doors.error());
                       }});
}

base::Then<void> DoorsDesk::tellingFailure()
{
    return {this, [this](const base::Result<void> &answer) {
                if (!answer)
                    fail(answer.error());
            }};
}

void DoorsDesk::fail(const base::Error &error)
{
    if (m_window)
        m_window->tellTrouble(error.text);
    else
        m_parts.host.tell({Trouble::Kind::RequestFailed, {}, error.text});
}

void DoorsDesk::showSign()
{
    const QString words = doorsSign(m_view.mcp, m_view.firehose, m_view.network, m_view.clients.size());
    m_parts.topBar.signs().show(Sign::Doors, words, words.isEmpty() ? QString() : details());
}

QString DoorsDesk::details() const
{
    using Door = model::Guest::Door;
    const auto line = [](Door door, const QString &sentence) {
        //: %1 is a door, such as "MCP server", %2 a sentence about it
        return tr("%1: %2").arg(doorName(door), sentence);
    };
    return QStringList{line(Door::Mcp, doorSentence(m_view.settings.mcp, m_view.mcp)),
                       line(Door::Firehose, doorSentence(m_view.settings.firehose, m_view.firehose)),
                       line(Door::Network, networkSentence(m_view.network, m_view.network.nextTry))}
        .join(u'\n');
}

void DoorsDesk::showConnected() { m_parts.session.setConnected(connected()); }

/// Guests of programs are connected only in the room that the doors lead to; in every other room they are all
/// away. Guests of another network are present while that network is joined.
QSet<base::ParticipantId> DoorsDesk::connected() const
{
    QSet<base::ParticipantId> ids;
    const RoomSession &session = m_parts.session;
    if (!session.isOpen() || m_view.settings.room != session.roomId())
        return ids;
    for (const model::DoorClient &client : m_view.clients) {
        for (const base::ParticipantId &guest : client.guests)
            ids.insert(guest);
    }
    if (m_view.network.stage != model::DoorState::Stage::Open)
        return ids;
    for (const model::Guest &guest : session.view().room.guests) {
        if (guest.door == model::Guest::Door::Network)
            ids.insert(guest.id);
    }
    return ids;
}

void DoorsDesk::showRooms()
{
    if (!m_window)
        return;
    QList<RoomChoice> choices;
    const RoomListModel &rooms = m_parts.desk.rooms();
    for (int row = 0; row < rooms.rowCount(); ++row) {
        const auto room = rooms.room(rooms.index(row));
        choices.append({room->id, room->name});
    }
    m_window->setRooms(choices, m_parts.session.roomId());
}

void DoorsDesk::showGuests()
{
    if (!m_window)
        return;
    const RoomSession &session = m_parts.session;
    if (!session.isOpen())
        return m_window->setGuests({}, {}, People(m_parts.desk.personas(), m_parts.look.language()));
    const model::Room &room = session.view().room;
    QList<model::Guest> guests = room.guests;
    for (model::Guest &guest : guests) // setting up the room may have taken the seat away
        guest.seated = guest.removed ? guest.seated : room.roster.contains(guest.id);
    m_window->setGuests(room.name, guests, session.people());
}

void DoorsDesk::openWindow()
{
    if (!m_window) {
        m_window = new DoorsWindow(&m_parts.window);
        m_window->setWritable(!m_parts.readOnly);
        connectWindow();
        showRooms();
        showGuests();
        m_window->setDoors(m_view);
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    readDoors();
}

void DoorsDesk::connectWindow()
{
    connect(m_window, &DoorsWindow::doorsWanted, this,
            [this](const model::DoorsSettings &settings) { m_doors.setDoors(settings, tellingFailure()); });
    connect(m_window, &DoorsWindow::renewalWanted, this, [this] { m_doors.renewToken(tellingFailure()); });
    connect(m_window, &DoorsWindow::disconnectWanted, this,
            [this](const QString &client) { m_doors.disconnectClient(client, tellingFailure()); });
    connect(m_window, &DoorsWindow::guestWanted, this, &DoorsDesk::setGuest);
    connect(m_window, &DoorsWindow::showOutWanted, this, &DoorsDesk::showOut);
    connect(m_window, &DoorsWindow::letInWanted, this, &DoorsDesk::letIn);
}

void DoorsDesk::retranslate()
{
    showSign();
    showGuests();
}

} // namespace studio::ui
