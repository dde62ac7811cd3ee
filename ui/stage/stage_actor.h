// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/actor_look.h"
#include "ui/stage/stage_figure.h"
#include "ui/stage/stage_mode.h"
#include "ui/theme/motion.h"

#include <QAbstractButton>
#include <QPixmap>
#include <QVariantAnimation>

namespace studio::ui {

class Avatars;

/// What is different on a stage for an audience.
struct Staging
{
    bool isWide = false;    ///< room for raised arms, see StageActor::widthFor()
    bool hasHands = false;  ///< votes are raised hands
    bool hasPlates = false; ///< the words have a ground of their own
    bool operator==(const Staging &) const = default;
};

/// One companion on the stage: figure, ring, signs, name and state. It is a button, so that keys and screen
/// readers find it; it reports what the user wants. Ring and place move only while they change; the figure
/// moves only in advance().
class StageActor : public QAbstractButton
{
    Q_OBJECT

public:
    StageActor(const base::ParticipantId &id, const Avatars &avatars, QWidget *parent);

    void setLook(const ActorLook &look);
    void setMotion(Motion motion);
    void setStaging(const Staging &staging);
    /// \p faceSize in pixels; a strip has the words beside the face, other modes have them below it.
    void setMeasure(StageMode mode, int faceSize);

    [[nodiscard]] PuppetLife &life() { return m_figure.life(); }
    /// Moves the figure on and repaints it if it looks different. A strip has faces and no figures.
    void advance(base::Millis now);

    [[nodiscard]] const ActorLook &look() const { return m_look; }
    [[nodiscard]] bool isMoving() const { return m_move.state() == QAbstractAnimation::Running; }
    /// The top of the head when the figure stands forward, in its own coordinates: a bubble points there.
    [[nodiscard]] QPoint headTop() const;
    /// \p isWide: raised arms are within it.
    [[nodiscard]] static int heightFor(StageMode mode, int faceSize, const QFont &font, bool isWide = false);
    /// The least width in which a figure with its arms, a step ahead, is whole.
    [[nodiscard]] static int widthFor(int faceSize);
    [[nodiscard]] static int wordsHeight(const QFont &font); ///< of name and state
    /// Where the hand of a vote is now; empty: there is none.
    [[nodiscard]] QRectF handRect() const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void menuWanted(const QPoint &globalPosition); ///< of a double click, only once

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    /// The values that move from one look to the next.
    struct Pose
    {
        double filled = 0;  ///< of the ring
        double forward = 0; ///< 0 in the row, 1 a step ahead
        double hand = 0;    ///< 0 low, 1 over the head
    };

    [[nodiscard]] QPoint besideFace() const;
    void moveTo(const Pose &pose);
    void pose(double share);
    [[nodiscard]] Pose poseOf(const ActorLook &look) const;
    [[nodiscard]] QRectF faceRect() const;
    void measureFigure();
    void paintRing(QPainter &painter, const QRectF &circle);
    void paintFace(QPainter &painter, const QRectF &face);
    void paintSigns(QPainter &painter, const QRectF &face) const;
    void paintPlace(QPainter &painter, const QPointF &centre, int size) const;
    void paintWords(QPainter &painter) const;

    const Avatars &m_avatars;
    Motion m_motion;
    StageMode m_mode = StageMode::Row;
    Staging m_staging;
    int m_faceSize = 64;
    ActorLook m_look;
    StageFigure m_figure;
    QPixmap m_ring; ///< cached for m_ringKey
    QString m_ringKey;
    bool m_shown = false; ///< the first look is shown without a transition
    Pose m_pose, m_from, m_to;
    QVariantAnimation m_move;
};

} // namespace studio::ui
