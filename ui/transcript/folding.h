// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace studio::ui {

// The search within one room works like the search in a web page: a query may match anywhere in a text, also
// within a word. It folds text in the same way as the search in all rooms (core/search/search_fold.h).

/// For queries: spaces at the ends and between the words do not count.
[[nodiscard]] QString foldedQuery(const QString &query);

struct TextHit
{
    int from = 0;
    int to = 0;
    bool operator==(const TextHit &) const = default;
};
/// The places of a folded query in a text, from the beginning; hits do not overlap.
[[nodiscard]] QList<TextHit> hitsIn(QStringView text, const QString &foldedQuery);

} // namespace studio::ui
