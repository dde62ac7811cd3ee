// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

namespace studio::intake {

/// The names of the two sides, for messages that state only their side.
struct Sides
{
    QString writer;
    QString model;
    QHash<QString, QString> names{}; ///< by the ids that messages have for their speakers
    QSet<QString> writers{};         ///< the ids and names among them that are the user
};

} // namespace studio::intake
