// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/serving.h"

#include "app/commands/provider_commands.h"
#include "app/commands/reading.h"
#include "app/options/command_words.h"
#include "core/model/room_limits.h"
#include "core/studio/ports/room_port.h"

#include <utility>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::RoomId;
using model::DoorState;
using model::RoomSummary;

namespace {

constexpr int kMostMoves = 8; // another program may take a port between finding it free and opening it

/// A door without a chosen port avoids the port that the user chose for the other door.
quint16 portOf(const std::optional<quint16> &named, quint16 usual, const std::optional<quint16> &other)
{
    return named.value_or(usual == other ? usual + 1 : usual);
}

bool isSettled(const DoorState &state)
{
    return state.stage != DoorState::Stage::Closed && state.stage != DoorState::Stage::Opening;
}

} // namespace

Serving::Serving(House &house, const Serve &wanted)
    : m_house(house)
    , m_doors(house.doors())
    , m_wanted(wanted)
{
    ports::RoomPort &rooms = m_house.rooms();
    connect(&rooms, &ports::RoomPort::savingFailed, this,
            [](const RoomId &, const Error &error) { complain(error.text); });
    connect(&m_doors, &ports::DoorPort::doorsChanged, this, &Serving::doorsChanged);
}

// Waits for the keys before it asks the first model.
void Serving::start()
{
    m_house.whenReady(this, [this] {
        withRooms(
            m_house, this, [this](const QList<RoomSummary> &rooms) { chooseRoom(rooms); },
            [this](const Error &error) { fail(error); });
    });
}

void Serving::chooseRoom(const QList<RoomSummary> &rooms)
{
    if (m_phase != Phase::Starting)
        return;
    if (!m_wanted.room)
        return makeRoom(rooms);
    const auto room = findRoom(rooms, *m_wanted.room);
    if (!room)
        return fail(room.error());
    open(room->id);
}

// The room has no companions: only the user and guests who come through a door talk there.
void Serving::makeRoom(const QList<RoomSummary> &rooms)
{
    //: the name of a room in which only guests of other programs talk
    ports::NewRoom room{{freeName(rooms, CommandWords::tr("Open house")), {}, {}}};
    room.policy.policy = m_wanted.policy.value_or(model::PolicyName::Resource);
    room.policy.maxCompanionTurns =
        int(model::limitOf(model::PolicyNumber::MaxCompanionTurns).highest); // no user resets the count
    m_isMaking = true;
    m_house.rooms().createRoom(room, {this, [this](const base::Result<model::Room> &made) {
                                          if (made)
                                              this->made(*made);
                                          else
                                              fail(made.error());
                                      }});
}

// While a room is being made, stopping waits until it exists or has failed.
void Serving::made(const model::Room &room)
{
    m_isMaking = false;
    m_isOurs = true;
    m_room = room;
    if (m_phase == Phase::Starting)
        open(room.id);
    else if (m_phase == Phase::Stopping)
        takeRoomBack();
}

void Serving::lookAtKeys(const ports::RoomView &view)
{
    withAgreedKeys(m_house, this, providersOf(view), [this, view](const base::Result<void> &mayBeSent) {
        if (mayBeSent)
            opened(view.room, view.personas);
        else
            fail(mayBeSent.error());
    });
}

void Serving::open(const RoomId &room)
{
    m_house.rooms().openRoom(room, {this, [this](const base::Result<ports::RoomView> &view) {
                                        if (view)
                                            lookAtKeys(*view);
                                        else
                                            fail(view.error());
                                    }});
}

// Policy and rules hold for this run only.
void Serving::opened(const model::Room &room, const QList<model::Persona> &personas)
{
    if (std::exchange(m_isOpen, true) || m_phase != Phase::Starting)
        return;
    m_room = room;
    m_policyBefore = room.policy;
    model::PolicySettings policy = room.policy;
    policy.policy = m_wanted.policy.value_or(policy.policy);
    const auto ruled = withRules(policy, m_wanted.rules, room, personas);
    if (!ruled)
        return fail(ruled.error());
    policy = *ruled;
    if (policy == m_policyBefore)
        return openDoors();
    m_hasSetPolicy = true;
    m_house.rooms().setPolicy(m_room.id, policy, orFail([this] { openDoors(); }));
}

void Serving::openDoors()
{
    if (m_phase == Phase::Stopping)
        return;
    m_phase = Phase::Opening;
    m_settings.room = m_room.id;
    m_settings.mcp = {.open = true,
                      .port = portOf(m_wanted.mcpPort, model::DoorsSettings::kMcpPort, m_wanted.firehosePort),
                      .needsToken = m_wanted.needsToken,
                      .speaksAsMe = m_wanted.maySpeakAsMe,
                      .localPages = m_wanted.localPages};
    m_settings.firehose = {
        .open = true,
        .port = portOf(m_wanted.firehosePort, model::DoorsSettings::kFirehosePort, m_wanted.mcpPort),
        .needsToken = m_wanted.needsToken,
        .speaksAsMe = m_wanted.maySpeakAsMe};
    setDoors();
}

void Serving::setDoors()
{
    const auto look = [this](const base::Result<ports::DoorsView> &doors) {
        if (doors)
            doorsChanged(*doors);
        else
            fail(doors.error());
    };
    m_isSetting = true;
    m_doors.setDoors(m_settings, {this, [this, look](const base::Result<void> &set) {
                                      if (!set)
                                          return fail(set.error());
                                      m_isSetting = false;
                                      m_doors.readDoors({this, look});
                                  }});
}

void Serving::doorsChanged(const ports::DoorsView &doors)
{
    if (m_phase != Phase::Opening || m_isSetting || !isSettled(doors.mcp) || !isSettled(doors.firehose))
        return;
    const Try mcp = mendDoor(m_settings.mcp, doors.mcp, m_wanted.mcpPort, CommandWords::tr("MCP server"));
    if (mcp == Try::No)
        return;
    const Try firehose =
        mendDoor(m_settings.firehose, doors.firehose, m_wanted.firehosePort, CommandWords::tr("firehose"));
    if (firehose == Try::No)
        return;
    if (mcp == Try::Again || firehose == Try::Again)
        return setDoors();
    tellAddresses(doors);
}

Serving::Try Serving::mendDoor(model::DoorSettings &settings, const DoorState &state,
                               const std::optional<quint16> &named, const QString &what)
{
    if (state.stage == DoorState::Stage::Open)
        return Try::NotNeeded;
    const bool isTaken = state.stage == DoorState::Stage::PortTaken;
    if (isTaken && state.freePort != 0 && !named && ++m_moves <= kMostMoves) {
        //: %1 and %3 are ports, %2 is "MCP server" or "firehose"
        report(CommandWords::tr("Another program uses port %1, so the %2 uses port %3.")
                   .arg(QString::number(settings.port), what, QString::number(state.freePort)));
        settings.port = state.freePort;
        return Try::Again;
    }
    if (isTaken && state.freePort != 0)
        complain(CommandWords::tr("Another program uses port %1. Port %2 is free.")
                     .arg(QString::number(settings.port), QString::number(state.freePort)));
    else if (isTaken)
        complain(CommandWords::tr("Another program uses port %1.").arg(QString::number(settings.port)));
    else
        complain(state.trouble);
    leave(Exit::Failed);
    return Try::No;
}

void Serving::tellAddresses(const ports::DoorsView &doors)
{
    m_phase = Phase::Ready;
    m_wasReady = true;
    QStringList lines{u"room "_s + m_room.id.value() + u' ' + m_room.name.simplified(),
                      u"mcp "_s + doors.mcp.address, u"firehose "_s + doors.firehose.address};
    if (m_wanted.needsToken)
        lines.append(u"token "_s + doors.token);
    else
        report(CommandWords::tr("Any program on this computer can connect without a token."));
    if (m_wanted.needsToken && m_wanted.maySpeakAsMe)
        lines.append(u"front-token "_s + doors.frontToken);
    else if (m_wanted.maySpeakAsMe)
        report(
            CommandWords::tr("Any connected program can speak as you and answer requests from companions."));
    if (m_wanted.localPages)
        report(CommandWords::tr("Web pages on this computer can connect to the MCP server."));
    lines.append(u"ready"_s);
    if (!print(lines.join(u'\n')))
        stop();
}

void Serving::stop() { leave(Exit::Fine); }

void Serving::leave(Exit exit)
{
    if (m_phase == Phase::Stopping)
        return;
    const bool isOpen = m_phase == Phase::Opening || m_phase == Phase::Ready;
    m_phase = Phase::Stopping;
    m_exit = exit;
    if (isOpen)
        closeDoors();
    else if (!m_isMaking)
        takePolicyBack();
}

void Serving::closeDoors()
{
    m_settings.mcp.open = false;
    m_settings.firehose.open = false;
    m_doors.setDoors(m_settings, goingOut([this] { takePolicyBack(); }));
}

void Serving::takePolicyBack()
{
    if (m_hasSetPolicy)
        m_house.rooms().setPolicy(m_room.id, m_policyBefore, goingOut([this] { takeRoomBack(); }));
    else
        takeRoomBack();
}

void Serving::takeRoomBack()
{
    if (m_isOurs && !m_wasReady)
        m_house.rooms().setDeleted(m_room.id, true, goingOut([this] { end(); }));
    else
        end();
}

base::Then<void> Serving::orFail(std::function<void()> done)
{
    return {this, [this, done = std::move(done)](const base::Result<void> &result) {
                if (result)
                    done();
                else
                    fail(result.error());
            }};
}

base::Then<void> Serving::goingOut(std::function<void()> next)
{
    return {this, [this, next = std::move(next)](const base::Result<void> &answer) {
                if (!answer) {
                    complain(answer.error().text);
                    m_exit = exitFor(answer.error());
                }
                next();
            }};
}

void Serving::fail(const Error &error)
{
    complain(error.text);
    const bool waited = std::exchange(m_isMaking, false) && m_phase == Phase::Stopping;
    leave(exitFor(error));
    if (waited)
        end();
}

void Serving::end() { Q_EMIT ended(m_exit); }

} // namespace studio::app
