// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/search.h"
#include "core/search/search_fold.h"

#include <QList>
#include <QString>

// What a search is for.
//
// Blanks part the query into terms; what stands in quotation marks is one term. All of them must be in the
// text, in any order. A term is a row of pieces (search_fold.h), and is in the text where these stand one
// after the other, with nothing but what stands between pieces between them: a word is the whole word, the
// last one may be the beginning of a longer word; a run of dense signs may begin anywhere in a run and, as
// the last piece, end anywhere; else it reaches from or to the run's end. So "kyo" finds Kyoto but not Tokyo,
// 京 finds 東京都, and "東京 tower" finds 東京・Tower.
namespace studio::search {

inline constexpr qsizetype kLongestQuery = 500; ///< UTF-16 units; what is behind is not looked for

struct TermPiece
{
    QString text; ///< folded
    bool isDense = false;
    bool operator==(const TermPiece &) const = default;
};
using Term = QList<TermPiece>;

/// None: there is nothing to look for in it.
[[nodiscard]] QList<Term> termsOf(const QString &query);

/// Where the terms stand in a text, in order; ranges do not overlap. Not all of them need to be there.
[[nodiscard]] QList<model::TextRange> rangesIn(QStringView text, const QList<Term> &terms);

/// One line of a text around the first of the places where the terms stand, with the places in it.
struct Excerpt
{
    QString text;
    QList<model::TextRange> found;
    bool operator==(const Excerpt &) const = default;
};
[[nodiscard]] Excerpt excerptOf(const QString &text, const QList<Term> &terms, qsizetype length = 160);

} // namespace studio::search
