// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/speech_bubble.h"

#include "ui/theme/theme_of.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kPadding = 12;    // left and right
constexpr int kAir = 6;         // above and below
constexpr int kTip = 6;         // height of the tip
constexpr qsizetype kWord = 12; // characters; longer words are cut inside

} // namespace

SpeechBubble::SpeechBubble(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"speechBubble"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void SpeechBubble::say(const QString &text, What what)
{
    if (text == m_text && what == m_what)
        return;
    m_text = text;
    m_what = what;
    update();
}

int SpeechBubble::heightFor(int lines, const QFont &font)
{
    return QFontMetrics(font).height() * lines + 2 * kAir + kTip;
}

QStringList SpeechBubble::linesOf(const QString &text, int width) const
{
    QStringList lines;
    QTextLayout layout(text, font());
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

QString SpeechBubble::shown() const
{
    const int room = width() - 2 * kPadding;
    QStringList lines = linesOf(m_text, room);
    if (m_what == What::Trouble && lines.size() > m_lines) {
        QString begin = lines.mid(0, m_lines).join(u'\n');
        for (; begin.size() > 1 && linesOf(begin + u"…"_s, room).size() > m_lines; begin.chop(1)) {
        }
        return begin + u"…"_s;
    }
    // Drops word by word from the front until the rest fits with "…" before it.
    QString end = m_text;
    while (lines.size() > m_lines && end.size() > 1) {
        const qsizetype line = linesOf(end, room).size() > m_lines + 1 ? lines.first().size() : 1;
        qsizetype cut = std::max<qsizetype>(1, line);
        while (cut < end.size() && end.at(cut).isLowSurrogate())
            ++cut;
        const qsizetype word = end.indexOf(u' ', cut - 1);
        end = end.mid(word >= 0 && word - cut < kWord ? word + 1 : cut);
        lines = linesOf(u"…"_s + end, room);
    }
    return lines.join(u'\n');
}

void SpeechBubble::place(const QPoint &tip, const QRect &room, int widest)
{
    const int most = std::min(widest, room.width());
    QStringList lines = linesOf(m_text, most - 2 * kPadding);
    constexpr int kNarrowest = 48;
    int widestLine = kNarrowest - 2 * kPadding;
    for (const QString &line : lines)
        widestLine = std::max(widestLine, fontMetrics().horizontalAdvance(line));
    const int width = std::min(most, widestLine + 2 * kPadding + 2);
    const int height = heightFor(std::clamp(int(lines.size()), 1, m_lines), font());
    const int left = std::clamp(tip.x() - width / 2, room.left(), room.right() + 1 - width);
    m_tip = tip.x() - left;
    setGeometry(left, std::max(room.top(), tip.y() - height), width, height);
    update();
}

void SpeechBubble::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5 - kTip);
    QPainterPath shape;
    shape.addRoundedRect(body, theme.metrics.radius, theme.metrics.radius);
    QPainterPath tip;
    tip.moveTo(m_tip - kTip, body.bottom() - 1);
    tip.lineTo(m_tip, body.bottom() + kTip);
    tip.lineTo(m_tip + kTip, body.bottom() - 1);
    tip.closeSubpath();
    painter.setPen(QPen(m_what == What::Trouble ? theme.warning : theme.border, 1));
    painter.setBrush(theme.surface);
    painter.drawPath(shape.united(tip));

    painter.setPen(theme.text);
    painter.drawText(rect().adjusted(kPadding, kAir, -kPadding, -kAir - kTip),
                     Qt::AlignLeft | Qt::AlignVCenter, shown());
}

} // namespace studio::ui
