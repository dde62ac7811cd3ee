// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/markdown/inline_text.h"

#include "core/markdown/addresses.h"
#include "core/markdown/emphasis.h"

#include <QHash>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace studio::markdown {

namespace {

bool isMarkable(QChar sign) // what a backslash makes plain
{
    return sign.unicode() < 0x7f && (sign.isPunct() || sign.isSymbol());
}

/// Goes through the words once, notes for each unit whether it is shown and how, and then writes them down.
class InlineReader
{
public:
    explicit InlineReader(QStringView text)
        : m_text(text)
        , m_units(size_t(text.size()))
    {
        findTicks();
    }

    void read();
    void writeTo(Text &out, const RawText &raw) const;

private:
    struct Unit
    {
        bool hidden = false;
        Styles styles;
        int link = -1;
        // Changes at this unit of how often a style is in force.
        qint16 strong = 0;
        qint16 emphasis = 0;
        qint16 strike = 0;
    };
    struct Bracket
    {
        int at = 0;
        bool isPicture = false;
        size_t delimiters = 0; // so many stood before it
    };

    void findTicks();
    int readOne(int at); // behind what it read
    int readTicks(int at);
    int readAngle(int at);
    int readAddress(int at);
    int readDelimiters(int at);
    int closeBracket(int at);
    void makeLink(const Bracket &open, int close, const Destination &to);
    void makePicture(const Bracket &open, int close, const Destination &to);
    void hide(qsizetype from, qsizetype to);
    void mark(qsizetype from, qsizetype to, Style style);
    void link(qsizetype from, qsizetype to, QStringView address);
    void applyEmphasis();
    [[nodiscard]] QChar at(qsizetype index) const { return index < m_text.size() ? m_text[index] : QChar(); }

    QStringView m_text;
    std::vector<Unit> m_units;
    QHash<int, QList<int>> m_ticks; // runs of backticks by length, the last ones first
    std::vector<Bracket> m_brackets;
    size_t m_deadBelow = 0; // brackets before a link cannot be links around it
    std::vector<Delimiter> m_delimiters;
    std::vector<Emphasized> m_emphasized;
    QStringList m_links;
};

void InlineReader::findTicks()
{
    for (int index = 0; index < m_text.size();) {
        int length = 0;
        while (at(index + length) == u'`')
            ++length;
        if (length > 0)
            m_ticks[length].prepend(index);
        index += std::max(1, length);
    }
}

void InlineReader::read()
{
    for (int index = 0; index < m_text.size();)
        index = readOne(index);
    pairDelimiters(m_delimiters, 0, m_emphasized);
    applyEmphasis();
}

int InlineReader::readOne(int index)
{
    switch (at(index).unicode()) {
    case u'\\':
        if (!isMarkable(at(index + 1)) && at(index + 1) != u'\n')
            return index + 1;
        hide(index, index + 1);
        return index + 2;
    case u'`': return readTicks(index);
    case u'<': return readAngle(index);
    case u'h':
    case u'H': return readAddress(index);
    case u'*':
    case u'_':
    case u'~': return readDelimiters(index);
    case u'[': m_brackets.push_back({index, false, m_delimiters.size()}); return index + 1;
    case u'!':
        if (at(index + 1) != u'[')
            return index + 1;
        m_brackets.push_back({index, true, m_delimiters.size()});
        return index + 2;
    case u']': return closeBracket(index);
    default: return index + 1;
    }
}

int InlineReader::readTicks(int open)
{
    int length = 0;
    while (at(open + length) == u'`')
        ++length;
    QList<int> &same = m_ticks[length];
    while (!same.isEmpty() && same.last() < open + length)
        same.removeLast();
    if (same.isEmpty())
        return open + length;

    int from = open + length;
    const int close = same.last();
    int to = close;
    const QStringView inside = m_text.mid(from, to - from);
    if (inside.size() > 2 && inside.front() == u' ' && inside.back() == u' ' && !inside.trimmed().isEmpty()) {
        ++from;
        --to;
    }
    hide(open, from);
    hide(to, close + length);
    mark(from, to, Style::Code);
    return close + length;
}

int InlineReader::readAngle(int open)
{
    const qsizetype close = m_text.mid(open, kLongestAddress).indexOf(u'>');
    const QStringView address = m_text.mid(open + 1, std::max<qsizetype>(0, close - 1));
    if (close < 0 || !isWebAddress(address))
        return open + 1;
    hide(open, open + 1);
    hide(open + close, open + close + 1);
    link(open + 1, open + close, address);
    return open + int(close) + 1;
}

int InlineReader::readAddress(int index)
{
    const bool inWord =
        index > 0 && m_text[index - 1].unicode() < 0x80 && m_text[index - 1].isLetterOrNumber();
    const qsizetype length = inWord ? 0 : bareAddressLength(m_text.mid(index));
    if (length == 0)
        return index + 1;
    link(index, index + length, m_text.mid(index, length));
    return index + int(length);
}

int InlineReader::readDelimiters(int index)
{
    const Delimiter run = delimiterAt(m_text, index);
    if (run.opens || run.closes)
        m_delimiters.push_back(run);
    return index + run.written;
}

int InlineReader::closeBracket(int close)
{
    if (m_brackets.empty())
        return close + 1;
    const Bracket open = m_brackets.back();
    m_brackets.pop_back();
    const bool isDead = !open.isPicture && m_brackets.size() < m_deadBelow;
    m_deadBelow = std::min(m_deadBelow, m_brackets.size());
    if (isDead || at(close + 1) != u'(')
        return close + 1;
    const std::optional<Destination> to = readDestination(m_text.mid(close + 1));
    if (!to)
        return close + 1;
    if (open.isPicture) {
        makePicture(open, close, *to);
    } else {
        if (!isWebAddress(m_text.mid(close + 1 + to->start, to->end - to->start)))
            return close + 1;
        makeLink(open, close, *to);
        m_deadBelow = m_brackets.size();
    }
    pairDelimiters(m_delimiters, open.delimiters, m_emphasized);
    return close + 1 + int(to->length);
}

void InlineReader::makeLink(const Bracket &open, int close, const Destination &to)
{
    const QStringView address = m_text.mid(close + 1 + to.start, to.end - to.start);
    hide(open.at, open.at + 1);
    if (close > open.at + 1) {
        hide(close, close + 1 + to.length);
        link(open.at + 1, close, address);
        return;
    }
    // A link without words shows where it leads.
    hide(close, close + 1 + to.start);
    hide(close + 1 + to.end, close + 1 + to.length);
    link(close + 1 + to.start, close + 1 + to.end, address);
}

void InlineReader::makePicture(const Bracket &open, int close, const Destination &to)
{
    hide(open.at, open.at + 2);
    if (close > open.at + 2) {
        hide(close, close + 1 + to.length);
        mark(open.at + 2, close, Style::Image);
        return;
    }
    // A picture without words goes by the last part of its address.
    const QStringView address = m_text.mid(close + 1 + to.start, to.end - to.start);
    const qsizetype name = close + 1 + to.start + address.lastIndexOf(u'/') + 1;
    hide(close, name);
    hide(close + 1 + to.end, close + 1 + to.length);
    mark(name, close + 1 + to.end, Style::Image);
}

void InlineReader::hide(qsizetype from, qsizetype to)
{
    for (qsizetype index = from; index < to; ++index)
        m_units[size_t(index)].hidden = true;
}

void InlineReader::mark(qsizetype from, qsizetype to, Style style)
{
    for (qsizetype index = from; index < to; ++index)
        m_units[size_t(index)].styles |= style;
}

void InlineReader::link(qsizetype from, qsizetype to, QStringView address)
{
    m_links.append(address.toString());
    for (qsizetype index = from; index < to; ++index)
        m_units[size_t(index)].link = int(m_links.size()) - 1;
}

void InlineReader::applyEmphasis()
{
    for (const Emphasized &part : m_emphasized) {
        hide(part.openAt, part.openAt + part.signs);
        hide(part.closeAt, part.closeAt + part.signs);
        auto change = part.style == Style::Strong     ? &Unit::strong
                      : part.style == Style::Emphasis ? &Unit::emphasis
                                                      : &Unit::strike;
        ++(m_units[size_t(part.openAt)].*change);
        --(m_units[size_t(part.closeAt)].*change);
    }
    int strong = 0;
    int emphasis = 0;
    int strike = 0;
    for (Unit &unit : m_units) {
        strong += unit.strong;
        emphasis += unit.emphasis;
        strike += unit.strike;
        unit.styles.setFlag(Style::Strong, strong > 0);
        unit.styles.setFlag(Style::Emphasis, emphasis > 0);
        unit.styles.setFlag(Style::Strike, strike > 0);
    }
}

void InlineReader::writeTo(Text &out, const RawText &raw) const
{
    qsizetype origin = 0;
    qsizetype source = 0;
    qsizetype expected = -1; // where the next unit stands if it follows the one before
    for (qsizetype index = 0; index < m_text.size(); ++index, ++source) {
        if (origin < raw.origins.size() && raw.origins.at(origin).plain == index)
            source = raw.origins.at(origin++).source;
        const Unit &unit = m_units[size_t(index)];
        if (unit.hidden)
            continue;
        if (source != expected)
            out.origins.append({int(out.plain.size()), source});
        expected = source + 1;
        const bool goesOn = !out.runs.isEmpty() && out.runs.last().styles == unit.styles &&
                            out.runs.last().link == unit.link &&
                            out.runs.last().start + out.runs.last().length == out.plain.size();
        if (goesOn)
            ++out.runs.last().length;
        else if (unit.styles || unit.link >= 0)
            out.runs.append({int(out.plain.size()), 1, unit.styles, unit.link});
        out.plain += m_text[index];
    }
    // A link inside the words of another is a link no more.
    out.links = m_links;
    if (out.origins.isEmpty() && !raw.origins.isEmpty())
        out.origins.append({0, raw.origins.first().source});
}

} // namespace

void RawText::add(QStringView words, qsizetype source)
{
    origins.append({int(text.size()), source});
    text += words;
}

Text inlineText(const RawText &raw)
{
    InlineReader reader(raw.text);
    reader.read();
    Text text;
    text.plain.reserve(raw.text.size());
    reader.writeTo(text, raw);
    return text;
}

Text verbatimText(const RawText &raw)
{
    Text text;
    text.plain = raw.text;
    text.origins = raw.origins;
    return text;
}

void append(Text &text, const Text &more)
{
    const int before = int(text.plain.size());
    const int links = int(text.links.size());
    text.plain += more.plain;
    text.links += more.links;
    for (Run run : more.runs) {
        run.start += before;
        run.link += run.link >= 0 ? links : 0;
        text.runs.append(run);
    }
    for (const Origin &origin : more.origins)
        text.origins.append({origin.plain + before, origin.source});
}

} // namespace studio::markdown
