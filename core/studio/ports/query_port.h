// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/consent.h"
#include "core/model/query.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

/// A query that waits for the user, or for an allowed answer.
struct PendingQuery
{
    enum class State {
        Asking,    ///< the user is asked for consent
        Answering, ///< allowed; the answer is being made
    };
    base::RoomId room;
    model::Query query; ///< its type is the first name of it: "vision" is told as "camera"
    State state = State::Asking;
    bool byRule = false;     ///< with Answering: a rule always allows it
    base::Millis left{0};    ///< until the timeout; counted from this report
    base::Millis allowed{0}; ///< from the question, or the consent, until the timeout
    bool operator==(const PendingQuery &) const = default;
};

/// A standing answer, or none.
enum class ConsentChoice { Ask, Always, Never };

/// The standing rules, and the newest queries, newest first.
struct ConsentLedger
{
    QList<model::ConsentRule> rules;
    QList<model::ConsentEntry> entries;
    bool remoteAnswers = false; ///< connected programs may answer too
    bool operator==(const ConsentLedger &) const = default;
};

/// The query desk for code outside the core (a port): the window gives consent and answers.
///
/// Any thread may call a command. It takes effect on the studio thread at once; `then` gets the result
/// exactly once, when its line is on disk and after the news that it caused. Storage, ReadOnly: the line
/// could not be kept; the command holds in this run. NotFound: the query is over.
class QueryPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Says whether a user is here who can be asked, and who answers what is allowed. While nobody is here,
    /// queries that need a user are refused at once; when the user leaves, queries that wait for them end.
    /// The window calls this when it is shown and when it closes; a minimised window is still here. When a
    /// user comes, pendingChanged tells what waits.
    virtual void attend(bool here) = 0;

    /// Allows or refuses the query with that id. There are no rules for one room: Reach::Room acts as
    /// Reach::Once.
    virtual void allow(const QString &id, model::Reach reach, base::Then<void> then) = 0;
    virtual void refuse(const QString &id, model::Reach reach, base::Then<void> then) = 0;
    /// Answers a query that is Answering; for a question of `ask` the answer is the consent as well. The log
    /// stores `kept` in place of the body; without `kept` it stores the body, but never a picture. Conflict:
    /// the query is not allowed yet. InvalidInput: the answer is too long, or not a picture; the query keeps
    /// waiting.
    virtual void answer(const model::QueryResult &result, const std::optional<QString> &kept,
                        base::Then<void> then) = 0;

    /// The same as ledgerChanged reports.
    virtual void readLedger(base::Then<ConsentLedger> then) = 0;
    /// Ask removes a rule. InvalidInput: no companion or no type is named.
    virtual void setRule(const base::ParticipantId &companion, const QString &type, ConsentChoice choice,
                         base::Then<void> then) = 0;
    /// Lets connected programs answer too. Off until the user turns it on; kept.
    virtual void setRemoteAnswers(bool allowed, base::Then<void> then) = 0;

Q_SIGNALS:
    /// All waiting queries, oldest first, whenever they change.
    void pendingChanged(const QList<studio::ports::PendingQuery> &pending);
    void ledgerChanged(const studio::ports::ConsentLedger &ledger);
};

} // namespace studio::ports
