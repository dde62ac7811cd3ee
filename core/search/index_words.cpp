// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_words.h"

#include <algorithm>
#include <vector>

namespace studio::search {

using namespace Qt::StringLiterals;

namespace {

void addSpaced(QString &out, QStringView token)
{
    if (!out.isEmpty())
        out += u' ';
    out += token;
}

// Each sign with the one behind it, the last one alone.
void addPairs(QString &out, QStringView run, bool withLast)
{
    for (qsizetype at = 0; at < run.size();) {
        const qsizetype units = signSize(run, at);
        const qsizetype next = at + units;
        if (next < run.size())
            addSpaced(out, run.sliced(at, units + signSize(run, next)));
        else if (withLast)
            addSpaced(out, run.sliced(at));
        at = next;
    }
}

void addStarts(std::vector<QStringView> &starts, const Piece &piece)
{
    qsizetype at = 0;
    for (int signs = 0; at < piece.text.size() && (piece.isDense || signs < kLongestStart); ++signs) {
        const qsizetype from = piece.isDense ? at : 0;
        at += signSize(piece.text, at);
        starts.push_back(piece.text.sliced(from, at - from));
    }
}

qsizetype signsIn(QStringView text)
{
    qsizetype signs = 0;
    for (qsizetype at = 0; at < text.size(); at += signSize(text, at))
        ++signs;
    return signs;
}

// No token has a quotation mark in it.
QString quoted(const QString &tokens) { return u'"' + tokens + u'"'; }

QString expressionOf(const Term &term)
{
    const TermPiece &last = term.last();
    const qsizetype signs = signsIn(last.text);
    if (term.size() == 1 && signs <= (last.isDense ? 1 : kLongestStart))
        return quoted(u'#' + last.text);
    QString tokens;
    for (qsizetype i = 0; i + 1 < term.size(); ++i) {
        if (term[i].isDense)
            addPairs(tokens, term[i].text, true);
        else
            addSpaced(tokens, term[i].text);
    }
    if (last.isDense && signs > 1) {
        addPairs(tokens, last.text, false);
        return quoted(tokens);
    }
    addSpaced(tokens, last.text);
    return quoted(tokens) + u" *"_s;
}

} // namespace

QString indexWords(const QString &text, const QStringList &marks)
{
    const QString in = folded(text);
    QString out;
    out.reserve(in.size() * 3);
    std::vector<QStringView> starts;
    for (const Piece &piece : piecesOf(in)) {
        if (piece.isDense)
            addPairs(out, piece.text, true);
        else
            addSpaced(out, piece.text);
        addStarts(starts, piece);
    }
    std::sort(starts.begin(), starts.end());
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    for (const QStringView start : starts) {
        addSpaced(out, u"#");
        out += start;
    }
    for (const QString &mark : marks) {
        addSpaced(out, u"@");
        out += mark;
    }
    return out;
}

QString matchExpression(const QList<Term> &terms, const QList<QStringList> &oneOf)
{
    QStringList all;
    for (const Term &term : terms)
        all.append(expressionOf(term));
    for (const QStringList &marks : oneOf) {
        QStringList any;
        for (const QString &mark : marks)
            any.append(quoted(u'@' + mark));
        all.append(u'(' + any.join(u" OR "_s) + u')');
    }
    return all.join(u" AND "_s);
}

} // namespace studio::search
