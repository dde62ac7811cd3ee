// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/search_terms.h"

#include <QString>
#include <QStringList>

// What an index of words (FTS5 with the tokenizer `ascii`) is given, so that it finds what search_terms.h
// says and nothing else, and at once for one sign as for many.
//
// Each word is a token; each dense sign is one together with the sign behind it in its run, the last alone:
// so positions count signs. Beside these stands, once each and behind `#`, what words begin with (1 to
// kLongestStart signs) and every dense sign: asking for all tokens that begin with a letter would have to
// gather most of the index. Behind `@` stand marks that narrow a search. Any thread.
namespace studio::search {

inline constexpr int kLongestStart = 4; ///< signs

/// Signs that are part of tokens beside letters and digits: for the tokenizer's `tokenchars`.
inline constexpr char kTokenSigns[] = "$+<=>^`|~#@";

[[nodiscard]] QString indexWords(const QString &text, const QStringList &marks);

/// The query for such an index; `oneOf`: lists of marks, one of each of which must be there.
[[nodiscard]] QString matchExpression(const QList<Term> &terms, const QList<QStringList> &oneOf);

} // namespace studio::search
