// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <optional>

class QSqlDatabase;

namespace studio::store {

/// What our indexes of words name in `tokenize=`.
inline constexpr char kWordTokenizer[] = "studio_words";

/// Makes an open connection able to use tables with our tokenizer: what is written is taken apart as
/// search::IndexTokens says; in a query, blanks part the tokens.
///
/// FTS5 has no SQL for that, so it is asked for by SQLite's own functions, behind Qt's back: an error if the
/// SQLite that Qt uses is not the one that we are linked to. Without it, every other table can be used.
[[nodiscard]] std::optional<base::Error> addWordTokenizer(const QSqlDatabase &database);

} // namespace studio::store
