// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace studio::ui {

/// What the log says about a vote beyond what a decision keeps of it.
struct VoteTold
{
    std::optional<model::VoteManner> manner;   ///< how the vote was obtained
    std::optional<model::CallTrouble> trouble; ///< why the vote is missing
    bool operator==(const VoteTold &) const = default;
};
using VotesTold = QHash<base::ParticipantId, VoteTold>;

/// Reads from a room's log how the votes of one past decision were obtained: their events are shortly before
/// it. Looking for another decision cancels the answer for the previous one; if nothing can be read there is
/// no answer. GUI thread.
class PastVotes : public QObject
{
    Q_OBJECT

public:
    explicit PastVotes(ports::RoomPort &port, QObject *parent = nullptr);

    void look(const base::RoomId &room, const model::Decision &decision, qint64 seq);
    void forget();

Q_SIGNALS:
    void found(qint64 seq, const studio::ui::VotesTold &votes);

private:
    ports::RoomPort &m_port;
    int m_looks = 0; ///< number of the newest look; answers to earlier ones are ignored
};

/// The votes of the round about that message, from the events before its decision.
[[nodiscard]] VotesTold votesTold(const QList<model::Envelope> &events,
                                  const std::optional<base::MessageId> &message);

} // namespace studio::ui
