// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <QList>
#include <QObject>

#include <optional>

namespace studio::room {

/// One call of a room that is not being answered for the moment.
struct Wait
{
    base::ParticipantId companion; ///< model::directorId(): the call chooses who speaks next
    bool vote = false;             ///< else a turn, or that choice
    llm::ModelWait why;
    bool operator==(const Wait &) const = default;
};

/// Which calls of a room wait for something, a retry or their turn. Not part of the log: it is so only now.
/// Lives on the studio thread.
class Waits final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void follow(agent::VoteCall *call, const base::ParticipantId &companion);
    void follow(agent::TurnCall *call, const base::ParticipantId &companion);
    void follow(agent::DirectorCall *call);
    /// Nobody waits for that call any more; an unknown one is none.
    void drop(const QObject *call);

    [[nodiscard]] QList<Wait> now() const; ///< the longest waiting first
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
