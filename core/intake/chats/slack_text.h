// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QHash>
#include <QString>

// Slack's marks for names. Pure.
namespace studio::intake {

/// The names of the people in a list of users, by id.
[[nodiscard]] QHash<QString, QString> slackNames(const wire::Json &users);
/// Adds names to the ids that a text mentions: "<@U1>" becomes "<@U1|Ida>".
[[nodiscard]] QString withSlackNames(const QString &text, const QHash<QString, QString> &names);
/// The text as Slack shows it: "<@U1|Ida>" becomes "@Ida", "<https://a.example|there>" becomes "there
/// (https://a.example)", and "&amp;" becomes "&".
[[nodiscard]] QString shownSlackText(const QString &text);

} // namespace studio::intake
