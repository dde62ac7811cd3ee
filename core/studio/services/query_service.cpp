// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/query_service.h"

#include "core/base/log.h"

#include <algorithm>
#include <utility>

namespace studio::services {

using base::ErrorCode;
using base::Result;
using base::Then;
using model::ConsentEntry;
using model::QueryResult;
using model::Reach;
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

QueryService::QueryService(query::QueryDesk &desk, store::ConsentTable store, base::Clock &clock)
    : m_desk(desk)
    , m_store(store)
    , m_clock(clock)
{
    connect(&desk, &query::QueryDesk::pendingChanged, this, &QueryService::tellPending);
    connect(&desk, &query::QueryDesk::noted, this, &QueryService::keep);
    load();
}

// ---- commands

// A user who comes is told what waits.
void QueryService::attend(bool here)
{
    const auto doIt = [this, here] {
        m_desk.attend(here);
        if (here)
            tellPending();
    };
    QMetaObject::invokeMethod(this, doIt, Qt::QueuedConnection);
}

void QueryService::allow(const QString &id, Reach reach, Then<void> then)
{
    m_commands.run([this, id, reach] { return m_desk.allow(id, reach); }, std::move(then));
}

void QueryService::refuse(const QString &id, Reach reach, Then<void> then)
{
    m_commands.run([this, id, reach] { return m_desk.refuse(id, reach); }, std::move(then));
}

void QueryService::answer(const QueryResult &result, const std::optional<QString> &kept, Then<void> then)
{
    m_commands.run([this, result, kept] { return m_desk.answer(result, kept); }, std::move(then));
}

void QueryService::answerFromOutside(const QueryResult &result, Then<void> then)
{
    m_commands.run([this, result] { return m_desk.answerFromOutside(result); }, std::move(then));
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

// With a window, programs come and go: queries that they may answer wait for the user too.
bool QueryService::mayOutsideAnswer() const
{
    return m_isOutsideLetIn ? !m_answering.isEmpty() : m_remoteAnswers;
}

void QueryService::setRule(const base::ParticipantId &companion, const QString &type, ConsentChoice choice,
                           Then<void> then)
{
    const auto work = [this, companion, type, choice]() -> Result<void> {
        if (companion.isEmpty() || type.isEmpty())
            return base::failure(ErrorCode::InvalidInput, tr("Choose a companion and what to allow."));
        m_desk.setRule(companion, type, ruleFor(choice));
        return {};
    };
    m_commands.run(work, std::move(then));
}

void QueryService::setRemoteAnswers(bool allowed, Then<void> then)
{
    m_commands.onceLoaded([this, allowed, then] {
        m_remoteAnswers = allowed;
        letOutsideAnswer();
        tellLedger();
        m_store.keepRemoteAnswers(allowed, this, [then](const Result<void> &result) { then(result); });
    });
}

void QueryService::forget(const base::ParticipantId &companion)
{
    m_commands.onceLoaded([this, companion] { m_desk.forget(companion); });
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
    if (!record) {
        qCWarning(base::lcStudio) << "the ledger of consent cannot be read:" << record.error().detail;
    } else {
        m_entries = record->entries;
        m_remoteAnswers = record->remoteAnswers;
        letOutsideAnswer();
        m_desk.setRules(query::ConsentRules(record->rules));
    }
    m_commands.setLoaded();
}

void QueryService::readLedger(Then<ports::ConsentLedger> then)
{
    m_commands.onceLoaded([this, then] { then(ledger()); });
}

// A running command waits for its lines.
void QueryService::keep(const ConsentEntry &entry)
{
    m_store.keepConsent(entry, this,
                        [this, isKept = m_commands.beginLine()](const Result<ConsentEntry> &line) {
                            take(line);
                            isKept(line.transform([](const ConsentEntry &) {}));
                        });
}

void QueryService::take(const Result<ConsentEntry> &entry)
{
    if (!entry) {
        qCWarning(base::lcStudio) << "a line of the ledger of consent is not kept:" << entry.error().detail;
    } else if (!m_commands.isLoaded()) {
        m_isStale = true;
    } else if (m_entries.isEmpty() || m_entries.first().number < entry->number) {
        m_entries.prepend(*entry);
        m_entries.resize(std::min<qsizetype>(m_entries.size(), kMostEntries));
        tellLedger();
    }
}

ports::ConsentLedger QueryService::ledger() const
{
    return {m_desk.rules().all(), m_entries, m_remoteAnswers};
}

void QueryService::tellLedger() { Q_EMIT ledgerChanged(ledger()); }

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
