// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/consent.h"
#include "core/model/query.h"
#include "core/studio/ports/reach.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

/// A query that is waiting for the user, or for what they agreed to.
struct PendingQuery
{
    enum class State {
        Asking,    ///< the user is to say whether it may be
        Answering, ///< it may be: who answers it is at work
    };
    base::RoomId room;
    model::Query query; ///< its type is the first name of it: "vision" is told as "camera"
    State state = State::Asking;
    bool byRule = false;     ///< with Answering: it is always allowed
    base::Millis left{0};    ///< until it times out; counted from when this was told
    base::Millis allowed{0}; ///< from when it was asked, or allowed, until it times out
    bool operator==(const PendingQuery &) const = default;
};

/// A standing answer or the lack of one.
enum class ConsentChoice { Ask, Always, Never };

/// What the ledger holds: what is agreed to for good, and the newest of what was asked for, newest first.
struct ConsentLedger
{
    QList<model::ConsentRule> rules;
    QList<model::ConsentEntry> entries;
    bool remoteAnswers = false; ///< programs that are connected may answer too
    bool operator==(const ConsentLedger &) const = default;
};

/// The query desk for everybody outside the core (a port): the window says yes or no and answers.
///
/// Any thread may call a command. It acts on the studio thread at once; `then` is told exactly once what came
/// of it, when its line is on disk and after the news that it caused. Storage, ReadOnly: the line could not
/// be kept; the command holds in this run. NotFound: the query is over already.
class QueryPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Somebody is here who can be asked and who answers what is allowed; until then what needs a user is
    /// refused at once, and when they go what waits for them ends. The window says so when it is shown, and
    /// takes it back when it goes; one that is minimised is still here. When somebody comes, pendingChanged
    /// tells what waits.
    virtual void attend(bool here) = 0;

    /// Yes or no to the query of that id. There are no rules for one room: Reach::Room is Reach::Once.
    virtual void allow(const QString &id, Reach reach, base::Then<void> then) = 0;
    virtual void refuse(const QString &id, Reach reach, base::Then<void> then) = 0;
    /// The answer to a query that is Answering; to a question of `ask` it is the yes as well. `kept` stands
    /// in the log in place of the body; without it the body itself does, but never a picture. Conflict: the
    /// query is not allowed yet. InvalidInput: the answer is too long, or no picture; the query waits on.
    virtual void answer(const model::QueryResult &result, const std::optional<QString> &kept,
                        base::Then<void> then) = 0;

    /// As ledgerChanged tells it.
    virtual void readLedger(base::Then<ConsentLedger> then) = 0;
    /// Ask takes a rule back. InvalidInput: no companion or no type is named.
    virtual void setRule(const base::ParticipantId &companion, const QString &type, ConsentChoice choice,
                         base::Then<void> then) = 0;
    /// Programs that are connected may answer too. Off until the user wants it; kept.
    virtual void setRemoteAnswers(bool allowed, base::Then<void> then) = 0;

Q_SIGNALS:
    /// All that wait, oldest first, whenever that changes.
    void pendingChanged(const QList<studio::ports::PendingQuery> &pending);
    void ledgerChanged(const studio::ports::ConsentLedger &ledger);
};

} // namespace studio::ports
