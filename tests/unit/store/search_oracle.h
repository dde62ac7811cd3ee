// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QString>

// The hits that a search must find, by another method than the studio's: every text is read from end to end
// with regular expressions. And random texts and queries to compare the two.
namespace studio::tests {

/// The form in which equal texts are equal, for a whole text.
[[nodiscard]] QString alike(const QString &text);

/// One expression for each term of a query; all of them must match a text from alike().
[[nodiscard]] QList<QRegularExpression> expressionsOf(const QString &query);

/// English, Japanese, Chinese, Korean, mixed; accents, widths, emoji, NUL, lone surrogates, direction marks.
[[nodiscard]] QString randomText(QRandomGenerator &random);
/// One to three terms, some quoted: mostly parts of such texts.
[[nodiscard]] QString randomQuery(QRandomGenerator &random);

} // namespace studio::tests
