// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/preparation.h"

#include <QHash>

#include <functional>
#include <utility>

namespace studio::agent {

/// Looks before each turn whether its talk has become too long, and has it made shorter. It remembers where
/// that came to nothing: there it is not tried again for kRest turns of the companion. Lives on the studio
/// thread, longer than what it gives.
class Compressions
{
public:
    static constexpr int kRest = 10;

    explicit Compressions(llm::ModelClient &client)
        : m_client(client)
    {
    }

    using MakeRequest = std::function<llm::ModelRequest(const Scene &scene)>;
    /// What has to be done before a turn that asks for `request`, not started yet; null: nothing. Once a
    /// turn. `make` gives the turn's request for a shorter talk.
    [[nodiscard]] Preparation *before(const Scene &scene, const llm::ModelRequest &request,
                                      const MakeRequest &make, QObject *parent);

private:
    using Whose = std::pair<base::RoomId, base::ParticipantId>;

    [[nodiscard]] bool mayTry(const Scene &scene);

    llm::ModelClient &m_client;
    QHash<Whose, int> m_resting; ///< turns
};

} // namespace studio::agent
