// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QString>

#include <algorithm>

// Which script a letter is of. Pure.
namespace studio::addressing {

[[nodiscard]] inline bool isHan(QChar unit) { return unit.script() == QChar::Script_Han; }
[[nodiscard]] inline bool isHangul(QChar unit) { return unit.script() == QChar::Script_Hangul; }
/// Kana of the angular sort, with the lengthening mark.
[[nodiscard]] inline bool isKatakana(QChar unit)
{
    return unit.script() == QChar::Script_Katakana || unit == QChar(0x30FC);
}
[[nodiscard]] inline bool isKana(QChar unit)
{
    return isKatakana(unit) || unit.script() == QChar::Script_Hiragana;
}
[[nodiscard]] inline bool hasKana(const QString &text)
{
    return std::any_of(text.begin(), text.end(), isKana);
}

} // namespace studio::addressing
