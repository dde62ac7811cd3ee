// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
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

/// The doors for the window and the command line (a port). Nothing is open until the user wants it.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it, after the news that it caused.
class DoorPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// As doorsChanged tells them.
    virtual void readDoors(base::Then<DoorsView> then) = 0;
    /// Opens, closes, moves. What was set is kept, also where a port is taken or a network away: that is told
    /// by the state, not as an error. InvalidInput: an address that is none, or one port for both doors;
    /// nothing changes. Storage, ReadOnly: the settings hold in this run, but could not be kept.
    virtual void setDoors(const model::DoorsSettings &settings, base::Then<void> then) = 0;
    /// New tokens; whoever is connected with an old one is cut off.
    virtual void renewToken(base::Then<void> then) = 0;
    /// NotFound: the program is not connected any more.
    virtual void disconnectClient(const QString &client, base::Then<void> then) = 0;

Q_SIGNALS:
    /// Whenever something of it changes, at most a few times a second.
    void doorsChanged(const studio::ports::DoorsView &doors);
};

} // namespace studio::ports
