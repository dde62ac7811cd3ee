// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/agent/preparation.h"

#include <QHash>

#include <functional>
#include <utility>

namespace studio::agent {

/// Checks before each turn whether its talk has become too long, and has it shortened. Remembers where a
/// summary failed, and does not try there again for kRest turns of the companion. Lives on the studio thread
/// and outlives the preparations it returns.
class Compressions
{
public:
    static constexpr int kRest = 10;

    explicit Compressions(llm::ModelClient &client)
        : m_client(client)
    {
    }

    using MakeRequest = std::function<llm::ModelRequest(const Scene &scene)>;
    /// The preparation for a turn that asks for `request`, not started yet; null: nothing to do. Once a turn.
    /// `make` returns the turn's request for a shorter talk.
    [[nodiscard]] Preparation *before(const Scene &scene, const llm::ModelRequest &request,
                                      const MakeRequest &make, QObject *parent);

private:
    using Whose = std::pair<base::RoomId, base::ParticipantId>;

    [[nodiscard]] bool mayTry(const Scene &scene);

    llm::ModelClient &m_client;
    QHash<Whose, int> m_resting; ///< turns
};

} // namespace studio::agent
