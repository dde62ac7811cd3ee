// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/lines.h"

#include "core/llm/codec/sse.h"

#include <algorithm>
#include <utility>

namespace studio::llm::codec {

QList<QByteArray> LineDecoder::feed(QByteArrayView bytes)
{
    QList<QByteArray> lines;
    const char *at = bytes.begin();
    while (at != bytes.end() && !m_tooLong) {
        const char *end = std::find(at, bytes.end(), '\n');
        m_line.append(at, end - at);
        m_tooLong = m_line.size() > kLongestEvent;
        if (end == bytes.end() || m_tooLong)
            break;
        endLine(lines);
        at = end + 1;
    }
    return lines;
}

QList<QByteArray> LineDecoder::finish()
{
    QList<QByteArray> lines;
    if (!m_tooLong)
        endLine(lines);
    return lines;
}

void LineDecoder::endLine(QList<QByteArray> &lines)
{
    QByteArray line = std::exchange(m_line, {});
    if (line.endsWith('\r'))
        line.chop(1);
    if (!line.isEmpty())
        lines.append(line);
}

} // namespace studio::llm::codec
