// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/upkeep/size_bar.h"

#include "ui/theme/theme_of.h"

#include <QPainter>

#include <numeric>

using namespace Qt::StringLiterals;

namespace studio::ui {

SizeBar::SizeBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"dataSizeBar"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SizeBar::setParts(const QList<qint64> &bytes)
{
    m_parts = bytes;
    update();
}

QSize SizeBar::sizeHint() const { return {160, fontMetrics().height()}; }

void SizeBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.barTrack);
    const qint64 all = std::accumulate(m_parts.cbegin(), m_parts.cend(), qint64(0));
    if (all <= 0)
        return;
    const QList<QColor> colours{theme.accent, theme.barFill, theme.userName, theme.quoteBar, theme.mutedText};
    const bool fromRight = layoutDirection() == Qt::RightToLeft;
    qint64 before = 0;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const int from = int(before * width() / all);
        before += m_parts[i];
        const int to = int(before * width() / all);
        const QRect part(fromRight ? width() - to : from, 0, std::max(0, to - from - 1), height());
        painter.fillRect(part, colours[i % colours.size()]);
    }
}

} // namespace studio::ui
