// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/models/past_votes.h"
#include "ui/models/people.h"
#include "ui/panels/floor/vote_trial.h"
#include "ui/theme/motion.h"

#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace studio::ui {

class Avatars;
class ClosingStrip;
class FloorHeadline;
class FloorNotice;
class FloorTransport;
class FloorVotes;
class GiveFloorRow;
class MeterView;
class PolicyRow;
class RingView;
class TrialBand;
class WaitingCalls;

/// Who has the floor and why: the decision in one sentence, then the votes, then where the room stands; above
/// them the four buttons that steer it. It paints a FloorView and computes nothing about turns. It can show a
/// decision of the past instead, until the user goes back to now; the buttons always steer what is now.
///
/// The votes of a round that is decided can be tried otherwise (VoteTrial): a band at the bottom says so, the
/// sentence and the winner are what would be, and nothing of the room changes before the user plays it.
class FloorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FloorPanel(QWidget *parent = nullptr);
    ~FloorPanel() override;

    void setFloor(const ports::FloorView &floor, const People &people);
    void setWaiting(const QList<ports::WaitingCall> &waiting);  ///< calls of models, told just now
    void tellBudget(const QString &sentence);                   ///< it is used up; empty: it is not
    void clear();                                               ///< no room is open
    void setReadOnly(bool readOnly);                            ///< nothing can be steered
    void showPast(const model::Decision &decision, qint64 seq); ///< of the room on screen, and its event
    /// How the votes of the past decision at that event were had; nothing if it is not shown any more.
    void tellPast(qint64 seq, const VotesTold &votes);
    void showNow();
    [[nodiscard]] bool isPast() const { return m_past.has_value(); }
    void offerTrials(); ///< from now on votes can be tried otherwise
    /// What is tried; none: nothing.
    [[nodiscard]] const std::optional<VoteTrial> &trial() const { return m_trial; }
    void tellTrial(const model::WhatIfAnswer &answer);
    void tellTrialProblem(const QString &sentence); ///< there is no answer
    void endTrial();                                ///< everything as it was; nothing if nothing is tried
    void setMotion(const Motion &motion);
    void setAvatars(const Avatars *avatars);
    void focusFirst(); ///< the first button that can be pressed, else the votes

Q_SIGNALS:
    void transportWanted(studio::ports::Transport command);
    void orderWanted(const QList<studio::base::ParticipantId> &order); ///< of the ring
    void nowShown();                                                   ///< the past is left
    void cueWanted(const studio::base::ParticipantId &companion);
    void skipVoteWanted(const studio::base::ParticipantId &companion);
    void budgetWanted();    ///< another one
    void turnLimitWanted(); ///< another one
    void policyWanted(studio::model::PolicyName policy);
    void policySettingsWanted();
    void trialAsked();    ///< something else is tried: trial() has the question
    void playWanted();    ///< of what is tried
    void layOverWanted(); ///< the same
    void trialEnded();

protected:
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void makeContent();
    void retranslate();
    void refresh();
    void sayHeadline();
    void refreshClosing();
    void refreshPolicy();
    void refreshNotices();
    void showFlip(const QString &lookedAt);
    void tryVote(const model::VoteEdit &edit);
    void takeVoteBack(const base::ParticipantId &companion);
    void leaveTrial(); ///< what it was about is not on screen any more
    void leaveStaleTrial();
    void refreshTrial();
    [[nodiscard]] QString whyNotPlayed() const; ///< empty: it can be
    [[nodiscard]] QString leftSentence(const base::ParticipantId &id) const;
    [[nodiscard]] bool canTry() const;
    [[nodiscard]] QString grabHint() const;
    [[nodiscard]] const ports::FloorView &recorded() const { return m_past ? *m_past : m_floor; }
    [[nodiscard]] const ports::FloorView &shown() const { return m_tried ? *m_tried : recorded(); }

    ports::FloorView m_floor;
    std::optional<ports::FloorView> m_past;
    qint64 m_pastSeq = 0;
    People m_people;
    bool m_open = false;
    bool m_readOnly = false;
    bool m_offersTrials = false;
    std::optional<VoteTrial> m_trial;
    std::optional<ports::FloorView> m_tried; ///< as the trial would have it
    int m_headlineHeight = 0;                ///< when the trial began
    bool m_tellsNews = false;                ///< what is set now happened before the user's eyes

    FloorTransport *m_transport = nullptr;
    FloorNotice *m_pastBar = nullptr;
    QToolButton *m_now = nullptr;
    FloorNotice *m_held = nullptr;
    FloorNotice *m_turns = nullptr;
    QToolButton *m_moreTurns = nullptr;
    FloorNotice *m_budget = nullptr;
    QToolButton *m_raise = nullptr;
    QString m_budgetText;
    WaitingCalls *m_waiting = nullptr;
    FloorHeadline *m_headline = nullptr;
    FloorVotes *m_votes = nullptr;
    QLabel *m_flip = nullptr;
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
