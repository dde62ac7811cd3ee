// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace studio::ui {

/// A text as a search sees it: capitals, full and half width, and forms of one sign are alike.
struct FoldedText
{
    QString text;
    QList<int> places; ///< for each unit of `text`: where it stands in the original; and its end
};

[[nodiscard]] FoldedText foldedText(QStringView text);
/// For what is searched for: blanks at its ends and between its words do not count.
[[nodiscard]] QString foldedQuery(const QString &query);

struct TextHit
{
    int from = 0;
    int to = 0;
    bool operator==(const TextHit &) const = default;
};
/// Where a folded query stands in a text, from the beginning; hits do not overlap.
[[nodiscard]] QList<TextHit> hitsIn(QStringView text, const QString &foldedQuery);

} // namespace studio::ui
