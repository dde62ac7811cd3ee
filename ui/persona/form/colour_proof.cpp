// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/colour_proof.h"

#include "ui/theme/elided.h"
#include "ui/theme/theme_of.h"

#include <QPainter>

namespace studio::ui {

ColourProof::ColourProof(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("colourProof"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ColourProof::show(const QString &name, const QString &hex)
{
    m_name = name.trimmed().isEmpty() ? tr("Name") : name.trimmed();
    m_hex = hex;
    setAccessibleName(tr("%1 on a light and a dark background").arg(m_name));
    update();
}

QSize ColourProof::sizeHint() const
{
    return {200, fontMetrics().height() + themeOf(this).metrics.small * 2};
}

void ColourProof::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    const int gap = theme.metrics.small;
    const int half = std::min((width() - gap) / 2, 240);
    int left = 0;
    for (const Theme &ground : {Theme::light(), Theme::dark()}) {
        const QRectF box(left + 0.5, 0.5, half - 1, height() - 1);
        painter.setPen(theme.border);
        painter.setBrush(ground.surface);
        painter.drawRoundedRect(box, theme.metrics.radius, theme.metrics.radius);
        painter.setPen(ground.companionColour(m_hex));
        const int room = half - 2 * theme.metrics.medium;
        painter.drawText(box, Qt::AlignCenter, elided(QFontMetrics(bold), m_name, room));
        left += half + gap;
    }
}

} // namespace studio::ui
