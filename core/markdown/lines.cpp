// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/lines.h"

#include <algorithm>

namespace studio::markdown {

namespace {

constexpr int kTab = 4;
constexpr int kMostDigits = 9;
constexpr qsizetype kLongestLanguage = 40;

bool isBlankSign(QChar sign) { return sign == u' ' || sign == u'\t'; }

bool allBlank(QStringView text) { return std::all_of(text.begin(), text.end(), isBlankSign); }

QStringView withoutIndent(QStringView line)
{
    qsizetype at = 0;
    while (at < line.size() && at < kTab && line[at] == u' ')
        ++at;
    return at < kTab ? line.mid(at) : QStringView();
}

Cell trimmed(QStringView line, qsizetype from, qsizetype to)
{
    while (from < to && isBlankSign(line[from]))
        ++from;
    while (to > from && isBlankSign(line[to - 1]))
        --to;
    return {int(from), int(to - from)};
}

std::optional<Alignment> columnOf(QStringView cell)
{
    const bool left = cell.startsWith(u':');
    const bool right = cell.size() > 1 && cell.endsWith(u':');
    const QStringView dashes = cell.mid(left ? 1 : 0, cell.size() - (left ? 1 : 0) - (right ? 1 : 0));
    if (dashes.isEmpty() || !std::all_of(dashes.begin(), dashes.end(), [](QChar c) { return c == u'-'; }))
        return {};
    if (left && right)
        return Alignment::Centre;
    return left ? Alignment::Left : right ? Alignment::Right : Alignment::Natural;
}

} // namespace

int LineStart::indent() const
{
    int column = m_column;
    for (qsizetype at = m_at; at < m_line.size() && isBlankSign(m_line[at]); ++at)
        column += m_line[at] == u'\t' ? kTab - column % kTab : 1;
    return column - m_column;
}

bool LineStart::isBlank() const { return allBlank(rest()); }

void LineStart::skipBlanks(int columns)
{
    const int goal = m_column + columns;
    while (m_column < goal && m_at < m_line.size() && isBlankSign(m_line[m_at])) {
        m_column += m_line[m_at] == u'\t' ? kTab - m_column % kTab : 1;
        ++m_at;
    }
}

void LineStart::skip(int signs)
{
    m_at += signs;
    m_column += signs;
}

bool LineStart::takeQuote()
{
    const LineStart before = *this;
    if (indent() < kTab)
        skipBlanks(kTab - 1);
    if (!rest().startsWith(u'>')) {
        *this = before;
        return false;
    }
    skip(1);
    skipBlanks(1);
    return true;
}

std::optional<LineStart::Marker> LineStart::takeMarker()
{
    const LineStart before = *this;
    const int lead = indent();
    if (lead >= kTab)
        return {};
    skipBlanks(lead);
    const QStringView text = rest();
    Marker marker;
    int width = 0;
    if (!text.isEmpty() && QStringView(u"-*+").contains(text.front())) {
        marker.container.kind = Container::Kind::Bullet;
        width = 1;
    } else {
        while (width < text.size() && width < kMostDigits && text[width] >= u'0' && text[width] <= u'9')
            marker.container.number = marker.container.number * 10 + (text[width++].unicode() - u'0');
        const bool isNumber =
            width > 0 && width < text.size() && (text[width] == u'.' || text[width] == u')');
        marker.container.kind = Container::Kind::Number;
        width = isNumber ? width + 1 : 0;
    }
    if (width == 0 || (width < text.size() && !isBlankSign(text[width]))) {
        *this = before;
        return {};
    }
    skip(width);
    marker.container.begins = true;
    marker.isEmpty = isBlank();
    const int blanks = marker.isEmpty || indent() > kTab ? 1 : indent();
    skipBlanks(blanks);
    marker.indent = lead + width + blanks;
    return marker;
}

bool isRule(QStringView line)
{
    const QStringView text = withoutIndent(line);
    if (text.isEmpty() || !QStringView(u"-*_").contains(text.front()))
        return false;
    qsizetype signs = 0;
    for (const QChar sign : text) {
        if (sign == text.front())
            ++signs;
        else if (!isBlankSign(sign))
            return false;
    }
    return signs >= 3;
}

int headingLevel(QStringView line)
{
    const QStringView text = withoutIndent(line);
    int level = 0;
    while (level < text.size() && text[level] == u'#')
        ++level;
    const bool isHeading = level >= 1 && level <= 6 && (level == text.size() || isBlankSign(text[level]));
    return isHeading ? level : 0;
}

Cell headingWords(QStringView line)
{
    const QStringView text = withoutIndent(line);
    const qsizetype indent = line.size() - text.size();
    Cell words = trimmed(line, indent + headingLevel(line), line.size());
    // "# Title ##" is closed by signs that stand apart.
    int signs = 0;
    while (signs < words.length && line[words.start + words.length - 1 - signs] == u'#')
        ++signs;
    if (signs == words.length || isBlankSign(line[words.start + words.length - 1 - signs]))
        words = trimmed(line, words.start, words.start + words.length - signs);
    return words;
}

std::optional<Fence> fenceAt(QStringView line)
{
    const QStringView text = withoutIndent(line);
    if (text.isEmpty() || (text.front() != u'`' && text.front() != u'~'))
        return {};
    Fence fence;
    fence.sign = text.front();
    fence.indent = int(line.size() - text.size());
    while (fence.length < text.size() && text[fence.length] == fence.sign)
        ++fence.length;
    const QStringView info = text.mid(fence.length).trimmed();
    if (fence.length < 3 || (fence.sign == u'`' && info.contains(u'`')))
        return {};
    const auto end = std::find_if(info.begin(), info.end(), [](QChar sign) { return sign.isSpace(); });
    fence.language = info.first(std::min<qsizetype>(end - info.begin(), kLongestLanguage)).toString();
    return fence;
}

bool closesFence(QStringView line, const Fence &fence)
{
    const QStringView text = withoutIndent(line);
    qsizetype length = 0;
    while (length < text.size() && text[length] == fence.sign)
        ++length;
    return length >= fence.length && allBlank(text.mid(length));
}

std::optional<QList<Alignment>> tableColumns(QStringView line)
{
    if (!line.contains(u'|') || line.contains(u'\\'))
        return {};
    QList<Alignment> columns;
    const QList<Cell> cells = cellsOf(line, kMostColumns + 1);
    if (cells.size() > kMostColumns)
        return {};
    for (const Cell &cell : cells) {
        const std::optional<Alignment> column = columnOf(line.mid(cell.start, cell.length));
        if (!column)
            return {};
        columns.append(*column);
    }
    return columns;
}

QList<Cell> cellsOf(QStringView line, int most)
{
    const Cell inner = trimmed(line, 0, line.size());
    qsizetype from = inner.start;
    qsizetype end = inner.start + inner.length;
    if (from < end && line[from] == u'|')
        ++from;
    const bool escaped = end - 2 >= from && line[end - 2] == u'\\';
    if (end > from && line[end - 1] == u'|' && !escaped)
        --end;

    QList<Cell> cells;
    qsizetype start = from;
    for (qsizetype at = from; at < end && cells.size() + 1 < most; ++at) {
        if (line[at] == u'\\') {
            ++at;
        } else if (line[at] == u'|') {
            cells.append(trimmed(line, start, at));
            start = at + 1;
        }
    }
    cells.append(trimmed(line, start, end));
    return cells;
}

} // namespace studio::markdown
