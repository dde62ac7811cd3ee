// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLocale>
#include <QStringView>

namespace studio::ui {

/// The language whose shapes of characters a text is shown in: Japanese where it has kana, Chinese where it
/// has signs that only simplified Chinese writes, else the language of the window. Looks at the beginning
/// only.
[[nodiscard]] QLocale writtenIn(QStringView text, const QLocale &window);

/// The same font with the families of that language first.
[[nodiscard]] QFont textFont(QFont font, const QLocale &language);
/// For code: a monospace font, and one for Japanese and Chinese behind it.
[[nodiscard]] QFont codeFont(QFont font, const QLocale &language);

[[nodiscard]] QFont scaled(QFont font, double factor);
[[nodiscard]] QFont bold(QFont font);

/// For times, marks, notes, chips.
constexpr double kSmallText = 0.87;
constexpr double kCodeText = 0.92;

} // namespace studio::ui
