// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"
#include "core/adapters/firehose/wire_names.h"
#include "core/base/clock.h"
#include "core/model/envelope.h"

#include <optional>

namespace studio::adapters::firehose {

/// Something of the room that may be sent out, in wire names.
struct Told
{
    Body body;
    base::ParticipantId from;      ///< id in the studio
    QList<base::ParticipantId> to; ///< of a message; ids in the studio, empty for everybody
    /// If set: a whisper, or something about a whisper, and only these participants may know of it.
    std::optional<QList<base::ParticipantId>> only{};
    bool isOwn = false; ///< it came in through this door
};

/// Whether a program that speaks for these guests may receive it.
[[nodiscard]] bool mayHear(const QList<base::ParticipantId> &guests, const Told &told);

/// Retries a room that could not be read after a while, unless another room is followed by then.
void followAgain(RoomMirror &mirror, base::Clock &clock);

/// Turns events of a room into messages to other programs: completed messages, readable votes, actions,
/// queries. Events with the door's own origin are left out, so that nothing is echoed, or are marked if other
/// clients of the same door have to hear them. Answers to queries go only to the program that asked, not
/// through this class.
class RoomTeller
{
public:
    enum class Own { LeftOut, Marked };

    /// The mirror outlives it.
    RoomTeller(const RoomMirror &mirror, WireNames names, model::Origin origin, Own own = Own::LeftOut);

    [[nodiscard]] QList<Told> tell(const QList<model::Envelope> &batch);
    /// A room is opened: takes over its open round, if there is one.
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
    std::optional<base::MessageId> m_round; ///< the newest round that votes were asked for
};

} // namespace studio::adapters::firehose
