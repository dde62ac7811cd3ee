// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

namespace studio::agent {

/// One companion's vote, as a seat at a VoteExchange that asks for it, alone or with other votes.
class ModelVoteCall final : public VoteCall
{
    Q_OBJECT

public:
    ModelVoteCall(const Scene &scene, QObject *parent);

    void cancel() override;

    /// The end of it, unless it is over already.
    void answer(model::RawState state, const model::VoteManner &manner);
    void fail(const model::CallTrouble &trouble);

    [[nodiscard]] const base::ParticipantId &voter() const { return m_voter; }
    [[nodiscard]] bool isOver() const { return m_over; }

Q_SIGNALS:
    void left(); ///< cancelled

private:
    bool close();

    base::ParticipantId m_voter;
    base::MessageId m_messageId;
    bool m_over = false;
};

} // namespace studio::agent
