// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/permission_service.h"

#include "core/base/log.h"
#include "core/studio/services/request_ids.h"

#include <algorithm>
#include <utility>

namespace studio::services {

using base::CallId;
using base::Error;
using base::ErrorCode;
using base::RequestId;
using base::Result;
using base::TurnId;
using model::PermissionEntry;
using model::PermissionRule;
using permission::Extent;
using ports::PendingWish;
using ports::Reach;
using ports::Scope;

namespace {

Extent extentOf(Reach reach, Scope scope)
{
    const bool same = scope == Scope::SameArguments;
    switch (reach) {
    case Reach::Once: return {Extent::Reach::Once, same};
    case Reach::Room: return {Extent::Reach::Room, same};
    case Reach::Always: return {Extent::Reach::Always, same};
    }
    Q_UNREACHABLE();
}

} // namespace

PermissionService::PermissionService(permission::PermissionDesk &desk, store::PermissionStore &store,
                                     base::Clock &clock)
    : m_desk(desk)
    , m_store(store)
    , m_clock(clock)
{
    connect(&desk, &permission::PermissionDesk::pendingChanged, this, &PermissionService::tellPending);
    connect(&desk, &permission::PermissionDesk::noted, this, &PermissionService::keep);
    m_store.permissions(kMostEntries, this, [this](const auto &record) { loaded(record); });
}

// ---- commands
// ------------------------------------------------------------------------------------------------

RequestId PermissionService::command(Work work)
{
    const RequestId request = nextRequestId();
    onceLoaded([this, request, work = std::move(work)] {
        m_current = request;
        m_unkept.insert(request, {1, {}}); // the work itself
        const Result<void> done = work();
        m_current = {};
        if (!done)
            m_unkept[request].error = done.error();
        settle(request);
    });
    return request;
}

// What is said before the stored rules are there would be undone by them.
void PermissionService::onceLoaded(std::function<void()> work)
{
    const auto doOrKeep = [this, work = std::move(work)] {
        if (m_isLoaded)
            work();
        else
            m_early.append(work);
    };
    QMetaObject::invokeMethod(this, doOrKeep, Qt::QueuedConnection);
}

void PermissionService::settle(const RequestId &request)
{
    const auto found = m_unkept.find(request);
    if (found == m_unkept.end() || --found->lines > 0)
        return;
    const std::optional<Error> error = found->error;
    m_unkept.erase(found);
    if (error)
        Q_EMIT failed(request, *error);
    else
        Q_EMIT done(request);
}

// Whoever comes is told what waits.
void PermissionService::attend(bool here)
{
    const auto doIt = [this, here] {
        m_desk.attend(here);
        if (here)
            tellPending();
    };
    QMetaObject::invokeMethod(this, doIt, Qt::QueuedConnection);
}

RequestId PermissionService::allow(const TurnId &turn, const CallId &call, Reach reach, Scope scope,
                                   const std::optional<model::RawJson> &otherArguments)
{
    return command([=, this]() -> Result<void> {
        if (!otherArguments)
            return m_desk.allow(turn, call, extentOf(reach, scope));
        if (reach != Reach::Once)
            return base::failure(ErrorCode::InvalidInput,
                                 tr("What was changed by hand can be allowed once only."));
        return m_desk.allowWith(turn, call, *otherArguments);
    });
}

RequestId PermissionService::refuse(const TurnId &turn, const CallId &call, Reach reach, Scope scope)
{
    return command([=, this] { return m_desk.refuse(turn, call, extentOf(reach, scope)); });
}

RequestId PermissionService::revoke(qint64 rule)
{
    return command([this, rule] { return m_desk.revoke(rule); });
}

RequestId PermissionService::setAskForActs(bool ask)
{
    return command([this, ask]() -> Result<void> {
        m_desk.setAskForActs(ask);
        tellList();
        ++m_unkept[m_current].lines;
        m_store.keepAskForActs(ask, this,
                               [this, request = m_current](const auto &result) { kept(request, result); });
        return {};
    });
}

void PermissionService::forget(const base::ParticipantId &companion)
{
    onceLoaded([this, companion] { m_desk.forget(companion); });
}

// ---- the audit list
// ------------------------------------------------------------------------------------------

// Where nothing can be read nothing can be kept either: everything is asked about, in this run.
void PermissionService::loaded(const Result<store::PermissionRecord> &record)
{
    m_isLoaded = true;
    if (!record)
        qCWarning(base::lcStudio) << "what companions may do cannot be read:" << record.error().detail;
    const store::PermissionRecord known = record.value_or(store::PermissionRecord{.askForActs = true});
    m_entries = known.entries;
    m_desk.begin(permission::PermissionRules(known.rules), known.askForActs, known.last);
    for (const auto &work : std::exchange(m_early, {}))
        work();
}

RequestId PermissionService::readList()
{
    return command([this]() -> Result<void> {
        tellList();
        return {};
    });
}

// A command that is at work waits for its lines.
void PermissionService::keep(const PermissionEntry &entry, const std::optional<PermissionRule> &rule)
{
    const RequestId request = m_current;
    if (!request.isEmpty())
        ++m_unkept[request].lines;
    m_store.keepPermission(entry, rule, this,
                           [this, request](const Result<void> &result) { kept(request, result); });
    m_entries.prepend(entry);
    m_entries.resize(std::min<qsizetype>(m_entries.size(), kMostEntries));
    tellList();
}

void PermissionService::kept(const RequestId &request, const Result<void> &result)
{
    if (!result)
        qCWarning(base::lcStudio) << "what a companion may do is not kept:" << result.error().detail;
    if (request.isEmpty())
        return;
    if (!result)
        m_unkept[request].error = result.error();
    settle(request);
}

void PermissionService::tellList()
{
    Q_EMIT listChanged({m_desk.rules().all(), m_entries, m_desk.asksForActs()});
}

void PermissionService::tellPending()
{
    QList<PendingWish> all;
    for (const permission::Pending &one : m_desk.pending()) {
        const permission::Wish &wish = one.wish;
        all.append({.room = wish.room,
                    .turn = wish.turn,
                    .call = wish.call,
                    .companion = wish.companion,
                    .tool = wish.tool,
                    .title = wish.title,
                    .about = wish.about,
                    .risk = wish.risk,
                    .arguments = wish.arguments,
                    .left = std::max(base::Millis(0), one.due - m_clock.steadyNow()),
                    .allowed = permission::PermissionDesk::kPatience});
    }
    Q_EMIT pendingChanged(all);
}

} // namespace studio::services
