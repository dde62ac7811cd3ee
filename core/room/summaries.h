// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"
#include "core/model/summary.h"

#include <QHash>
#include <QList>

#include <optional>

namespace studio::room {

/// The summaries that lie over a room's messages, and which messages each leaves to be told in full. It holds
/// no message and makes no summary. A newer summary of a companion has its older ones in it; once it is taken
/// off, the one below it holds again.
class Summaries
{
public:
    /// After one was taken off, its companion is given no new one for so many of its turns: it would have the
    /// same in it. Not kept over a restart.
    static constexpr int kRest = 10;

    Summaries() = default;
    /// Those that were not taken off, in the order they were made.
    explicit Summaries(const QList<model::Summary> &made);

    void add(const model::Summary &summary);
    /// The summary that was taken off; none if there is none of that id.
    std::optional<model::Summary> takeOff(const QString &id);
    void turnBegan(const base::ParticipantId &companion);

    [[nodiscard]] bool has(const QString &id) const;
    [[nodiscard]] const QList<model::Summary> &all() const { return m_all; }
    /// The one that holds.
    [[nodiscard]] std::optional<model::Summary> of(const base::ParticipantId &companion) const;
    [[nodiscard]] bool mayGrow(const base::ParticipantId &companion) const;

private:
    QList<model::Summary> m_all; ///< in the order they were made
    QHash<base::ParticipantId, int> m_resting;
};

/// Of what a companion has witnessed, what its summary leaves to be told: at least the newest message.
[[nodiscard]] QList<model::Message> toldInFull(const QList<model::Message> &witnessed,
                                               const model::Summary &summary);

} // namespace studio::room
