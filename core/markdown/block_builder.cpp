// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/block_builder.h"

#include <algorithm>
#include <utility>

namespace studio::markdown {

namespace {

constexpr int kCodeIndent = 4;

} // namespace

void BlockBuilder::take(const Line &line)
{
    if (line.begins)
        takeMarkdown(line);
    else
        takeRest(line);
}

QList<Block> BlockBuilder::takeClosed() { return std::exchange(m_closed, {}); }

QList<Block> BlockBuilder::finished()
{
    close();
    return takeClosed();
}

// What goes on with a line that was too long stays in the paragraph or the code, whatever it looks like.
void BlockBuilder::takeRest(const Line &line)
{
    if (m_open == Open::Nothing || m_open == Open::Table)
        begin(Block::Kind::Paragraph, Open::Paragraph);
    goOn(Block::Join::SameLine);
    m_raw.add(line.text, line.source);
    m_lines = 1;
}

void BlockBuilder::takeMarkdown(const Line &line)
{
    LineStart start(line.text);
    const int matched = matchLevels(start);
    const bool allMatched = matched == m_levels.size();
    if (m_open == Open::Fenced && allMatched) {
        if (line.ends && closesFence(start.rest(), *m_fence))
            return close();
        start.skipBlanks(std::min(start.indent(), m_fence->indent));
        return takeCode(start.rest(), line.source + start.at());
    }
    if (start.isBlank()) {
        if (!allMatched) { // a quote ends
            close();
            m_levels.resize(matched);
        }
        return takeBlankLine();
    }
    if (!allMatched) {
        close();
        m_levels.resize(matched);
    }
    openLevels(start, m_open == Open::Paragraph);
    takeLeaf(start, line);
}

int BlockBuilder::matchLevels(LineStart &start) const
{
    int matched = 0;
    for (const Level &level : m_levels) {
        if (level.container.kind == Container::Kind::Quote) {
            if (!start.takeQuote())
                break;
        } else if (!start.isBlank()) {
            if (start.indent() < level.indent)
                break;
            start.skipBlanks(level.indent);
        }
        ++matched;
    }
    return matched;
}

void BlockBuilder::openLevels(LineStart &start, bool inParagraph)
{
    while (m_levels.size() < kDeepest) {
        if (start.takeQuote()) {
            close();
            m_levels.append({{Container::Kind::Quote, true, 0}, 0});
            inParagraph = false;
            continue;
        }
        if (isRule(start.rest()) || (m_open == Open::Indented && start.indent() >= kCodeIndent))
            return;
        LineStart behind = start;
        const std::optional<LineStart::Marker> marker = behind.takeMarker();
        if (!marker)
            return;
        // In a paragraph "1984. A year" is a number, not the beginning of a list.
        const bool isNumber = marker->container.kind == Container::Kind::Number;
        if (inParagraph && (marker->isEmpty || (isNumber && marker->container.number > 1)))
            return;
        close();
        m_levels.append({marker->container, marker->indent});
        start = behind;
        inParagraph = false;
        if (marker->isEmpty) {
            begin(Block::Kind::Paragraph, Open::Paragraph);
            return;
        }
    }
}

void BlockBuilder::takeLeaf(const LineStart &start, const Line &line)
{
    const qsizetype source = line.source + start.at();
    const QStringView text = start.rest();
    if (m_open == Open::Paragraph && start.isBlank())
        return; // an item that is empty so far
    if (m_open == Open::Table) {
        if (line.ends && text.contains(u'|') && text.size() <= kLongestBlock)
            return takeRow(text, source);
        close();
    }
    if (m_open != Open::Paragraph && start.indent() >= kCodeIndent) {
        if (m_open != Open::Indented) {
            begin(Block::Kind::Code, Open::Indented);
        } else {
            for (int blanks = std::exchange(m_blankLines, 0); blanks > 0; --blanks)
                takeCode({}, source);
            m_blank = false;
        }
        LineStart code = start;
        code.skipBlanks(kCodeIndent);
        return takeCode(code.rest(), line.source + code.at());
    }
    if (m_open == Open::Indented)
        close();
    if (line.ends && takeWholeLine(start, line.source))
        return;
    takeParagraph(text, source);
}

// What a line can be only as a whole.
bool BlockBuilder::takeWholeLine(const LineStart &start, qsizetype source)
{
    const QStringView text = start.rest();
    if (m_open == Open::Paragraph && takeTableHead(text))
        return true;
    if (isRule(text)) {
        begin(Block::Kind::Rule, Open::Nothing);
        m_raw.add({}, source + start.at());
        close();
        return true;
    }
    if (const int level = headingLevel(text)) {
        const Cell words = headingWords(text);
        begin(Block::Kind::Heading, Open::Nothing);
        m_block.level = level;
        m_raw.add(text.mid(words.start, words.length), source + start.at() + words.start);
        close();
        return true;
    }
    if (const std::optional<Fence> fence = fenceAt(text)) {
        begin(Block::Kind::Code, Open::Fenced);
        m_block.language = fence->language;
        m_fence = fence;
        m_raw.add({}, source + start.at() + text.size());
        return true;
    }
    return false;
}

bool BlockBuilder::takeTableHead(QStringView text)
{
    const std::optional<QList<Alignment>> columns = tableColumns(text);
    const QString head = columns ? m_raw.text.mid(m_lastLine) : QString();
    if (!columns || (m_block.continues && m_lastLine == 0) || !head.contains(u'|') ||
        cellsOf(head, kMostColumns + 1).size() != columns->size())
        return false;
    const qsizetype source = m_raw.origins.last().source;
    if (m_lastLine > 0) { // lines above the head stay a paragraph
        m_raw.text.truncate(m_lastLine - 1);
        m_raw.origins.removeLast();
        close();
        begin(Block::Kind::Table, Open::Table);
    } else {
        m_block.kind = Block::Kind::Table;
        m_open = Open::Table;
        m_raw = {};
        m_lines = 0;
    }
    m_block.columns = *columns;
    takeRow(head, source);
    return true;
}

void BlockBuilder::takeParagraph(QStringView text, qsizetype source)
{
    const LineStart start(text);
    const int blanks = start.indent();
    LineStart words = start;
    words.skipBlanks(blanks);
    if (m_open != Open::Paragraph)
        begin(Block::Kind::Paragraph, Open::Paragraph);
    else if (m_raw.text.size() + words.rest().size() > kLongestBlock)
        goOn(Block::Join::NextLine);
    if (m_lines++ > 0) {
        m_raw.text += u'\n';
        m_lastLine = m_raw.text.size();
    }
    m_raw.add(words.rest(), source + words.at());
}

void BlockBuilder::takeCode(QStringView text, qsizetype source)
{
    if (m_lines >= kMostCodeLines || (m_lines > 0 && m_raw.text.size() + text.size() > kLongestBlock))
        goOn(Block::Join::NextLine);
    if (m_lines++ > 0)
        m_raw.text += u'\n';
    m_raw.add(text, source);
}

void BlockBuilder::takeRow(QStringView text, qsizetype source)
{
    if (m_lines >= kMostRows || (m_lines > 0 && m_block.text.plain.size() + text.size() > kLongestBlock))
        goOn(Block::Join::NextLine);
    if (m_lines++ > 0)
        m_block.text.plain += u'\n';
    QList<Cell> row;
    const QList<Cell> cells = cellsOf(text, int(m_block.columns.size()));
    for (qsizetype column = 0; column < m_block.columns.size(); ++column) {
        if (column > 0)
            m_block.text.plain += u'\t';
        const int start = int(m_block.text.plain.size());
        if (column < cells.size()) {
            RawText words;
            words.add(text.mid(cells.at(column).start, cells.at(column).length),
                      source + cells.at(column).start);
            append(m_block.text, inlineText(words));
        }
        row.append({start, int(m_block.text.plain.size()) - start});
    }
    m_block.rows.append(row);
}

void BlockBuilder::takeBlankLine()
{
    m_blank = true;
    if (m_open == Open::Indented)
        ++m_blankLines;
    else
        close();
}

void BlockBuilder::begin(Block::Kind kind, Open open)
{
    close();
    m_block = Block{};
    m_block.kind = kind;
    if (m_any)
        m_block.join = m_blank ? Block::Join::BlankLine : Block::Join::NextLine;
    for (Level &level : m_levels) {
        m_block.containers.append(level.container);
        level.container.begins = false;
    }
    m_open = open;
    m_any = true;
    m_blank = false;
    m_raw = {};
    m_lastLine = 0;
    m_lines = 0;
    m_blankLines = 0;
}

// The open block is long enough; another of its kind goes on with it.
void BlockBuilder::goOn(Block::Join join)
{
    const Open open = m_open;
    const Block like = m_block;
    const std::optional<Fence> fence = m_fence;
    close();
    begin(like.kind, open);
    m_block.join = join;
    m_block.continues = true;
    m_block.language = like.language;
    m_block.columns = like.columns;
    m_fence = fence;
}

void BlockBuilder::close()
{
    if (m_open == Open::Nothing && m_raw.origins.isEmpty())
        return;
    const bool hasWords = m_block.kind == Block::Kind::Paragraph || m_block.kind == Block::Kind::Heading;
    if (m_block.kind != Block::Kind::Table)
        m_block.text = hasWords ? inlineText(m_raw) : verbatimText(m_raw);
    m_closed.append(m_block);
    m_open = Open::Nothing;
    m_block = {};
    m_raw = {};
    m_fence.reset();
}

} // namespace studio::markdown
