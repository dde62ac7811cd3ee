// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/uuid_v7.h"
#include "core/room/director.h"
#include "tests/bench/model_house.h"

#include <memory>

namespace studio::bench {

/// A room of many companions under State votes, without a store: from a message to its decision.
class VoteRoom
{
public:
    VoteRoom(ModelHouse &house, int voters);

    /// Posts a message; its votes are asked for in the event loop.
    void say();
    /// The same, and runs the event loop until the decision. In milliseconds.
    [[nodiscard]] double round();
    void stop() { m_director->control(model::Control::Stop, QStringLiteral("bench")); }
    /// Votes that did not come; the measurement is worth nothing then.
    [[nodiscard]] int failed() const { return m_failed; }

private:
    void hear(const QList<model::Envelope> &batch);

    ModelHouse &m_house;
    base::UuidV7Source m_ids = base::UuidV7Source::system();
    room::Cast m_cast;
    bus::Bus m_bus;
    std::unique_ptr<room::Director> m_director;
    int m_said = 0;
    bool m_isInRound = false;
    int m_failed = 0;
};

} // namespace studio::bench
