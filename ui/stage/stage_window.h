// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/stage_ground.h"
#include "ui/stage/stage_seats.h"

#include <QWidget>

class QMenu;

namespace studio::ui {

class Avatars;
class StageCaption;
class StageView;

/// The stage alone, without a frame, to be shown on a second screen or captured by another program: figures,
/// captions and a ground of choice. It is moved by dragging, made larger at its edges, and fills the screen
/// with F11. It has no words of its own on it; its menu is behind the right button and the Menu key.
class StageWindow : public QWidget
{
    Q_OBJECT

public:
    StageWindow(const Avatars &avatars, QWidget *parent);

    [[nodiscard]] StageView &stage() { return *m_stage; }
    void setRoomName(const QString &name); ///< for the title that other programs list
    void setGround(StageGround ground);
    [[nodiscard]] StageGround ground() const { return m_ground; }
    void setCaptions(bool shown); ///< else bubbles
    [[nodiscard]] bool hasCaptions() const { return m_hasCaptions; }

    void setSeats(StageSeats seats);
    [[nodiscard]] StageSeats seats() const { return m_seats; }
    void setHands(bool shown); ///< of votes
    [[nodiscard]] bool hasHands() const { return m_hasHands; }

Q_SIGNALS:
    void lookChanged(); ///< another ground, captions, seats, hands, place or size

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void addGrounds(QMenu &menu);
    void addSeats(QMenu &menu);
    void addSwitches(QMenu &menu);
    void toggleFullScreen();

    StageView *m_stage = nullptr;
    StageCaption *m_caption = nullptr;
    QString m_room;
    StageGround m_ground = StageGround::Scene;
    StageSeats m_seats = StageSeats::AsNeeded;
    bool m_hasCaptions = true;
    bool m_hasHands = true;
};

} // namespace studio::ui
