// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/door.h"

#include <QString>

namespace studio::adapters {

/// To whom a door tells who comes through it (a port). It keeps and bounds what it is told; a door tells each
/// thing once. On the studio thread.
class DoorReport
{
public:
    virtual ~DoorReport() = default;

    /// Came, or something of it is new; its id says which. Ids are unique among all doors: "mcp-1".
    virtual void clientChanged(const model::DoorClient &client) = 0;
    virtual void clientLeft(const QString &client) = 0;
    /// Counts as one more call of its client, and as a sign of life.
    virtual void called(const model::DoorCall &call) = 0;
    /// Equal ones in a row are counted, not listed.
    virtual void refused(const model::DoorRejection &rejection) = 0;
    /// Of the network that we joined; the door of a server has its state from its listener.
    virtual void networkChanged(const model::DoorState &state) = 0;
};

/// A server's door, as whoever opens it sees it. What it serves comes to it by http::Handler; its listener is
/// somebody else's. On the studio thread.
class ServedDoor
{
public:
    virtual ~ServedDoor() = default;

    /// From now on clients come, and this room is what they come to. The token is what they have shown by
    /// then, empty where nobody has to: what they go on with may be bound to it.
    virtual void open(const base::RoomId &room, const QByteArray &token) = 0;
    /// Nobody is connected any more: every request is answered, every guest told as not connected. Sockets
    /// are cut by the listener, right after this.
    virtual void close() = 0;
    /// False: there is no such client (any more).
    virtual bool disconnectClient(const QString &client) = 0;
};

/// The way into another network, where we are the client. Tries until it is left. On the studio thread.
class JoinedNetwork
{
public:
    virtual ~JoinedNetwork() = default;

    /// Leaves the one it is in, if it is another one or for another room.
    virtual void join(const base::RoomId &room, const model::NetworkSettings &network) = 0;
    virtual void leave() = 0;
    virtual bool disconnectClient(const QString &client) = 0; ///< the connection is made anew
};

} // namespace studio::adapters
