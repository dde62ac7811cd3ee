// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/http_message.h"

#include <optional>
#include <variant>

namespace studio::adapters::http {

/// The head of a request with its facts about the body and the connection.
struct ReadHead
{
    RequestHead head;
    qsizetype size = 0; ///< bytes, with the empty line
    bool isOld = false; ///< HTTP/1.0
    bool staysOpen = true;
    bool expectsContinue = false;
    bool isChunked = false;
    qint64 length = 0; ///< of the body, unless it is chunked
    [[nodiscard]] bool hasBody() const { return isChunked || length > 0; }
    [[nodiscard]] bool wantsSocket() const; ///< the request asks to become a WebSocket
};

/// Why bytes are not a valid head.
struct HeadFlaw
{
    int status = 400;
    QByteArray what;         ///< a few words for a log
    bool isAbsolute = false; ///< a proxy request: the target is an address, not a path of ours
};

/// The head is not complete yet.
struct Unfinished
{
};

inline constexpr qsizetype kLongestHead = 16 * 1024; ///< bytes
inline constexpr qsizetype kMostHeaders = 100;

/// Reads a head from the front of the received bytes. Stricter than the standard: anything that two programs
/// could read in two ways is rejected (two lengths, a length and chunks, folded lines, lone line ends, a
/// space before the colon). Bytes that can never become a head are rejected at once, before the head ends.
[[nodiscard]] std::variant<Unfinished, ReadHead, HeadFlaw> readHead(QByteArrayView bytes);

} // namespace studio::adapters::http
