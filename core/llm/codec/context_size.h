// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace studio::llm::codec {

/// What an error says about the model's context; in tokens.
struct ContextSize
{
    std::optional<qint64> most;  ///< the limit
    std::optional<qint64> asked; ///< in the request, with or without the answer
    bool operator==(const ContextSize &) const = default;
};

/// Parsed from the error message for a too long request, in the sentences of the known servers.
[[nodiscard]] ContextSize contextIn(const QString &words);

} // namespace studio::llm::codec
