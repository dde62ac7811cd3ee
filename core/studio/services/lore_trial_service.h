// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/studio/ports/lore_trial_port.h"
#include "core/studio/services/rooms/open_rooms.h"

namespace studio::services {

/// Builds a companion's scene as if a line had been said, and determines which entries fire. Lives on the
/// studio thread; commands may come from any thread.
class LoreTrialService final : public ports::LoreTrialPort
{
    Q_OBJECT

public:
    /// Both outlive it. The client tells how much lore a companion's model can take.
    LoreTrialService(OpenRooms &rooms, llm::ModelClient &client);

    void tryLine(const base::RoomId &room, const base::ParticipantId &companion, const QString &line,
                 base::Then<ports::LoreTrial> then) override;

private:
    [[nodiscard]] base::Result<ports::LoreTrial>
    trialIn(const room::Director &director, const base::ParticipantId &companion, const QString &line) const;

    OpenRooms &m_rooms;
    llm::ModelClient &m_client;
};

} // namespace studio::services
