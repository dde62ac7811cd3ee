// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace studio::ui {

// The search within one room, as a page is searched: a query may stand anywhere in a text, also within a
// word. What it takes for the same is what the search in all rooms does (core/search/search_fold.h).

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
