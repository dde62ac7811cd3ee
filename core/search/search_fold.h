// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

// What a search takes for the same: large and small letters, full and half width, letters with and without
// accents, ß and ss, the forms of one sign (NFKC). Kana keep their voicing marks: が is not か.
//
// Signs that are not seen are left out (marks of direction, joiners, selectors), and apostrophes, so that
// don't is one word. Any thread.
namespace studio::search {

struct Folded
{
    QString text;
    QList<int> places; ///< for each unit of `text` where it stands in the original; and the original's end
};

[[nodiscard]] QString folded(QStringView text);
[[nodiscard]] Folded foldedWithPlaces(QStringView text);

/// What stands together in a folded text: a word, or a run of signs of a script that sets no spaces between
/// words (Chinese, Japanese, Korean, Thai, …) or that stand for themselves (emoji, +, =).
///
/// All else (spaces, punctuation, controls, halves of surrogates) only stands between pieces. A word of more
/// than kLongestWord units is several words.
struct Piece
{
    QStringView text; ///< in the folded text
    qsizetype from = 0;
    bool isDense = false;
};

inline constexpr qsizetype kLongestWord = 64;

/// Views into the text, which must stay.
[[nodiscard]] QList<Piece> piecesOf(const QString &folded);

/// How many units the sign at that place has: 1 or 2.
[[nodiscard]] inline qsizetype signSize(QStringView text, qsizetype at)
{
    return text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate() ? 2 : 1;
}

} // namespace studio::search
