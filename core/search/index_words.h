// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/search_terms.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>

// What an index of words (FTS5) is given, so that it finds what search_terms.h says and nothing else, and at
// once for one sign as for many. How the index takes tokens from it: core/store/word_tokenizer.h.
//
// Each word is a token; each dense sign is one together with the sign behind it in its run, the last alone:
// so positions count signs. *Beside* these, at the same positions and behind `#`, stands what a word begins
// with (1 to kLongestStart signs), and each dense sign: asking for all tokens that begin with a letter would
// have to gather most of the index, and what has no position cannot end a phrase. Behind `@` stand marks that
// narrow a search. Any thread.
namespace studio::search {

inline constexpr int kLongestStart = 4; ///< signs

/// What the index is given to keep of a text: its pieces, folded, with blanks between them; UTF-8. Never
/// null.
[[nodiscard]] QByteArray indexWords(const QString &text);
void addMarks(QByteArray &words, const QStringList &marks);

/// The tokens of what indexWords() gave, one after the other. The bytes must stay meanwhile.
class IndexTokens
{
public:
    explicit IndexTokens(QByteArrayView words)
        : m_rest(words)
    {
    }

    /// Goes on to the next token; false: there is none.
    [[nodiscard]] bool next();
    /// Valid until next().
    [[nodiscard]] QByteArrayView token() const { return m_token; }
    /// Whether it stands where the token before it does.
    [[nodiscard]] bool isBeside() const { return m_isBeside; }

private:
    bool nextPiece();
    bool nextStart();
    bool nextPair();
    void standBeside(QByteArrayView start);

    enum class Inside { Nothing, Word, Run };

    QByteArrayView m_rest;
    Inside m_inside = Inside::Nothing;
    QByteArrayView m_piece;
    qsizetype m_at = 0;  ///< in the piece: where the next start ends, or the next pair begins
    int m_signs = 0;     ///< of the word's start that was given last
    bool m_owes = false; ///< the sign of the pair that was given last
    QByteArrayView m_token;
    bool m_isBeside = false;
    std::array<char, 1 + kLongestStart * 4> m_start{'#'};
};

/// The query for such an index; `oneOf`: lists of marks, one of each of which must be there.
[[nodiscard]] QString matchExpression(const QList<Term> &terms, const QList<QStringList> &oneOf);

} // namespace studio::search
