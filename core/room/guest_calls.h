// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/clock.h"

namespace studio::room {

/// A vote that a guest is waited for: cast elsewhere, so here it can only be given up.
class GuestVote final : public agent::VoteCall
{
    Q_OBJECT

public:
    using VoteCall::VoteCall;
    void cancel() override;
    /// The guest gives none. Not from inside Agent::vote.
    void giveUp();

private:
    bool m_over = false;
};

/// A turn of a guest, or its wake, that it is waited for: it speaks or passes elsewhere, so here it can only
/// be given up, at the latest when the patience is out.
class GuestTurn final : public agent::TurnCall
{
    Q_OBJECT

public:
    /// The clock outlives it.
    GuestTurn(base::Clock &clock, base::Millis patience, QObject *parent);

    void cancel() override;
    /// What guests say comes whole.
    [[nodiscard]] QString saidSoFar() const override { return {}; }
    /// Nobody is connected for it, or its patience is out.
    void giveUp(model::Cause cause);
    /// That long from now, whatever was said before.
    void waitFor(base::Millis patience);

private:
    void end(const model::TurnEventKind &closing, const model::TurnOver &result);

    base::Clock &m_clock;
    quint64 m_timer = 0;
    bool m_over = false;
};

} // namespace studio::room
