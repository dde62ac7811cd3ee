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
    QString token;          ///< what clients have to present; empty only before the first opening
    bool tokenKept = false; ///< the token is in the keychain; else there is a new token with each start
    QString frontToken;     ///< for programs that may speak as the user; empty until a door allows that
    QList<model::DoorClient> clients;       ///< the newest first
    QList<model::DoorCall> calls;           ///< the newest first
    QList<model::DoorRejection> rejections; ///< the newest first
    bool operator==(const DoorsView &) const = default;
};

/// The doors for the window and the command line (a port). Nothing is open until the user wants it.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once, after the news that it caused.
class DoorPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The same as doorsChanged reports.
    virtual void readDoors(base::Then<DoorsView> then) = 0;
    /// Opens, closes or moves doors. The settings are kept even if a port is taken or a network is missing:
    /// the state reports that, it is not an error. InvalidInput: an invalid address, or one port for both
    /// doors; nothing changes. Storage, ReadOnly: the settings hold in this run, but could not be kept.
    virtual void setDoors(const model::DoorsSettings &settings, base::Then<void> then) = 0;
    /// Makes new tokens; clients connected with an old token are cut off.
    virtual void renewToken(base::Then<void> then) = 0;
    /// NotFound: the program is not connected any more.
    virtual void disconnectClient(const QString &client, base::Then<void> then) = 0;

Q_SIGNALS:
    /// Emitted when anything in the view changes, at most a few times a second.
    void doorsChanged(const studio::ports::DoorsView &doors);
};

} // namespace studio::ports
