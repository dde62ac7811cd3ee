// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/waits.h"

#include <algorithm>

namespace studio::room {

void Waits::follow(agent::VoteCall *call, const base::ParticipantId &companion)
{
    listen(call, companion, true);
    connect(call, &agent::VoteCall::voted, this, [this, call] { drop(call); });
    connect(call, &agent::VoteCall::failed, this, [this, call] { drop(call); });
}

void Waits::follow(agent::TurnCall *call, const base::ParticipantId &companion)
{
    listen(call, companion, false);
    connect(call, &agent::TurnCall::over, this, [this, call] { drop(call); });
}

void Waits::follow(agent::DirectorCall *call)
{
    listen(call, model::directorId(), false);
    connect(call, &agent::DirectorCall::chose, this, [this, call] { drop(call); });
    connect(call, &agent::DirectorCall::failed, this, [this, call] { drop(call); });
}

template<class Call>
void Waits::listen(Call *call, const base::ParticipantId &companion, bool vote)
{
    connect(call, &Call::waiting, this, [this, call, companion, vote](const llm::ModelWait &why) {
        set(call, {companion, vote, why});
    });
    connect(call, &Call::resumed, this, [this, call] { drop(call); });
    connect(call, &QObject::destroyed, this, [this](const QObject *gone) { drop(gone); });
}

void Waits::set(const QObject *call, const Wait &wait)
{
    const auto known =
        std::find_if(m_waits.begin(), m_waits.end(), [call](const auto &one) { return one.first == call; });
    if (known == m_waits.end())
        m_waits.append({call, wait});
    else
        known->second = wait;
    Q_EMIT changed();
}

void Waits::drop(const QObject *call)
{
    if (m_waits.removeIf([call](const auto &one) { return one.first == call; }) > 0)
        Q_EMIT changed();
}

QList<Wait> Waits::now() const
{
    QList<Wait> waits;
    for (const auto &[call, wait] : m_waits)
        waits.append(wait);
    return waits;
}

std::optional<llm::ModelWait> Waits::of(const QObject *call) const
{
    for (const auto &[known, wait] : m_waits) {
        if (known == call)
            return wait.why;
    }
    return std::nullopt;
}

} // namespace studio::room
