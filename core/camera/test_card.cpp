// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/test_card.h"

#include <QPainter>

#include <array>

namespace studio::camera {

namespace {

constexpr QSize kSize(768, 576);
constexpr int kBarsHeight = 432;
constexpr int kGreys = 8;
constexpr double kRadius = 168;

void paintBars(QPainter &painter)
{
    constexpr std::array<QRgb, 7> kBars{0xffbfbfbf, 0xffbfbf00, 0xff00bfbf, 0xff00bf00,
                                        0xffbf00bf, 0xffbf0000, 0xff0000bf};
    for (int bar = 0; bar < int(kBars.size()); ++bar) {
        const int left = kSize.width() * bar / int(kBars.size());
        const int right = kSize.width() * (bar + 1) / int(kBars.size());
        painter.fillRect(left, 0, right - left, kBarsHeight, QColor(kBars[size_t(bar)]));
    }
    for (int grey = 0; grey < kGreys; ++grey) {
        const int level = 255 * grey / (kGreys - 1);
        painter.fillRect(kSize.width() * grey / kGreys, kBarsHeight, kSize.width() / kGreys,
                         kSize.height() - kBarsHeight, QColor(level, level, level));
    }
}

void paintDial(QPainter &painter, int step)
{
    const QPointF middle(kSize.width() / 2.0, kBarsHeight / 2.0);
    painter.setPen(QPen(QColor(255, 255, 255), 6));
    painter.setBrush(QColor(24, 28, 36));
    painter.drawEllipse(middle, kRadius, kRadius);
    painter.translate(middle);
    for (int mark = 0; mark < 12; ++mark) {
        painter.drawLine(QPointF(0, -kRadius + 14), QPointF(0, -kRadius + (mark % 3 == 0 ? 40 : 28)));
        painter.rotate(30);
    }
    painter.rotate(360.0 * step / kTestCardSteps);
    painter.setPen(QPen(QColor(255, 196, 0), 10, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, 24), QPointF(0, -kRadius + 56));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255));
    painter.drawEllipse(QPointF(0, 0), 12, 12);
}

} // namespace

QImage testCard(int step)
{
    QImage card(kSize, QImage::Format_RGB32);
    QPainter painter(&card);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBars(painter);
    paintDial(painter, step % kTestCardSteps);
    return card;
}

} // namespace studio::camera
