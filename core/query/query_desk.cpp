// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/query_desk.h"

#include "core/base/log.h"
#include "core/query/answers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace studio::query {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::ParticipantId;
using base::Result;
using base::RoomId;
using model::Query;
using model::QueryResult;
using model::Reach;

QueryDesk::QueryDesk(QueryTypes types, base::Clock &clock)
    : m_types(std::move(types))
    , m_clock(clock)
{
}

// ---- being asked

QueryCall *QueryDesk::ask(const RoomId &room, const Query &query, QObject *parent)
{
    auto *call = new Call(
        *this, [this](const Call &dropped) { drop(dropped); }, parent);
    const QueryType *type = m_types.find(query.type);
    if (const char *flaw = flawOf(query, type)) {
        endLater(*call, failure(query.id, flaw));
        return call;
    }
    if (type->way == QueryType::Way::OfItself) {
        endLater(*call, success(query.id, ownAnswer(*type)));
        return call;
    }
    Pending pending{.room = room, .query = query};
    pending.query.type = type->name;
    const std::optional<bool> rule = m_rules.of(query.from, type->name);
    if (rule == false) {
        note(pending, What::ByRuleRefused);
        endLater(*call, failure(query.id, why::kRefused));
    } else if (!isSomebodyThere(*type, rule.has_value())) {
        endLater(*call, failure(query.id, why::kNobodyHere));
    } else {
        admit(pending, *type, call);
    }
    return call;
}

void QueryDesk::endLater(Call &call, const Answer &answer)
{
    call.later([&call, answer] { call.end(answer); });
}

const char *QueryDesk::flawOf(const Query &query, const QueryType *type) const
{
    if (!type)
        return why::kUnknownType;
    const auto isOpenId = [&query](const Open &open) { return open.pending.query.id == query.id; };
    const auto isOfOne = [&query](const Open &open) { return open.pending.query.from == query.from; };
    const QList<Open> &waiting = m_waiting.all();
    if (!checkBody(*type, query.body) || query.id.isEmpty() ||
        std::any_of(waiting.cbegin(), waiting.cend(), isOpenId))
        return why::kMalformed;
    return m_waiting.isFull(isOfOne) ? why::kTooMany : nullptr;
}

bool QueryDesk::isSomebodyThere(const QueryType &type, bool allowed, bool isHeardOutside) const
{
    return m_here || (m_outside && isHeardOutside) || (allowed && m_served.contains(type.name));
}

// Neither answer reveals where or who the user is.
QString QueryDesk::ownAnswer(const QueryType &type) const
{
    if (type.name == "locale"_L1)
        return QLocale::system().name().replace(u'_', u'-');
    const QDateTime local = m_clock.wallNow().toLocalTime();
    return local.toOffsetFromUtc(local.offsetFromUtc()).toString(Qt::ISODate);
}

void QueryDesk::admit(const Pending &pending, const QueryType &type, Call *call)
{
    Open &open = m_waiting.add({.pending = pending, .type = type, .call = call});
    if (m_rules.of(pending.query.from, type.name)) {
        note(open.pending, What::ByRuleAllowed);
        letAnswer(open, true);
    } else {
        startClock(open);
    }
    Q_EMIT pendingChanged();
}

void QueryDesk::letAnswer(Open &open, bool byRule)
{
    open.pending.state = Pending::State::Answering;
    open.pending.byRule = byRule;
    startClock(open);
}

// After the user has agreed, the answer gets a time limit of its own.
void QueryDesk::startClock(Open &open)
{
    const bool isAsking = open.pending.state == Pending::State::Asking;
    open.pending.patience = isAsking ? open.type.patience : open.type.answering;
    open.pending.due = m_clock.steadyNow() + open.pending.patience;
    m_waiting.startTimer(open, open.pending.due, this, [this, id = open.pending.query.id] { timeOut(id); });
}

// ---- who is here

void QueryDesk::attend(bool here)
{
    m_here = here;
    QStringList orphans;
    for (const Open &open : std::as_const(m_waiting).all()) {
        if (!isSomebodyThere(open.type, open.pending.byRule, open.isHeardOutside))
            orphans.append(open.pending.query.id);
    }
    for (const QString &id : std::as_const(orphans))
        end(id, failure(id, why::kNobodyHere));
}

void QueryDesk::serve(const QString &type) { m_served.insert(type); }

void QueryDesk::letOutsideAnswer(bool may)
{
    m_outside = may;
    attend(m_here); // ends queries that waited only for programs outside
}

void QueryDesk::keepInside(const RoomId &room, const QString &id)
{
    Open *open = find(id);
    if (!open || open->pending.room != room)
        return;
    open->isHeardOutside = false;
    attend(m_here);
}

// ---- yes, no, and answers

Result<void> QueryDesk::allow(const QString &id, Reach reach)
{
    const Result<Open *> open = findOrLate(id);
    if (!open)
        return tl::unexpected(open.error());
    if ((*open)->pending.state == Pending::State::Answering)
        return {};
    const Pending asked = (*open)->pending;
    letAnswer(**open, false);
    if (reach == Reach::Always && model::mayHaveStandingYes(asked.query.from))
        makeRule(asked.query.from, asked.query.type, true, asked.room);
    else
        note(asked, What::AllowedOnce);
    Q_EMIT pendingChanged();
    applyRules();
    return {};
}

Result<void> QueryDesk::refuse(const QString &id, Reach reach)
{
    const Result<Open *> open = findOrLate(id);
    if (!open)
        return tl::unexpected(open.error());
    const Pending asked = (*open)->pending;
    if (reach == Reach::Always)
        makeRule(asked.query.from, asked.query.type, false, asked.room);
    else
        note(asked, What::RefusedOnce);
    end(id, failure(id, why::kRefused));
    applyRules();
    return {};
}

Result<void> QueryDesk::answer(const QueryResult &result, const std::optional<QString> &kept)
{
    const Result<Open *> found = findOrLate(result.id);
    if (!found)
        return tl::unexpected(found.error());
    const Open &open = **found;
    const bool isAsking = open.pending.state == Pending::State::Asking;
    if (isAsking && !open.type.answerIsConsent)
        return base::failure(ErrorCode::Conflict, tr("This request is not allowed yet."), result.id);
    const Result<Answer> checked = checkedAnswer(open.type, result, kept);
    if (!checked)
        return tl::unexpected(checked.error());
    if (isAsking)
        note(open.pending, result.success ? What::AllowedOnce : What::RefusedOnce);
    end(result.id, *checked);
    return {};
}

Result<void> QueryDesk::answerFromOutside(const QueryResult &result)
{
    if (!m_outside)
        return base::failure(ErrorCode::Refused, tr("Connected programs are not allowed to answer requests."),
                             result.id);
    const Result<Open *> open = findOrLate(result.id);
    if (!open)
        return tl::unexpected(open.error());
    const Result<Answer> checked = checkedAnswer((*open)->type, result, {});
    if (!checked)
        return tl::unexpected(checked.error());
    end(result.id, *checked);
    return {};
}

// ---- rules

void QueryDesk::setRules(const ConsentRules &rules)
{
    m_rules = rules;
    applyRules();
}

void QueryDesk::setRule(const ParticipantId &companion, const QString &type, std::optional<bool> allowed)
{
    const QueryType *known = m_types.find(type);
    const QString name = known ? known->name : type;
    const bool mayBe = allowed != true || model::mayHaveStandingYes(companion);
    if (!mayBe || m_rules.of(companion, name) == allowed)
        return;
    if (allowed) {
        makeRule(companion, name, *allowed, {});
    } else {
        m_rules.takeBack(companion, name);
        Q_EMIT noted(
            {.time = m_clock.wallNow(), .companion = companion, .type = name, .what = What::Revoked});
    }
    applyRules();
}

void QueryDesk::forget(const ParticipantId &companion)
{
    const QList<model::ConsentRule> rules = m_rules.all();
    for (const model::ConsentRule &rule : rules) {
        if (rule.companion == companion)
            setRule(companion, rule.type, std::nullopt);
    }
    QStringList orphans;
    for (const Open &open : std::as_const(m_waiting).all()) {
        if (open.pending.query.from == companion)
            orphans.append(open.pending.query.id);
    }
    for (const QString &id : std::as_const(orphans))
        end(id, failure(id, why::kCancelled));
}

void QueryDesk::makeRule(const ParticipantId &companion, const QString &type, bool allowed,
                         const std::optional<RoomId> &room)
{
    const QDateTime now = m_clock.wallNow();
    m_rules.set({companion, type, allowed, now});
    Q_EMIT noted({.time = now,
                  .companion = companion,
                  .type = type,
                  .what = allowed ? What::AllowedAlways : What::RefusedAlways,
                  .room = room});
}

// A new rule also answers queries that are waiting. Removing a rule does not stop a query that the user has
// been shown as allowed.
void QueryDesk::applyRules()
{
    QStringList refused;
    bool changed = false;
    for (Open &open : m_waiting.all()) {
        const std::optional<bool> rule = m_rules.of(open.pending.query.from, open.type.name);
        if (rule == false) {
            refused.append(open.pending.query.id);
        } else if (rule && open.pending.state == Pending::State::Asking) {
            note(open.pending, What::ByRuleAllowed);
            letAnswer(open, true);
            changed = true;
        }
    }
    for (const QString &id : std::as_const(refused)) {
        const Open *open = find(id);
        if (!open)
            continue; // cancelled by a receiver of the answer just before
        note(open->pending, What::ByRuleRefused);
        end(id, failure(id, why::kRefused));
    }
    if (changed)
        Q_EMIT pendingChanged();
}

// ---- ends

void QueryDesk::timeOut(const QString &id)
{
    note(find(id)->pending, What::TimedOut);
    end(id, failure(id, why::kTimedOut));
}

void QueryDesk::drop(const Call &call)
{
    const std::optional<Open> dropped = m_waiting.take(&call);
    if (!dropped)
        return;
    note(dropped->pending, What::Dropped);
    Q_EMIT pendingChanged();
}

void QueryDesk::end(const QString &id, const Answer &answer)
{
    const Open *open = find(id);
    if (!open)
        return;
    const QPointer<Call> call = open->call;
    m_waiting.take(call);
    Q_EMIT pendingChanged();
    if (call)
        call->end(answer);
}

QueryDesk::Open *QueryDesk::find(const QString &id)
{
    return m_waiting.find([&id](const Open &open) { return open.pending.query.id == id; });
}

Result<QueryDesk::Open *> QueryDesk::findOrLate(const QString &id)
{
    if (Open *open = find(id))
        return open;
    qCInfo(base::lcStudio) << "a late answer to the query" << id.left(128);
    return base::failure(ErrorCode::NotFound, tr("This request is already over."), id);
}

QList<Pending> QueryDesk::pending() const
{
    QList<Pending> all;
    for (const Open &open : m_waiting.all())
        all.append(open.pending);
    return all;
}

void QueryDesk::note(const Pending &pending, What what)
{
    Q_EMIT noted({.time = m_clock.wallNow(),
                  .companion = pending.query.from,
                  .type = pending.query.type,
                  .what = what,
                  .room = pending.room});
}

} // namespace studio::query
