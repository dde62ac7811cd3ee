// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace studio::ui {

/// What the log tells of a vote beside what a decision keeps of it.
struct VoteTold
{
    std::optional<model::VoteManner> manner;   ///< how it was had
    std::optional<model::CallTrouble> trouble; ///< why it is missing
    bool operator==(const VoteTold &) const = default;
};
using VotesTold = QHash<base::ParticipantId, VoteTold>;

/// Reads from the log of a room how the votes of one past decision were had: they stand shortly before it.
/// Who looks for another one gets no answer for the one before; where nothing can be read there is none. GUI
/// thread.
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
    int m_looks = 0; ///< how often somebody looked; an answer to a look before the newest says nothing
};

/// Of the round about that message, by the events before its decision.
[[nodiscard]] VotesTold votesTold(const QList<model::Envelope> &events,
                                  const std::optional<base::MessageId> &message);

} // namespace studio::ui
