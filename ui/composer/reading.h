// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

// How names are compared whatever keys they are typed with: without case and accents, wide letters as narrow
// ones, katakana as hiragana, and kana as the Latin letters that people type for it.
namespace studio::ui {

/// A text made comparable, and for each of its units where in the text it came from.
struct FoldedText
{
    QString text;
    QList<int> origin; ///< one more than units: the last is the length of the text
};

[[nodiscard]] FoldedText foldWithOrigin(QStringView text);
[[nodiscard]] QString folded(QStringView text);

/// The spellings of kana in Latin letters, long vowels written and not, all else as it is: きょうこ gives
/// kyouko and kyoko; しん gives shin and sin. Takes folded text; without kana the only spelling is the text.
[[nodiscard]] QStringList spellings(const QString &foldedText);

} // namespace studio::ui
