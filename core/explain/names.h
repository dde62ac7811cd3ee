// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace studio::explain {

/// How those who take part are called in a sentence. Users are "you"; who is not listed is called by its id.
struct Names
{
    QHash<base::ParticipantId, QString> shown;

    [[nodiscard]] QString of(const base::ParticipantId &id) const;
};

/// "Aya, Kyoko", as the user's language separates the items of a list.
[[nodiscard]] QString listed(const QStringList &names);

} // namespace studio::explain
