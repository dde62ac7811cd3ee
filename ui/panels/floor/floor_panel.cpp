// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_panel.h"

#include "ui/models/floor_now.h"
#include "ui/models/transport_state.h"
#include "ui/panels/closing_strip.h"
#include "ui/panels/floor/floor_notice.h"
#include "ui/panels/floor/floor_notices.h"
#include "ui/panels/floor/floor_transport.h"
#include "ui/panels/floor/floor_votes.h"
#include "ui/panels/floor/floor_words.h"
#include "ui/panels/floor/give_floor_row.h"
#include "ui/panels/floor/meter_view.h"
#include "ui/panels/floor/past_floor.h"
#include "ui/panels/floor/policy_row.h"
#include "ui/panels/floor/policy_words.h"
#include "ui/panels/floor/ring_view.h"
#include "ui/panels/floor/trial_band.h"
#include "ui/theme/hooks.h"
#include "ui/widgets/cut_text.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kFlipLines = 2;
constexpr int kSentenceLines = 3;

QFont headlineFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Shows a label only while it has text.
void say(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

/// A scroll bar that always has its place, and is painted only where there is something to scroll: no text
/// breaks anew when it comes or goes.
class BarWithItsPlace : public QScrollBar
{
public:
    explicit BarWithItsPlace(QWidget *parent)
        : QScrollBar(Qt::Vertical, parent)
    {
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (maximum() > minimum())
            QScrollBar::paintEvent(event);
    }
};

} // namespace

FloorPanel::FloorPanel(QWidget *parent)
    : QWidget(parent)
    , m_trial(m_shown)
    , m_transport(new FloorTransport(this))
    , m_pastBar(new FloorNotice(u"floorPast"_s, IconName::Clock, this))
    , m_now(noticeButton(u"floorNow"_s, this))
    , m_notices(new FloorNotices(this))
    , m_headline(new CutText(u"floorHeadline"_s, kSentenceLines, this))
    , m_votesTitle(quietLabel(u"floorVotesTitle"_s, this))
    , m_votes(new FloorVotes(this))
    , m_flip(new CutText(u"floorFlip"_s, kFlipLines, this))
    , m_band(new TrialBand(this))
    , m_meter(new MeterView(this))
    , m_ring(new RingView(this))
    , m_closing(new ClosingStrip(this))
    , m_footer(quietLabel(u"floorFooter"_s, this))
    , m_rest(plainLabel(u"floorRest"_s, this))
    , m_wayOn(new GiveFloorRow(this))
    , m_policy(new PolicyRow(this))
{
    setObjectName(u"floorPanel"_s);
    m_pastBar->setButton(m_now);
    makeContent();
    connect(m_now, &QToolButton::clicked, this, &FloorPanel::showNow);
    connect(m_transport, &FloorTransport::wanted, this, &FloorPanel::transportWanted);
    connect(m_notices, &FloorNotices::turnLimitWanted, this, &FloorPanel::turnLimitWanted);
    connect(m_notices, &FloorNotices::budgetWanted, this, &FloorPanel::budgetWanted);
    connect(m_notices, &FloorNotices::skipVoteWanted, this, &FloorPanel::skipVoteWanted);
    connect(m_ring, &RingView::transportWanted, this, &FloorPanel::transportWanted);
    connect(m_ring, &RingView::orderWanted, this, &FloorPanel::orderWanted);
    connect(m_votes, &FloorVotes::flipLookedAt, this, &FloorPanel::showFlip);
    connect(m_votes, &FloorVotes::voteTried, this, &FloorPanel::tryVote);
    connect(m_votes, &FloorVotes::voteTakenBack, this, &FloorPanel::takeVoteBack);
    connect(m_band, &TrialBand::resetWanted, this, &FloorPanel::endTrial);
    connect(m_band, &TrialBand::playWanted, this, &FloorPanel::playWanted);
    connect(m_band, &TrialBand::layOverWanted, this, &FloorPanel::layOverWanted);
    connect(m_wayOn, &GiveFloorRow::cueWanted, this, &FloorPanel::cueWanted);
    connect(m_policy, &PolicyRow::policyWanted, this, &FloorPanel::policyWanted);
    connect(m_policy, &PolicyRow::settingsWanted, this, &FloorPanel::policySettingsWanted);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { refresh(); });
}

/// A row that loses the focus while it is destroyed must not call this panel any more.
FloorPanel::~FloorPanel() { m_votes->disconnect(this); }

void FloorPanel::makeContent()
{
    const Metrics metrics;
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(metrics.medium, metrics.small, metrics.medium, metrics.medium);
    column->setSpacing(metrics.medium);
    m_flip->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_policy), static_cast<QWidget *>(m_pastBar),
          static_cast<QWidget *>(m_notices), static_cast<QWidget *>(m_headline),
          static_cast<QWidget *>(m_votesTitle), static_cast<QWidget *>(m_votes),
          static_cast<QWidget *>(m_flip), static_cast<QWidget *>(m_meter), static_cast<QWidget *>(m_ring),
          static_cast<QWidget *>(m_footer), m_notices->waiting(), static_cast<QWidget *>(m_closing),
          static_cast<QWidget *>(m_rest), static_cast<QWidget *>(m_wayOn)})
        column->addWidget(widget);
    column->addStretch();

    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    scroll->setVerticalScrollBar(new BarWithItsPlace(scroll));
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, metrics.small, 0, 0);
    outer->setSpacing(metrics.small);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(metrics.medium, 0, metrics.medium, 0);
    head->addWidget(m_transport);
    outer->addLayout(head);
    outer->addWidget(scroll, 1);
    outer->addWidget(m_band); // below the scrolled part, so that nothing there moves when the band appears
}

void FloorPanel::setFloor(const ports::FloorView &floor, const People &people)
{
    m_shown.isOpen = true;
    m_shown.now = floor;
    m_shown.people = people;
    if (m_trial.isStale())
        leaveTrial();
    refresh();
}

void FloorPanel::setWaiting(const QList<ports::WaitingCall> &waiting)
{
    m_notices->setWaiting(waiting);
    m_notices->refresh(m_shown, m_budgetText);
}

void FloorPanel::tellBudget(const QString &sentence)
{
    m_budgetText = sentence;
    refresh();
}

void FloorPanel::clear()
{
    m_shown.isOpen = false;
    m_shown.now = {};
    m_shown.people = {};
    m_shown.past.reset();
    leaveTrial();
    m_notices->setWaiting({});
    m_budgetText.clear();
    refresh();
}

void FloorPanel::setReadOnly(bool readOnly)
{
    m_shown.isReadOnly = readOnly;
    refresh();
}

void FloorPanel::showPast(const model::Decision &decision, qint64 seq)
{
    if (!m_shown.isOpen)
        return;
    if (!m_shown.past || m_shown.pastSeq != seq || m_shown.past->decision != decision)
        leaveTrial();
    m_shown.past = pastFloor(decision, m_shown.now.policy);
    m_shown.pastSeq = seq;
    refresh();
    m_votes->finishMoving();
}

void FloorPanel::tellPast(qint64 seq, const VotesTold &votes)
{
    if (!m_shown.past || seq != m_shown.pastSeq)
        return;
    for (ports::FloorRow &row : m_shown.past->rows) {
        row.manner = votes.value(row.id).manner;
        row.trouble = votes.value(row.id).trouble;
    }
    refresh();
}

void FloorPanel::showNow()
{
    if (!m_shown.past)
        return;
    const bool hadFocus = m_now->hasFocus();
    m_shown.past.reset();
    leaveTrial();
    refresh();
    m_votes->finishMoving();
    if (hadFocus)
        focusFirst();
    Q_EMIT nowShown();
}

void FloorPanel::setMotion(const Motion &motion)
{
    m_votes->setMotion(motion);
    m_meter->setMotion(motion);
}

void FloorPanel::setAvatars(const Avatars *avatars)
{
    m_votes->setAvatars(avatars);
    m_meter->setAvatars(avatars);
    m_ring->setAvatars(avatars);
}

bool FloorPanel::focusVotes()
{
    if (!asksForVotes(shown()) || shown().rows.isEmpty())
        return false;
    if (m_votes->focusChangeable())
        return true;
    m_votes->focusReachable();
    return false;
}

void FloorPanel::focusFirst()
{
    if (isPast()) // the buttons above steer the present
        m_now->setFocus(Qt::TabFocusReason);
    else if (!m_transport->focusFirst())
        m_votes->focusReachable();
}

void FloorPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
}

void FloorPanel::retranslate()
{
    setAccessibleName(tr("Floor"));
    m_transport->retranslate();
    m_pastBar->setText(tr("Past decision"));
    m_now->setText(tr("Back to now"));
    m_now->setAccessibleName(m_now->text());
    m_notices->retranslate();
    m_band->retranslate();
    m_wayOn->retranslate();
    refresh();
}

void FloorPanel::refresh()
{
    m_transport->setState(m_shown.isOpen && !m_shown.isReadOnly ? transportState(m_shown.now)
                                                                : TransportState{});
    m_pastBar->setVisible(isPast());
    m_headline->setFont(headlineFont(font()));
    refreshTrial();
    sayHeadline();
    refreshVotes();
    refreshPolicy();
    refreshClosing();
    const bool live = m_shown.isLive();
    m_notices->refresh(m_shown, m_budgetText);
    say(m_footer, live ? floorFooter(m_shown.now) : QString());
    const auto rests = [this](model::RestReason why) {
        return m_shown.now.rest && m_shown.now.rest->reason == why;
    };
    const bool told = (m_shown.now.held && rests(model::RestReason::Held)) ||
                      rests(model::RestReason::MaxSessionTurns) ||
                      (!m_budgetText.isEmpty() && rests(model::RestReason::Budget));
    say(m_rest, live && !told ? floorRest(m_shown.now) : QString());
    m_wayOn->setFloor(m_shown.now, m_shown.people, live && !m_shown.isReadOnly);
    m_policy->setPolicy(m_shown.isOpen ? std::optional(m_shown.now.policy.policy) : std::nullopt,
                        m_shown.isReadOnly);
}

void FloorPanel::sayHeadline()
{
    const QString sentence = trial()           ? triedSentence(*trial(), m_shown.people, shown().policy)
                             : !m_shown.isOpen ? tr("No room is open.")
                             : isThen()        ? decisionHeadline(shown(), m_shown.people)
                                               : floorHeadline(shown(), m_shown.people);
    const bool unknown = trial() && trial()->answer && !trial()->isKnown();
    const QString outcome = unknown           ? sentence
                            : !m_shown.isOpen ? QString()
                            : isThen()        ? decisionAnnouncement(shown(), m_shown.people)
                                              : floorAnnouncement(shown(), m_shown.people);
    // Votes that come in and thinking change too often to announce them.
    const bool isNew = !outcome.isEmpty() && m_headline->accessibleName() != outcome;
    m_headline->say(sentence);
    m_headline->setAccessibleName(outcome);
    m_headline->setAccessibleDescription(outcome.isEmpty() ? QString() : sentence);
    if (!isNew)
        return;
    QAccessibleEvent told(m_headline, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

/// The level or the ring; live, and only under their policies.
void FloorPanel::refreshPolicy()
{
    const bool live = m_shown.isLive();
    m_meter->setVisible(live && m_shown.now.meter);
    if (live && m_shown.now.meter)
        m_meter->setMeter(*m_shown.now.meter, m_shown.now.policy, m_shown.people);
    m_ring->setVisible(live && m_shown.now.ring);
    if (live && m_shown.now.ring)
        m_ring->setFloor(m_shown.now, m_shown.people, m_shown.isReadOnly);
}

void FloorPanel::refreshVotes()
{
    const bool isOver = !isThen() && shown().decision && isRoundOver(shown());
    m_votesTitle->setText(isThen() ? tr("Votes at the time") : isOver ? tr("Last vote") : tr("The vote"));
    m_votesTitle->setVisible(m_shown.isOpen && asksForVotes(shown()) && !shown().rows.isEmpty());
    m_votes->setFloor(shown(), m_shown.people,
                      isPast() || m_tried ? FloorVotes::Flips::OfTheDecision : FloorVotes::Flips::OfEachRow,
                      isThen() ? FloorVotes::Tense::Then : FloorVotes::Tense::Now,
                      {m_trial.canTry(), m_trial.isOffered(), m_trial.grabHint(),
                       trial() ? std::optional(trial()->was) : std::nullopt});
    m_votes->setAccessibleName(asksForVotes(shown()) ? m_votesTitle->text() : tr("Companions"));
}

void FloorPanel::refreshClosing()
{
    QList<ClosingStrip::Line> lines;
    if (m_shown.isLive()) {
        for (const ports::FloorRow &row : std::as_const(m_shown.now.rows))
            lines.append({m_shown.people.name(row.id), m_shown.people.colour(row.id), row.stage});
    }
    m_closing->setLines(lines);
}

/// Shows the text of the row under the pointer; else the smallest change to the whole decision. The label
/// stays visible while there is a decision, so that nothing below jumps when the pointer enters a row.
void FloorPanel::showFlip(const QString &lookedAt)
{
    const QString whyNot =
        isPast() && m_trial.isOffered() ? whyNotTried(*m_shown.recorded().decision) : QString();
    const QString usual = whyNot.isEmpty() ? floorFlip(shown(), m_shown.people) : whyNot;
    const bool isDecided = shown().decision && !shown().votingOn;
    m_flip->say(!isDecided            ? QString()
                : !lookedAt.isEmpty() ? lookedAt
                : !usual.isEmpty()    ? usual
                                      : tr("Hover over a vote to see what would have changed it."));
    m_flip->setVisible(m_shown.isOpen && (asksForVotes(shown()) || !whyNot.isEmpty()));
}

void FloorPanel::offerTrials()
{
    m_trial.offer();
    refresh();
}

void FloorPanel::tryVote(const model::VoteEdit &edit)
{
    if (!m_trial.canTry())
        return;
    m_trial.give(edit);
    settleTrial();
}

void FloorPanel::takeVoteBack(const base::ParticipantId &companion)
{
    if (!m_trial.isOn())
        return;
    m_trial.takeBack(companion);
    settleTrial();
}

void FloorPanel::settleTrial()
{
    if (m_trial.isEmpty())
        return endTrial();
    refresh();
    Q_EMIT trialAsked();
}

void FloorPanel::tellTrial(const model::WhatIfAnswer &answer)
{
    if (!m_trial.isOn())
        return;
    m_trial.take(answer);
    refresh();
}

void FloorPanel::tellTrialProblem(const QString &sentence)
{
    if (!m_trial.isOn())
        return;
    m_trial.takeProblem(sentence);
    refresh();
}

void FloorPanel::endTrial()
{
    if (!m_trial.isOn())
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
    if (!m_trial.isOn())
        return;
    m_trial.end();
    m_tried.reset();
    Q_EMIT trialEnded();
}

void FloorPanel::refreshTrial()
{
    m_tried = m_trial.outcome();
    m_band->setVisible(m_trial.isOn());
    m_band->setProblem(m_trial.problem());
    if (trial())
        m_band->setTrial(triedInWords(*trial(), m_shown.people), m_trial.whyNotPlayed());
}

// Esc ends the trial; without one it would stop the companions.
bool FloorPanel::event(QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!m_trial.isOn() || !isKey || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return QWidget::event(event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        endTrial();
    return true;
}

} // namespace studio::ui
