// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paper/paper_pages.h"

#include "core/markdown/parser.h"
#include "core/markdown/told_address.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace studio::paper {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMargin = 54; // points, as all that follows
constexpr double kFoot = 30;
constexpr double kFace = 22;
constexpr double kIndent = 32;
constexpr double kBar = 1.5;
constexpr double kStep = 14; // of a list or a quote
constexpr double kText = 10.5;
constexpr double kSmall = 8.5;
constexpr qsizetype kPiece = 8000; // of a paragraph: what is longer is laid out in pieces
constexpr QRgb kInk = 0xff1d1d22;
constexpr QRgb kQuiet = 0xff5d5f69;

/// What the marks of a run said.
QTextCharFormat formatOf(markdown::Styles styles, const QFont &font, const QStringList &evenFamilies)
{
    QTextCharFormat format;
    format.setFont(font);
    if (styles.testFlag(markdown::Style::Strong))
        format.setFontWeight(QFont::DemiBold);
    format.setFontItalic(font.italic() || styles.testFlag(markdown::Style::Emphasis));
    format.setFontStrikeOut(styles.testFlag(markdown::Style::Strike));
    if (styles.testFlag(markdown::Style::Code))
        format.setFontFamilies(evenFamilies);
    return format;
}

/// With the address of each link in brackets behind its words, unless they say it: paper leads nowhere.
markdown::Text withAddresses(markdown::Text text)
{
    for (qsizetype i = text.runs.size() - 1; i >= 0; --i) {
        const QString address = markdown::toldAddress(text, i);
        if (address.isEmpty())
            continue;
        const QString added = u" ("_s + address + u')';
        text.plain.insert(text.runs.at(i).start + text.runs.at(i).length, added);
        for (qsizetype later = i + 1; later < text.runs.size(); ++later)
            text.runs[later].start += int(added.size());
    }
    return text;
}

QStringList familiesOf(model::Language language)
{
    const QString own = language == model::Language::Chinese ? u"Noto Sans CJK SC"_s : u"Noto Sans CJK JP"_s;
    return {u"Noto Sans"_s, own, u"Noto Color Emoji"_s, u"sans-serif"_s};
}

} // namespace

PaperPages::PaperPages(Sheets sheets, const QString &title, model::Language language)
    : m_sheets(std::move(sheets))
    , m_title(title)
    , m_language(language)
    , m_area(m_sheets.sheet.marginsRemoved(
          QMarginsF(points(kMargin), points(kMargin), points(kMargin), points(kMargin))))
    , m_y(m_area.top())
{
}

QFont PaperPages::font(double size, QFont::Weight weight) const
{
    QFont font;
    font.setFamilies(familiesOf(m_language));
    font.setPixelSize(std::max(1, int(points(size))));
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Spaced letters have no ligatures, and only letters are found again in a PDF; nobody can see this much.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05);
    return font;
}

double PaperPages::bottom() const { return m_area.bottom(); }

void PaperPages::title(const QString &words, const QString &intro)
{
    write(words, {font(20, QFont::DemiBold), QColor::fromRgb(kInk)});
    if (!intro.isEmpty()) {
        leave(4);
        write(intro, {font(kText), QColor::fromRgb(kQuiet)});
    }
    leave(10);
}

void PaperPages::day(const QString &words)
{
    leave(8);
    keepRoom(70);
    write(words, {font(kSmall, QFont::DemiBold), QColor::fromRgb(kQuiet), 0, {}, true});
    leave(8);
}

void PaperPages::speech(const Speech &speech)
{
    keepRoom(kFace + 8);
    if (m_isFull)
        return;
    QPainter &painter = *m_sheets.painter;
    const QRectF face(m_area.left(), m_y, points(kFace), points(kFace));
    painter.drawImage(face, speech.face);
    const QFont bold = font(kSmall + 0.5, QFont::DemiBold);
    const QFontMetricsF metrics(bold);
    const QString name =
        metrics.elidedText(speech.name, Qt::ElideRight, m_area.width() - points(kIndent + 100));
    painter.setFont(bold);
    painter.setPen(speech.colour);
    const QPointF base(m_area.left() + points(kIndent), m_y + metrics.ascent());
    painter.drawText(base, name);
    painter.setFont(font(kSmall));
    painter.setPen(QColor::fromRgb(kQuiet));
    const QFontMetricsF small(font(kSmall));
    const double besideAt = base.x() + metrics.horizontalAdvance(name) + points(6);
    painter.drawText(QPointF(besideAt, base.y()),
                     small.elidedText(speech.beside, Qt::ElideRight, m_area.right() - besideAt));
    m_y += metrics.height() + points(1);
    writeSaid(speech.text, {font(kText), QColor::fromRgb(kInk), kIndent + 6, speech.colour});
    if (!speech.after.isEmpty()) {
        QFont italic = font(kSmall);
        italic.setItalic(true);
        write(speech.after, {italic, QColor::fromRgb(kQuiet), kIndent + 6, speech.colour});
    }
    m_y = std::max(m_y, m_y < face.bottom() && m_y > face.top() ? face.bottom() : m_y);
    leave(8);
}

void PaperPages::note(const QString &words)
{
    write(words, {font(kSmall), QColor::fromRgb(kQuiet), kIndent + 6});
    leave(6);
}

void PaperPages::finish()
{
    if (!m_isFull)
        paintNumber();
}

void PaperPages::write(const QString &text, const Way &way) { writeText({text, {}, {}, {}}, way); }

void PaperPages::writeSaid(const QString &message, const Way &way)
{
    if (message.size() > markdown::Parser::kLongestMessage)
        return write(message, way);
    const QList<markdown::Block> blocks = markdown::parse(message);
    for (qsizetype i = 0; i < blocks.size() && !m_isFull; ++i) {
        if (i > 0 && blocks.at(i).join == markdown::Block::Join::BlankLine)
            leaveBeside(way, kText / 2);
        writeBlock(blocks.at(i), way);
    }
}

void PaperPages::writeBlock(const markdown::Block &block, Way way)
{
    using Kind = markdown::Block::Kind;
    way.barLeft = way.left;
    for (const markdown::Container &container : block.containers) {
        way.left += kStep;
        if (container.kind == markdown::Container::Kind::Quote)
            way.colour = QColor::fromRgb(kQuiet);
        else if (container.begins)
            paintMarker(container, way);
    }
    markdown::Text text = withAddresses(block.text);
    if (block.kind == Kind::Heading)
        way.font = font(block.level <= 1 ? kText + 2.5 : kText + 1, QFont::DemiBold);
    else if (block.kind == Kind::Code)
        text.runs = {{0, int(text.plain.size()), markdown::Style::Code}};
    else if (block.kind == Kind::Table)
        text.plain.replace(u'\t', u'\u2003'); // a wide blank for each, so that places stay
    else if (block.kind == Kind::Rule)
        text = {u"\u2014\u2014\u2014"_s, {}, {}, {}};
    writeText(text, way);
}

// Beside the first line; where that goes to the next page, so does the marker.
void PaperPages::paintMarker(const markdown::Container &item, const Way &way)
{
    const QFontMetricsF metrics(way.font);
    keepRoom(kText * 1.6);
    if (m_isFull)
        return;
    const QString marker =
        item.kind == markdown::Container::Kind::Number ? QString::number(item.number) + u'.' : u"\u2022"_s;
    const double right = m_area.left() + points(way.left - 3);
    m_sheets.painter->setFont(way.font);
    m_sheets.painter->setPen(way.colour);
    m_sheets.painter->drawText(QPointF(right - metrics.horizontalAdvance(marker), m_y + metrics.ascent()),
                               marker);
}

void PaperPages::writeText(const markdown::Text &text, const Way &way)
{
    for (qsizetype from = 0; from <= text.plain.size() && !m_isFull;) {
        const qsizetype end = text.plain.indexOf(u'\n', from);
        const qsizetype to = end < 0 ? text.plain.size() : end;
        do {
            qsizetype count = std::min(kPiece, to - from);
            if (from + count < to && text.plain.at(from + count).isLowSurrogate())
                --count;
            writeLine(text, from, from + count, way);
            from += count;
        } while (from < to && !m_isFull);
        ++from;
    }
}

void PaperPages::writeLine(const markdown::Text &text, qsizetype from, qsizetype to, const Way &way)
{
    QTextLayout layout(text.plain.mid(from, to - from), way.font);
    QTextOption option(way.centred ? Qt::AlignHCenter : Qt::AlignLeading);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(layout.text().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(option);
    QList<QTextLayout::FormatRange> formats;
    const QStringList even =
        QStringList{u"Noto Sans Mono"_s, u"Noto Sans Mono CJK JP"_s, u"monospace"_s} + familiesOf(m_language);
    for (const markdown::Run &run : text.runs) {
        const qsizetype begin = std::max<qsizetype>(run.start, from);
        const qsizetype end = std::min<qsizetype>(run.start + run.length, to);
        if (begin < end)
            formats.append({int(begin - from), int(end - begin), formatOf(run.styles, way.font, even)});
    }
    layout.setFormats(formats);
    const double left = m_area.left() + points(way.left);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(m_area.right() - left);
    layout.endLayout();
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        const double height = line.height() * 1.12;
        if (m_y + height > bottom())
            turn();
        if (m_isFull)
            return;
        const double barAt = m_area.left() + points(way.barLeft > 0 ? way.barLeft : way.left);
        if (way.bar.isValid())
            m_sheets.painter->fillRect(QRectF(barAt - points(6), m_y, points(kBar), height), way.bar);
        m_sheets.painter->setPen(way.colour);
        line.draw(m_sheets.painter, QPointF(left, m_y - line.y()));
        m_y += height;
    }
}

// The line along a text does not break between its blocks.
void PaperPages::leaveBeside(const Way &way, double count)
{
    const QRectF bar(m_area.left() + points(way.left - 6), m_y, points(kBar), points(count));
    if (way.bar.isValid() && m_y > m_area.top() && bar.bottom() < bottom())
        m_sheets.painter->fillRect(bar, way.bar);
    leave(count);
}

void PaperPages::leave(double count)
{
    if (m_y > m_area.top())
        m_y += points(count);
}

void PaperPages::keepRoom(double count)
{
    if (m_y + points(count) > bottom())
        turn();
}

void PaperPages::turn()
{
    if (m_isFull)
        return;
    paintNumber();
    m_isFull = !m_sheets.turn();
    m_y = m_area.top();
    ++m_number;
}

void PaperPages::paintNumber()
{
    QPainter &painter = *m_sheets.painter;
    const QFont small = font(kSmall);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    painter.setPen(QColor::fromRgb(kQuiet));
    const double y = m_sheets.sheet.bottom() - points(kFoot);
    const QString number = QString::number(m_number);
    const double width = metrics.horizontalAdvance(number);
    painter.drawText(QPointF(m_area.right() - width, y), number);
    const QString title = metrics.elidedText(m_title, Qt::ElideRight, m_area.width() - width - points(24));
    painter.drawText(QPointF(m_area.left(), y), title);
}

} // namespace studio::paper
