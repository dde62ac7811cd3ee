// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/what_if.h"
#include "core/studio/ports/views.h"
#include "ui/panels/floor/vote_marks.h"
#include "ui/theme/motion.h"

#include <QPointer>
#include <QString>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace studio::ui {

class Avatars;

/// One vote on the floor, painted: who, what it wants, how much it matters to it, and whether it won; where
/// no votes are asked for, who and what it does. The bar fills when the vote comes in. While it is looked at,
/// a mark on the bar shows what would have changed the outcome. Everything it shows also stands in its
/// accessible name and value.
///
/// A vote that can be grabbed is tried otherwise: the bar is dragged or moved by Left and Right, the marks
/// below it are pressed, and a menu (right click, the menu key, Space) has all of it. The row only tells what
/// is wanted.
class FloorRowWidget : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(QString word READ word) ///< as painted, for whoever looks at the widget from outside

public:
    struct Content
    {
        ports::FloorRow row;
        QString name;
        QString colour;    ///< "#rrggbb" as in the persona
        QString word;      ///< "speak", a cause, …
        QString inWords;   ///< the whole row
        QString flip;      ///< what would have changed the outcome, or empty
        QString more;      ///< how the vote was had, or what went wrong; stands in the tool tip
        bool votes = true; ///< else the row has a word only, no bar
        VoteMarks marks{}; ///< of a vote that is decided on
        bool grabbable = false;
        QString grabHint{};                    ///< how to grab it, or why it cannot be; in the tool tip
        std::optional<model::Candidate> was{}; ///< while the vote is tried otherwise: as it was
        bool operator==(const Content &) const = default;
    };

    explicit FloorRowWidget(QWidget *parent);

    void setMotion(const Motion &motion);
    void setAvatars(const Avatars *avatars);
    void setContent(const Content &content);
    [[nodiscard]] const Content &content() const { return m_content; }
    [[nodiscard]] QString word() const { return m_content.word; }
    [[nodiscard]] double filled() const; ///< how much of the bar is full now, 0..10
    /// The importance that the mark on the bar shows; none: no mark.
    [[nodiscard]] std::optional<int> ghost() const;
    void finishMoving();
    void setLeastHeight(int height); ///< so that what is below it stays where it is; 0: none
    /// Where a mark is pressed, and the bar dragged; empty: nowhere.
    [[nodiscard]] QRect markPlace(VoteMark mark) const;
    [[nodiscard]] QRect barPlace() const;
    /// As the menu, a click or a screen reader presses it. Nothing while the vote cannot be grabbed.
    void press(VoteMark mark);
    void giveImportance(int importance);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void lookedAt(); ///< the pointer came over it, or the keyboard focus
    void lookedAway();
    void stepWanted(int by); ///< arrow keys: to the row above (-1) or below (1)
    void voteTried(const studio::model::VoteEdit &edit);
    void voteTakenBack(const studio::base::ParticipantId &companion); ///< it is to be as it was

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
    struct Places; // of the parts, for one width

    void fillTo(double importance);
    void look();
    void showMenu(const QPoint &place);
    void dragTo(int x);
    void pointAt(const QPoint &place);
    [[nodiscard]] bool isOnBar(const QPoint &place) const;
    [[nodiscard]] bool takesKey(int key);
    [[nodiscard]] Places places(int width) const;
    [[nodiscard]] QString chip() const; ///< "wins", "speaking", …
    void paintGround(QPainter &painter) const;
    void paintFace(QPainter &painter, const QRect &place) const;
    void paintName(QPainter &painter, const Places &places) const;
    void paintVote(QPainter &painter, const Places &places) const;
    [[nodiscard]] QSize chipSize() const;
    void paintChip(QPainter &painter, const QRect &place) const;

    Content m_content;
    Motion m_motion;
    QPointer<const Avatars> m_avatars;
    QVariantAnimation m_filling;
    int m_leastHeight = 0;
    bool m_drags = false;
};

} // namespace studio::ui
