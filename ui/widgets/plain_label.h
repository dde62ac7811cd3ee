// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace studio::ui {

/// The only way to make a label here: it shows its text literally, so that a name or a message cannot become
/// markup. It wraps long lines.
[[nodiscard]] QLabel *plainLabel(const QString &objectName, QWidget *parent);

/// The same, in the quiet text colour of the palette (PlaceholderText).
[[nodiscard]] QLabel *quietLabel(const QString &objectName, QWidget *parent);

} // namespace studio::ui
