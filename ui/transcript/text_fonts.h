// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLocale>
#include <QStringView>

namespace studio::ui {

/// The language whose character shapes a text is shown in: Japanese if it has kana, Chinese if it has
/// characters that only simplified Chinese uses, else the language of the window. Looks only at the
/// beginning.
[[nodiscard]] QLocale writtenIn(QStringView text, const QLocale &window);

/// The same font with the families for that language first.
[[nodiscard]] QFont textFont(QFont font, const QLocale &language);
/// For code: a monospace font, followed by one for Japanese and Chinese.
[[nodiscard]] QFont codeFont(QFont font, const QLocale &language);

[[nodiscard]] QFont scaled(QFont font, double factor);
[[nodiscard]] QFont bold(QFont font);

/// For times, marks, notes, chips.
constexpr double kSmallText = 0.87;
constexpr double kCodeText = 0.92;

} // namespace studio::ui
