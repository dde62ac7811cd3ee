// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <QList>
#include <QObject>

#include <optional>

namespace studio::room {

/// A call of a room that is waiting at the moment.
struct Wait
{
    base::ParticipantId companion; ///< model::directorId(): the call chooses who speaks next
    bool vote = false;             ///< else a turn, or the director's choice
    llm::ModelWait why;
    bool operator==(const Wait &) const = default;
};

/// The calls of a room that wait for something: a retry, or their place in a queue. Not part of the log,
/// because it only describes the present. Lives on the studio thread.
class Waits final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void follow(agent::VoteCall *call, const base::ParticipantId &companion);
    void follow(agent::TurnCall *call, const base::ParticipantId &companion);
    void follow(agent::DirectorCall *call);
    /// Forgets the call; does nothing if it is unknown.
    void drop(const QObject *call);

    [[nodiscard]] QList<Wait> now() const; ///< longest wait first
    [[nodiscard]] std::optional<llm::ModelWait> of(const QObject *call) const;

Q_SIGNALS:
    void changed();

private:
    template<class Call>
    void listen(Call *call, const base::ParticipantId &companion, bool vote);
    void set(const QObject *call, const Wait &wait);

    QList<std::pair<const QObject *, Wait>> m_waits;
};

} // namespace studio::room
