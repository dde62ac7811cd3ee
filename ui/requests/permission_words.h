// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/permission.h"
#include "core/studio/ports/permission_port.h"
#include "ui/theme/icons.h"

#include <QString>
#include <QStringList>

// What companions may do with their tools, in plain words. What comes from models is cut and never markup.
namespace studio::ui {

/// "Kyoko wants to use a tool: Post a letter"
[[nodiscard]] QString wishSentence(const ports::PendingWish &wish, const QString &name);
/// What a tool of that risk can do, in one line.
[[nodiscard]] QString riskSentence(model::Risk risk);
[[nodiscard]] IconName riskIcon(model::Risk risk);
/// How it ended, in the audit list: "You allowed it once".
[[nodiscard]] QString permissionOutcome(model::PermissionEntry::What what);

/// Arguments to be read: a line "name: value" each, no longer than that.
[[nodiscard]] QStringList argumentLines(const model::RawJson &arguments, qsizetype longestValue);
/// The same in one short line.
[[nodiscard]] QString argumentSummary(const model::RawJson &arguments);
/// To be edited: indented over several lines.
[[nodiscard]] QString editableArguments(const model::RawJson &arguments);

} // namespace studio::ui
