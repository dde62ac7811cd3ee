// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_panel.h"

#include "ui/models/transport_state.h"
#include "ui/panels/closing_strip.h"
#include "ui/panels/floor/floor_headline.h"
#include "ui/panels/floor/floor_notice.h"
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
#include "ui/panels/floor/waiting_calls.h"
#include "ui/theme/hooks.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kFlipLines = 2;

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

} // namespace

FloorPanel::FloorPanel(QWidget *parent)
    : QWidget(parent)
    , m_transport(new FloorTransport(this))
    , m_pastBar(new FloorNotice(u"floorPast"_s, IconName::Clock, this))
    , m_now(new QToolButton(this))
    , m_held(new FloorNotice(u"floorHeld"_s, IconName::Wait, this))
    , m_turns(new FloorNotice(u"floorTurns"_s, IconName::Wait, this))
    , m_moreTurns(new QToolButton(this))
    , m_budget(new FloorNotice(u"floorBudget"_s, IconName::Cost, this))
    , m_raise(new QToolButton(this))
    , m_waiting(new WaitingCalls(this))
    , m_headline(new FloorHeadline(this))
    , m_votes(new FloorVotes(this))
    , m_flip(quietLabel(u"floorFlip"_s, this))
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
    m_headline->setObjectName(u"floorHeadline"_s);
    m_now->setObjectName(u"floorNow"_s);
    m_raise->setObjectName(u"raiseBudget"_s);
    m_moreTurns->setObjectName(u"raiseTurns"_s);
    for (QToolButton *button : {m_now, m_raise, m_moreTurns}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setMinimumHeight(Metrics().control);
    }
    m_pastBar->setButton(m_now);
    m_turns->setButton(m_moreTurns);
    m_budget->setButton(m_raise);
    makeContent();
    connect(m_now, &QToolButton::clicked, this, &FloorPanel::showNow);
    connect(m_transport, &FloorTransport::wanted, this, &FloorPanel::transportWanted);
    connect(m_moreTurns, &QToolButton::clicked, this, &FloorPanel::turnLimitWanted);
    connect(m_raise, &QToolButton::clicked, this, &FloorPanel::budgetWanted);
    connect(m_waiting, &WaitingCalls::skipWanted, this, &FloorPanel::skipVoteWanted);
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
    m_flip->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_pastBar), static_cast<QWidget *>(m_held), static_cast<QWidget *>(m_turns),
          static_cast<QWidget *>(m_budget), static_cast<QWidget *>(m_waiting),
          static_cast<QWidget *>(m_headline), static_cast<QWidget *>(m_votes), static_cast<QWidget *>(m_flip),
          static_cast<QWidget *>(m_meter), static_cast<QWidget *>(m_ring), static_cast<QWidget *>(m_closing),
          static_cast<QWidget *>(m_footer), static_cast<QWidget *>(m_rest), static_cast<QWidget *>(m_wayOn),
          static_cast<QWidget *>(m_policy)})
        column->addWidget(widget);
    column->addStretch();

    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
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
    m_tellsNews = m_open; // the first view only shows how the room was found
    m_open = true;
    m_floor = floor;
    m_people = people;
    leaveStaleTrial();
    refresh();
}

void FloorPanel::setWaiting(const QList<ports::WaitingCall> &waiting)
{
    m_waiting->setCalls(waiting);
    refreshNotices();
}

void FloorPanel::tellBudget(const QString &sentence)
{
    m_budgetText = sentence;
    refresh();
}

void FloorPanel::clear()
{
    m_open = false;
    m_floor = {};
    m_people = {};
    m_past.reset();
    leaveTrial();
    m_waiting->setCalls({});
    m_budgetText.clear();
    refresh();
}

void FloorPanel::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    refresh();
}

void FloorPanel::showPast(const model::Decision &decision, qint64 seq)
{
    if (!m_open)
        return;
    if (!m_past || m_pastSeq != seq || m_past->decision != decision)
        leaveTrial();
    m_past = pastFloor(decision, m_floor.policy);
    m_pastSeq = seq;
    refresh();
    m_votes->finishMoving();
}

void FloorPanel::tellPast(qint64 seq, const VotesTold &votes)
{
    if (!m_past || seq != m_pastSeq)
        return;
    for (ports::FloorRow &row : m_past->rows) {
        row.manner = votes.value(row.id).manner;
        row.trouble = votes.value(row.id).trouble;
    }
    refresh();
}

void FloorPanel::showNow()
{
    if (!m_past)
        return;
    const bool hadFocus = m_now->hasFocus();
    m_past.reset();
    leaveTrial();
    m_tellsNews = false;
    refresh();
    m_votes->finishMoving();
    if (hadFocus)
        focusFirst();
    Q_EMIT nowShown();
}

void FloorPanel::setMotion(const Motion &motion)
{
    m_headline->setMotion(motion);
    m_votes->setMotion(motion);
    m_meter->setMotion(motion);
}

void FloorPanel::setAvatars(const Avatars *avatars)
{
    m_votes->setAvatars(avatars);
    m_meter->setAvatars(avatars);
    m_ring->setAvatars(avatars);
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
    m_pastBar->setText(tr("A past decision"));
    m_now->setText(tr("Back to now"));
    m_now->setAccessibleName(m_now->text());
    m_raise->setText(tr("Raise the budget…"));
    m_raise->setAccessibleName(m_raise->text());
    m_moreTurns->setText(tr("Raise the limit…"));
    m_moreTurns->setAccessibleName(m_moreTurns->text());
    m_waiting->retranslate();
    m_band->retranslate();
    m_wayOn->retranslate();
    refresh();
}

void FloorPanel::refresh()
{
    m_transport->setState(m_open && !m_readOnly ? transportState(m_floor) : TransportState{});
    m_pastBar->setVisible(isPast());
    m_headline->setFont(headlineFont(font()));
    refreshTrial();
    m_flip->setMinimumHeight(fontMetrics().lineSpacing() * kFlipLines);
    sayHeadline();
    m_votes->setFloor(shown(), m_people,
                      isPast() || m_tried ? FloorVotes::Flips::OfTheDecision : FloorVotes::Flips::OfEachRow,
                      {canTry(), grabHint(), m_trial ? std::optional(m_trial->was) : std::nullopt});
    refreshPolicy();
    refreshClosing();
    const bool live = m_open && !isPast();
    refreshNotices();
    say(m_footer, live ? floorFooter(m_floor) : QString());
    const auto rests = [this](model::RestReason why) { return m_floor.rest && m_floor.rest->reason == why; };
    const bool told = (m_floor.held && rests(model::RestReason::Held)) ||
                      rests(model::RestReason::MaxSessionTurns) ||
                      (!m_budgetText.isEmpty() && rests(model::RestReason::Budget));
    say(m_rest, live && !told ? floorRest(m_floor) : QString());
    m_wayOn->setFloor(m_floor, m_people, live && !m_readOnly);
    m_policy->setPolicy(m_open ? std::optional(m_floor.policy.policy) : std::nullopt, m_readOnly);
}

/// The unusual states of the present.
void FloorPanel::refreshNotices()
{
    const bool live = m_open && !isPast();
    m_held->setText(floorHeld(m_floor));
    m_held->setVisible(live && m_floor.held);
    m_turns->setText(floorTurnsSpent(m_floor));
    m_turns->setVisible(live && !floorTurnsSpent(m_floor).isEmpty());
    m_moreTurns->setVisible(!m_readOnly);
    m_budget->setText(m_budgetText);
    m_budget->setVisible(live && !m_budgetText.isEmpty());
    m_raise->setVisible(!m_readOnly);
    m_waiting->setPeople(m_people);
    m_waiting->setSkippable(!m_readOnly);
    m_waiting->setVisible(live && !m_waiting->isEmpty());
}

/// On screen the sentence is typed; screen readers get the outcome at once, wherever the focus is.
void FloorPanel::sayHeadline()
{
    const bool chosen =
        asksForVotes(m_floor) ? m_floor.decision.has_value() : m_floor.ring && m_floor.ring->current;
    const bool decided = m_open && !isPast() && !m_floor.votingOn && chosen;
    const QString sentence = m_trial  ? triedSentence(*m_trial, m_people, shown().policy)
                             : m_open ? floorHeadline(shown(), m_people)
                                      : tr("No room is open.");
    const bool unknown = m_trial && m_trial->answer && !m_trial->isKnown();
    const QString outcome = unknown ? sentence : m_open ? floorAnnouncement(shown(), m_people) : QString();
    const bool thinks = m_open && shown().meter; // thinking changes too often to announce it
    const bool isNew = thinks ? m_headline->accessibleName() != outcome : m_headline->text() != sentence;
    m_headline->say(sentence, decided && m_tellsNews && !m_trial ? FloorHeadline::Telling::Typed
                                                                 : FloorHeadline::Telling::AtOnce);
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
    const bool live = m_open && !isPast();
    m_votes->setAccessibleName(asksForVotes(shown()) ? tr("Votes") : tr("Companions"));
    m_meter->setVisible(live && m_floor.meter);
    if (live && m_floor.meter)
        m_meter->setMeter(*m_floor.meter, m_floor.policy, m_people);
    m_ring->setVisible(live && m_floor.ring);
    if (live && m_floor.ring)
        m_ring->setFloor(m_floor, m_people, m_readOnly);
}

void FloorPanel::refreshClosing()
{
    QList<ClosingStrip::Line> lines;
    if (m_open && !isPast()) {
        for (const ports::FloorRow &row : std::as_const(m_floor.rows))
            lines.append({m_people.name(row.id), m_people.colour(row.id), row.stage});
    }
    m_closing->setLines(lines);
}

/// Shows the text of the row under the pointer; else the smallest change to the whole decision. The label
/// stays visible while there is a decision, so that nothing below jumps when the pointer enters a row.
void FloorPanel::showFlip(const QString &lookedAt)
{
    const QString whyNot = isPast() && m_offersTrials ? whyNotTried(*recorded().decision) : QString();
    const QString usual = whyNot.isEmpty() ? floorFlip(shown(), m_people) : whyNot;
    m_flip->setText(!lookedAt.isEmpty() ? lookedAt
                    : !usual.isEmpty()  ? usual
                                        : tr("Point at a vote to see what would have changed the outcome."));
    m_flip->setVisible(m_open && shown().decision && !shown().votingOn &&
                       (asksForVotes(shown()) || !whyNot.isEmpty()));
}

} // namespace studio::ui
