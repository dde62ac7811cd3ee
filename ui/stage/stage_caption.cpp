// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_caption.h"

#include "ui/theme/elided.h"
#include "ui/theme/show_colours.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kCaptionLines = 2; // of words, under the name
constexpr double kCaptionScale = 1.6;

} // namespace

StageCaption::StageCaption(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("stageCaption"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StageCaption::say(const QString &name, const QString &words)
{
    if (name == m_name && words == m_words)
        return;
    m_name = name;
    m_words = words;
    //: Read aloud: %1 is a name, %2 what the companion is saying
    setAccessibleName(words.isEmpty() ? QString() : tr("%1: %2").arg(name, words));
    update();
}

QFont StageCaption::letters() const
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * kCaptionScale);
    return large;
}

QRect StageCaption::textArea() const
{
    const int margin = Metrics().large;
    return rect().adjusted(2 * margin, margin / 2, -2 * margin, -margin / 2);
}

QStringList StageCaption::shownLines() const
{
    QTextLayout layout(m_words, letters());
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, textArea().width()));
        lines.append(m_words.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return m_words.isEmpty() ? QStringList()
                             : lines.mid(std::max<qsizetype>(0, lines.size() - kCaptionLines));
}

QSize StageCaption::sizeHint() const
{
    return {400, (kCaptionLines + 1) * QFontMetrics(letters()).lineSpacing() + 2 * Metrics().large};
}

void StageCaption::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void StageCaption::paintEvent(QPaintEvent *)
{
    const QStringList lines = shownLines();
    if (lines.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont bold = letters();
    bold.setWeight(QFont::DemiBold);
    const QRect area = textArea();
    const int line = QFontMetrics(letters()).lineSpacing();
    const int margin = Metrics().large;
    const int height = line * int(lines.size() + 1) + margin;
    const QRectF ground(margin, this->height() - height - margin / 2, width() - 2 * margin, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(show::kCaptionGround);
    painter.drawRoundedRect(ground, Metrics().radius, Metrics().radius);
    QRect place(area.left(), int(ground.top()) + margin / 2, area.width(), line);
    painter.setPen(show::kCaptionName);
    painter.setFont(bold);
    painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine,
                     elided(QFontMetrics(bold), m_name, place.width()));
    painter.setPen(show::kCaptionText);
    painter.setFont(letters());
    for (const QString &words : lines) {
        place.translate(0, line);
        painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine, words);
    }
}

} // namespace studio::ui
