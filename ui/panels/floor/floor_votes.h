// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/what_if.h"
#include "core/studio/ports/views.h"
#include "ui/models/people.h"
#include "ui/theme/motion.h"

#include <QHash>
#include <QList>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace studio::ui {

class Avatars;
class FloorRowWidget;

/// The votes of the newest round, one row each in roster order. On a decision the winner's row rises to the
/// top; the next round puts it back. Tab reaches one row, the arrow keys the others.
class FloorVotes : public QWidget
{
    Q_OBJECT

public:
    /// For which rows the change that would have changed the outcome is known: for each row, or only for the
    /// row that the decision names.
    enum class Flips { OfEachRow, OfTheDecision };

    /// Whether users can try other votes.
    struct Grab
    {
        bool can = false;
        QString hint{};                       ///< how, or why not
        std::optional<model::Decision> was{}; ///< during a trial: the original decision
    };

    explicit FloorVotes(QWidget *parent);
    ~FloorVotes() override;

    void setMotion(const Motion &motion);
    void setAvatars(const Avatars *avatars);
    /// During a trial no row changes its place, and nothing moves by itself.
    void setFloor(const ports::FloorView &floor, const People &people, Flips flips, const Grab &grab);
    void focusReachable();
    void finishMoving();
    [[nodiscard]] const QList<FloorRowWidget *> &rowsFromTheTop() const { return m_order; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The change to the row under the pointer that would have changed the outcome; empty: no such row, or
    /// not known.
    void flipLookedAt(const QString &flip);
    void voteTried(const studio::model::VoteEdit &edit);
    void voteTakenBack(const studio::base::ParticipantId &companion);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void setRowCount(int count);
    void addRow();
    void orderRows(const ports::FloorView &floor);
    void keepHeights(bool keeps);
    void moveRows(bool othersCame, bool inAnotherOrder);
    void place(double progress);
    void step(FloorRowWidget *from, int by);
    void reach(FloorRowWidget *row);
    void tellFlip();

    Motion m_motion;
    QPointer<const Avatars> m_avatars;
    QList<FloorRowWidget *> m_rows;      ///< in roster order
    QList<FloorRowWidget *> m_order;     ///< in their current order
    QHash<FloorRowWidget *, int> m_from; ///< the top of each before the move
    QVariantAnimation m_moving;
    bool m_keepsHeights = false;
    FloorRowWidget *m_reachable = nullptr; ///< the row that Tab reaches
};

} // namespace studio::ui
