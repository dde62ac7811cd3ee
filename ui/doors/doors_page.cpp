// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/doors_page.h"

#include "ui/doors/door_part.h"
#include "ui/doors/network_part.h"
#include "ui/doors/token_part.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kShortestRoom = 16; // letters

QFrame *rule(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

} // namespace

DoorsPage::DoorsPage(QWidget *parent)
    : QWidget(parent)
    , m_roomName(plainLabel(u"doorsRoomName"_s, this))
    , m_room(new QComboBox(this))
    , m_noRoom(quietLabel(u"doorsNoRoom"_s, this))
    , m_mcp(new DoorPart(model::Guest::Door::Mcp, this))
    , m_firehose(new DoorPart(model::Guest::Door::Firehose, this))
    , m_token(new TokenPart(this))
    , m_network(new NetworkPart(this))
{
    setObjectName(u"doorsPage"_s);
    m_room->setObjectName(u"doorsRoom"_s);
    m_room->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_room->setMinimumContentsLength(kShortestRoom);
    m_roomName->setBuddy(m_room);
    m_roomName->setWordWrap(false);
    layOut();
    connect(m_room, &QComboBox::activated, this, [this] { want(m_doors.settings); });
    connect(m_mcp, &DoorPart::wanted, this, [this](const model::DoorSettings &mcp) {
        model::DoorsSettings wish = m_doors.settings;
        wish.mcp = mcp;
        want(wish);
    });
    connect(m_firehose, &DoorPart::wanted, this, [this](const model::DoorSettings &firehose) {
        model::DoorsSettings wish = m_doors.settings;
        wish.firehose = firehose;
        want(wish);
    });
    connect(m_network, &NetworkPart::wanted, this, [this](const model::NetworkSettings &network) {
        model::DoorsSettings wish = m_doors.settings;
        wish.network = network;
        want(wish);
    });
    connect(m_token, &TokenPart::renewalWanted, this, &DoorsPage::renewalWanted);
    onRetranslate(this, [this] { retranslate(); });
}

void DoorsPage::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *room = new QHBoxLayout;
    room->setSpacing(metrics.small);
    room->addWidget(m_roomName);
    room->addWidget(m_room, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.tiny, metrics.medium, metrics.medium, metrics.medium);
    column->setSpacing(metrics.medium);
    column->addLayout(room);
    column->addWidget(m_noRoom);
    const QList<QWidget *> parts{m_mcp, m_firehose, m_token, m_network};
    for (QWidget *part : parts) {
        column->addWidget(rule(this));
        column->addWidget(part);
    }
    column->addStretch(1);
}

/// Doors lead to the room that is shown as chosen, even if nobody has chosen it by hand.
void DoorsPage::want(model::DoorsSettings wish)
{
    if (const auto room = chosenRoom())
        wish.room = room;
    if (wish != m_doors.settings)
        Q_EMIT wanted(wish);
    showRooms();
}

std::optional<base::RoomId> DoorsPage::chosenRoom() const
{
    const base::RoomId id(m_room->currentData().toString());
    return id.isEmpty() ? std::nullopt : std::optional(id);
}

void DoorsPage::setDoors(const ports::DoorsView &doors)
{
    const bool moved = m_doors.settings.room != doors.settings.room;
    m_doors = doors;
    if (moved)
        showRooms();
    refresh();
}

void DoorsPage::setRooms(const QList<RoomChoice> &rooms, const base::RoomId &onScreen)
{
    m_rooms = rooms;
    m_onScreen = onScreen;
    showRooms();
    refresh();
}

void DoorsPage::setWritable(bool writable)
{
    m_writable = writable;
    refresh();
}

void DoorsPage::showRooms()
{
    const QSignalBlocker quiet(m_room);
    m_room->clear();
    for (const RoomChoice &room : std::as_const(m_rooms))
        m_room->addItem(room.name, room.id.value());
    const base::RoomId wanted = m_doors.settings.room.value_or(m_onScreen);
    int at = m_room->findData(wanted.value());
    if (at < 0 && m_doors.settings.room) {
        //: A room that is not there any more
        m_room->addItem(tr("a deleted room"), m_doors.settings.room->value());
        at = m_room->count() - 1;
    }
    m_room->setCurrentIndex(m_room->count() > 0 ? std::max(0, at) : -1);
}

void DoorsPage::refresh()
{
    const bool some = m_room->count() > 0;
    m_room->setEnabled(m_writable && some);
    m_noRoom->setVisible(!some);
    m_mcp->setDoor(m_doors.settings.mcp, m_doors.mcp);
    m_firehose->setDoor(m_doors.settings.firehose, m_doors.firehose);
    m_network->setNetwork(m_doors.settings.network, m_doors.network);
    const QString address = m_doors.mcp.address.isEmpty() ? m_doors.firehose.address : m_doors.mcp.address;
    m_token->setToken(m_doors.token, m_doors.tokenKept, address);
    const bool hasFrontEnds = m_doors.settings.mcp.speaksAsMe || m_doors.settings.firehose.speaksAsMe;
    m_token->setFrontToken(hasFrontEnds ? m_doors.frontToken : QString());
    m_mcp->setAllowed(m_writable && some);
    m_firehose->setAllowed(m_writable && some);
    m_network->setAllowed(m_writable && some);
    m_token->setAllowed(m_writable);
}

void DoorsPage::retranslate()
{
    //: Before the name of a room: the doors lead to it
    m_roomName->setText(tr("Room:"));
    m_room->setAccessibleName(tr("Room for connected programs"));
    m_noRoom->setText(tr("Doors lead to a room. Create a room first."));
    showRooms();
    refresh();
}

} // namespace studio::ui
