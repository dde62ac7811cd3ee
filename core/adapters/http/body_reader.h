// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/head_reader.h"

namespace studio::adapters::http {

/// Reads the body of one request, with the length from its head or in chunks, and no byte further. Chunk
/// extensions and trailers are skipped, up to a limit.
class BodyReader
{
public:
    enum class Step { NeedsMore, Whole, Malformed, TooLarge };

    BodyReader() = default;
    BodyReader(const ReadHead &head, qint64 longest);

    /// Takes bytes from the front, and returns how many it took.
    qsizetype take(QByteArrayView bytes);
    [[nodiscard]] Step step() const { return m_step; }
    [[nodiscard]] QByteArray takeBody() { return std::move(m_body); }

private:
    enum class Part { Fixed, Size, Data, DataEnd, Trailer };

    qsizetype takeData(QByteArrayView bytes);
    qsizetype takeLine(QByteArrayView bytes);
    void lineRead();
    void readSize();
    void fail(Step step) { m_step = step; }

    Part m_part = Part::Fixed;
    Step m_step = Step::Whole;
    bool m_isChunked = false;
    qint64 m_left = 0; ///< of the body or of this chunk
    qint64 m_longest = 0;
    qsizetype m_trailers = 0; ///< bytes
    QByteArray m_line;
    QByteArray m_body;
};

} // namespace studio::adapters::http
