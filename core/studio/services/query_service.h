// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/model/guest.h"
#include "core/query/query_desk.h"
#include "core/store/tables/consent_table.h"
#include "core/studio/ports/query_port.h"

#include <QSet>

#include <functional>
#include <memory>

namespace studio::services {

/// The query desk for the outside: passes on what the user says, tells what waits, and keeps the ledger.
///
/// Lives on the studio thread; commands may come from any thread. A command that the ledger has a line for is
/// done when that line is on disk; what it says acts at once, and in this run even where it cannot be kept.
/// Until the stored rules are read, which is soon after the start, commands wait, and no rule answers.
class QueryService final : public ports::QueryPort
{
    Q_OBJECT

public:
    static constexpr int kMostEntries = 500; ///< of the ledger, that are told

    /// All outlive it.
    QueryService(query::QueryDesk &desk, store::ConsentTable store, base::Clock &clock);

    void attend(bool here) override;
    void allow(const QString &id, ports::Reach reach, base::Then<void> then) override;
    void refuse(const QString &id, ports::Reach reach, base::Then<void> then) override;
    void answer(const model::QueryResult &result, const std::optional<QString> &kept,
                base::Then<void> then) override;
    void readLedger(base::Then<ports::ConsentLedger> then) override;
    void setRule(const base::ParticipantId &companion, const QString &type, ports::ConsentChoice choice,
                 base::Then<void> then) override;
    void setRemoteAnswers(bool allowed, base::Then<void> then) override;

    /// It left for good: its rules are taken back.
    void forget(const base::ParticipantId &companion);
    /// As long as this program runs programs that are connected may answer, whatever is kept: who has no
    /// window has nobody else. While none is connected nobody is waited for. On the studio thread.
    void letOutsideAnswerInThisRun();
    /// How many are connected by that door. On the studio thread.
    void setAnswerers(model::Guest::Door door, qsizetype programs);
    /// Programs that are connected do not hear that one, and are not waited for. On the studio thread.
    void keepInside(const base::RoomId &room, const QString &query) { m_desk.keepInside(room, query); }
    /// For the doors: an answer of a program that is connected. Refused unless the user lets them. The rest
    /// is as in answer().
    void answerFromOutside(const model::QueryResult &result, base::Then<void> then);

Q_SIGNALS:
    /// Programs that are connected may answer, or may not any more; also where that was so before.
    void outsideMayAnswer(bool may);

private:
    using Work = std::function<base::Result<void>()>;
    /// A command that waits until its lines are on disk.
    struct Command
    {
        base::Then<void> then;
        int lines = 0;
        base::Result<void> result;
    };

    void command(Work work, base::Then<void> then);
    [[nodiscard]] bool mayOutsideAnswer() const;
    void letOutsideAnswer();
    void onceLoaded(std::function<void()> work);
    void load();
    void loaded(const base::Result<store::ConsentRecord> &record);
    void keep(const model::ConsentEntry &entry);
    void take(const base::Result<model::ConsentEntry> &entry);
    void kept(const std::shared_ptr<Command> &command, const base::Result<void> &result);
    [[nodiscard]] ports::ConsentLedger ledger() const;
    void tellLedger();
    void tellPending();

    query::QueryDesk &m_desk;
    store::ConsentTable m_store;
    base::Clock &m_clock;
    bool m_isLoaded = false;
    bool m_isStale = false; ///< a line was kept while the ledger was being read
    bool m_remoteAnswers = false;
    bool m_isOutsideLetIn = false;        ///< in this run, not kept
    QSet<model::Guest::Door> m_answering; ///< by which somebody is connected
    QList<model::ConsentEntry> m_entries; ///< newest first
    QList<std::function<void()>> m_early; ///< what was said before the stored rules were there
    std::shared_ptr<Command> m_current;   ///< that is at work; none: nobody asked for it
};

} // namespace studio::services
