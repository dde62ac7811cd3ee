// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_words.h"

#include <algorithm>

namespace studio::search {

using namespace Qt::StringLiterals;

namespace {

// Neither is ever in a piece.
constexpr char kRun = '#';
constexpr char kMark = '@';

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

qsizetype signsIn(QStringView text)
{
    qsizetype signs = 0;
    for (qsizetype at = 0; at < text.size(); at += signSize(text, at))
        ++signs;
    return signs;
}

/// How many bytes the sign at that place has; the text is whole UTF-8.
qsizetype bytesOfSign(QByteArrayView text, qsizetype at)
{
    const auto first = uchar(text[at]);
    const qsizetype bytes = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    return std::min(bytes, text.size() - at);
}

// No token has a quotation mark in it.
QString quoted(const QString &tokens) { return u'"' + tokens + u'"'; }

QString expressionOf(const Term &term)
{
    QString tokens;
    for (qsizetype i = 0; i + 1 < term.size(); ++i) {
        if (term[i].isDense)
            addPairs(tokens, term[i].text, true);
        else
            addSpaced(tokens, term[i].text);
    }
    const TermPiece &last = term.last();
    const qsizetype signs = signsIn(last.text);
    if (signs <= (last.isDense ? 1 : kLongestStart)) {
        addSpaced(tokens, u"#");
        tokens += last.text;
        return quoted(tokens);
    }
    if (last.isDense) {
        addPairs(tokens, last.text, false);
        return quoted(tokens);
    }
    addSpaced(tokens, last.text);
    return quoted(tokens) + u" *"_s;
}

} // namespace

QByteArray indexWords(const QString &text)
{
    const QString in = folded(text);
    QString out;
    out.reserve(in.size() + in.size() / 2);
    for (const Piece &piece : piecesOf(in)) {
        addSpaced(out, piece.isDense ? QStringView(u"#") : QStringView());
        out += piece.text;
    }
    return out.isEmpty() ? QByteArray("") : out.toUtf8();
}

void addMarks(QByteArray &words, const QStringList &marks)
{
    for (const QString &mark : marks) {
        words += ' ';
        words += kMark;
        words += mark.toUtf8();
    }
}

bool IndexTokens::next()
{
    if (m_inside == Inside::Word && nextStart())
        return true;
    if (m_inside == Inside::Run && nextPair())
        return true;
    return nextPiece();
}

bool IndexTokens::nextPiece()
{
    while (!m_rest.isEmpty() && m_rest.front() == ' ')
        m_rest = m_rest.sliced(1);
    if (m_rest.isEmpty())
        return false;
    const qsizetype blank = m_rest.indexOf(' ');
    m_piece = blank < 0 ? m_rest : m_rest.first(blank);
    m_rest = blank < 0 ? QByteArrayView() : m_rest.sliced(blank);
    m_at = 0;
    m_signs = 0;
    m_owes = false;
    m_isBeside = false;
    if (m_piece.front() == kRun) {
        m_piece = m_piece.sliced(1);
        m_inside = Inside::Run;
        return next();
    }
    m_inside = m_piece.front() == kMark ? Inside::Nothing : Inside::Word;
    m_token = m_piece;
    return true;
}

bool IndexTokens::nextStart()
{
    if (m_signs == kLongestStart || m_at == m_piece.size())
        return false;
    m_at += bytesOfSign(m_piece, m_at);
    ++m_signs;
    standBeside(m_piece.first(m_at));
    return true;
}

bool IndexTokens::nextPair()
{
    if (m_owes) {
        m_owes = false;
        standBeside(m_piece.sliced(m_at, bytesOfSign(m_piece, m_at)));
        m_at += bytesOfSign(m_piece, m_at);
        return true;
    }
    if (m_at == m_piece.size())
        return false;
    const qsizetype next = m_at + bytesOfSign(m_piece, m_at);
    const qsizetype end = next < m_piece.size() ? next + bytesOfSign(m_piece, next) : next;
    m_token = m_piece.sliced(m_at, end - m_at);
    m_isBeside = false;
    m_owes = true;
    return true;
}

void IndexTokens::standBeside(QByteArrayView start)
{
    std::copy(start.begin(), start.end(), m_start.begin() + 1);
    m_token = QByteArrayView(m_start.data(), 1 + start.size());
    m_isBeside = true;
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
