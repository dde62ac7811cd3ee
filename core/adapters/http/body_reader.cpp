// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/body_reader.h"

#include "core/adapters/http/octets.h"

#include <algorithm>

namespace studio::adapters::http {

namespace {

constexpr qsizetype kLongestLine = 256;      // a chunk size with extensions, or a trailer
constexpr qsizetype kLongestTrailers = 4096; // all together
constexpr qsizetype kMostSizeDigits = 8;     // hexadecimal: 4 GB, and what fits is bounded anyway

} // namespace

BodyReader::BodyReader(const ReadHead &head, qint64 longest)
    : m_part(head.isChunked ? Part::Size : Part::Fixed)
    , m_step(head.hasBody() ? Step::NeedsMore : Step::Whole)
    , m_isChunked(head.isChunked)
    , m_left(head.length)
    , m_longest(longest)
{
    if (head.length > longest)
        m_step = Step::TooLarge;
    else
        m_body.reserve(head.length);
}

qsizetype BodyReader::take(QByteArrayView bytes)
{
    qsizetype taken = 0;
    while (m_step == Step::NeedsMore && taken < bytes.size()) {
        const QByteArrayView rest = bytes.sliced(taken);
        taken += m_part == Part::Fixed || m_part == Part::Data ? takeData(rest) : takeLine(rest);
    }
    return taken;
}

qsizetype BodyReader::takeData(QByteArrayView bytes)
{
    const qsizetype size = qsizetype(std::min<qint64>(m_left, bytes.size()));
    m_body.append(bytes.first(size));
    m_left -= size;
    if (m_left == 0 && m_isChunked)
        m_part = Part::DataEnd;
    else if (m_left == 0)
        m_step = Step::Whole;
    return size;
}

// Byte by byte: a line is short, and its end may come in the next packet.
qsizetype BodyReader::takeLine(QByteArrayView bytes)
{
    qsizetype taken = 0;
    while (taken < bytes.size()) {
        const char c = bytes[taken++];
        const bool isEnd = c == '\n';
        const bool followsReturn = m_line.endsWith('\r');
        if (isEnd != followsReturn || (isControl(c) && c != '\r' && !isEnd) ||
            m_line.size() >= kLongestLine) {
            fail(Step::Malformed);
            return taken;
        }
        m_line.append(c);
        if (isEnd) {
            m_line.chop(2);
            lineRead();
            m_line.clear();
            return taken;
        }
    }
    return taken;
}

void BodyReader::lineRead()
{
    switch (m_part) {
    case Part::Size: readSize(); return;
    case Part::DataEnd:
        m_part = Part::Size;
        if (!m_line.isEmpty())
            fail(Step::Malformed);
        return;
    case Part::Trailer:
        m_trailers += m_line.size();
        if (m_line.isEmpty())
            m_step = Step::Whole;
        else if (m_trailers > kLongestTrailers || m_line.indexOf(':') <= 0 || !isTokenByte(m_line.front()))
            fail(Step::Malformed);
        return;
    case Part::Fixed:
    case Part::Data: break;
    }
    Q_UNREACHABLE();
}

void BodyReader::readSize()
{
    const qsizetype extension = m_line.indexOf(';');
    const QByteArray digits = extension < 0 ? m_line : m_line.first(extension);
    const bool areDigits = std::all_of(digits.begin(), digits.end(), [](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    });
    if (digits.isEmpty() || digits.size() > kMostSizeDigits || !areDigits)
        return fail(Step::Malformed);
    m_left = digits.toLongLong(nullptr, 16);
    if (m_body.size() + m_left > m_longest)
        return fail(Step::TooLarge);
    m_part = m_left == 0 ? Part::Trailer : Part::Data;
}

} // namespace studio::adapters::http
