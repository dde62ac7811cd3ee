// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"
#include "core/adapters/firehose/wire_names.h"
#include "core/base/clock.h"
#include "core/model/envelope.h"

#include <optional>

namespace studio::adapters::firehose {

/// Something of the room that may be told outside, in the wire's names.
struct Told
{
    Body body;
    base::ParticipantId from;      ///< in the house
    QList<base::ParticipantId> to; ///< of a message; in the house, empty for everybody
    /// Set: a whisper, or something about one, and nobody but these may come to know of it.
    std::optional<QList<base::ParticipantId>> only{};
    bool isOwn = false; ///< it came in by this very door
};

/// Whether a program that speaks for these guests may be told.
[[nodiscard]] bool mayHear(const QList<base::ParticipantId> &guests, const Told &told);

/// A room that could not be read is tried again after a while, unless another one is followed by then.
void followAgain(RoomMirror &mirror, base::Clock &clock);

/// Makes of what happens in a room what goes out to others: messages that were said whole, votes that could
/// be read, actions, queries. What came in with its own origin is left out, so that nothing is echoed, or
/// marked, where others who came by the same door have to hear of it. Answers to queries go to who asked, not
/// by it.
class RoomTeller
{
public:
    enum class Own { LeftOut, Marked };

    /// The mirror outlives it.
    RoomTeller(const RoomMirror &mirror, WireNames names, model::Origin origin, Own own = Own::LeftOut);

    [[nodiscard]] QList<Told> tell(const QList<model::Envelope> &batch);
    /// A room is opened: this round, if one is open.
    void begin(const std::optional<base::MessageId> &votingOn) { m_round = votingOn; }

private:
    [[nodiscard]] std::optional<Told> tellOne(const model::Envelope &envelope) const;
    [[nodiscard]] bool isOfMember(const Told &told) const;
    [[nodiscard]] std::optional<Told> tellMessage(const model::MessagePosted &posted) const;
    [[nodiscard]] std::optional<Told> tellVote(const model::RawState &state) const;
    [[nodiscard]] std::optional<QList<base::ParticipantId>> witnessesOfMessage(const QString &id) const;

    const RoomMirror &m_mirror;
    WireNames m_names;
    model::Origin m_origin;
    Own m_own;
    std::optional<base::MessageId> m_round; ///< the newest that votes were asked for
};

} // namespace studio::adapters::firehose
