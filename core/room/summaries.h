// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"
#include "core/model/summary.h"

#include <QHash>
#include <QList>

#include <optional>

namespace studio::room {

/// The summaries that stand for a room's older messages, and which messages each of them leaves to be told in
/// full. It holds no messages and makes no summaries. A companion's newer summary includes the older ones;
/// when it is removed, the one below it applies again.
class Summaries
{
public:
    /// After a summary was removed, its companion gets no new summary for this many of their turns, because
    /// it would have the same content. Not kept over a restart.
    static constexpr int kRest = 10;

    Summaries() = default;
    /// Takes the summaries that were not removed, in the order they were made.
    explicit Summaries(const QList<model::Summary> &made);

    void add(const model::Summary &summary);
    enum class After { Rest, SumUpAgain };
    /// Removes a summary and returns it; none if no summary has that id. Resting, its companion gets no new
    /// one for a while.
    std::optional<model::Summary> takeOff(const QString &id, After after = After::Rest);
    void turnBegan(const base::ParticipantId &companion);

    [[nodiscard]] bool has(const QString &id) const;
    [[nodiscard]] const QList<model::Summary> &all() const { return m_all; }
    /// The summary that applies to the companion now.
    [[nodiscard]] std::optional<model::Summary> of(const base::ParticipantId &companion) const;
    [[nodiscard]] bool mayGrow(const base::ParticipantId &companion) const;

private:
    QList<model::Summary> m_all; ///< in the order they were made
    QHash<base::ParticipantId, int> m_resting;
};

/// The witnessed messages that the summary leaves to be told in full: at least the newest message.
[[nodiscard]] QList<model::Message> toldInFull(const QList<model::Message> &witnessed,
                                               const model::Summary &summary);

} // namespace studio::room
