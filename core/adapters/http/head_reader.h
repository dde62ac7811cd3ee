// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/http_message.h"

#include <optional>
#include <variant>

namespace studio::adapters::http {

/// The head of a request with what it says about its body and its connection.
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
    [[nodiscard]] bool wantsSocket() const; ///< asks to become a WebSocket
};

/// Why some bytes are no head.
struct HeadFlaw
{
    int status = 400;
    QByteArray what;         ///< a few words for a log
    bool isAbsolute = false; ///< it asked as one asks a proxy: for an address, not for a path of ours
};

/// There is more to come.
struct Unfinished
{
};

inline constexpr qsizetype kLongestHead = 16 * 1024; ///< bytes
inline constexpr qsizetype kMostHeaders = 100;

/// Reads a head from the front of what has come. Stricter than the standard asks: whatever two programs could
/// read in two ways is no head (two lengths, a length and chunks, folded lines, lone line ends, a space
/// before the colon). What can never become a head is found out at once, before it ends.
[[nodiscard]] std::variant<Unfinished, ReadHead, HeadFlaw> readHead(QByteArrayView bytes);

} // namespace studio::adapters::http
