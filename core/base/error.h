// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::base {

/// The kinds of errors that code can distinguish. People read Error::text, logs Error::detail.
enum class ErrorCode {
    InvalidInput, ///< the caller gave an unusable value
    NotFound,     ///< there is no such room, persona or file
    Conflict,     ///< taken, already running, in use elsewhere
    ReadOnly,     ///< the data folder is open read-only
    Storage,      ///< disk full, unwritable, I/O
    Corrupt,      ///< stored data that cannot be read
    Network,      ///< unreachable, timed out
    Refused,      ///< the other side said no
    Malformed,    ///< the other side broke the protocol
    Cancelled,    ///< the user or the program cancelled the work
    Internal,     ///< our own mistake
};

/// Something that failed. Never holds a secret, never travels as content.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString text;   ///< for people: translated, a full sentence
    QString detail; ///< for logs, not translated

    bool operator==(const Error &) const = default;
};

} // namespace studio::base
