// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/models/past_votes.h"
#include "ui/panels/floor/floor_trial.h"
#include "ui/panels/floor/shown_floor.h"
#include "ui/theme/motion.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLayout;
class QToolButton;

namespace studio::ui {

class Avatars;
class ClosingStrip;
class FloorNotice;
class FloorNotices;
class FloorTransport;
class FloorVotes;
class CutText;
class GiveFloorRow;
class MeterView;
class PolicyRow;
class RingView;
class TrialBand;

/// Who has the floor now and why, in one sentence, then the votes, then the state of the room; above them the
/// four buttons that steer it and the policy. It paints a FloorView and computes nothing about turns. It can
/// show a past decision until the user goes back to the present; the buttons always steer the present.
///
/// While a decision comes in nothing moves: the sentence has its lines, the rows keep the order of the stage,
/// and what comes and goes with a vote stands below what stays.
///
/// Users can try other votes in a decided round (VoteTrial): a band at the bottom says so, and the sentence
/// and the winner show the outcome of the trial. Nothing in the room changes before the user plays it.
class FloorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FloorPanel(QWidget *parent = nullptr);
    ~FloorPanel() override;

    void setFloor(const ports::FloorView &floor, const People &people);
    void setWaiting(const QList<ports::WaitingCall> &waiting);  ///< the calls of models that wait now
    void tellBudget(const QString &sentence);                   ///< the budget is used up; empty: it is not
    void clear();                                               ///< no room is open
    void setReadOnly(bool readOnly);                            ///< the buttons steer nothing
    void showPast(const model::Decision &decision, qint64 seq); ///< in this room, and its event
    /// How the votes of the past decision at that event were obtained; ignored if it is no longer shown.
    void tellPast(qint64 seq, const VotesTold &votes);
    void showNow();
    [[nodiscard]] bool isPast() const { return m_shown.isPast(); }
    void offerTrials(); ///< from now on users can try other votes
    /// The current trial; null: none.
    [[nodiscard]] const std::optional<VoteTrial> &trial() const { return m_trial.current(); }
    void tellTrial(const model::WhatIfAnswer &answer);
    void tellTrialProblem(const QString &sentence); ///< the studio has no answer
    void endTrial();                                ///< restores everything; does nothing without a trial
    void setMotion(const Motion &motion);
    void setAvatars(const Avatars *avatars);
    bool focusVotes(); ///< false if the decision on screen has no votes to change
    void focusFirst(); ///< the first enabled button, else the votes

Q_SIGNALS:
    void transportWanted(studio::ports::Transport command);
    void orderWanted(const QList<studio::base::ParticipantId> &order); ///< of the ring
    void nowShown();                                                   ///< the user left the past
    void cueWanted(const studio::base::ParticipantId &companion);
    void skipVoteWanted(const studio::base::ParticipantId &companion);
    void budgetWanted();    ///< the user wants another budget
    void turnLimitWanted(); ///< the user wants another turn limit
    void policyWanted(studio::model::PolicyName policy);
    void policySettingsWanted();
    void trialAsked();    ///< the trial changed: trial() has the question
    void playWanted();    ///< play the trial
    void layOverWanted(); ///< lay the trial over the timeline
    void trialEnded();

protected:
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void makeContent();
    void retranslate();
    void refresh();
    void sayHeadline();
    void refreshVotes();
    /// Shows a decision of the past, or of a trial.
    [[nodiscard]] bool isThen() const { return isPast() || m_trial.isOn(); }
    void refreshClosing();
    void refreshPolicy();
    void showFlip(const QString &lookedAt);
    void tryVote(const model::VoteEdit &edit);
    void takeVoteBack(const base::ParticipantId &companion);
    void settleTrial(); ///< the user has changed a vote of the trial
    void leaveTrial();  ///< ends it if there is one; its decision is not shown any more
    void refreshTrial();
    /// The floor on screen, with the outcome of a trial.
    [[nodiscard]] const ports::FloorView &shown() const { return m_tried ? *m_tried : m_shown.recorded(); }

    ShownFloor m_shown;
    FloorTrial m_trial;
    std::optional<ports::FloorView> m_tried; ///< the floor with the outcome of the trial
    QString m_budgetText;

    FloorTransport *m_transport = nullptr;
    FloorNotice *m_pastBar = nullptr;
    QToolButton *m_now = nullptr;
    FloorNotices *m_notices = nullptr;
    CutText *m_headline = nullptr;
    QLabel *m_votesTitle = nullptr;
    FloorVotes *m_votes = nullptr;
    CutText *m_flip = nullptr;
    TrialBand *m_band = nullptr;
    MeterView *m_meter = nullptr;
    RingView *m_ring = nullptr;
    ClosingStrip *m_closing = nullptr;
    QLabel *m_footer = nullptr;
    QLabel *m_rest = nullptr;
    GiveFloorRow *m_wayOn = nullptr;
    PolicyRow *m_policy = nullptr;
};

} // namespace studio::ui
