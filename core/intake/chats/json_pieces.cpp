// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/json_pieces.h"

#include "core/intake/text_encoding.h"
#include "core/intake/words.h"

namespace studio::intake {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;

namespace {

constexpr qsizetype kLargestPiece = 256 * 1024 * 1024;

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/// Finds the end of a value, byte by byte.
class ValueEnd
{
public:
    /// Whether the value ends before this byte (numbers, words) or with it (all others).
    enum class Step { Goes, EndsBefore, EndsWith };

    Step step(char c)
    {
        if (m_inString)
            return inString(c);
        const bool isFirst = std::exchange(m_isFirst, false);
        switch (c) {
        case '"': m_inString = true; return Step::Goes;
        case '{':
        case '[': ++m_depth; return Step::Goes;
        case '}':
        case ']':
            if (m_depth == 0)
                return Step::EndsBefore;
            return --m_depth == 0 ? Step::EndsWith : Step::Goes;
        case ',': return m_depth == 0 ? Step::EndsBefore : Step::Goes;
        default: return m_depth == 0 && !isFirst && isSpace(c) ? Step::EndsBefore : Step::Goes;
        }
    }

private:
    Step inString(char c)
    {
        if (m_isEscaped) {
            m_isEscaped = false;
        } else if (c == '\\') {
            m_isEscaped = true;
        } else if (c == '"') {
            m_inString = false;
            return m_depth == 0 ? Step::EndsWith : Step::Goes;
        }
        return Step::Goes;
    }

    qint64 m_depth = 0;
    bool m_inString = false;
    bool m_isEscaped = false;
    bool m_isFirst = true;
};

} // namespace

bool beginsAsList(QIODevice &device)
{
    const QByteArray head = device.peek(kTellingBytes);
    const TextEncoding encoding = wideEncodingOf(head).value_or(TextEncoding());
    return encoding.name == "UTF-8" && asUtf8(head, encoding).trimmed().startsWith('[');
}

JsonPieces::JsonPieces(QIODevice &device, QSet<QByteArray> skipped)
    : m_device(device)
    , m_skipped(std::move(skipped))
{
}

Result<std::optional<JsonPieces::Piece>> JsonPieces::next()
{
    if (m_place == Place::Start) {
        if (peek() == '\xef') // the byte-order mark of UTF-8
            m_at += 3;
        m_isList = take('[');
        if (!m_isList && !take('{'))
            return broken("no object");
        m_place = m_isList ? Place::InArray : Place::BeforeKey;
    }
    while (m_place == Place::BeforeKey || m_place == Place::InArray) {
        auto piece = m_place == Place::InArray ? element() : member();
        if (!piece || *piece)
            return piece;
    }
    if (peek() != 0)
        return broken("something after its end");
    return std::nullopt;
}

// None while the place is InArray: the value is an array, and its elements follow.
Result<std::optional<JsonPieces::Piece>> JsonPieces::member()
{
    if (take('}')) {
        m_place = Place::End;
        return std::nullopt;
    }
    if (!std::exchange(m_isFirst, false) && !take(','))
        return broken("no comma");
    if (peek() != '"')
        return broken("no key");
    const auto key = value(true);
    if (!key)
        return tl::unexpected(key.error());
    m_key = key->mid(1, key->size() - 2);
    if (!take(':'))
        return broken("no colon");
    if (take('[')) {
        m_place = Place::InArray;
        m_isFirst = true;
        return std::nullopt;
    }
    const auto json = value(!m_skipped.contains(m_key));
    if (!json)
        return tl::unexpected(json.error());
    return Piece{m_key, *json, false};
}

Result<std::optional<JsonPieces::Piece>> JsonPieces::element()
{
    if (take(']')) {
        m_place = m_isList ? Place::End : Place::BeforeKey;
        m_isFirst = false;
        return std::nullopt;
    }
    if (!std::exchange(m_isFirst, false) && !take(','))
        return broken("no comma");
    const auto json = value(!m_skipped.contains(m_key));
    if (!json)
        return tl::unexpected(json.error());
    return Piece{m_key, *json, true};
}

Result<QByteArray> JsonPieces::value(bool isKept)
{
    if (peek() == 0)
        return broken("it ends too early");
    QByteArray bytes;
    ValueEnd end;
    for (;;) {
        const qsizetype from = m_at;
        auto step = ValueEnd::Step::Goes;
        while (m_at < m_buffer.size() && step == ValueEnd::Step::Goes)
            step = end.step(m_buffer.at(m_at++));
        if (step == ValueEnd::Step::EndsBefore)
            --m_at;
        if (isKept)
            bytes.append(m_buffer.constData() + from, m_at - from);
        if (bytes.size() > kLargestPiece)
            return broken("a value that is too large");
        if (step == ValueEnd::Step::EndsBefore && m_at == from && bytes.isEmpty() && isKept)
            return broken("no value");
        if (step != ValueEnd::Step::Goes)
            return bytes;
        if (!fill())
            return broken("it ends too early");
    }
}

bool JsonPieces::fill()
{
    constexpr qint64 kAtOnce = 1024 * 1024; // bytes
    m_buffer = m_device.read(kAtOnce);
    m_at = 0;
    m_read += m_buffer.size();
    m_failed = m_buffer.isEmpty() && !m_device.atEnd();
    return !m_buffer.isEmpty();
}

char JsonPieces::peek()
{
    for (;;) {
        while (m_at < m_buffer.size() && isSpace(m_buffer.at(m_at)))
            ++m_at;
        if (m_at < m_buffer.size())
            return m_buffer.at(m_at);
        if (!fill())
            return 0;
    }
}

bool JsonPieces::take(char wanted)
{
    if (peek() != wanted)
        return false;
    ++m_at;
    return true;
}

tl::unexpected<base::Error> JsonPieces::broken(const char *what) const
{
    const QString detail = QString::fromLatin1(what) + u", byte %1"_s.arg(m_read - m_buffer.size() + m_at);
    if (m_failed)
        return unreadable(m_device.errorString());
    return base::failure(ErrorCode::Malformed, Words::tr("The file is damaged or incomplete."), detail);
}

} // namespace studio::intake
