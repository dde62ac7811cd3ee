// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_hand.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// In a square of 1: four fingers, a thumb on the left, the palm and the wrist.
QPainterPath handShape()
{
    QPainterPath hand;
    const auto add = [&hand](const QRectF &part, double round) {
        QPainterPath path;
        path.addRoundedRect(part, round, round);
        hand = hand.united(path);
    };
    constexpr double kFinger = 0.14;
    constexpr double kTops[] = {0.12, 0.02, 0.06, 0.18};
    for (int finger = 0; finger < 4; ++finger)
        add(QRectF(0.26 + finger * 0.16, kTops[finger], kFinger, 0.5), kFinger / 2);
    add(QRectF(0.26, 0.38, 0.62, 0.5), 0.18);
    add(QRectF(0.4, 0.7, 0.34, 0.3), 0.06);
    QPainterPath thumb;
    thumb.addRoundedRect(QRectF(-0.08, -0.32, 0.16, 0.4), 0.08, 0.08);
    QTransform turned;
    turned.translate(0.32, 0.68);
    turned.rotate(-52);
    return hand.united(turned.map(thumb));
}

} // namespace

void paintStageHand(QPainter &painter, const QRectF &place, const ActorLook &look, const QFont &font,
                    const Theme &theme)
{
    using Hand = ActorLook::Hand;
    if (look.hand != Hand::Raised && look.hand != Hand::Missing)
        return;
    static const QPainterPath kShape = handShape();
    const bool isMissing = look.hand == Hand::Missing;
    const QTransform there =
        QTransform::fromTranslate(place.left(), place.top()).scale(place.width(), place.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isMissing ? QPen(theme.text, 1.5, Qt::DotLine, Qt::RoundCap)
                             : QPen(theme.surface, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(isMissing ? theme.surface : theme.companionColour(look.colour));
    painter.drawPath(there.map(kShape));
    QFont number = font;
    number.setWeight(QFont::Bold);
    number.setPixelSize(std::max(1, int(place.height() * 0.42)));
    painter.setFont(number);
    painter.setPen(isMissing ? theme.text : theme.surface);
    const QRectF palm = there.mapRect(QRectF(0.22, 0.36, 0.7, 0.5));
    painter.drawText(palm, Qt::AlignCenter, isMissing ? u"?"_s : QLocale().toString(look.importance));
    painter.restore();
}

} // namespace studio::ui
