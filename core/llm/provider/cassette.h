// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/http/http_transport.h"

#include <optional>

// Exchanges with providers as they were on the wire, to be played again offline. A cassette is a text file: a
// head, then one exchange a line, in JSON. Of a request there are the address and the body, never a header;
// of an answer the headers that mean something here. Keys and pictures are taken out before an exchange is
// made into a line (cassette_recorder.h). Pure.
namespace studio::llm::provider {

struct Exchange
{
    struct Piece
    {
        base::Millis at{0};
        QByteArray bytes;
        bool operator==(const Piece &) const = default;
    };
    enum class End {
        Finished,
        Failed,  ///< the transport broke, see fault
        Aborted, ///< nobody wanted the rest
    };

    base::Millis started{0}; ///< since the recorder was made; all other times are since this
    http::HttpRequest::Verb verb = http::HttpRequest::Verb::Post;
    QUrl url;
    QByteArray body; ///< of the request
    int status = 0;  ///< 0: no answer began
    base::Millis began{0};
    codec::Headers headers;
    QList<Piece> pieces;
    End end = End::Finished;
    base::Millis ended{0};
    std::optional<codec::Fault> fault;
    bool operator==(const Exchange &) const = default;
};

/// The first line of every cassette, and of what each later recording adds to it; with its LF.
[[nodiscard]] QByteArray cassetteHead();
[[nodiscard]] bool isCassetteHead(const QByteArray &line);
/// With its LF.
[[nodiscard]] QByteArray exchangeToLine(const Exchange &exchange);
[[nodiscard]] base::Result<Exchange> exchangeFromLine(const QByteArray &line);

/// Of each recording in the order in which they were started. Refused whole, with the number of the line that
/// is wrong; a last line without its LF was being written when the program ended, and is left out.
[[nodiscard]] base::Result<QList<Exchange>> exchangesOf(const QByteArray &cassette);

} // namespace studio::llm::provider
