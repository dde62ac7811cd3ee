// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QSet>
#include <QString>

namespace studio::tests {

/// Words that each appear in one whisper only, and the participants who may know them: a judge of its own,
/// independent of the program.
class Secrets
{
public:
    using Marks = QSet<QString>;

    [[nodiscard]] QString make(const base::RoomId &room, const base::ParticipantId &from,
                               const QList<base::ParticipantId> &to);
    /// All marks in a text, in any form.
    [[nodiscard]] static Marks in(const QString &text);
    [[nodiscard]] bool mayKnow(const base::ParticipantId &who, const QString &mark) const;
    /// The marks of a room, or those of them that a participant may know.
    [[nodiscard]] Marks of(const base::RoomId &room) const;
    [[nodiscard]] Marks of(const base::RoomId &room, const base::ParticipantId &who) const;

private:
    QHash<QString, QList<base::ParticipantId>> m_all; ///< with their witnesses
    QHash<base::RoomId, Marks> m_rooms;
};

} // namespace studio::tests
