// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/word_diff.h"

#include <QStringList>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kMostCells = 4'000'000; // of the table that finds the longest common subsequence
constexpr qsizetype kKeptAround = 60;       // characters beside a change

using Kind = DiffPiece::Kind;

bool standsAlone(QChar c)
{
    switch (c.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana: return true;
    default: return !c.isLetterOrNumber() && !c.isSurrogate() && !c.isMark();
    }
}

QStringList wordsOf(const QString &text)
{
    QStringList words;
    qsizetype begin = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!standsAlone(text.at(at)))
            continue;
        if (at > begin)
            words.append(text.mid(begin, at - begin));
        words.append(text.mid(at, 1));
        begin = at + 1;
    }
    if (begin < text.size())
        words.append(text.mid(begin));
    return words;
}

void append(QList<DiffPiece> &pieces, Kind kind, const QString &text)
{
    if (text.isEmpty())
        return;
    if (!pieces.isEmpty() && pieces.last().kind == kind)
        pieces.last().text += text;
    else
        pieces.append({kind, text});
}

/// The longest common subsequence, by the table of all pairs of ends.
void compare(QList<DiffPiece> &pieces, const QStringList &before, const QStringList &after)
{
    const auto rows = size_t(before.size());
    const auto columns = size_t(after.size());
    std::vector<int> common((rows + 1) * (columns + 1), 0);
    const auto cell = [&](size_t row, size_t column) -> int & {
        return common[row * (columns + 1) + column];
    };
    for (size_t row = rows; row-- > 0;)
        for (size_t column = columns; column-- > 0;)
            cell(row, column) = before.at(qsizetype(row)) == after.at(qsizetype(column))
                                    ? cell(row + 1, column + 1) + 1
                                    : std::max(cell(row + 1, column), cell(row, column + 1));
    size_t row = 0;
    size_t column = 0;
    while (row < rows || column < columns) {
        if (row < rows && column < columns && before.at(qsizetype(row)) == after.at(qsizetype(column))) {
            append(pieces, Kind::Same, before.at(qsizetype(row)));
            ++row;
            ++column;
        } else if (row < rows && (column == columns || cell(row + 1, column) >= cell(row, column + 1))) {
            append(pieces, Kind::Removed, before.at(qsizetype(row++)));
        } else {
            append(pieces, Kind::Added, after.at(qsizetype(column++)));
        }
    }
}

} // namespace

QList<DiffPiece> wordDiff(const QString &before, const QString &after)
{
    QStringList was = wordsOf(before);
    QStringList is = wordsOf(after);
    const auto head = std::mismatch(was.cbegin(), was.cend(), is.cbegin(), is.cend());
    const qsizetype first = head.first - was.cbegin();
    const qsizetype shorter = std::min(was.size(), is.size()) - first;
    qsizetype last = 0;
    while (last < shorter && was.at(was.size() - 1 - last) == is.at(is.size() - 1 - last))
        ++last;
    QList<DiffPiece> pieces;
    append(pieces, Kind::Same, was.mid(0, first).join(QString()));
    const QString end = was.mid(was.size() - last).join(QString());
    was = was.mid(first, was.size() - first - last);
    is = is.mid(first, is.size() - first - last);
    if ((was.size() + 1) * (is.size() + 1) <= kMostCells) {
        compare(pieces, was, is);
    } else {
        append(pieces, Kind::Removed, was.join(QString()));
        append(pieces, Kind::Added, is.join(QString()));
    }
    append(pieces, Kind::Same, end);
    return pieces;
}

QList<DiffPiece> aroundChanges(const QList<DiffPiece> &pieces)
{
    QList<DiffPiece> shown;
    for (qsizetype index = 0; index < pieces.size(); ++index) {
        DiffPiece piece = pieces.at(index);
        const bool isLong = piece.kind == Kind::Same && piece.text.size() > 2 * kKeptAround + 20;
        if (isLong && pieces.size() > 1) {
            const QString head = index == 0 ? QString() : piece.text.left(kKeptAround);
            const QString tail = index + 1 == pieces.size() ? QString() : piece.text.right(kKeptAround);
            piece.text = head + u" … "_s + tail;
        }
        shown.append(piece);
    }
    return shown;
}

} // namespace studio::ui
