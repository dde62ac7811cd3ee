// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/upkeep.h"

#include <QLocale>
#include <QString>

// The state of the stored data, in plain sentences.
namespace studio::ui {

[[nodiscard]] QString sizesText(const model::DataSizes &sizes, const QLocale &locale);
[[nodiscard]] QString roomsText(const model::DataSizes &sizes, const QLocale &locale);
[[nodiscard]] QString backupText(const model::Backup &backup, const QLocale &locale);
/// When the last backup was made, and what has gone wrong since, if anything.
[[nodiscard]] QString lastBackupText(const model::DataSizes &sizes, const QLocale &locale);
[[nodiscard]] QString checkText(const model::CheckReport &report, const QLocale &locale);
[[nodiscard]] QString gainText(const model::CompactionGain &gain, const QLocale &locale);

} // namespace studio::ui
