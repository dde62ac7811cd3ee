// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/consent/desk_call.h"
#include "core/consent/waiting.h"
#include "core/model/consent.h"
#include "core/query/consent_rules.h"
#include "core/query/desk.h"
#include "core/query/query_types.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <optional>

namespace studio::query {

/// A query that waits for the user, or for an answer that the user has allowed.
struct Pending
{
    enum class State { Asking, Answering };

    base::RoomId room;
    model::Query query; ///< its type under the first of its names
    State state = State::Asking;
    bool byRule = false;
    base::Millis due{0};      ///< when it times out, on the steady clock
    base::Millis patience{0}; ///< the whole time, from the question or the permission until then
    bool operator==(const Pending &) const = default;
};

/// The desk of the studio: asks the user if no rule applies, waits for whatever answers the query, and ends
/// each query exactly once, at the latest by its own clock. It opens no device and shows nothing; it reports
/// decisions on consent for the ledger. On the studio thread.
class QueryDesk final : public QObject, public Desk
{
    Q_OBJECT

public:
    QueryDesk(QueryTypes types, base::Clock &clock);

    QueryCall *ask(const base::RoomId &room, const model::Query &query, QObject *parent) override;

    /// Says whether somebody is here to be asked. When they leave, open queries end, except those that are
    /// served.
    void attend(bool here);
    /// Queries of that type that a rule allows are answered even when nobody is here.
    void serve(const QString &type);
    /// Connected programs may answer waiting queries, even before the user has allowed them: a program only
    /// tells its own data. This opens nothing on the user's machine.
    void letOutsideAnswer(bool may);
    /// Hides the query from programs outside: it waits only for the user, or for a served type. May end the
    /// query inside this call.
    void keepInside(const base::RoomId &room, const QString &id);

    // NotFound: the query is over, or never existed. Such a late answer is logged. Reach::Always makes a
    // rule; there are no rules for one room.
    [[nodiscard]] base::Result<void> allow(const QString &id, model::Reach reach);
    [[nodiscard]] base::Result<void> refuse(const QString &id, model::Reach reach);
    /// Conflict: the query is not allowed yet. InvalidInput: see checkedAnswer(); the query keeps waiting.
    [[nodiscard]] base::Result<void> answer(const model::QueryResult &result,
                                            const std::optional<QString> &kept);
    /// Refused: programs outside may not answer.
    [[nodiscard]] base::Result<void> answerFromOutside(const model::QueryResult &result);

    /// Sets the stored rules, and applies them to waiting queries.
    void setRules(const ConsentRules &rules);
    /// Without a value, removes the rule.
    void setRule(const base::ParticipantId &companion, const QString &type, std::optional<bool> allowed);
    /// The companion has left for good: cancels their queries and removes their rules, so that nobody who
    /// comes under the same id inherits them.
    void forget(const base::ParticipantId &companion);
    [[nodiscard]] const ConsentRules &rules() const { return m_rules; }

    [[nodiscard]] QList<Pending> pending() const; ///< oldest first

Q_SIGNALS:
    void pendingChanged();
    /// A line for the ledger, without its number. If the line makes or removes a rule, rules() has changed
    /// already.
    void noted(const studio::model::ConsentEntry &entry);

private:
    using Call = consent::DeskCall<QueryCall, Answer>;
    struct Open
    {
        Pending pending;
        QueryType type;
        QPointer<Call> call;
        quint64 timer = 0;
        bool isHeardOutside = true;
    };
    using What = model::ConsentEntry::What;

    [[nodiscard]] const char *flawOf(const model::Query &query, const QueryType *type) const;
    static void endLater(Call &call, const Answer &answer);
    [[nodiscard]] bool isSomebodyThere(const QueryType &type, bool allowed, bool isHeardOutside = true) const;
    [[nodiscard]] QString ownAnswer(const QueryType &type) const;
    void admit(const Pending &pending, const QueryType &type, Call *call);
    void letAnswer(Open &open, bool byRule);
    void startClock(Open &open);
    void applyRules();
    void timeOut(const QString &id);
    void drop(const Call &call);
    void end(const QString &id, const Answer &answer);
    [[nodiscard]] Open *find(const QString &id);
    [[nodiscard]] base::Result<Open *> findOrLate(const QString &id);
    void note(const Pending &pending, What what);
    void makeRule(const base::ParticipantId &companion, const QString &type, bool allowed,
                  const std::optional<base::RoomId> &room);

    QueryTypes m_types;
    base::Clock &m_clock;
    ConsentRules m_rules;
    consent::Waiting<Open> m_waiting{m_clock};
    QSet<QString> m_served;
    bool m_here = false;
    bool m_outside = false;
};

} // namespace studio::query
