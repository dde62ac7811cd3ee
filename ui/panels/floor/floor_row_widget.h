// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/floor/floor_row_places.h"
#include "ui/panels/floor/grabbable_vote.h"
#include "ui/theme/motion.h"

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace studio::ui {

class Avatars;

/// One painted vote on the floor: the companion, what they want, its importance to them, and whether they
/// won; in policies without votes, the companion and what they do. The bar fills when the vote comes in.
/// While the row has the pointer or the focus, a mark on the bar shows the value that would have changed the
/// outcome. Everything it shows is also in its accessible name and value.
///
/// Users can try another vote if the content allows it: they drag the bar or move it with Left and Right,
/// press the marks below it, or use a menu (right click, the menu key, Space). The row only emits what the
/// user wants.
class FloorRowWidget : public QWidget, public GrabbableVote
{
    Q_OBJECT
    Q_PROPERTY(QString word READ word) ///< as painted, for code outside

public:
    explicit FloorRowWidget(QWidget *parent);

    void setMotion(const Motion &motion);
    void setAvatars(const Avatars *avatars);
    void setContent(const FloorRowContent &content);
    [[nodiscard]] const FloorRowContent &content() const override { return m_content; }
    [[nodiscard]] QString word() const { return m_content.word; }
    [[nodiscard]] double filled() const; ///< the filled part of the bar now, 0..10
    /// The importance at the mark on the bar; null: no mark.
    [[nodiscard]] std::optional<int> ghost() const;
    void finishMoving();
    void setLeastHeight(int height); ///< keeps what is below in place; 0: no minimum
    /// Where to press a mark or drag the bar; empty: nowhere.
    [[nodiscard]] QRect markPlace(VoteMark mark) const;
    [[nodiscard]] QRect barPlace() const;
    /// The same as a press in the menu, with the mouse or by a screen reader. Does nothing while the vote
    /// cannot be changed.
    void press(VoteMark mark) override;
    void giveImportance(int importance) override;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void lookedAt(); ///< the pointer entered it, or it got the focus
    void lookedAway();
    void stepWanted(int by); ///< arrow keys: to the row above (-1) or below (1)
    void voteTried(const studio::model::VoteEdit &edit);
    void voteTakenBack(const studio::base::ParticipantId &companion); ///< the user wants the original vote

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void fillTo(double importance);
    void tellValue();
    void look();
    void showMenu(const QPoint &place);
    void dragTo(int x);
    void pointAt(const QPoint &place);
    [[nodiscard]] bool isOnBar(const QPoint &place) const;
    [[nodiscard]] bool takesKey(int key);
    [[nodiscard]] FloorRowPlaces places(int width) const;

    FloorRowContent m_content;
    Motion m_motion;
    QPointer<const Avatars> m_avatars;
    QVariantAnimation m_filling;
    int m_leastHeight = 0;
    bool m_drags = false;
};

} // namespace studio::ui
