// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cut_text.h"

#include "ui/models/plain_text.h"
#include "ui/theme/elided.h"
#include "ui/theme/theme_of.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace studio::ui {

void CutText::begin()
{
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CutText::say(const QString &text)
{
    if (text == this->text())
        return;
    setText(text);
    m_isOpen = false;
    measure();
    update();
}

QStringList CutText::linesIn(int width) const
{
    QTextLayout layout(text(), font(), this);
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, width));
        lines.append(text().mid(line.textStart(), line.textLength()));
    }
    layout.endLayout();
    return lines;
}

QStringList CutText::shownLines() const
{
    if (text().isEmpty())
        return {};
    QStringList lines = linesIn(contentsRect().width());
    if (m_isOpen || lines.size() <= m_lines)
        return lines;
    const QString rest = QStringList(lines.mid(m_lines - 1)).join(QString());
    lines = lines.mid(0, m_lines - 1);
    lines.append(elided(fontMetrics(), rest, contentsRect().width()));
    return lines;
}

void CutText::measure()
{
    m_isLong = !text().isEmpty() && linesIn(contentsRect().width()).size() > m_lines;
    m_isOpen = m_isOpen && m_isLong;
    setFocusPolicy(m_isLong ? Qt::StrongFocus : Qt::NoFocus);
    setToolTip(m_isLong && !m_isOpen ? plainToolTip(text()) : QString());
    m_isLong ? setCursor(Qt::PointingHandCursor) : unsetCursor();
    updateGeometry();
}

void CutText::setOpen(bool open)
{
    m_isOpen = open && m_isLong;
    measure();
    update();
}

int CutText::heightForWidth(int width) const
{
    const qsizetype lines = m_isOpen ? std::max<qsizetype>(m_lines, linesIn(width).size()) : m_lines;
    return int(lines) * fontMetrics().lineSpacing();
}

QSize CutText::sizeHint() const { return {QLabel::sizeHint().width(), heightForWidth(width())}; }

QSize CutText::minimumSizeHint() const { return {0, m_lines * fontMetrics().lineSpacing()}; }

void CutText::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measure();
}

void CutText::keyPressEvent(QKeyEvent *event)
{
    const bool toggles =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (m_isLong && toggles)
        setOpen(!m_isOpen);
    else
        QLabel::keyPressEvent(event);
}

void CutText::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isLong && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        setOpen(!m_isOpen);
    else
        QLabel::mouseReleaseEvent(event);
}

void CutText::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    QRect line(contentsRect().topLeft(), QSize(contentsRect().width(), fontMetrics().lineSpacing()));
    for (const QString &words : shownLines()) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words);
        line.translate(0, line.height());
    }
    if (!hasFocus())
        return;
    const Theme &theme = themeOf(this);
    const double half = theme.metrics.focusWidth / 2.0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.focus, theme.metrics.focusWidth));
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), theme.metrics.radius,
                            theme.metrics.radius);
}

void CutText::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        measure();
}

} // namespace studio::ui
