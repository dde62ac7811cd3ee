// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/model/guest.h"
#include "core/query/query_desk.h"
#include "core/store/tables/consent_table.h"
#include "core/studio/ports/query_port.h"
#include "core/studio/services/kept_commands.h"

#include <QSet>

namespace studio::services {

/// The query desk for code outside the core: passes on the user's answers, reports what waits, and keeps the
/// ledger.
///
/// Lives on the studio thread; commands may come from any thread. A command with a line in the ledger is done
/// when that line is on disk; it takes effect at once, and in this run even if it cannot be stored. Until the
/// stored rules are read, soon after the start, commands wait, and no rule answers.
class QueryService final : public ports::QueryPort
{
    Q_OBJECT

public:
    static constexpr int kMostEntries = 500; ///< lines of the ledger that are reported

    /// All outlive it.
    QueryService(query::QueryDesk &desk, store::ConsentTable store, base::Clock &clock);

    void attend(bool here) override;
    void allow(const QString &id, model::Reach reach, base::Then<void> then) override;
    void refuse(const QString &id, model::Reach reach, base::Then<void> then) override;
    void answer(const model::QueryResult &result, const std::optional<QString> &kept,
                base::Then<void> then) override;
    void readLedger(base::Then<ports::ConsentLedger> then) override;
    void setRule(const base::ParticipantId &companion, const QString &type, ports::ConsentChoice choice,
                 base::Then<void> then) override;
    void setRemoteAnswers(bool allowed, base::Then<void> then) override;

    /// The companion left for good: their rules are removed.
    void forget(const base::ParticipantId &companion);
    /// While this program runs, connected programs may answer, whatever is stored: a studio without a window
    /// has nobody else. While no program is connected, queries do not wait. On the studio thread.
    void letOutsideAnswerInThisRun();
    /// How many programs are connected by that door. On the studio thread.
    void setAnswerers(model::Guest::Door door, qsizetype programs);
    /// Connected programs do not hear this query, and it does not wait for them. On the studio thread.
    void keepInside(const base::RoomId &room, const QString &query) { m_desk.keepInside(room, query); }
    /// For the doors: an answer from a connected program. Refused unless the user allows it. Otherwise as
    /// answer().
    void answerFromOutside(const model::QueryResult &result, base::Then<void> then);

Q_SIGNALS:
    /// Whether connected programs may answer; emitted even if nothing changed.
    void outsideMayAnswer(bool may);

private:
    [[nodiscard]] bool mayOutsideAnswer() const;
    void letOutsideAnswer();
    void load();
    void loaded(const base::Result<store::ConsentRecord> &record);
    void keep(const model::ConsentEntry &entry);
    void take(const base::Result<model::ConsentEntry> &entry);
    [[nodiscard]] ports::ConsentLedger ledger() const;
    void tellLedger();
    void tellPending();

    query::QueryDesk &m_desk;
    store::ConsentTable m_store;
    base::Clock &m_clock;
    KeptCommands m_commands{*this};
    bool m_isStale = false; ///< a line was kept while the ledger was being read
    bool m_remoteAnswers = false;
    bool m_isOutsideLetIn = false;        ///< in this run, not stored
    QSet<model::Guest::Door> m_answering; ///< doors with connected programs
    QList<model::ConsentEntry> m_entries; ///< newest first
};

} // namespace studio::services
