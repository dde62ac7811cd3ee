// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/raw_json.h"
#include "core/model/tool.h"

#include <QObject>
#include <QString>

#include <optional>

namespace studio::permission {

/// A companion's wish to use a tool.
struct Wish
{
    base::RoomId room;
    base::TurnId turn;
    base::CallId call;
    base::ParticipantId companion;
    QString tool;
    QString title; ///< of the tool, for people; empty: its name
    model::Risk risk = model::Risk::Act;
    model::RawJson arguments; ///< an object, checked against the tool's schema
    model::RawJson schema{};  ///< checks arguments that a user writes; empty: any object
    QString about{};          ///< what the tool does, in a plain sentence for people; may be empty
    bool operator==(const Wish &) const = default;
};

/// The answer to a wish. Every answer is in the audit list before it is given.
struct Verdict
{
    bool allowed = false;
    model::RawJson arguments; ///< with allowed: the arguments to run with; the user may have edited them
    QString why;              ///< if not allowed: refused, timedOut, nobodyHere, tooMany
    bool operator==(const Verdict &) const = default;
};

/// One open wish. Ends exactly once: answered(), never before control has returned to the event loop; after
/// cancel() no signal comes and nobody is asked any more. Owned by its parent, deletes itself later when
/// over; destroying it cancels it.
class GateCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    void answered(const studio::permission::Verdict &verdict);
};

/// Decides whether a tool may run (a port): by what the user has agreed to, else by asking the user. A
/// waiting companion does not block the others. On the studio thread.
class Gate
{
public:
    virtual ~Gate() = default;
    /// Whether the user will be asked: then the turn announces it first (ToolCallConfirmation).
    [[nodiscard]] virtual bool asksFor(const Wish &wish) const = 0;
    [[nodiscard]] virtual GateCall *ask(const Wish &wish, QObject *parent) = 0;
};

} // namespace studio::permission
