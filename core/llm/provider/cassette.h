// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/http/http_transport.h"

#include <optional>

// Recorded exchanges with providers, for offline replay. A cassette is a text file: a head, then one exchange
// per line, in JSON. Of a request it holds the address and the body, never a header; of an answer the headers
// that matter here. Keys and pictures are removed before an exchange is written (cassette_recorder.h). Pure.
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
        Aborted, ///< the rest was not wanted
    };

    base::Millis started{0}; ///< since the recorder was created; all other times count from this one
    http::HttpRequest::Verb verb = http::HttpRequest::Verb::Post;
    QUrl url;
    QByteArray body; ///< of the request
    int status = 0;  ///< 0: no answer
    base::Millis began{0};
    codec::Headers headers;
    QList<Piece> pieces;
    End end = End::Finished;
    base::Millis ended{0};
    std::optional<codec::Fault> fault;
    bool operator==(const Exchange &) const = default;
};

/// The first line of every cassette, and of each later recording added to it; with its LF.
[[nodiscard]] QByteArray cassetteHead();
[[nodiscard]] bool isCassetteHead(const QByteArray &line);
/// With its LF.
[[nodiscard]] QByteArray exchangeToLine(const Exchange &exchange);
[[nodiscard]] base::Result<Exchange> exchangeFromLine(const QByteArray &line);

/// The exchanges of each recording in the order in which they were started. A faulty cassette is refused as a
/// whole, with the number of the faulty line; a last line without LF was interrupted by the end of the
/// program, and is ignored.
[[nodiscard]] base::Result<QList<Exchange>> exchangesOf(const QByteArray &cassette);

} // namespace studio::llm::provider
