// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <optional>

class QSqlDatabase;

namespace studio::store {

/// What our indexes of words name in `tokenize=`.
inline constexpr char kWordTokenizer[] = "studio_words";

/// Makes tables with our tokenizer usable on an open connection: written text is split as search::IndexTokens
/// says; in a query, blanks separate the tokens.
///
/// FTS5 has no SQL for that, so SQLite's own functions are used, bypassing Qt: an error if Qt uses another
/// SQLite than the one we are linked to. Without it, every other table can be used.
[[nodiscard]] std::optional<base::Error> addWordTokenizer(const QSqlDatabase &database);

} // namespace studio::store
