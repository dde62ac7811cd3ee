// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/what_if.h"
#include "core/studio/ports/views.h"
#include "ui/models/people.h"
#include "ui/theme/motion.h"

#include <QList>
#include <QPointer>
#include <QWidget>

namespace studio::ui {

class Avatars;
class FloorRowWidget;

/// The votes of the newest round, one row each in roster order, as on the stage: no decision moves a row.
/// Votes of a round that is over are painted quietly. Tab reaches one row, the arrow keys the others.
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
        bool isOffered = false;               ///< at other times; rows keep the place for the marks
        QString hint{};                       ///< how, or why not
        std::optional<model::Decision> was{}; ///< during a trial: the original decision
    };

    explicit FloorVotes(QWidget *parent);
    ~FloorVotes() override;

    void setMotion(const Motion &motion);
    void setAvatars(const Avatars *avatars);
    /// What the votes are about. Then: a decision of the past or of a trial, in which the winner wins. Now:
    /// the winner wins only while they have the floor.
    enum class Tense { Now, Then };
    /// During a trial nothing moves by itself.
    void setFloor(const ports::FloorView &floor, const People &people, Flips flips, Tense tense,
                  const Grab &grab);
    void focusReachable();
    /// A row whose vote can be changed, the one with the Tab stop if it can; false: there is none, and
    /// nothing is focused.
    bool focusChangeable();
    void finishMoving();
    [[nodiscard]] const QList<FloorRowWidget *> &rows() const { return m_rows; }

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
    void keepHeights(bool keeps);
    void place();
    void step(FloorRowWidget *from, int by);
    void reach(FloorRowWidget *row);
    void tellFlip();

    Motion m_motion;
    QPointer<const Avatars> m_avatars;
    QList<FloorRowWidget *> m_rows; ///< in roster order
    bool m_keepsHeights = false;
    FloorRowWidget *m_reachable = nullptr; ///< the row that Tab reaches
};

} // namespace studio::ui
