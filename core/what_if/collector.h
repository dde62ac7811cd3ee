// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"
#include "core/turn/floor.h"
#include "core/what_if/round_record.h"

#include <QHash>
#include <QList>

namespace studio::what_if {

/// Walks through a room's log, in order and in any number of slices, and records each round that votes
/// decided. It advances an empty floor with the recorded inputs, so that it knows of a round what the floor
/// knew.
class Collector
{
public:
    /// As the room was created.
    Collector(const QList<base::ParticipantId> &roster, const model::PolicySettings &policy);

    /// The next input; with PolicyChanged, the settings that came with it.
    void tell(const model::FloorInput &input,
              const std::optional<model::PolicySettings> &policy = std::nullopt);
    /// The event with a Decision, after the input that led to it. A Decision that the floor does not reach
    /// (any more) is skipped.
    void decided(qint64 seq, const model::Decision &decision);

    /// Oldest first; `seq` rises.
    [[nodiscard]] const QList<RoundRecord> &rounds() const { return m_rounds; }

private:
    void advance(const model::FloorInput &input);
    void open(const model::AskVotes &ask, base::Millis t);
    void close(const model::Decision &decision, base::Millis t);
    void noteVote(const model::FloorInput &input, bool counted);
    void noteDropped(const model::FloorInput &input);
    [[nodiscard]] bool isAwaited(const base::ParticipantId &voter) const;
    [[nodiscard]] RoundRecord *recordAbout(const std::optional<base::MessageId> &message);

    turn::Floor m_floor;
    model::PolicySettings m_policy;
    std::optional<RoundRecord> m_open;
    QList<RoundRecord> m_decided; ///< by the newest input; their events follow
    QList<RoundRecord> m_rounds;
    QHash<base::MessageId, qsizetype> m_newest; ///< index of the newest round about that message
};

} // namespace studio::what_if
