// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/clock.h"

namespace studio::room {

/// A vote that a guest is expected to cast. The vote itself arrives elsewhere, so this call can only be given
/// up.
class GuestVote final : public agent::VoteCall
{
    Q_OBJECT

public:
    using VoteCall::VoteCall;
    void cancel() override;
    /// The guest does not vote. Not to be called from inside Agent::vote.
    void giveUp();

private:
    bool m_over = false;
};

/// A turn or a wake that a guest is expected to answer. The guest speaks or passes elsewhere, so this call
/// can only be given up, at the latest when the patience is over.
class GuestTurn final : public agent::TurnCall
{
    Q_OBJECT

public:
    /// The clock outlives the call.
    GuestTurn(base::Clock &clock, base::Millis patience, QObject *parent);

    void cancel() override;
    /// Empty: the words of a guest arrive all at once.
    [[nodiscard]] QString saidSoFar() const override { return {}; }
    /// No program is connected for the guest, or the patience is over.
    void giveUp(model::Cause cause);
    /// Sets the patience, from now on; replaces an earlier one.
    void waitFor(base::Millis patience);

private:
    void end(const model::TurnEventKind &closing, const model::TurnOver &result);

    base::Clock &m_clock;
    quint64 m_timer = 0;
    bool m_over = false;
};

} // namespace studio::room
