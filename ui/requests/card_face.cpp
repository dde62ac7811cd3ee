// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/card_face.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kLargeText = 28; // height of a line in pixels; text about 1.5 times as large as usual

} // namespace

bool isCramped(const QFontMetrics &metrics) { return metrics.height() > kLargeText; }

void placeFace(QLabel &face, QHBoxLayout &row, QHBoxLayout &head, const QFontMetrics &metrics)
{
    QHBoxLayout &place = isCramped(metrics) ? head : row;
    if (place.indexOf(&face) >= 0)
        return;
    for (QHBoxLayout *other : {&row, &head})
        other->removeWidget(&face);
    place.insertWidget(0, &face, 0, Qt::AlignTop);
}

int faceSide(const QFontMetrics &metrics)
{
    constexpr int kFace = 32;
    return isCramped(metrics) ? metrics.height() : std::max(kFace, 2 * metrics.height());
}

} // namespace studio::ui
