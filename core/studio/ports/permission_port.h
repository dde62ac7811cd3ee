// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/permission.h"
#include "core/studio/ports/reach.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

/// A use of a tool that waits for the user's yes.
struct PendingWish
{
    base::RoomId room;
    base::TurnId turn;
    base::CallId call;
    base::ParticipantId companion;
    QString tool;
    QString title; ///< of the tool, for people
    QString about; ///< what it does, in one plain sentence
    model::Risk risk = model::Risk::Act;
    model::RawJson arguments;
    base::Millis left{0};    ///< until it counts as no; from when this was told
    base::Millis allowed{0}; ///< from when it was asked until then
    bool operator==(const PendingWish &) const = default;
};

/// All that was agreed to, and the newest of what was asked, newest first.
struct PermissionList
{
    QList<model::PermissionRule> rules;
    QList<model::PermissionEntry> entries;
    bool askForActs = false; ///< tools of the risk Act are asked about too; Sensitive ones always are
    bool operator==(const PermissionList &) const = default;
};

/// Which uses of a tool a standing yes or no is for.
enum class Scope {
    AnyArguments,
    SameArguments, ///< just those of the wish at hand
};

/// What companions may do with their tools, for everybody outside the core (a port).
///
/// Any thread may call a command. It acts on the studio thread at once; `then` is told exactly once what came
/// of it, when its line is on disk and after the news that it caused. Storage, ReadOnly: the line could not
/// be kept; the command holds in this run.
class PermissionPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// As QueryPort::attend: without anybody here what would be asked about is refused.
    virtual void attend(bool here) = 0;

    /// Yes. Other arguments than the companion's may be given with Reach::Once; InvalidInput: they are no
    /// object or do not fit the tool's schema, and the wish goes on waiting. NotFound: it is over already.
    virtual void allow(const base::TurnId &turn, const base::CallId &call, Reach reach, Scope scope,
                       const std::optional<model::RawJson> &otherArguments, base::Then<void> then) = 0;
    /// NotFound: the wish is over already.
    virtual void refuse(const base::TurnId &turn, const base::CallId &call, Reach reach, Scope scope,
                        base::Then<void> then) = 0;

    /// As listChanged tells it.
    virtual void readList(base::Then<PermissionList> then) = 0;
    /// Takes a rule back, by the number of it. NotFound: there is no such rule.
    virtual void revoke(qint64 rule, base::Then<void> then) = 0;
    virtual void setAskForActs(bool ask, base::Then<void> then) = 0;

Q_SIGNALS:
    /// All that wait, oldest first, whenever that changes.
    void pendingChanged(const QList<studio::ports::PendingWish> &pending);
    void listChanged(const studio::ports::PermissionList &list);
};

} // namespace studio::ports
