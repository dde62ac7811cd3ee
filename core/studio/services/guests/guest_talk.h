// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/envelope.h"
#include "core/studio/ports/guest_port.h"

namespace studio::room {
class Director;
}

namespace studio::services {

class GuestBounds;

/// Brings the words of participants who come through the doors into an open room: as their turn, bought, or
/// as a message out of turn. On the studio thread.
class GuestTalk
{
public:
    static constexpr qsizetype kLongestText = 64 * 1024;     ///< of one message, UTF-16 units
    static constexpr qsizetype kLongestMetadata = 16 * 1024; ///< bytes
    static constexpr qsizetype kMostAddressees = 64;

    explicit GuestTalk(GuestBounds &bounds) ///< outlives it
        : m_bounds(bounds)
    {
    }

    /// As GuestPort::speak() and post(). Each returns the number of the last event; 0: there is none.
    [[nodiscard]] base::Result<qint64> speak(room::Director &director, const ports::GuestSpeech &speech,
                                             const model::Origin &origin, ports::SpeechReceipt &receipt);
    [[nodiscard]] base::Result<qint64> post(room::Director &director, const model::Message &message,
                                            const model::Origin &origin);

private:
    [[nodiscard]] ports::SpeechReceipt take(room::Director &director, const ports::GuestSpeech &speech,
                                            const model::Origin &origin);
    /// Counts the message.
    [[nodiscard]] std::optional<base::Error> flawInPost(const room::Director &director,
                                                        const base::ParticipantId &from);

    GuestBounds &m_bounds;
};

} // namespace studio::services
