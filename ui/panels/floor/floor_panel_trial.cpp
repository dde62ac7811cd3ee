// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_panel.h"

#include "ui/panels/floor/floor_headline.h"
#include "ui/panels/floor/floor_votes.h"
#include "ui/panels/floor/policy_words.h"
#include "ui/panels/floor/trial_band.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

// How users try other votes: changing a vote, showing the studio's answer, and restoring everything.
namespace studio::ui {

namespace {

constexpr int kSentenceLines = 3; // space that is kept for another sentence, so that no vote moves

bool isInRoom(const ports::FloorView &floor, const base::ParticipantId &id)
{
    return std::any_of(floor.rows.cbegin(), floor.rows.cend(),
                       [&id](const ports::FloorRow &row) { return row.id == id; });
}

} // namespace

QString FloorPanel::leftSentence(const base::ParticipantId &id) const
{
    return tr("%1 is not in the room any more, so this cannot be played.").arg(m_people.name(id));
}

void FloorPanel::offerTrials()
{
    m_offersTrials = true;
    refresh();
}

bool FloorPanel::canTry() const
{
    const ports::FloorView &floor = recorded();
    return m_open && m_offersTrials && asksForVotes(floor) && !floor.votingOn && floor.decision &&
           model::isOfVotes(*floor.decision);
}

QString FloorPanel::grabHint() const
{
    const ports::FloorView &floor = recorded();
    if (!m_open || !m_offersTrials || !asksForVotes(floor))
        return {};
    if (canTry())
        return tr("Drag the bar, or press Left and Right, to see what another vote would have done.");
    if (floor.votingOn)
        return tr("While they vote, no vote can be changed. Wait for the decision.");
    return floor.decision ? whyNotTried(*floor.decision) : QString();
}

void FloorPanel::tryVote(const model::VoteEdit &edit)
{
    if (!canTry())
        return;
    if (!m_trial) {
        m_headlineHeight = m_headline->height();
        m_trial = VoteTrial{.seq = isPast() ? m_pastSeq : 0, .was = *recorded().decision};
    }
    m_trial->give(edit);
    if (m_trial->isEmpty())
        return endTrial();
    m_band->setProblem({});
    refresh();
    Q_EMIT trialAsked();
}

void FloorPanel::takeVoteBack(const base::ParticipantId &companion)
{
    if (!m_trial)
        return;
    m_trial->edits.removeIf(
        [&companion](const model::VoteEdit &edit) { return edit.companion == companion; });
    if (m_trial->isEmpty())
        return endTrial();
    refresh();
    Q_EMIT trialAsked();
}

void FloorPanel::tellTrial(const model::WhatIfAnswer &answer)
{
    if (!m_trial)
        return;
    if (m_trial->take(answer))
        m_band->setProblem({});
    else if (answer.round)
        m_band->setProblem(tr("Something newer was decided meanwhile. Try it again."));
    refresh();
}

void FloorPanel::tellTrialProblem(const QString &sentence)
{
    if (!m_trial)
        return;
    m_trial->answer.reset(); // the outcome on screen belongs to the change before
    m_band->setProblem(sentence);
    refresh();
}

void FloorPanel::endTrial()
{
    if (!m_trial)
        return;
    const bool hadFocus = m_band->isAncestorOf(focusWidget());
    leaveTrial();
    refresh();
    m_votes->finishMoving();
    if (hadFocus)
        m_votes->focusReachable();
}

void FloorPanel::leaveTrial()
{
    if (!m_trial)
        return;
    m_trial.reset();
    m_tried.reset();
    m_headlineHeight = 0;
    m_band->setProblem({});
    Q_EMIT trialEnded();
}

// A trial of the newest round ends with that round; a trial of a past round stays.
void FloorPanel::leaveStaleTrial()
{
    if (m_trial && !isPast() && (!canTry() || m_floor.decision != m_trial->was))
        leaveTrial();
}

QString FloorPanel::whyNotPlayed() const
{
    if (m_readOnly)
        return tr("This room is open for reading only, so nothing can be played.");
    if (m_floor.policy.policy != model::PolicyName::Vote)
        return tr("The room does not vote any more. Switch its turn-taking to State vote to play this.");
    if (!m_trial || !m_trial->answer)
        return tr("The outcome is not there yet.");
    for (const model::VoteEdit &edit : m_trial->edits) {
        const model::Candidate *was = candidateIn(m_trial->was, edit.companion);
        if (was->cause && model::isOfField(*was->cause))
            return tr("%1 was not asked in this round, so a vote of theirs cannot be played.")
                .arg(m_people.name(edit.companion));
        if (!isInRoom(m_floor, edit.companion))
            return leftSentence(edit.companion);
    }
    const auto &winner = m_trial->answer->would.winner;
    return winner && !isInRoom(m_floor, *winner) ? leftSentence(*winner) : QString();
}

void FloorPanel::refreshTrial()
{
    m_tried.reset();
    if (m_trial)
        m_tried = triedFloor(recorded(), *m_trial);
    const int lines = canTry() ? fontMetrics().lineSpacing() * kSentenceLines : 0;
    m_headline->setMinimumHeight(std::max(lines, m_headlineHeight));
    m_headline->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_band->setVisible(m_trial.has_value());
    if (m_trial)
        m_band->setTrial(triedInWords(*m_trial, m_people), whyNotPlayed());
}

// Esc ends the trial; without one it would stop the companions.
bool FloorPanel::event(QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!m_trial || !isKey || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return QWidget::event(event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        endTrial();
    return true;
}

} // namespace studio::ui
