// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/text_lines.h"

#include "core/intake/words.h"

namespace studio::intake {

using base::Result;

namespace {

constexpr qint64 kChunk = 256 * 1024;
constexpr qsizetype kLongestLine = 64 * 1024 * 1024;

TextEncoding expectedIn(QIODevice &device, TextLines::Encoding expected)
{
    if (expected == TextLines::Encoding::Any)
        return encodingOf(device);
    return wideEncodingOf(device).value_or(TextEncoding());
}

} // namespace

QByteArray beginningOf(QIODevice &device, qsizetype most)
{
    const QByteArray head = device.peek(most);
    const auto wide = wideEncodingOf(head);
    return (wide ? asUtf8(head, *wide) : head).trimmed();
}

TextLines::TextLines(QIODevice &device, Encoding expected)
    : m_device(device)
    , m_encoding(expectedIn(device, expected))
    , m_decoder(m_encoding.name)
{
}

Result<bool> TextLines::fill()
{
    const QByteArray bytes = m_device.read(kChunk);
    if (bytes.isEmpty()) {
        if (!m_device.atEnd())
            return unreadable(m_device.errorString());
        return false;
    }
    m_buffer = m_buffer.mid(m_at);
    m_at = 0;
    m_buffer += m_decoder.decode(bytes, m_device.atEnd());
    return true;
}

Result<std::optional<QString>> TextLines::next()
{
    qsizetype scanned = m_at;
    for (;;) {
        while (scanned < m_buffer.size() && m_buffer.at(scanned) != u'\n' && m_buffer.at(scanned) != u'\r')
            ++scanned;
        // After \r one more character shows whether \n follows.
        const bool isEnd =
            scanned + 1 < m_buffer.size() || (scanned < m_buffer.size() && m_buffer.at(scanned) == u'\n');
        if (isEnd || m_device.atEnd())
            break;
        if (scanned - m_at > kLongestLine)
            return base::failure(
                base::ErrorCode::Malformed,
                Words::tr("A line of this file has more than %L1 characters.").arg(kLongestLine));
        const qsizetype length = scanned - m_at;
        const auto more = fill();
        if (!more)
            return tl::unexpected(more.error());
        scanned = m_at + length;
        if (!*more)
            break;
    }
    if (m_at >= m_buffer.size())
        return std::nullopt;
    QString line = m_buffer.mid(m_at, scanned - m_at);
    m_at = scanned;
    if (m_at < m_buffer.size() && m_buffer.at(m_at++) == u'\r' && m_at < m_buffer.size() &&
        m_buffer.at(m_at) == u'\n')
        ++m_at;
    return line;
}

} // namespace studio::intake
