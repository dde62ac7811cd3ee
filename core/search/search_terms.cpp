// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_terms.h"

#include <algorithm>
#include <optional>

namespace studio::search {

using model::TextRange;

namespace {

bool isQuote(QChar sign)
{
    return sign == u'"' || sign == u'\u201c' || sign == u'\u201d' || sign == u'\uff02';
}

void addTerm(QList<Term> &terms, QStringView written)
{
    const QString text = folded(written);
    Term term;
    for (const Piece &piece : piecesOf(text))
        term.append({piece.text.toString(), piece.isDense});
    if (!term.isEmpty() && !terms.contains(term))
        terms.append(term);
}

/// Where in the text's piece the term's piece may stand: from and to in the folded text.
std::optional<std::pair<qsizetype, qsizetype>> placeIn(const Piece &piece, const TermPiece &wanted,
                                                       bool isFirst, bool isLast, qsizetype from)
{
    if (piece.isDense != wanted.isDense)
        return std::nullopt;
    const qsizetype size = wanted.text.size();
    const auto at = [&piece, size](qsizetype begin) {
        return std::pair(piece.from + begin, piece.from + begin + size);
    };
    if (!wanted.isDense) {
        const bool isThere = isLast ? piece.text.startsWith(wanted.text) : piece.text == wanted.text;
        return isThere && from == 0 ? std::optional(at(0)) : std::nullopt;
    }
    if (isFirst && isLast) {
        const qsizetype begin = piece.text.indexOf(wanted.text, from);
        return begin >= 0 ? std::optional(at(begin)) : std::nullopt;
    }
    if (from != 0)
        return std::nullopt;
    if (isFirst) // something follows it, so the run must end with it
        return piece.text.endsWith(wanted.text) ? std::optional(at(piece.text.size() - size)) : std::nullopt;
    const bool isThere = isLast ? piece.text.startsWith(wanted.text) : piece.text == wanted.text;
    return isThere ? std::optional(at(0)) : std::nullopt;
}

/// The term from that piece on, its first piece not before `from` in it.
std::optional<std::pair<qsizetype, qsizetype>> termAt(const QList<Piece> &pieces, qsizetype at,
                                                      const Term &term, qsizetype from)
{
    if (at + term.size() > pieces.size())
        return std::nullopt;
    std::pair<qsizetype, qsizetype> whole;
    for (qsizetype i = 0; i < term.size(); ++i) {
        const bool isFirst = i == 0;
        const auto place =
            placeIn(pieces[at + i], term[i], isFirst, i + 1 == term.size(), isFirst ? from : 0);
        if (!place)
            return std::nullopt;
        if (isFirst)
            whole.first = place->first;
        whole.second = place->second;
    }
    return whole;
}

void addRanges(QList<TextRange> &ranges, const QList<Piece> &pieces, const Folded &text, const Term &term)
{
    for (qsizetype at = 0; at < pieces.size(); ++at) {
        qsizetype from = 0;
        while (const auto place = termAt(pieces, at, term, from)) {
            // What one sign was folded into is marked as a whole.
            qsizetype to = place->second;
            while (to < text.text.size() && text.places[to] == text.places[to - 1])
                ++to;
            ranges.append({text.places[place->first], text.places[to]});
            from = place->second - pieces[at].from;
            if (term.size() > 1 || !pieces[at].isDense)
                break;
        }
    }
}

QList<TextRange> mergedRanges(QList<TextRange> ranges)
{
    std::sort(ranges.begin(), ranges.end(), [](const TextRange &a, const TextRange &b) {
        return a.from != b.from ? a.from < b.from : a.to < b.to;
    });
    QList<TextRange> merged;
    for (const TextRange &range : std::as_const(ranges)) {
        if (merged.isEmpty() || range.from >= merged.last().to)
            merged.append(range);
        else
            merged.last().to = std::max(merged.last().to, range.to);
    }
    return merged;
}

/// A place that parts no sign.
qsizetype whole(QStringView text, qsizetype at)
{
    const bool parts =
        at > 0 && at < text.size() && text[at].isLowSurrogate() && text[at - 1].isHighSurrogate();
    return parts ? at - 1 : at;
}

bool isBlank(QChar unit) { return unit.isSpace() || unit.category() == QChar::Other_Control; }

} // namespace

QList<Term> termsOf(const QString &query)
{
    const QStringView text = QStringView(query).left(whole(query, std::min(query.size(), kLongestQuery)));
    QList<Term> terms;
    qsizetype from = 0;
    bool isQuoted = false;
    for (qsizetype at = 0; at <= text.size(); ++at) {
        const bool isEnd = at == text.size();
        const bool quote = !isEnd && isQuote(text[at]);
        if (!isEnd && !quote && (isQuoted || !isBlank(text[at])))
            continue;
        addTerm(terms, text.sliced(from, at - from));
        from = at + 1;
        if (quote)
            isQuoted = !isQuoted;
    }
    return terms;
}

QList<TextRange> rangesIn(QStringView text, const QList<Term> &terms)
{
    const Folded in = foldedWithPlaces(text);
    const QList<Piece> pieces = piecesOf(in.text);
    QList<TextRange> ranges;
    for (const Term &term : terms)
        addRanges(ranges, pieces, in, term);
    return mergedRanges(ranges);
}

Excerpt excerptOf(const QString &text, const QList<Term> &terms, qsizetype length)
{
    constexpr qsizetype kBefore = 40;
    const QList<TextRange> all = rangesIn(text, terms);
    const qsizetype first = all.isEmpty() ? 0 : all.first().from;
    const qsizetype from = whole(text, std::max<qsizetype>(0, first - kBefore));
    const qsizetype to = whole(text, std::min(text.size(), from + length));
    Excerpt excerpt;
    QList<int> places; // of each unit of text[from, to) in the excerpt
    if (from > 0)
        excerpt.text += u'…';
    for (qsizetype at = from; at < to; ++at) {
        places.append(int(excerpt.text.size()));
        if (!isBlank(text[at]))
            excerpt.text += text[at];
        else if (!excerpt.text.isEmpty() && !excerpt.text.endsWith(u' '))
            excerpt.text += u' ';
    }
    places.append(int(excerpt.text.size()));
    if (to < text.size())
        excerpt.text += u'…';
    for (const TextRange &range : all) {
        if (range.from >= to)
            break;
        excerpt.found.append({places[range.from - from], places[std::min<qsizetype>(range.to, to) - from]});
    }
    return excerpt;
}

} // namespace studio::search
