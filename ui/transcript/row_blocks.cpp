// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/row_blocks.h"

#include <QTextBoundaryFinder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kLookBack = 200; // distance to search backwards for a good place to cut a long paragraph

// Cuts a long paragraph after a space, else between two characters as people see them, and never within a
// surrogate pair.
qsizetype cutBefore(QStringView text, qsizetype from, qsizetype limit)
{
    const qsizetype lowest = limit - kLookBack;
    for (qsizetype at = limit; at > lowest; --at) {
        if (text[at - 1].isSpace())
            return at;
    }
    const QString tail = text.mid(lowest, kLookBack + 32).toString();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, tail);
    finder.setPosition(kLookBack);
    if (!finder.isAtBoundary())
        finder.toPreviousBoundary();
    if (finder.position() > 0)
        return lowest + finder.position();
    return text[limit].isLowSurrogate() && limit - 1 > from ? limit - 1 : limit;
}

int joinLength(markdown::Block::Join join)
{
    return join == markdown::Block::Join::SameLine ? 0 : join == markdown::Block::Join::NextLine ? 1 : 2;
}

} // namespace

RowBlocks::RowBlocks(RowContent content)
    : m_content(std::move(content))
{
    if (!m_content.day.isEmpty())
        m_blocks.append({.kind = Block::Kind::Day});
    if (m_content.kind == RowContent::Kind::Missing) {
        m_blocks.append(Block{});
        return;
    }
    for (int note = 0; note < m_content.notesBefore.size(); ++note)
        m_blocks.append({.kind = Block::Kind::Note, .index = note});
    if (m_content.kind == RowContent::Kind::Notes)
        return;
    if (m_content.kind != RowContent::Kind::Deleted)
        addMessage();
    addNotesAfter();
}

void RowBlocks::addMessage()
{
    m_blocks.append({.kind = Block::Kind::Header});
    if (m_content.editorHeight > 0)
        return m_blocks.append({.kind = Block::Kind::Editor});
    if (m_content.text.size() <= markdown::Parser::kLongestMessage) {
        m_parser.emplace();
        m_parser->append(m_content.text);
        addWords(0);
    } else {
        cutPlain(0);
    }
    for (int number = 0; number < m_content.pictures.size(); ++number)
        m_blocks.append({.kind = Block::Kind::Picture, .index = number});
    if (!m_content.mark.isEmpty())
        m_blocks.append({.kind = Block::Kind::Mark});
}

void RowBlocks::addNotesAfter()
{
    for (int note = 0; note < m_content.notesAfter.size(); ++note)
        m_blocks.append({.kind = Block::Kind::Note, .after = true, .index = note});
}

markdown::Block RowBlocks::words(int index) const
{
    const Block &block = m_blocks.at(index);
    if (!isPlain() && block.index >= 0)
        return m_parser->blocks().at(block.index);
    markdown::Block plain;
    plain.text.plain = m_content.text.mid(block.start, block.length);
    plain.text.origins = {{0, block.start}};
    return plain;
}

int RowBlocks::beginningOf(int index) const
{
    while (index > 0 && m_blocks.at(index - 1).kind == Block::Kind::Text && m_blocks.at(index).index > 0 &&
           m_parser && m_parser->blocks().at(m_blocks.at(index).index).continues)
        --index;
    return index;
}

bool RowBlocks::endsText(int index) const
{
    return index + 1 == count() || m_blocks.at(index + 1).kind != Block::Kind::Text;
}

bool RowBlocks::isFramed(int index) const { return m_blocks.at(index).kind >= Block::Kind::Header; }

bool RowBlocks::closesFrame(int index) const
{
    return isFramed(index) && (index + 1 == count() || !isFramed(index + 1));
}

OpenableNote RowBlocks::note(int index) const
{
    const Block &block = m_blocks.at(index);
    if (block.kind != Block::Kind::Note)
        return {};
    return (block.after ? m_content.opensAfter : m_content.opensBefore).value(block.index);
}

QString RowBlocks::opens(int index, int unit) const
{
    const OpenableNote note = this->note(index);
    return unit < note.beginning ? note.idOfBeginning : note.id;
}

const RowPicture *RowBlocks::picture(int index) const
{
    const Block &block = m_blocks.at(index);
    return block.kind == Block::Kind::Picture ? &m_content.pictures.at(block.index) : nullptr;
}

QString RowBlocks::saidText() const
{
    if (isPlain())
        return m_content.text;
    QString said;
    for (const markdown::Block &block : m_parser->blocks()) {
        said += QString(joinLength(block.join), u'\n');
        said += block.text.plain;
    }
    return said;
}

int RowBlocks::saidLength() const
{
    for (int index = count() - 1; index >= 0; --index) {
        if (m_blocks.at(index).kind == Block::Kind::Text)
            return m_blocks.at(index).start + m_blocks.at(index).length;
    }
    return 0;
}

int RowBlocks::firstText() const
{
    const auto header = std::find_if(m_blocks.begin(), m_blocks.end(),
                                     [](const Block &block) { return block.kind == Block::Kind::Header; });
    return int(header - m_blocks.begin()) + 1;
}

int RowBlocks::growTo(const QString &text)
{
    const qsizetype before = m_content.text.size();
    m_content.text = text;
    const int first = firstText();
    int textEnd = first;
    while (textEnd < count() && m_blocks.at(textEnd).kind == Block::Kind::Text)
        ++textEnd;
    const QList<Block> after = m_blocks.mid(textEnd);
    int index = first;
    if (m_parser && text.size() <= markdown::Parser::kLongestMessage) {
        const int changed = m_parser->append(QStringView(text).mid(before));
        index = first + changed;
        m_blocks.resize(std::min(index, textEnd));
        addWords(changed);
    } else if (m_parser) { // the text has just grown too long for Markdown
        m_parser.reset();
        m_blocks.resize(first);
        cutPlain(0);
    } else {
        index = textEnd - 1;
        const int start = m_blocks.at(index).start;
        m_blocks.resize(index);
        cutPlain(start);
    }
    m_blocks.append(after);
    return index;
}

void RowBlocks::addWords(int from)
{
    const QList<markdown::Block> &blocks = m_parser->blocks();
    int start = saidLength();
    for (int index = from; index < blocks.size(); ++index) {
        const markdown::Block &block = blocks.at(index);
        start += joinLength(block.join);
        const int length = int(block.text.plain.size());
        m_blocks.append({Block::Kind::Text, false, index, start, length});
        start += length;
    }
    if (blocks.isEmpty())
        m_blocks.append({Block::Kind::Text, false, -1, 0, 0});
}

void RowBlocks::cutPlain(qsizetype from)
{
    const QStringView text(m_content.text);
    const auto add = [this](qsizetype start, qsizetype end) {
        m_blocks.append({Block::Kind::Text, false, -1, int(start), int(end - start)});
    };
    for (;;) {
        const qsizetype newline = text.indexOf(u'\n', from);
        const qsizetype end = newline < 0 ? text.size() : newline;
        while (end - from > kLongestPiece) {
            const qsizetype cut = cutBefore(text, from, from + kLongestPiece);
            add(from, cut);
            from = cut;
        }
        add(from, end);
        if (newline < 0)
            return;
        from = newline + 1;
    }
}

QString saidText(const QString &written)
{
    RowContent content;
    content.kind = RowContent::Kind::Other;
    content.text = written;
    return RowBlocks(content).saidText();
}

} // namespace studio::ui
