// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/puppet_painter.h"

#include "ui/avatar/face_parts.h"
#include "ui/avatar/hair_parts.h"
#include "ui/avatar/mark_parts.h"
#include "ui/avatar/torso_parts.h"
#include "ui/theme/avatar_colours.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace studio::ui {

using gesture::Joint;

namespace {

// Where the layers are, in the units of the drawing.
constexpr QRectF kHairArea(0, -12, 100, 134);
constexpr QRectF kTorsoArea(18, 60, 64, 84);
constexpr QRectF kHeadArea(14, 0, 72, 84);
constexpr QRectF kArmArea(-20, 10, 140, 134);

constexpr double kHip = 125;
constexpr double kNeck = 73;     // what the head tilts about
constexpr double kCutBelow = 98; // from here on the disc cuts the figure
constexpr double kOverHead = 84; // a hand higher than this is before the head
constexpr double kTurn = 4.8;    // how far features go aside in a turned head
constexpr double kNod = 3.6;     // and up or down
constexpr double kLarger = 0.15; // of who came nearer

/// Steps that nobody sees, so that nearly equal poses share a picture.
double coarse(double value, double step) { return std::round(value / step) * step; }

Features coarse(Features face)
{
    for (double Features::*part :
         {&Features::eyeOpen, &Features::browRaise, &Features::browTilt, &Features::browUneven,
          &Features::gazeX, &Features::gazeY, &Features::mouthCurve, &Features::mouthWidth,
          &Features::mouthOpen, &Features::mouthShift, &Features::blush})
        face.*part = coarse(face.*part, 0.05);
    face.eyeSmile = face.eyeSmile > 0.5 ? 1 : 0;
    return face;
}

Arm coarse(Arm arm)
{
    for (QPointF *point : {&arm.shoulder, &arm.elbow, &arm.wrist})
        *point = {coarse(point->x(), 0.1), coarse(point->y(), 0.1)};
    arm.handAngle = coarse(arm.handAngle, 0.5);
    arm.open = coarse(arm.open, 0.05);
    arm.point = coarse(arm.point, 0.05);
    return arm;
}

/// So that the whole figure leans, comes nearer and moves aside.
QTransform bodyTransform(const JointValues &joints)
{
    QTransform transform;
    transform.translate(50 + joints[Joint::BodyX], 120);
    const double scale = 1 + kLarger * joints[Joint::Nearer];
    transform.scale(scale, scale);
    transform.translate(-50, -120 + joints[Joint::BodyY]);
    transform.translate(50, kHip);
    transform.rotate(joints[Joint::Lean]);
    transform.translate(-50, -kHip);
    return transform;
}

/// Bowing shortens the trunk, shoulders that are raised lengthen it.
QTransform torsoTransform(const JointValues &joints)
{
    QTransform transform;
    transform.translate(0, kHip);
    transform.scale(1, (1 - 0.16 * joints[Joint::Bow]) * (1 + joints[Joint::Shoulders] / 44));
    transform.translate(0, -kHip);
    return transform;
}

QTransform headTransform(const JointValues &joints)
{
    const double bow = joints[Joint::Bow];
    QTransform transform;
    transform.translate(50 + joints[Joint::HeadTurn] * 1.8, kNeck + joints[Joint::HeadNod] * 2.6 + bow * 25);
    transform.rotate(joints[Joint::HeadTilt]);
    transform.scale(1 + 0.05 * bow, 1 - 0.03 * bow);
    transform.translate(-50, -kNeck);
    return transform;
}

void paintFace(QPainter &painter, const model::Avatar &avatar, const AvatarLook &look, const Features &face,
               double turn, double nod)
{
    painter.save();
    painter.translate(50 + turn * kTurn, nod * kNod);
    painter.scale(1 - 0.07 * std::abs(turn), 1);
    painter.translate(-50, 0);
    paintBlush(painter, face);
    painter.save();
    painter.translate(turn * 1.2, nod * 0.8);
    paintNose(painter, look);
    painter.restore();
    paintMouth(painter, face, look);
    paintEyes(painter, avatar.eyes, face, look);
    painter.restore();

    const QPointF hairShift(turn * 1.5, nod * 1.6);
    painter.save();
    painter.translate(hairShift);
    paintFrontHair(painter, avatar.hair, headOutline(avatar.face).translated(-hairShift), look);
    painter.restore();

    painter.save();
    painter.translate(turn * kTurn, nod * kNod);
    paintBrows(painter, face, look);
    if (avatar.glasses)
        paintGlasses(painter);
    painter.restore();
}

} // namespace

void PuppetPainter::setLook(const model::Avatar &avatar, const QColor &companion, const QString &seed)
{
    const AvatarLook look = lookOf(avatar, companion, seed);
    if (avatar == m_avatar && look == m_look)
        return;
    m_avatar = avatar;
    m_look = look;
    m_ground = {};
    m_pose.reset();
}

void PuppetPainter::setScale(double scale)
{
    if (scale == m_scale)
        return;
    m_scale = scale;
    m_finer = std::clamp(2.0 / scale, 1.0, 2.0);
    m_ground = {};
    m_pose.reset();
}

QImage PuppetPainter::layer(const QRectF &area) const
{
    QImage image((area.size() * m_scale * m_finer).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// \p painter paints \p area over the whole of its picture.
void PuppetPainter::begin(QPainter &painter, const QRectF &area) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(painter.device()->width() / area.width(), painter.device()->height() / area.height());
    painter.translate(-area.topLeft());
    painter.setPen(Qt::NoPen);
}

/// Everything that stays as it is.
void PuppetPainter::prepare()
{
    m_headLayer = {};
    m_armLayers = {};
    const auto screen = [this] {
        QImage image((kPuppetCanvas.size() * m_scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        return image;
    };
    m_ground = screen();
    QPainter ground(&m_ground);
    begin(ground, kPuppetCanvas);
    QLinearGradient light(0, kPuppetDisc.top(), 0, kPuppetDisc.bottom());
    light.setColorAt(0, mixed(m_look.ground, drawingColours().white, 0.3));
    light.setColorAt(1, m_look.ground);
    ground.setBrush(light);
    ground.drawEllipse(kPuppetDisc);

    m_mask = screen();
    QPainter mask(&m_mask);
    begin(mask, kPuppetCanvas);
    mask.fillRect(QRectF(kPuppetCanvas.topLeft(), QPointF(kPuppetCanvas.right(), kCutBelow)),
                  drawingColours().ink);
    mask.setBrush(drawingColours().ink);
    mask.drawEllipse(kPuppetDisc);

    m_backHair = layer(kHairArea);
    QPainter hair(&m_backHair);
    begin(hair, kHairArea);
    paintBackHair(hair, m_avatar.hair, m_look, Cut::Figure);

    m_torso = layer(kTorsoArea);
    QPainter torso(&m_torso);
    begin(torso, kTorsoArea);
    paintNeck(torso, m_look);
    paintTorso(torso, m_avatar.clothes, m_look);
}

const QImage &PuppetPainter::head(const Head &wanted)
{
    if (!m_headLayer.isNull() && wanted == m_head)
        return m_headLayer;
    m_head = wanted;
    m_headLayer = layer(kHeadArea);
    QPainter painter(&m_headLayer);
    begin(painter, kHeadArea);
    paintHead(painter, m_avatar.face, m_look);
    paintFace(painter, m_avatar, m_look, wanted.face, wanted.turn, wanted.nod);
    return m_headLayer;
}

const QImage &PuppetPainter::arm(const Arm &wanted, Side side)
{
    const auto at = std::size_t(side);
    if (!m_armLayers[at].isNull() && wanted == m_arms[at])
        return m_armLayers[at];
    m_arms[at] = wanted;
    m_armLayers[at] = layer(kArmArea);
    QPainter painter(&m_armLayers[at]);
    begin(painter, kArmArea);
    paintArm(painter, wanted, side, m_avatar.clothes, m_look);
    return m_armLayers[at];
}

void PuppetPainter::paintFigure(QPainter &painter, const PuppetPose &pose)
{
    const JointValues &joints = pose.joints;
    const QTransform body = bodyTransform(joints) * painter.transform();
    const QTransform head = headTransform(joints) * body;
    painter.setTransform(head);
    painter.translate(-joints[Joint::HeadTurn] * 1.5, 0);
    painter.drawImage(kHairArea, m_backHair);
    painter.setTransform(torsoTransform(joints) * body);
    painter.drawImage(kTorsoArea, m_torso);

    const auto arms = [&](bool before) {
        painter.setTransform(body);
        for (const Side side : {Side::Left, Side::Right}) {
            const double hand = joints[side == Side::Left ? Joint::LeftY : Joint::RightY];
            if ((hand < kOverHead) == before)
                painter.drawImage(kArmArea, arm(coarse(armOf(joints, side)), side));
        }
    };
    arms(false);
    painter.setTransform(head);
    const double nod = joints[Joint::HeadNod] + joints[Joint::Bow] * 1.4; // more of the crown is seen
    painter.drawImage(kHeadArea, this->head({coarse(facing(pose)), coarse(joints[Joint::HeadTurn], 0.02),
                                             coarse(nod, 0.02)}));
    arms(true);
}

const QImage &PuppetPainter::frame(const PuppetPose &pose)
{
    if (m_pose == pose)
        return m_frame;
    if (m_ground.isNull())
        prepare();
    m_pose = pose;
    ++m_painted;
    m_frame = m_ground;
    QPainter painter(&m_frame);
    begin(painter, kPuppetCanvas);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QTransform units = painter.transform();
    paintFigure(painter, pose);
    painter.resetTransform();
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.drawImage(0, 0, m_mask);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setTransform(units);
    paintMark(painter, pose.mark, kMarkAt, pose.joints[Joint::Mark]);
    return m_frame;
}

} // namespace studio::ui
