// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/as_policy.h"
#include "core/turn/floor.h"

namespace studio::what_if {

/// Walks through a room's log like the Collector, and has a part of it decided by another policy, by the
/// floor's own rules. Each message is given to that policy as it was said, no matter who would have said it:
/// the question is who would have had the floor after it. If a turn of the record is the one that the policy
/// gave, its queue or ring continues from it; otherwise the message counts as out of turn, and in a ring its
/// speaker as cued. Hold, pause and stop only delay the next speaker, so they are ignored, and so are cues.
/// Pure; no model is asked.
class OtherPolicy
{
public:
    /// As the room was created.
    OtherPolicy(const QList<base::ParticipantId> &roster, const model::PolicySettings &policy,
                const model::AsPolicy &wish);

    /// The next input, of that event. \p isMessage: it brought a message; not every purchase does.
    void tell(qint64 seq, const model::FloorInput &input, const std::optional<model::PolicySettings> &policy,
              bool isMessage);
    /// The event with a Decision, after the input that led to it.
    void decided(qint64 seq, const model::Decision &decision);

    /// The answer for everything so far; nothing may be added afterwards.
    [[nodiscard]] model::AsPolicyAnswer finish();

private:
    /// A message, and its result so far.
    struct Open
    {
        model::PolicyRound round;
        std::optional<base::MessageId> message;
        bool isOwnPolicy = false; ///< the room did use this policy then
        bool hadIsKnown = false;
    };

    void begin(base::Millis t);
    [[nodiscard]] model::PolicySettings imagined() const;
    void hear(qint64 seq, const model::FloorInput &input);
    void put(const model::Message &message, base::Millis t);
    void follow(const model::FloorInput &input);
    void advance(base::Millis t, const model::FloorInputKind &kind);
    void note(const model::FloorOutput &line);
    void record(const model::FloorInput &input);
    void noteHad(const base::ParticipantId &companion);
    void noteSpeaker(const model::FloorInput &input);
    [[nodiscard]] bool isBusy() const;
    void close();

    model::AsPolicy m_wish;
    model::PolicySettings m_settings; ///< of the recorded floor
    turn::Floor m_recorded;           ///< as recorded
    turn::Floor m_floor;              ///< under the other policy, within the part
    bool m_isInside = false;
    bool m_isOver = false;
    std::optional<Open> m_open;
    model::AsPolicyAnswer m_answer;
};

} // namespace studio::what_if
