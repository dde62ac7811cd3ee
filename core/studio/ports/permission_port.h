// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/consent.h"
#include "core/model/permission.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

/// A tool call that waits for the user's consent.
struct PendingWish
{
    base::RoomId room;
    base::TurnId turn;
    base::CallId call;
    base::ParticipantId companion;
    QString tool;
    QString title; ///< of the tool, for people
    QString about; ///< what the tool does, in one plain sentence
    model::Risk risk = model::Risk::Act;
    model::RawJson arguments;
    base::Millis left{0};    ///< until the wish counts as refused; counted from this report
    base::Millis allowed{0}; ///< from the question until then
    bool operator==(const PendingWish &) const = default;
};

/// All standing rules, and the newest questions and answers, newest first.
struct PermissionList
{
    QList<model::PermissionRule> rules;
    QList<model::PermissionEntry> entries;
    bool askForActs = false; ///< ask about tools of the risk Act too; about Sensitive tools always
    bool operator==(const PermissionList &) const = default;
};

/// Which uses of a tool a standing yes or no covers.
enum class Scope {
    AnyArguments,
    SameArguments, ///< only the arguments of the current wish
};

/// What companions may do with their tools, for code outside the core (a port).
///
/// Any thread may call a command. It takes effect on the studio thread at once; `then` gets the result
/// exactly once, when its line is on disk and after the news that it caused. Storage, ReadOnly: the line
/// could not be kept; the command holds in this run.
class PermissionPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// As QueryPort::attend: while nobody is here, everything that needs consent is refused.
    virtual void attend(bool here) = 0;

    /// Allows the call. With Reach::Once the user may change the companion's arguments; InvalidInput: they
    /// are no object or do not fit the tool's schema, and the wish keeps waiting. NotFound: the wish is over.
    virtual void allow(const base::TurnId &turn, const base::CallId &call, model::Reach reach, Scope scope,
                       const std::optional<model::RawJson> &otherArguments, base::Then<void> then) = 0;
    /// NotFound: the wish is over already.
    virtual void refuse(const base::TurnId &turn, const base::CallId &call, model::Reach reach, Scope scope,
                        base::Then<void> then) = 0;

    /// The same as listChanged reports.
    virtual void readList(base::Then<PermissionList> then) = 0;
    /// Removes the rule with that number. NotFound: there is no such rule.
    virtual void revoke(qint64 rule, base::Then<void> then) = 0;
    virtual void setAskForActs(bool ask, base::Then<void> then) = 0;

Q_SIGNALS:
    /// All waiting wishes, oldest first, whenever they change.
    void pendingChanged(const QList<studio::ports::PendingWish> &pending);
    void listChanged(const studio::ports::PermissionList &list);
};

} // namespace studio::ports
