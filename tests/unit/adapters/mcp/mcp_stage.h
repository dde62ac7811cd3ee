// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/listener.h"
#include "core/adapters/mcp/mcp_door.h"
#include "core/wire/json.h"
#include "tests/support/fake_door_memory.h"
#include "tests/unit/studio/guest_house.h"

#include <QTcpSocket>

namespace studio::tests {

/// Records a door's reports.
class DoorDiary final : public adapters::DoorReport
{
public:
    void clientChanged(const model::DoorClient &client) override { clients.insert(client.id, client); }
    void clientLeft(const QString &client) override { left.append(client); }
    void called(const model::DoorCall &call) override { calls.append(call); }
    void refused(const model::DoorRejection &rejection) override { rejections.append(rejection); }
    void networkChanged(const model::DoorState &) override {}

    QHash<QString, model::DoorClient> clients;
    QStringList left;
    QList<model::DoorCall> calls;
    QList<model::DoorRejection> rejections;
};

/// The answer to a client.
struct HttpReply
{
    int status = 0;
    QByteArray head; ///< lower case
    QByteArray body;

    [[nodiscard]] wire::Json json() const { return wire::parse(body).value_or(wire::Json()); }
    [[nodiscard]] QByteArray header(const QByteArray &name) const;
};

/// The MCP server of a room, behind a real listener, and raw clients; the clock stands still.
class McpStage : public QObject
{
    Q_OBJECT

public:
    using Headers = QList<std::pair<QByteArray, QByteArray>>;

    explicit McpStage(const QString &folder, model::PolicyName policy = model::PolicyName::Resource,
                      const QStringList &residents = {});
    ~McpStage() override;

    [[nodiscard]] GuestHouse &house() { return m_house; }
    [[nodiscard]] const base::RoomId &room() const { return m_room; }
    [[nodiscard]] FakeDoorMemory &memory() { return m_memory; }
    [[nodiscard]] DoorDiary &diary() { return m_diary; }
    [[nodiscard]] adapters::mcp::McpDoor &door() { return m_door; }
    [[nodiscard]] quint16 port() const { return m_port; }

    /// The entry rules from now on. Connected clients are disconnected.
    void letIn(const adapters::http::Entry &entry);

    /// Sends a request; the answer comes later, see answerOf().
    [[nodiscard]] QTcpSocket *send(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                                   const Headers &headers = {});
    [[nodiscard]] QByteArray bytesOf(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                                     const Headers &headers = {}) const;
    [[nodiscard]] HttpReply answerOf(QTcpSocket *socket);
    [[nodiscard]] HttpReply post(const QByteArray &path, const QByteArray &body, const Headers &headers = {});

    /// A new session, in the protocol with sessions.
    [[nodiscard]] QByteArray session(const QByteArray &version = "2025-11-25");
    [[nodiscard]] HttpReply legacy(const QByteArray &session, const QByteArray &method,
                                   const wire::Json &params = wire::Json::object(), const wire::Json &id = 7);
    [[nodiscard]] HttpReply stateless(const QByteArray &method, wire::Json params = wire::Json::object(),
                                      const QByteArray &name = {});
    /// The structured result of a tool, or its error.
    [[nodiscard]] wire::Json tool(const QByteArray &session, const QByteArray &name,
                                  const wire::Json &arguments);

private:
    GuestHouse m_house;
    base::RoomId m_room;
    DoorDiary m_diary;
    FakeDoorMemory m_memory;
    int m_sessions = 0;
    adapters::mcp::McpDoor m_door;
    adapters::http::Listener m_listener;
    quint16 m_port = 0;
};

} // namespace studio::tests
