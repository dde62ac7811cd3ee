// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/puppet_painter.h"

#include "ui/avatar/drawing.h"
#include "ui/avatar/face_parts.h"
#include "ui/avatar/hair_parts.h"
#include "ui/avatar/mark_parts.h"
#include "ui/avatar/torso_parts.h"
#include "ui/theme/avatar_colours.h"

#include <QLinearGradient>
#include <QPainter>

#include <cmath>

namespace studio::ui {

using gesture::Joint;

namespace {

// Where the layers are, in the units of the drawing.
constexpr QRectF kHairArea(0, -12, 100, 134);
constexpr QRectF kTorsoArea(18, 60, 64, 84);
constexpr QRectF kHeadArea(14, 0, 72, 84);
constexpr QRectF kFaceArea(22, 34, 56, 42);
constexpr QRectF kBoneArea(-10, -10, 46, 20);
constexpr QRectF kHandArea(-8, -14, 34, 28);

constexpr double kNeck = 73;     // the point that the head tilts about
constexpr double kCutBelow = 98; // below this height the disc cuts the figure
constexpr double kOverHead = 84; // a hand higher than this is in front of the head
constexpr double kTurn = 4.8;    // how far features move sideways in a turned head
constexpr double kNod = 3.6;     // and up or down
constexpr double kLarger = 0.15; // of a figure that came nearer

/// Rounds to steps that are too small to see, so that nearly equal poses share a picture.
double coarse(double value, double step) { return std::round(value / step) * step; }

Features coarse(Features face)
{
    for (double Features::*part :
         {&Features::eyeOpen, &Features::browRaise, &Features::browTilt, &Features::browUneven,
          &Features::gazeX, &Features::gazeY, &Features::mouthCurve, &Features::mouthWidth,
          &Features::mouthOpen, &Features::mouthShift, &Features::blush})
        face.*part = coarse(face.*part, 0.1);
    face.eyeSmile = face.eyeSmile > 0.5 ? 1 : 0;
    return face;
}

/// A premultiplied colour, faded to \p left 255ths.
QRgb faded(QRgb colour, quint32 left)
{
    const quint32 share = left + (left >> 7); // 255 means all of it
    const quint32 low = ((colour & 0xff00ff) * share) >> 8;
    const quint32 high = ((colour >> 8) & 0xff00ff) * share;
    return (low & 0xff00ff) | (high & 0xff00ff00);
}

QTransform unitsToPixels(double scale)
{
    return QTransform::fromTranslate(-kPuppetCanvas.left(), -kPuppetCanvas.top()) *
           QTransform::fromScale(scale, scale);
}

/// Makes the whole figure lean, come nearer and move aside.
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

/// Bowing shortens the trunk, raised shoulders lengthen it.
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

QTransform faceTransform(double turn, double nod)
{
    QTransform transform;
    transform.translate(50 + turn * kTurn, nod * kNod);
    transform.scale(1 - 0.07 * std::abs(turn), 1);
    transform.translate(-50, 0);
    return transform;
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
    m_ground = {};
    m_pose.reset();
}

/// Layers are painted somewhat larger than they are shown, so that turning does not blur them.
PuppetLayer PuppetPainter::layer(const QRectF &area, const std::function<void(QPainter &)> &paint) const
{
    return {area, m_scale * std::clamp(1.4 / m_scale, 1.0, 1.5), paint};
}

/// Paints everything that does not change.
void PuppetPainter::prepare()
{
    const PuppetLayer disc(kPuppetCanvas, m_scale, [this](QPainter &painter) {
        QLinearGradient light(0, kPuppetDisc.top(), 0, kPuppetDisc.bottom());
        light.setColorAt(0, mixed(m_look.ground, drawingColours().white, 0.3));
        light.setColorAt(1, m_look.ground);
        painter.setBrush(light);
        painter.drawEllipse(kPuppetDisc);
    });
    const PuppetLayer mask(kPuppetCanvas, m_scale, [](QPainter &painter) {
        painter.fillRect(QRectF(kPuppetCanvas.topLeft(), QPointF(kPuppetCanvas.right(), kCutBelow)),
                         drawingColours().ink);
        painter.setBrush(drawingColours().ink);
        painter.drawEllipse(kPuppetDisc);
    });
    const QTransform units = unitsToPixels(m_scale);
    for (const auto &[image, layer] : {std::pair(&m_ground, &disc), std::pair(&m_mask, &mask)}) {
        *image = QImage((kPuppetCanvas.size() * m_scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        image->fill(0);
        layer->blend(*image, units);
    }
    m_backHair = layer(
        kHairArea, [this](QPainter &painter) { paintBackHair(painter, m_avatar.hair, m_look, Cut::Figure); });
    m_torso = layer(kTorsoArea, [this](QPainter &painter) {
        paintNeck(painter, m_look);
        paintTorso(painter, m_avatar.clothes, m_look);
    });
    m_skull = layer(kHeadArea, [this](QPainter &painter) { paintHead(painter, m_avatar.face, m_look); });
    m_frontHair = layer(kHeadArea, [this](QPainter &painter) {
        paintFrontHair(painter, m_avatar.hair, headOutline(m_avatar.face), m_look);
    });
    for (std::size_t part = 0; part < m_armParts.size(); ++part)
        m_armParts[part] = layer(kBoneArea, [this, part](QPainter &painter) {
            paintArmPart(painter, ArmPart(part), m_avatar.clothes, m_look);
        });
    m_hands = {};
    m_eyes = m_brows = {};
}

void PuppetPainter::showFace(const Features &face)
{
    if (!m_eyes.isNull() && face == m_face)
        return;
    m_face = face;
    m_eyes = layer(kFaceArea, [&](QPainter &painter) {
        paintBlush(painter, face);
        paintNose(painter, m_look);
        paintMouth(painter, face, m_look);
        paintEyes(painter, m_avatar.eyes, face, m_look);
    });
    m_brows = layer(kFaceArea, [&](QPainter &painter) {
        paintBrows(painter, face, m_look);
        if (m_avatar.glasses)
            paintGlasses(painter);
    });
}

void PuppetPainter::showHand(const Arm &arm, Side side)
{
    Hand &hand = m_hands[std::size_t(side)];
    const double open = coarse(arm.open, 0.1);
    const double point = coarse(arm.point, 0.1);
    if (!hand.layer.isNull() && hand.open == open && hand.point == point)
        return;
    hand = {open, point,
            layer(kHandArea, [&](QPainter &painter) { paintHand(painter, side, open, point, m_look); })};
}

void PuppetPainter::putArm(const Arm &arm, Side side, const QTransform &body)
{
    for (std::size_t part = 0; part < m_armParts.size(); ++part)
        m_armParts[part].blend(m_frame, placeOf(arm, ArmPart(part)) * body);
    showHand(arm, side);
    m_hands[std::size_t(side)].layer.blend(m_frame, placeOfHand(arm) * body);
}

void PuppetPainter::putHead(const PuppetPose &pose, const QTransform &head)
{
    const double turn = pose.joints[Joint::HeadTurn];
    const double nod = pose.joints[Joint::HeadNod] + pose.joints[Joint::Bow] * 1.4; // the crown shows
    const QTransform face = faceTransform(turn, nod) * head;
    showFace(coarse(facing(pose)));
    m_skull.blend(m_frame, head);
    m_eyes.blend(m_frame, face);
    m_frontHair.blend(m_frame, QTransform::fromTranslate(turn * 1.5, nod * 1.6) * head);
    m_brows.blend(m_frame, face);
}

void PuppetPainter::putTogether(const PuppetPose &pose)
{
    const JointValues &joints = pose.joints;
    const QTransform body = bodyTransform(joints) * unitsToPixels(m_scale);
    const QTransform head = headTransform(joints) * body;
    m_backHair.blend(m_frame, QTransform::fromTranslate(-joints[Joint::HeadTurn] * 1.5, 0) * head);
    m_torso.blend(m_frame, torsoTransform(joints) * body);
    const auto putArms = [&](bool overHead) {
        for (const Side side : {Side::Left, Side::Right}) {
            const double hand = joints[side == Side::Left ? Joint::LeftY : Joint::RightY];
            if ((hand < kOverHead) == overHead)
                putArm(armOf(joints, side), side, body);
        }
    };
    putArms(false);
    putHead(pose, head);
    putArms(true);
}

/// The disc cuts the figure off.
void PuppetPainter::cutBelow()
{
    const int first = int((kCutBelow - kPuppetCanvas.top()) * m_scale);
    for (int y = std::max(0, first); y < m_frame.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(m_frame.scanLine(y));
        const auto *mask = reinterpret_cast<const QRgb *>(m_mask.constScanLine(y));
        for (int x = 0; x < m_frame.width(); ++x)
            line[x] = faded(line[x], quint32(qAlpha(mask[x])));
    }
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
    putTogether(pose);
    cutBelow();
    if (pose.mark != gesture::Mark::None) {
        QPainter painter(&m_frame);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setTransform(unitsToPixels(m_scale));
        paintMark(painter, pose.mark, kMarkAt, pose.joints[Joint::Mark]);
    }
    return m_frame;
}

} // namespace studio::ui
