// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paper/paper_pages.h"

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
constexpr double kText = 10.5;
constexpr double kSmall = 8.5;
constexpr qsizetype kPiece = 8000; // of a paragraph: what is longer is laid out in pieces
constexpr QRgb kInk = 0xff1d1d22;
constexpr QRgb kQuiet = 0xff5d5f69;

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
    write(speech.text, {font(kText), QColor::fromRgb(kInk), kIndent + 6, speech.colour});
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

void PaperPages::write(const QString &text, const Way &way)
{
    const QStringList paragraphs = text.split(u'\n');
    for (const QString &paragraph : paragraphs) {
        for (qsizetype from = 0; from == 0 || from < paragraph.size();) {
            qsizetype count = std::min(kPiece, paragraph.size() - from);
            if (from + count < paragraph.size() && paragraph.at(from + count).isLowSurrogate())
                --count;
            writeParagraph(paragraph.mid(from, count), way);
            from += std::max<qsizetype>(count, 1);
            if (m_isFull)
                return;
        }
    }
}

void PaperPages::writeParagraph(const QString &text, const Way &way)
{
    QTextLayout layout(text, way.font);
    QTextOption option(way.centred ? Qt::AlignHCenter : Qt::AlignLeading);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(option);
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
        if (way.bar.isValid())
            m_sheets.painter->fillRect(QRectF(left - points(6), m_y, points(kBar), height), way.bar);
        m_sheets.painter->setPen(way.colour);
        line.draw(m_sheets.painter, QPointF(left, m_y - line.y()));
        m_y += height;
    }
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
