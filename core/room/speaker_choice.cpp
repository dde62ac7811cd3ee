// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/speaker_choice.h"

#include "core/room/waits.h"

namespace studio::room {

SpeakerChoice::~SpeakerChoice() { drop(); }

void SpeakerChoice::ask(const agent::Direction &direction, const base::MessageId &message)
{
    drop();
    m_message = message;
    m_call = m_agent.direct(direction, this);
    m_waits.follow(m_call);
    connect(m_call, &agent::DirectorCall::chose, this,
            [this, message](const std::optional<base::ParticipantId> &choice) {
                m_call.clear();
                Q_EMIT chose(message, choice);
            });
    connect(m_call, &agent::DirectorCall::failed, this, [this, message](const model::CallTrouble &trouble) {
        m_call.clear();
        Q_EMIT failed(message, trouble);
    });
}

void SpeakerChoice::drop()
{
    if (!m_call)
        return;
    agent::DirectorCall *call = m_call;
    m_call.clear();
    m_waits.drop(call);
    call->disconnect(this);
    call->cancel();
}

std::optional<llm::ModelWait> SpeakerChoice::wait() const
{
    return m_call ? m_waits.of(m_call) : std::nullopt;
}

} // namespace studio::room
