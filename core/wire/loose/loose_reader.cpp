// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/loose/loose_reader.h"

#include "core/wire/loose/loose_scalar.h"

using namespace Qt::StringLiterals;

namespace studio::wire {
namespace {

constexpr int kDeepestLoose = 32;
constexpr qsizetype kCostOfObject = 128; // in steps
constexpr std::size_t kMostMembers = 500;
constexpr qsizetype kLongestKey = 64;
constexpr qsizetype kLongestBare = 400;
constexpr qsizetype kLongestGarbage = 400;

bool isBlank(QChar c)
{
    return c.isSpace() || c == QChar(0xFEFF) || (c >= QChar(0x200B) && c <= QChar(0x200D)) ||
           c == QChar(0x2060);
}

bool isOneOf(QChar c, QStringView all) { return !c.isNull() && all.contains(c); }

/// What may close a text that `open` has opened; empty: that opens none.
QStringView closersOf(QChar open)
{
    switch (open.unicode()) {
    case u'"': return u"\"";
    case u'\'': return u"'";
    case u'`': return u"`'";
    case 0x201C: // “ ” „ ‟
    case 0x201D:
    case 0x201E:
    case 0x201F: return u"\u201D\u201C\u201F\"";
    case 0x2018: // ‘ ’ ‚ ‛
    case 0x2019:
    case 0x201A:
    case 0x201B: return u"\u2019\u2018\u201B'";
    case 0x300C: return u"\u300D"; // 「」
    case 0x300E: return u"\u300F"; // 『』
    default: return {};
    }
}

bool isKeyLetter(QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'-'; }

bool isAssignment(QChar c) { return c == u':' || c == u'='; }

} // namespace

QChar LooseReader::plain(QChar c)
{
    if (c >= QChar(0xFF01) && c <= QChar(0xFF5E))
        return QChar(c.unicode() - 0xFEE0);
    return c == QChar(0x3000) ? QChar(u' ') : c;
}

std::optional<LooseObject> LooseReader::read()
{
    std::optional<Json> value = object(0);
    if (!value || value->empty() || m_budget <= 0)
        return std::nullopt;
    return LooseObject{std::move(*value), m_mended, m_cut};
}

std::optional<Json> LooseReader::object(int depth)
{
    m_budget -= kCostOfObject;
    if (depth >= kDeepestLoose || m_budget <= 0)
        return std::nullopt;
    ++m_at;
    Json result = Json::object();
    while (true) {
        skip();
        if (isOneOf(peek(), u",;")) {
            ++m_at;
            continue;
        }
        if (atEnd() || peek() == u']') { // a list around it goes on
            m_cut = true;
            return result.empty() ? std::nullopt : std::optional(result);
        }
        if (peek() == u'}') {
            ++m_at;
            return result;
        }
        if (!member(result, depth)) {
            if (result.empty() || result.size() > kMostMembers)
                return std::nullopt;
            skipGarbage();
        }
    }
}

/// False: no member stands here.
bool LooseReader::member(Json &object, int depth)
{
    const std::optional<QString> name = key();
    if (!name)
        return false;
    skip();
    if (!isAssignment(peek()))
        return false;
    m_at += startsWith(m_at, u"=>") ? 2 : 1;
    skip();
    std::optional<Json> read = value(Within::Object, depth);
    if (read)
        object[name->toStdString()] = std::move(*read);
    return object.size() <= kMostMembers && (read || atEnd());
}

std::optional<Json> LooseReader::list(int depth)
{
    m_budget -= kCostOfObject;
    if (depth >= kDeepestLoose || m_budget <= 0)
        return std::nullopt;
    ++m_at;
    Json result = Json::array();
    while (true) {
        skip();
        if (isOneOf(peek(), u",;")) {
            ++m_at;
            continue;
        }
        if (atEnd() || peek() == u'}') {
            m_cut = true;
            return result;
        }
        if (peek() == u']') {
            ++m_at;
            return result;
        }
        std::optional<Json> read = value(Within::List, depth);
        if (!read && !atEnd())
            return std::nullopt;
        if (read && result.size() < kMostMembers)
            result.push_back(std::move(*read));
    }
}

std::optional<Json> LooseReader::value(Within within, int depth)
{
    if (atEnd()) {
        m_cut = true;
        return std::nullopt;
    }
    const QChar c = peek();
    if (c == u'{')
        return object(depth + 1);
    if (c == u'[')
        return list(depth + 1);
    if (!closersOf(c).isEmpty()) {
        const std::optional<QString> text = quoted(within);
        return text ? std::optional(toJson(*text)) : std::nullopt;
    }
    return bare(within);
}

std::optional<QString> LooseReader::key()
{
    const QStringView closers = closersOf(peek());
    QString name;
    if (closers.isEmpty()) {
        m_mended = m_bareKeys = true;
        for (; isKeyLetter(peek()) || (peek() == u' ' && isKeyLetter(peek(m_at + 1))); ++m_at) {
            name += peek();
            if (--m_budget <= 0 || name.size() > kLongestKey)
                return std::nullopt;
        }
        return name.isEmpty() ? std::nullopt : std::optional(name);
    }
    m_mended |= closers != u"\"";
    for (++m_at; !atEnd() && name.size() <= kLongestKey; --m_budget) {
        const QChar c = peek();
        if (c == u'\n')
            return std::nullopt;
        ++m_at;
        if (closers.contains(c) && isAssignment(peek(afterBlanks(m_at))))
            return name;
        if (c == u'\\')
            takeEscape(name);
        else
            name += c;
    }
    return std::nullopt;
}

// A quote within the text that is not escaped is told from the closing one by what follows it. If none fits,
// the first one was it, and what follows is passed over.
std::optional<QString> LooseReader::quoted(Within within)
{
    const QStringView closers = closersOf(peek());
    m_mended |= closers != u"\"" || m_text.at(m_at) != u'"';
    QString text;
    std::optional<std::pair<qsizetype, qsizetype>> first; // after the quote; size of the text up to it
    for (++m_at; !atEnd(); --m_budget) {
        const QChar c = m_text.at(m_at);
        if (isOneOf(plain(c), closers)) {
            if (closesText(m_at, within)) {
                ++m_at;
                return text;
            }
            if (!first)
                first = {m_at + 1, text.size()};
            m_mended = true;
        }
        ++m_at;
        if (c == u'\\') {
            takeEscape(text);
            continue;
        }
        m_mended |= c == u'\n';
        text += c;
    }
    if (!first) {
        m_cut = true;
        return std::nullopt;
    }
    m_at = first->first;
    return text.left(first->second);
}

void LooseReader::takeEscape(QString &text)
{
    if (atEnd())
        return;
    const QChar c = m_text.at(m_at++);
    switch (c.unicode()) {
    case u'n': text += u'\n'; return;
    case u't': text += u'\t'; return;
    case u'r': text += u'\r'; return;
    case u'b':
    case u'f': return;
    case u'\n': return;
    case u'u': break;
    default: text += c; return;
    }
    bool isHex = false;
    const ushort unit = m_text.mid(m_at, 4).toUShort(&isHex, 16);
    if (!isHex)
        return;
    text += QChar(unit);
    m_at += 4;
}

std::optional<Json> LooseReader::bare(Within within)
{
    m_mended = true;
    const qsizetype start = m_at;
    while (!atEnd() && m_at - start <= kLongestBare) {
        const QChar c = peek();
        if (isOneOf(c, u"}]\n") || (isOneOf(c, u",;") && endsAtComma(m_at, within)))
            break;
        if (m_at > start && isBlank(m_text.at(m_at - 1)) &&
            (startsWith(m_at, u"//") || startsWith(m_at, u"/*") || c == u'#'))
            break;
        ++m_at;
        --m_budget;
    }
    const QStringView written = m_text.mid(start, m_at - start);
    if (m_at - start > kLongestBare)
        return std::nullopt;
    if (!atEnd())
        return looseScalar(written);
    m_cut = true; // the last digit may be missing
    return isSureAtTheEnd(written) ? std::optional(looseScalar(written)) : std::nullopt;
}

void LooseReader::skip()
{
    while (!atEnd()) {
        if (isBlank(m_text.at(m_at)))
            ++m_at;
        else if (!skipComment())
            return;
        --m_budget;
    }
}

bool LooseReader::skipComment()
{
    const bool isBlock = startsWith(m_at, u"/*");
    if (!isBlock && !startsWith(m_at, u"//") && peek() != u'#')
        return false;
    m_mended = true;
    const qsizetype end = isBlock ? m_text.indexOf(u"*/"_s, m_at + 2) : m_text.indexOf(u'\n', m_at);
    const qsizetype next = end < 0 ? m_text.size() : end + (isBlock ? 2 : 1);
    m_budget -= next - m_at;
    m_at = next;
    return true;
}

/// Up to where the next member may begin.
void LooseReader::skipGarbage()
{
    m_mended = true;
    for (qsizetype most = kLongestGarbage; !atEnd() && most > 0; --most, --m_budget) {
        if (isOneOf(peek(), u",;}]\n"))
            return;
        ++m_at;
    }
    if (!atEnd())
        m_budget = 0; // pages of it: this is no object
}

/// Whether the quote there ends a value, and is not part of it.
bool LooseReader::closesText(qsizetype at, Within within)
{
    const qsizetype next = afterBlanks(at + 1);
    const QChar c = peek(next);
    if (next >= m_text.size() || isOneOf(c, u"}]") || c == u'#' || startsWith(next, u"//") ||
        startsWith(next, u"/*"))
        return true;
    if (isOneOf(c, u",;"))
        return endsAtComma(next, within);
    return keyStandsAt(next);
}

/// Whether the comma there stands between values.
bool LooseReader::endsAtComma(qsizetype comma, Within within)
{
    qsizetype next = afterBlanks(comma + 1);
    if (startsWith(next, u"//") || peek(next) == u'#') {
        const qsizetype line = m_text.indexOf(u'\n', next);
        m_budget -= (line < 0 ? m_text.size() : line) - next;
        next = line < 0 ? m_text.size() : afterBlanks(line);
    }
    return within == Within::List || next >= m_text.size() || isOneOf(peek(next), u"}],/") ||
           keyStandsAt(next);
}

bool LooseReader::keyStandsAt(qsizetype at)
{
    const QStringView closers = closersOf(peek(at));
    if (closers.isEmpty() && !m_bareKeys)
        return false;
    const qsizetype start = closers.isEmpty() ? at : at + 1;
    for (qsizetype i = start; i < m_text.size() && i - start <= kLongestKey; ++i) {
        --m_budget;
        const QChar c = peek(i);
        if (isOneOf(c, closers)) {
            const qsizetype next = afterBlanks(i + 1);
            return next >= m_text.size() || isAssignment(peek(next));
        }
        if (closers.isEmpty() && isAssignment(c))
            return i > start;
        if (!isKeyLetter(c) && c != u' ' && c != u'\\')
            return false;
        if (i + 1 == m_text.size())
            return !closers.isEmpty(); // it is cut
    }
    return false;
}

qsizetype LooseReader::afterBlanks(qsizetype at)
{
    while (at < m_text.size() && isBlank(m_text.at(at))) {
        ++at;
        --m_budget;
    }
    return at;
}

} // namespace studio::wire
