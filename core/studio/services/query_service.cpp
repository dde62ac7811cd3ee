// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/query_service.h"

#include "core/base/log.h"
#include "core/studio/services/request_ids.h"

#include <algorithm>
#include <utility>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::RequestId;
using base::Result;
using model::ConsentEntry;
using model::QueryResult;
using ports::ConsentChoice;
using ports::PendingQuery;
using query::Pending;

namespace {

std::optional<bool> ruleFor(ConsentChoice choice)
{
    switch (choice) {
    case ConsentChoice::Ask: return std::nullopt;
    case ConsentChoice::Always: return true;
    case ConsentChoice::Never: return false;
    }
    Q_UNREACHABLE();
}

} // namespace

QueryService::QueryService(query::QueryDesk &desk, store::ConsentStore &store, base::Clock &clock)
    : m_desk(desk)
    , m_store(store)
    , m_clock(clock)
{
    connect(&desk, &query::QueryDesk::pendingChanged, this, &QueryService::tellPending);
    connect(&desk, &query::QueryDesk::noted, this, &QueryService::keep);
    load();
}

// ---- commands

RequestId QueryService::command(Work work)
{
    const RequestId request = nextRequestId();
    const auto doIt = [this, request, work = std::move(work)] {
        m_current = request;
        m_unkept.insert(request, {1, {}}); // the work itself
        const Result<void> done = work();
        m_current = {};
        if (!done)
            m_unkept[request].error = done.error();
        settle(request);
    };
    onceLoaded(doIt);
    return request;
}

// What is said before the stored rules are there would be undone by them.
void QueryService::onceLoaded(std::function<void()> work)
{
    const auto doOrKeep = [this, work = std::move(work)] {
        if (m_isLoaded)
            work();
        else
            m_early.append(work);
    };
    QMetaObject::invokeMethod(this, doOrKeep, Qt::QueuedConnection);
}

void QueryService::settle(const RequestId &request)
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
void QueryService::attend(bool here)
{
    const auto doIt = [this, here] {
        m_desk.attend(here);
        if (here)
            tellPending();
    };
    QMetaObject::invokeMethod(this, doIt, Qt::QueuedConnection);
}

RequestId QueryService::allow(const QString &id, bool always)
{
    return command([this, id, always] { return m_desk.allow(id, always); });
}

RequestId QueryService::refuse(const QString &id, bool forGood)
{
    return command([this, id, forGood] { return m_desk.refuse(id, forGood); });
}

RequestId QueryService::answer(const QueryResult &result, const std::optional<QString> &kept)
{
    return command([this, result, kept] { return m_desk.answer(result, kept); });
}

RequestId QueryService::answerFromOutside(const QueryResult &result)
{
    return command([this, result] { return m_desk.answerFromOutside(result); });
}

void QueryService::letOutsideAnswerInThisRun()
{
    m_isOutsideLetIn = true;
    letOutsideAnswer();
}

void QueryService::setAnswerers(model::Guest::Door door, qsizetype programs)
{
    if (programs > 0)
        m_answering.insert(door);
    else
        m_answering.remove(door);
    letOutsideAnswer();
}

void QueryService::letOutsideAnswer()
{
    const bool may = mayOutsideAnswer();
    m_desk.letOutsideAnswer(may);
    Q_EMIT outsideMayAnswer(may);
}

// Beside a window programs come and go: what the user lets them answer waits for the user too.
bool QueryService::mayOutsideAnswer() const
{
    return m_isOutsideLetIn ? !m_answering.isEmpty() : m_remoteAnswers;
}

RequestId QueryService::setRule(const base::ParticipantId &companion, const QString &type,
                                ConsentChoice choice)
{
    return command([this, companion, type, choice]() -> Result<void> {
        if (companion.isEmpty() || type.isEmpty())
            return base::failure(ErrorCode::InvalidInput,
                                 tr("Choose a companion, and what may be asked for."));
        m_desk.setRule(companion, type, ruleFor(choice));
        return {};
    });
}

RequestId QueryService::setRemoteAnswers(bool allowed)
{
    const RequestId request = nextRequestId();
    const auto kept = [this, request](const Result<void> &result) {
        if (result)
            Q_EMIT done(request);
        else
            Q_EMIT failed(request, result.error());
    };
    const auto doIt = [this, allowed, kept] {
        m_remoteAnswers = allowed;
        letOutsideAnswer();
        Q_EMIT remoteAnswersChanged(allowed);
        m_store.keepRemoteAnswers(allowed, this, kept);
    };
    onceLoaded(doIt);
    return request;
}

void QueryService::forget(const base::ParticipantId &companion)
{
    onceLoaded([this, companion] { m_desk.forget(companion); });
}

// ---- the ledger

void QueryService::load()
{
    m_store.consents(kMostEntries, this, [this](const auto &record) { loaded(record); });
}

void QueryService::loaded(const Result<store::ConsentRecord> &record)
{
    if (std::exchange(m_isStale, false))
        return load();
    m_isLoaded = true;
    if (!record) {
        qCWarning(base::lcStudio) << "the ledger of consent cannot be read:" << record.error().detail;
    } else {
        m_entries = record->entries;
        m_remoteAnswers = record->remoteAnswers;
        letOutsideAnswer();
        m_desk.setRules(query::ConsentRules(record->rules));
    }
    for (const auto &work : std::exchange(m_early, {}))
        work();
}

RequestId QueryService::readLedger()
{
    const RequestId request = nextRequestId();
    onceLoaded([this, request] { answerLedger(request); });
    return request;
}

void QueryService::answerLedger(const RequestId &request)
{
    tellLedger();
    Q_EMIT remoteAnswersChanged(m_remoteAnswers);
    Q_EMIT done(request);
}

// A command that is at work waits for its lines.
void QueryService::keep(const ConsentEntry &entry)
{
    const RequestId request = m_current;
    if (!request.isEmpty())
        ++m_unkept[request].lines;
    m_store.keepConsent(entry, this, [this, request](const auto &result) { kept(request, result); });
}

void QueryService::kept(const RequestId &request, const Result<ConsentEntry> &entry)
{
    if (!entry) {
        qCWarning(base::lcStudio) << "a line of the ledger of consent is not kept:" << entry.error().detail;
    } else if (!m_isLoaded) {
        m_isStale = true;
    } else if (m_entries.isEmpty() || m_entries.first().number < entry->number) {
        m_entries.prepend(*entry);
        m_entries.resize(std::min<qsizetype>(m_entries.size(), kMostEntries));
        tellLedger();
    }
    if (request.isEmpty())
        return;
    if (!entry)
        m_unkept[request].error = entry.error();
    settle(request);
}

void QueryService::tellLedger() { Q_EMIT ledgerChanged({m_desk.rules().all(), m_entries}); }

void QueryService::tellPending()
{
    QList<PendingQuery> all;
    for (const Pending &one : m_desk.pending()) {
        const bool isAsking = one.state == Pending::State::Asking;
        all.append({.room = one.room,
                    .query = one.query,
                    .state = isAsking ? PendingQuery::State::Asking : PendingQuery::State::Answering,
                    .byRule = one.byRule,
                    .left = std::max(base::Millis(0), one.due - m_clock.steadyNow()),
                    .allowed = one.patience});
    }
    Q_EMIT pendingChanged(all);
}

} // namespace studio::services
