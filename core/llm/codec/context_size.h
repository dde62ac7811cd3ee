// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace studio::llm::codec {

/// What an error says of the model's room; in tokens.
struct ContextSize
{
    std::optional<qint64> most;  ///< that it can hold
    std::optional<qint64> asked; ///< that were sent, the answer included or not
    bool operator==(const ContextSize &) const = default;
};

/// Out of the words of an error about a request that is too long, in the sentences of the known servers.
[[nodiscard]] ContextSize contextIn(const QString &words);

} // namespace studio::llm::codec
