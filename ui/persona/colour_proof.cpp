// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/colour_proof.h"

#include <QPainter>

namespace studio::ui {

ColourProof::ColourProof(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("colourProof"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ColourProof::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ColourProof::show(const QString &name, const QString &hex)
{
    m_name = name.trimmed().isEmpty() ? tr("Name") : name.trimmed();
    m_hex = hex;
    setAccessibleName(tr("%1 on light and on dark ground").arg(m_name));
    update();
}

QSize ColourProof::sizeHint() const { return {200, fontMetrics().height() + m_theme.metrics.small * 2}; }

void ColourProof::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    const int gap = m_theme.metrics.small;
    const int half = std::min((width() - gap) / 2, 240);
    int left = 0;
    for (const Theme &ground : {Theme::light(), Theme::dark()}) {
        const QRectF box(left + 0.5, 0.5, half - 1, height() - 1);
        painter.setPen(m_theme.border);
        painter.setBrush(ground.surface);
        painter.drawRoundedRect(box, m_theme.metrics.radius, m_theme.metrics.radius);
        painter.setPen(ground.companionColour(m_hex));
        const int room = half - 2 * m_theme.metrics.medium;
        painter.drawText(box, Qt::AlignCenter, QFontMetrics(bold).elidedText(m_name, Qt::ElideRight, room));
        left += half + gap;
    }
}

} // namespace studio::ui
