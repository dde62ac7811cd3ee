// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/qr_view.h"

#include "ui/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kQuiet = 4;  // squares of quiet zone that readers need
constexpr int kSquare = 4; // pixels

} // namespace

QrView::QrView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"qrView"_s);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void QrView::setText(const QString &text)
{
    m_code = qrCodeOf(text);
    updateGeometry();
    update();
}

QSize QrView::sizeHint() const
{
    const int side = m_code ? (m_code->width + 2 * kQuiet) * kSquare : 0;
    return {side, side};
}

void QrView::paintEvent(QPaintEvent *)
{
    if (!m_code)
        return;
    const Theme paper = Theme::light();
    QPainter painter(this);
    painter.fillRect(rect(), paper.surface);
    for (int y = 0; y < m_code->width; ++y) {
        for (int x = 0; x < m_code->width; ++x) {
            if (m_code->isDark(x, y))
                painter.fillRect((x + kQuiet) * kSquare, (y + kQuiet) * kSquare, kSquare, kSquare,
                                 paper.text);
        }
    }
}

} // namespace studio::ui
