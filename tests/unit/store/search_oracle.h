// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QString>

// What a search must find, by another way than the studio's: every text is read from end to end with regular
// expressions. And texts and queries at random to compare the two with.
namespace studio::tests {

/// What is taken for the same, of a whole text at once.
[[nodiscard]] QString alike(const QString &text);

/// One expression for each term of a query, all of which must match a text that alike() gave.
[[nodiscard]] QList<QRegularExpression> expressionsOf(const QString &query);

/// English, Japanese, Chinese, Korean, mixed; accents, widths, emoji, NUL, halves of surrogates, marks of
/// direction.
[[nodiscard]] QString randomText(QRandomGenerator &random);
/// One to three terms, some quoted: mostly parts of such texts.
[[nodiscard]] QString randomQuery(QRandomGenerator &random);

} // namespace studio::tests
