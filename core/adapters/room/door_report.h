// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/door.h"

#include <QString>

namespace studio::adapters {

/// Receives a door's reports about its clients (a port). It stores them up to a limit; a door reports each
/// fact once. On the studio thread.
class DoorReport
{
public:
    virtual ~DoorReport() = default;

    /// A client is new or has changed, by its id. Ids are unique among all doors: "mcp-1".
    virtual void clientChanged(const model::DoorClient &client) = 0;
    virtual void clientLeft(const QString &client) = 0;
    /// Counts as another call of its client, and as a sign of life.
    virtual void called(const model::DoorCall &call) = 0;
    /// Equal rejections in a row are counted, not listed.
    virtual void refused(const model::DoorRejection &rejection) = 0;
    /// For the joined network; the state of a server's door comes from its listener.
    virtual void networkChanged(const model::DoorState &state) = 0;
};

/// A server's door, for the code that opens it. Its requests come through http::Handler; other code owns its
/// listener. On the studio thread.
class ServedDoor
{
public:
    virtual ~ServedDoor() = default;

    /// From now on clients may come, and they reach this room. The token is the one that they have presented,
    /// empty if none is required: continued sessions may be bound to it.
    virtual void open(const base::RoomId &room, const QByteArray &token) = 0;
    /// Disconnects everybody: every request is answered, every guest reported as not connected. The listener
    /// closes the sockets right after this.
    virtual void close() = 0;
    /// False: there is no such client (any more).
    virtual bool disconnectClient(const QString &client) = 0;
};

/// The connection to another network, in which we are the client. Retries until it is left. On the studio
/// thread.
class JoinedNetwork
{
public:
    virtual ~JoinedNetwork() = default;

    /// Leaves the current network first, if it is another, or for another room.
    virtual void join(const base::RoomId &room, const model::NetworkSettings &network) = 0;
    virtual void leave() = 0;
    virtual bool disconnectClient(const QString &client) = 0; ///< the connection is made again
};

} // namespace studio::adapters
