// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QString>

namespace studio::model {

/// An identity in whose name the user writes: `user`, or one of several `user_…` with names of their own.
struct Identity
{
    base::ParticipantId id{QStringLiteral("user")};
    QString name;          ///< empty: "You"
    QString colour;        ///< "#rrggbb" or empty
    QString description{}; ///< about the user, for the companions: part of their prompts; may be empty
    QList<base::LorebookId> lorebooks{}; ///< from the shelf, see Room
    bool operator==(const Identity &) const = default;
};

} // namespace studio::model
