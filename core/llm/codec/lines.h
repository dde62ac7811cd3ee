// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace studio::llm::codec {

/// Lines out of bytes that come in any pieces (NDJSON); empty ones are left out, and so is a CR before the
/// LF.
class LineDecoder
{
public:
    [[nodiscard]] QList<QByteArray> feed(QByteArrayView bytes);
    /// The stream is over: what is left is a line too.
    [[nodiscard]] QList<QByteArray> finish();
    /// A line was longer than kLongestEvent (sse.h). Nothing comes any more.
    [[nodiscard]] bool isTooLong() const { return m_tooLong; }

private:
    void endLine(QList<QByteArray> &lines);

    QByteArray m_line;
    bool m_tooLong = false;
};

} // namespace studio::llm::codec
