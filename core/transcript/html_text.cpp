// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/html_text.h"

#include "core/markdown/parser.h"
#include "core/markdown/told_address.h"
#include "core/transcript/event_lines.h"

#include <algorithm>
#include <array>
#include <utility>

namespace studio::transcript {

using markdown::Alignment;
using markdown::Block;
using markdown::Container;
using markdown::Run;
using markdown::Style;
using markdown::Text;

namespace {

constexpr std::array<std::pair<Style, const char *>, 4> kStyles{
    {{Style::Strong, "strong"}, {Style::Emphasis, "em"}, {Style::Strike, "s"}, {Style::Code, "code"}}};

QByteArray tag(const char *name) { return QByteArray("<") + name + '>'; }
QByteArray endTag(const char *name) { return QByteArray("</") + name + '>'; }

/// The words from one unit to another, with what their marks said.
QByteArray inlineHtml(const Text &text, qsizetype from, qsizetype to)
{
    QByteArray out;
    qsizetype at = from;
    const auto plainTo = [&](qsizetype end) {
        if (end > at)
            out += escapedHtml(text.plain.mid(at, end - at));
        at = std::max(at, end);
    };
    for (qsizetype i = 0; i < text.runs.size(); ++i) {
        const Run &run = text.runs.at(i);
        const qsizetype begin = std::max<qsizetype>(run.start, from);
        const qsizetype end = std::min<qsizetype>(run.start + run.length, to);
        if (begin >= end)
            continue;
        plainTo(begin);
        QByteArray closing;
        for (const auto &[style, name] : kStyles) {
            if (!run.styles.testFlag(style))
                continue;
            out += tag(name);
            closing.prepend(endTag(name));
        }
        plainTo(end);
        out += closing;
        const QString address = end == run.start + run.length ? markdown::toldAddress(text, i) : QString();
        if (!address.isEmpty())
            out += " <span class=\"a\">(" + escapedHtml(address) + ")</span>";
    }
    plainTo(to);
    return out;
}

QByteArray inlineHtml(const Text &text) { return inlineHtml(text, 0, text.plain.size()); }

const char *alignmentClass(Alignment alignment)
{
    switch (alignment) {
    case Alignment::Left: return " class=\"l\"";
    case Alignment::Centre: return " class=\"z\"";
    case Alignment::Right: return " class=\"r\"";
    case Alignment::Natural: break;
    }
    return "";
}

QByteArray tableHtml(const Block &block)
{
    QByteArray out = "<table class=\"x\">";
    for (qsizetype row = 0; row < block.rows.size(); ++row) {
        const char *cell = row == 0 && !block.continues ? "th" : "td";
        out += "<tr>";
        for (qsizetype column = 0; column < block.rows.at(row).size(); ++column) {
            const markdown::Cell &place = block.rows.at(row).at(column);
            out += QByteArray("<") + cell + alignmentClass(block.columns.value(column)) + '>' +
                   inlineHtml(block.text, place.start, place.start + place.length) + endTag(cell);
        }
        out += "</tr>";
    }
    return out + "</table>";
}

QByteArray blockHtml(const Block &block)
{
    switch (block.kind) {
    case Block::Kind::Heading: {
        const char *name = block.level <= 1 ? "h4" : block.level == 2 ? "h5" : "h6";
        return tag(name) + inlineHtml(block.text) + endTag(name);
    }
    case Block::Kind::Code: return "<pre><code>" + escapedHtml(block.text.plain) + "</code></pre>";
    case Block::Kind::Table: return tableHtml(block);
    case Block::Kind::Rule: return "<hr>";
    case Block::Kind::Paragraph: break;
    }
    const bool isApart = block.join == Block::Join::BlankLine;
    return QByteArray(isApart ? "<p class=\"g\">" : "<p>") + inlineHtml(block.text) + "</p>";
}

/// Quotes and lists, opened and closed as the blocks come.
class Nesting
{
public:
    /// What has to be closed and opened before a block that stands in these.
    QByteArray goTo(const QList<Container> &wanted)
    {
        qsizetype same = 0;
        while (same < wanted.size() && same < m_open.size() && m_open.at(same).kind == wanted.at(same).kind &&
               !wanted.at(same).begins)
            ++same;
        // The next item of the same list: the list stays.
        const bool isNextItem = same < wanted.size() && same < m_open.size() && wanted.at(same).begins &&
                                wanted.at(same).kind != Container::Kind::Quote &&
                                m_open.at(same).kind == wanted.at(same).kind;
        QByteArray out = closeTo(isNextItem ? same + 1 : same);
        if (isNextItem) {
            out += "</li><li>";
            m_open[same] = wanted.at(same);
            ++same;
        }
        for (; same < wanted.size(); ++same) {
            out += opening(wanted.at(same));
            m_open.append(wanted.at(same));
        }
        return out;
    }

    QByteArray closeTo(qsizetype depth)
    {
        QByteArray out;
        while (m_open.size() > depth) {
            switch (m_open.takeLast().kind) {
            case Container::Kind::Quote: out += "</blockquote>"; break;
            case Container::Kind::Bullet: out += "</li></ul>"; break;
            case Container::Kind::Number: out += "</li></ol>"; break;
            }
        }
        return out;
    }

private:
    static QByteArray opening(const Container &container)
    {
        switch (container.kind) {
        case Container::Kind::Quote: return "<blockquote>";
        case Container::Kind::Bullet: return "<ul><li>";
        case Container::Kind::Number: break;
        }
        return "<ol start=\"" + QByteArray::number(container.number) + "\"><li>";
    }

    QList<Container> m_open;
};

} // namespace

QByteArray escapedHtml(const QString &text)
{
    return cleanText(text).toHtmlEscaped().replace(u'\'', QStringLiteral("&#39;")).toUtf8();
}

QByteArray messageHtml(const QString &message)
{
    if (message.size() > markdown::Parser::kLongestMessage)
        return "<p>" + escapedHtml(message) + "</p>";
    QByteArray out;
    Nesting nesting;
    const QList<Block> blocks = markdown::parse(message);
    for (const Block &block : blocks)
        out += nesting.goTo(block.containers) + blockHtml(block);
    return out + nesting.closeTo(0);
}

} // namespace studio::transcript
