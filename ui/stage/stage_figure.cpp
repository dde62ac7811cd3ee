// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_figure.h"

#include "ui/avatar/avatars.h"
#include "ui/avatar/mark_parts.h"

#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace studio::ui {

using gesture::Joint;

namespace {

/// The gesture of a body as the movement of a flat picture, in fractions of its size.
QTransform wholeMovement(const JointValues &joints, const QPointF &middle, double unit)
{
    const double hands = joints[Joint::RightTurn] + joints[Joint::LeftTurn];
    const double lifted = std::max(0.0, gesture::rangeOf(Joint::RightY).rest - joints[Joint::RightY]) +
                          std::max(0.0, gesture::rangeOf(Joint::LeftY).rest - joints[Joint::LeftY]);
    QTransform move;
    move.translate(middle.x(), middle.y());
    move.translate(unit * (joints[Joint::BodyX] + 5 * joints[Joint::HeadTurn]),
                   unit * (joints[Joint::BodyY] + 5 * joints[Joint::HeadNod] + 9 * joints[Joint::Bow] -
                           joints[Joint::Shoulders] * 0.6 - lifted * 0.02));
    move.rotate(joints[Joint::Lean] + 0.8 * joints[Joint::HeadTilt] + 0.3 * hands);
    const double nearer = 1 + 0.12 * joints[Joint::Nearer];
    move.scale(nearer, nearer * (1 - 0.12 * joints[Joint::Bow]));
    move.translate(-middle.x(), -middle.y());
    return move;
}

} // namespace

StageFigure::StageFigure(const base::ParticipantId &id, const Avatars &avatars)
    : m_id(id)
    , m_avatars(avatars)
    , m_life(quint32(qHash(id.value(), 7)))
{
}

void StageFigure::setMeasure(double disc, double devicePixelRatio)
{
    m_disc = disc;
    m_pixels = devicePixelRatio;
    m_puppet.setScale(disc * devicePixelRatio / kPuppetDisc.width());
}

bool StageFigure::advance(base::Millis now)
{
    PuppetPose pose = m_life.poseAt(now);
    if (!m_avatars.drawnFace(m_id)) { // a picture neither breathes nor blinks
        const JointValues away = m_life.gestures().away(now);
        pose = {.feeling = pose.feeling, .mark = pose.mark}; // there may be a picture for each feeling
        for (const gesture::JointRange &range : gesture::joints())
            pose.joints[range.joint] += away[range.joint];
    }
    if (pose == m_pose)
        return false;
    m_pose = pose;
    return true;
}

QRectF StageFigure::reach(const QRectF &disc)
{
    const double unit = disc.width() / kPuppetDisc.width();
    return {disc.left() + (kPuppetCanvas.left() - kPuppetDisc.left()) * unit,
            disc.top() + (kPuppetCanvas.top() - kPuppetDisc.top()) * unit, kPuppetCanvas.width() * unit,
            kPuppetCanvas.height() * unit};
}

void StageFigure::paint(QPainter &painter, const QRectF &disc)
{
    const std::optional<Face> face = m_avatars.drawnFace(m_id);
    if (!face) {
        paintPicture(painter, disc);
        return;
    }
    m_puppet.setLook(face->avatar, QColor(face->colour), m_id.value());
    const QImage &frame = m_puppet.frame(m_pose);
    QRectF target = reach(disc);
    constexpr double kSame = 0.01;
    if (std::abs(disc.width() / m_disc - 1) < kSame) // copy pixel by pixel, or it would be blurred
        target = QRectF(QPointF(std::round(target.left() * m_pixels) / m_pixels,
                                std::round(target.top() * m_pixels) / m_pixels),
                        QSizeF(frame.size()) / m_pixels);
    painter.drawImage(target, frame);
}

void StageFigure::paintPicture(QPainter &painter, const QRectF &disc) const
{
    painter.save();
    painter.setTransform(wholeMovement(m_pose.joints, disc.center(), disc.width() / kPuppetDisc.width()),
                         true);
    painter.drawPixmap(disc, m_avatars.pixmap(m_id, qRound(disc.width()), m_pixels, m_life.feeling()),
                       QRectF());
    painter.restore();
    const double unit = disc.width() / kPuppetDisc.width();
    painter.save();
    painter.translate(disc.topLeft());
    painter.scale(unit, unit);
    painter.translate(-kPuppetDisc.topLeft());
    paintMark(painter, m_pose.mark, kMarkAt, m_pose.joints[Joint::Mark]);
    painter.restore();
}

} // namespace studio::ui
