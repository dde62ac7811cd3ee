// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/folding.h"

#include "core/search/search_fold.h"

namespace studio::ui {

QString foldedQuery(const QString &query) { return search::folded(query.simplified()); }

QList<TextHit> hitsIn(QStringView text, const QString &foldedQuery)
{
    QList<TextHit> hits;
    if (foldedQuery.isEmpty())
        return hits;
    const search::Folded in = search::foldedWithPlaces(text);
    for (qsizetype at = in.text.indexOf(foldedQuery); at >= 0;
         at = in.text.indexOf(foldedQuery, at + foldedQuery.size())) {
        qsizetype end = at + foldedQuery.size();
        while (end < in.text.size() && in.places.at(end) == in.places.at(end - 1))
            ++end; // marks all of a character that folds into several
        hits.append({in.places.at(at), in.places.at(end)});
    }
    return hits;
}

} // namespace studio::ui
