// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/guest.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace studio::explain {

/// How those who take part are called in a sentence. Users are "you"; who is not listed is called by its id.
/// Who came through a door chose its name itself, so that stands in quotes.
struct Names
{
    QHash<base::ParticipantId, QString> shown;
    QHash<base::ParticipantId, model::Guest::Door> doors{}; ///< by which guests came

    [[nodiscard]] QString of(const base::ParticipantId &id) const;
    /// Without the quotes, for where a name stands alone.
    [[nodiscard]] QString plain(const base::ParticipantId &id) const;
};

/// What stands beside the name of who came through a door: "guest via MCP".
[[nodiscard]] QString guestMark(model::Guest::Door door);

/// What stands beside who is named in a message that a program posted: "via program: curl/8.0".
[[nodiscard]] QString programMark(const QString &program);

/// A name and that mark behind it; the name alone where no program is named.
[[nodiscard]] QString markedName(const QString &name, const QString &program);

/// "Aya, Kyoko", as the user's language separates the items of a list.
[[nodiscard]] QString listed(const QStringList &names);
/// Within a sentence: "Aya, Kyoko and Mimi".
[[nodiscard]] QString together(const QStringList &names);

} // namespace studio::explain
