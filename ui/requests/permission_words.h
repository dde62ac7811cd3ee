// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/permission.h"
#include "core/studio/ports/permission_port.h"
#include "ui/theme/icons.h"

#include <QString>
#include <QStringList>

// The texts about what companions may do with their tools. Text from models is shortened and never
// interpreted as markup.
namespace studio::ui {

/// "Kyoko wants to use a tool: Post a letter"
[[nodiscard]] QString wishSentence(const ports::PendingWish &wish, const QString &name);
/// What a tool with that risk can do, in one line.
[[nodiscard]] QString riskSentence(model::Risk risk);
[[nodiscard]] IconName riskIcon(model::Risk risk);
/// The result in the audit list: "You allowed it once".
[[nodiscard]] QString permissionOutcome(model::PermissionEntry::What what);

/// Arguments to read: one line "name: value" for each, with values shortened to `longestValue`.
[[nodiscard]] QStringList argumentLines(const model::RawJson &arguments, qsizetype longestValue);
/// The same in one short line.
[[nodiscard]] QString argumentSummary(const model::RawJson &arguments);
/// Arguments to edit: indented, over several lines.
[[nodiscard]] QString editableArguments(const model::RawJson &arguments);

} // namespace studio::ui
