// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/jump_button.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

JumpButton::JumpButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(u"transcript.jump"_s);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    onRetranslate(this, [this] { retranslate(); });
}

void JumpButton::setNewer(int messages)
{
    if (m_newer == messages)
        return;
    m_newer = messages;
    retranslate();
}

QSize JumpButton::sizeHint() const
{
    const Metrics &metrics = themeOf(this).metrics;
    return {fontMetrics().horizontalAdvance(text()) + 2 * metrics.large,
            std::max(metrics.control, fontMetrics().height() + metrics.small)};
}

void JumpButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF pill = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool announces = m_newer > 0;
    const QColor ground = announces ? theme.accent : underMouse() ? theme.hover : theme.raised;
    painter.setPen(hasFocus() ? QPen(theme.accent, theme.metrics.focusWidth) : QPen(theme.border));
    painter.setBrush(ground);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(announces ? theme.accentText : theme.text);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
}

void JumpButton::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adjustSize();
}

void JumpButton::retranslate()
{
    //: %n messages came below what is visible
    const QString came = tr("%n new ↓", nullptr, m_newer);
    setText(m_newer > 0 ? came : tr("Newest ↓"));
    setAccessibleName(tr("Go to the newest message"));
    updateGeometry();
    adjustSize();
}

} // namespace studio::ui
