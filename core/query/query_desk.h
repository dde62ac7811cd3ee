// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/consent_rules.h"
#include "core/query/desk.h"
#include "core/query/query_types.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <optional>

namespace studio::query {

class DeskCall;

/// A query that waits for the user, or for what they agreed to.
struct Pending
{
    enum class State { Asking, Answering };

    base::RoomId room;
    model::Query query; ///< its type by its first name
    State state = State::Asking;
    bool byRule = false;
    base::Millis due{0};      ///< when it times out, on the steady clock
    base::Millis patience{0}; ///< from when it was asked, or allowed, until then
    bool operator==(const Pending &) const = default;
};

/// The desk of the studio: asks the user where no rule does, waits for whoever answers, and ends each query
/// exactly once, by its own clock at the latest. It opens no device and shows nothing; what it is told of
/// consent it tells back, for the ledger. On the studio thread.
class QueryDesk final : public QObject, public Desk
{
    Q_OBJECT

public:
    static constexpr int kMostOfOne = 4;  ///< open at a time of one companion
    static constexpr int kMostOfAll = 64; ///< open at a time

    QueryDesk(QueryTypes types, base::Clock &clock);
    ~QueryDesk() override;

    QueryCall *ask(const base::RoomId &room, const model::Query &query, QObject *parent) override;

    /// Somebody is here who can be asked. When they go, what is open ends, but for what is served.
    void attend(bool here);
    /// What is always allowed of that type is answered even when nobody is here.
    void serve(const QString &type);
    /// Programs that are connected may answer what waits, whether it is allowed yet or not: what they tell is
    /// their own. That opens nothing of the user's machine.
    void letOutsideAnswer(bool may);
    /// Nobody outside hears that one: it waits for the user, and for what is served. May end it in the call.
    void keepInside(const base::RoomId &room, const QString &id);

    // NotFound: it is over, or never was. Such a late answer is logged.
    [[nodiscard]] base::Result<void> allow(const QString &id, bool always);
    [[nodiscard]] base::Result<void> refuse(const QString &id, bool forGood);
    /// Conflict: it is not allowed yet. InvalidInput: see checkedAnswer(); it waits on.
    [[nodiscard]] base::Result<void> answer(const model::QueryResult &result,
                                            const std::optional<QString> &kept);
    /// Refused: nobody outside may answer.
    [[nodiscard]] base::Result<void> answerFromOutside(const model::QueryResult &result);

    /// As they are stored; acts on what waits.
    void setRules(const ConsentRules &rules);
    /// None takes the rule back.
    void setRule(const base::ParticipantId &companion, const QString &type, std::optional<bool> allowed);
    /// It left for good: what it asked for is cancelled and its rules are taken back, so that nobody who
    /// comes under its id inherits them.
    void forget(const base::ParticipantId &companion);
    [[nodiscard]] const ConsentRules &rules() const { return m_rules; }

    [[nodiscard]] QList<Pending> pending() const; ///< oldest first

Q_SIGNALS:
    void pendingChanged();
    /// A line for the ledger, without its number. One that makes or takes back a rule comes when rules() is
    /// so already.
    void noted(const studio::model::ConsentEntry &entry);

private:
    friend class DeskCall;
    struct Open
    {
        Pending pending;
        QueryType type;
        QPointer<DeskCall> call;
        quint64 timer = 0;
        bool isHeardOutside = true;
    };
    using What = model::ConsentEntry::What;

    [[nodiscard]] const char *flawOf(const model::Query &query, const QueryType *type) const;
    [[nodiscard]] bool isSomebodyThere(const QueryType &type, bool allowed, bool isHeardOutside = true) const;
    [[nodiscard]] QString ownAnswer(const QueryType &type) const;
    void admit(Pending pending, const QueryType &type, DeskCall *call);
    void letAnswer(Open &open, bool byRule);
    void startClock(Open &open);
    void applyRules();
    void timeOut(const QString &id);
    void drop(const DeskCall &call);
    void end(const QString &id, const Answer &answer);
    [[nodiscard]] Open *find(const QString &id);
    [[nodiscard]] base::Result<Open *> findOrLate(const QString &id);
    void note(const Pending &pending, What what);
    void makeRule(const base::ParticipantId &companion, const QString &type, bool allowed,
                  const std::optional<base::RoomId> &room);

    QueryTypes m_types;
    base::Clock &m_clock;
    ConsentRules m_rules;
    QList<Open> m_open; ///< oldest first
    QSet<QString> m_served;
    bool m_here = false;
    bool m_outside = false;
};

} // namespace studio::query
