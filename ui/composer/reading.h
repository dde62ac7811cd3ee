// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

// Compares names independently of how they are typed: without case and accents, full-width letters as
// half-width ones, katakana as hiragana, and kana as the Latin letters that people type for them.
namespace studio::ui {

/// A text in comparable form, and for each of its units the place in the original text.
struct FoldedText
{
    QString text;
    QList<int> origin; ///< one entry more than units: the last is the length of the text
};

[[nodiscard]] FoldedText foldWithOrigin(QStringView text);
[[nodiscard]] QString folded(QStringView text);

/// The spellings of kana in Latin letters, with long vowels written and not written; all else unchanged:
/// きょうこ gives kyouko and kyoko; しん gives shin and sin. Takes folded text; without kana the only
/// spelling is the text.
[[nodiscard]] QStringList spellings(const QString &foldedText);

} // namespace studio::ui
