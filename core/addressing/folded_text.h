// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

// Texts made comparable for finding names in them. Pure.
namespace studio::addressing {

/// Compatibility forms unified (full-width signs, half-width kana), case folded, one apostrophe for all.
[[nodiscard]] QString normalized(const QString &text);

/// A text normalized and without accents, and where each of its units came from.
struct FoldedText
{
    QString text;
    QList<qsizetype> origin; ///< by unit of `text`: a place in what was folded; one more for the end
};

[[nodiscard]] FoldedText foldedText(const QString &text);
/// The same without the places.
[[nodiscard]] QString folded(const QString &text);

} // namespace studio::addressing
