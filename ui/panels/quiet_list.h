// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QListView;
class QString;
class QWidget;

namespace studio::ui {

/// A frameless list on its panel's background, whose rows all have the same height, so that a hundred
/// thousand rows are as fast as ten.
[[nodiscard]] QListView *quietList(const QString &objectName, QWidget *parent);

} // namespace studio::ui
