// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QHash>
#include <QString>

// What Slack writes in place of names. Pure.
namespace studio::intake {

/// How the people in a list of users are called, by id.
[[nodiscard]] QHash<QString, QString> slackNames(const wire::Json &users);
/// Puts names beside the ids that a text mentions: "<@U1>" becomes "<@U1|Ida>".
[[nodiscard]] QString withSlackNames(const QString &text, const QHash<QString, QString> &names);
/// The text as Slack shows it: "<@U1|Ida>" is "@Ida", "<https://a.example|there>" is "there
/// (https://a.example)", and "&amp;" is "&".
[[nodiscard]] QString shownSlackText(const QString &text);

} // namespace studio::intake
