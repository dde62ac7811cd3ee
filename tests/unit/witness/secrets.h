// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QSet>
#include <QString>

namespace studio::tests {

/// Words that stand in one whisper each and nowhere else, and who may come to know of them: a judge of its
/// own, which asks nothing of the program.
class Secrets
{
public:
    using Marks = QSet<QString>;

    [[nodiscard]] QString make(const base::RoomId &room, const base::ParticipantId &from,
                               const QList<base::ParticipantId> &to);
    /// All that stand in a text, in whatever form.
    [[nodiscard]] static Marks in(const QString &text);
    [[nodiscard]] bool mayKnow(const base::ParticipantId &who, const QString &mark) const;
    /// Those of a room, or of them those that one may know.
    [[nodiscard]] Marks of(const base::RoomId &room) const;
    [[nodiscard]] Marks of(const base::RoomId &room, const base::ParticipantId &who) const;

private:
    QHash<QString, QList<base::ParticipantId>> m_all; ///< with their witnesses
    QHash<base::RoomId, Marks> m_rooms;
};

} // namespace studio::tests
