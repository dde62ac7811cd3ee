// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace studio::room {

class Waits;

/// The single question that may be open to a room's director: who speaks next? It knows nothing of the floor.
/// Lives on the studio thread; agent and waits outlive it.
class SpeakerChoice final : public QObject
{
    Q_OBJECT

public:
    SpeakerChoice(agent::Agent &agent, Waits &waits)
        : m_agent(agent)
        , m_waits(waits)
    {
    }
    ~SpeakerChoice() override;

    /// Asks the director, and drops an earlier question.
    void ask(const agent::Direction &direction, const base::MessageId &message);
    /// Cancels the open question; does nothing if no question is open.
    void drop();

    [[nodiscard]] bool isAsked(const base::MessageId &message) const
    {
        return m_call && m_message == message;
    }
    /// What the call waits for.
    [[nodiscard]] std::optional<llm::ModelWait> wait() const;

Q_SIGNALS:
    void chose(const studio::base::MessageId &message,
               const std::optional<studio::base::ParticipantId> &choice);
    void failed(const studio::base::MessageId &message, const studio::model::CallTrouble &trouble);

private:
    agent::Agent &m_agent;
    Waits &m_waits;
    QPointer<agent::DirectorCall> m_call;
    base::MessageId m_message;
};

} // namespace studio::room
