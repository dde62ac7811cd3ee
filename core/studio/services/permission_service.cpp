// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/permission_service.h"

#include "core/base/log.h"

#include <algorithm>
#include <utility>

namespace studio::services {

using base::CallId;
using base::ErrorCode;
using base::Result;
using base::TurnId;
using model::PermissionEntry;
using model::PermissionRule;
using model::Reach;
using permission::Extent;
using ports::PendingWish;
using ports::Scope;

namespace {

Extent extentOf(Reach reach, Scope scope) { return {reach, scope == Scope::SameArguments}; }

} // namespace

PermissionService::PermissionService(permission::PermissionDesk &desk, store::PermissionTable store,
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

// A user who comes is told what waits.
void PermissionService::attend(bool here)
{
    const auto doIt = [this, here] {
        m_desk.attend(here);
        if (here)
            tellPending();
    };
    QMetaObject::invokeMethod(this, doIt, Qt::QueuedConnection);
}

void PermissionService::allow(const TurnId &turn, const CallId &call, Reach reach, Scope scope,
                              const std::optional<model::RawJson> &otherArguments, base::Then<void> then)
{
    const auto work = [=, this]() -> Result<void> {
        if (!otherArguments)
            return m_desk.allow(turn, call, extentOf(reach, scope));
        if (reach != Reach::Once)
            return base::failure(ErrorCode::InvalidInput, tr("Edited arguments can only be allowed once."));
        return m_desk.allowWith(turn, call, *otherArguments);
    };
    m_commands.run(work, std::move(then));
}

void PermissionService::refuse(const TurnId &turn, const CallId &call, Reach reach, Scope scope,
                               base::Then<void> then)
{
    m_commands.run([=, this] { return m_desk.refuse(turn, call, extentOf(reach, scope)); }, std::move(then));
}

void PermissionService::revoke(qint64 rule, base::Then<void> then)
{
    m_commands.run([this, rule] { return m_desk.revoke(rule); }, std::move(then));
}

void PermissionService::setAskForActs(bool ask, base::Then<void> then)
{
    const auto work = [this, ask]() -> Result<void> {
        m_desk.setAskForActs(ask);
        tellList();
        m_store.keepAskForActs(ask, this,
                               [isKept = m_commands.beginLine()](const auto &result) { isKept(result); });
        return {};
    };
    m_commands.run(work, std::move(then));
}

void PermissionService::forget(const base::ParticipantId &companion)
{
    m_commands.onceLoaded([this, companion] { m_desk.forget(companion); });
}

// ---- the audit list

// If nothing can be read, nothing can be stored either: in this run the user is asked about everything.
void PermissionService::loaded(const Result<store::PermissionRecord> &record)
{
    if (!record)
        qCWarning(base::lcStudio) << "what companions may do cannot be read:" << record.error().detail;
    const store::PermissionRecord known = record.value_or(store::PermissionRecord{.askForActs = true});
    m_entries = known.entries;
    m_desk.begin(permission::PermissionRules(known.rules), known.askForActs, known.last);
    m_commands.setLoaded();
}

void PermissionService::readList(base::Then<ports::PermissionList> then)
{
    m_commands.onceLoaded([this, then] { then(list()); });
}

// A running command waits for its lines.
void PermissionService::keep(const PermissionEntry &entry, const std::optional<PermissionRule> &rule)
{
    m_store.keepPermission(entry, rule, this, [isKept = m_commands.beginLine()](const Result<void> &result) {
        if (!result)
            qCWarning(base::lcStudio) << "what a companion may do is not kept:" << result.error().detail;
        isKept(result);
    });
    m_entries.prepend(entry);
    m_entries.resize(std::min<qsizetype>(m_entries.size(), kMostEntries));
    tellList();
}

ports::PermissionList PermissionService::list() const
{
    return {m_desk.rules().all(), m_entries, m_desk.asksForActs()};
}

void PermissionService::tellList() { Q_EMIT listChanged(list()); }

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
