// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/people.h"
#include "ui/panels/turn_strip_layout.h"

#include <QAbstractScrollArea>

namespace studio::ui {

class Avatars;

/// The last turns as a strip of blocks, the newest on the right: the companion, the duration, hatched if
/// nothing was said, with a broken edge if the turn was cut off. The pointer or the arrow keys select one
/// block; a click or Enter chooses it.
class TurnStrip : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TurnStrip(const Avatars &avatars, QWidget *parent = nullptr);

    void setTurns(const QList<LoggedTurn> &turns, const People &people); ///< oldest first
    void retranslate();
    /// The turn under the pointer, else the turn with the focus, else the newest; null if there is none.
    [[nodiscard]] const LoggedTurn *lookedAt() const;
    [[nodiscard]] QRect blockPlace(qsizetype turn) const; ///< in the viewport

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void lookedAtChanged();
    void chosen(const studio::ui::LoggedTurn &turn);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void arrange();
    void goTo(qsizetype turn);
    void pointAt(qsizetype turn);
    void tell();
    [[nodiscard]] qsizetype turnAt(const QPoint &place) const; ///< -1: none
    [[nodiscard]] QPoint offset() const;
    void paintBlock(QPainter &painter, const LoggedTurn &turn, const QRect &place) const;

    const Avatars &m_avatars;
    People m_people;
    QList<LoggedTurn> m_turns;
    TurnStripLayout m_layout;
    qint64 m_current = 0; ///< the event number of the turn with the focus; 0: the newest
    qsizetype m_pointed = -1;
};

} // namespace studio::ui
