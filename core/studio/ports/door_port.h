// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/door.h"

#include <QList>
#include <QObject>
#include <QString>

namespace studio::ports {

/// The doors as they are now.
struct DoorsView
{
    static constexpr qsizetype kMostCalls = 100;
    static constexpr qsizetype kMostRejections = 100;

    model::DoorsSettings settings;
    model::DoorState mcp;
    model::DoorState firehose;
    model::DoorState network;
    QString token;          ///< what clients have to show; empty only before the first opening
    bool tokenKept = false; ///< it is in the keychain; else there is a new one with each start
    QString frontToken;     ///< of programs that may speak as the user; empty before a door lets them
    QList<model::DoorClient> clients;       ///< the newest first
    QList<model::DoorCall> calls;           ///< the newest first
    QList<model::DoorRejection> rejections; ///< the newest first
    bool operator==(const DoorsView &) const = default;
};

/// The doors for the window and the command line (a port). How commands and their answers come: see RoomPort.
/// Nothing is open until the user wants it.
class DoorPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual base::RequestId readDoors() = 0; ///< doorsChanged
    /// Opens, closes, moves. What was set is kept, also where a port is taken or a network away: that is told
    /// by the state, not as an error. InvalidInput: an address that is none.
    virtual base::RequestId setDoors(const model::DoorsSettings &settings) = 0;
    /// New tokens; whoever is connected with an old one is cut off.
    virtual base::RequestId renewToken() = 0;
    virtual base::RequestId disconnectClient(const QString &client) = 0; ///< NotFound if it is gone

Q_SIGNALS:
    /// Whenever something of it changes, at most a few times a second.
    void doorsChanged(const studio::ports::DoorsView &doors);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
