// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/avatar_painter.h"

#include "ui/avatar/avatar_look.h"
#include "ui/avatar/clothes_parts.h"
#include "ui/avatar/face_parts.h"
#include "ui/avatar/hair_parts.h"
#include "ui/theme/avatar_colours.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QTextBoundaryFinder>

namespace studio::ui {

namespace {

void paintGround(QPainter &painter, const AvatarLook &look)
{
    QLinearGradient ground(0, 0, 0, 100);
    ground.setColorAt(0, mixed(look.ground, drawingColours().white, 0.3));
    ground.setColorAt(1, look.ground);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRect(QRectF(0, 0, 100, 100));
}

/// A small face is painted closer up, or nothing of it would be recognisable.
double closenessAt(double size)
{
    constexpr double kSmall = 24;
    constexpr double kLarge = 96;
    const double far = std::clamp((size - kSmall) / (kLarge - kSmall), 0.0, 1.0);
    return 1.34 - 0.34 * far;
}

/// Everything is anti-aliased. A clip path is not, so the figure is painted whole on a transparent picture
/// and then cut out by using that picture as the brush of the circle.
QImage figure(const model::Avatar &avatar, const AvatarLook &look, const Features &features, int pixels,
              double closeness)
{
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(look.ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels / 100.0, pixels / 100.0);
    paintGround(painter, look);
    painter.translate(50, 50);
    painter.scale(closeness, closeness);
    painter.translate(-50, -48);
    paintBackHair(painter, avatar.hair, look);
    paintNeck(painter, look);
    paintClothes(painter, avatar.clothes, look);
    paintHead(painter, avatar.face, look);
    paintBlush(painter, features);
    paintNose(painter, look);
    paintMouth(painter, features, look);
    paintEyes(painter, avatar.eyes, features, look);
    paintFrontHair(painter, avatar.hair, headOutline(avatar.face), look);
    paintBrows(painter, features, look);
    if (avatar.glasses)
        paintGlasses(painter);
    return image;
}

QString initialOf(const QString &name)
{
    qsizetype begin = 0; // of the first letter: a guest's name has quotes around it
    while (begin < name.size() && !name.at(begin).isLetterOrNumber() && !name.at(begin).isSurrogate())
        ++begin;
    const QString text = (begin < name.size() ? name.mid(begin) : name).trimmed();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    const qsizetype end = finder.toNextBoundary();
    return end > 0 ? text.left(end).toUpper() : QStringLiteral("?");
}

} // namespace

void paintAvatar(QPainter &painter, const model::Avatar &avatar, const QColor &companion, const QRectF &rect,
                 const QString &seed, const Pose &pose)
{
    // Painted large and scaled down: at 20 px the lines of a face are thinner than a pixel.
    const double pixels = rect.width() * painter.device()->devicePixelRatioF();
    const int drawn = int(pixels < 96 ? pixels * 4 : pixels * 2);
    const AvatarLook look = lookOf(avatar, companion, seed);
    paintPicture(painter, figure(avatar, look, featuresOf(pose), drawn, closenessAt(rect.width())), rect);
}

void paintPicture(QPainter &painter, const QImage &picture, const QRectF &rect)
{
    const double pixels = rect.width() * painter.device()->devicePixelRatioF();
    const QImage small =
        picture.scaled(int(pixels), int(pixels), Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    QBrush brush(small);
    QTransform fit;
    fit.translate(rect.left(), rect.top());
    fit.scale(rect.width() / small.width(), rect.height() / small.height());
    brush.setTransform(fit);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawEllipse(rect);
    painter.restore();
}

void paintInitial(QPainter &painter, const QString &name, const QColor &colour, const QRectF &rect)
{
    const DrawingColours &colours = drawingColours();
    const QColor ground = mixed(colour, colours.white, 0.1);
    const bool light = Theme::contrast(ground, colours.white) >= Theme::contrast(ground, colours.ink);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(rect);
    QFont font = painter.font();
    font.setPixelSize(std::max(6, int(rect.height() * 0.5)));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(light ? colours.white : colours.ink);
    painter.drawText(rect, Qt::AlignCenter, initialOf(name));
    painter.restore();
}

} // namespace studio::ui
