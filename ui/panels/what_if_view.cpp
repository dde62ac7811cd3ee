// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/what_if_view.h"

#include "core/explain/what_if_sentence.h"
#include "ui/panels/plain_label.h"
#include "ui/panels/what_if_room_part.h"
#include "ui/panels/what_if_vote_row.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kListRows = 5;

QList<base::ParticipantId> peopleIn(const model::ReDecided &round)
{
    QList<base::ParticipantId> ids;
    for (const model::Candidate &one : round.was.candidates)
        ids.append(one.id);
    return ids;
}

QStringList linesOf(const QListWidget &list)
{
    QStringList lines;
    for (int row = 0; row < list.count(); ++row)
        lines.append(list.item(row)->text());
    return lines;
}

} // namespace

WhatIfView::WhatIfView(QWidget *parent)
    : QWidget(parent)
    , m_head(new QToolButton(this))
    , m_content(new QWidget(this))
    , m_note(quietLabel(u"whatIfNote"_s, m_content))
    , m_voteColumn(new QVBoxLayout)
    , m_outcome(plainLabel(u"whatIfOutcome"_s, m_content))
    , m_roomTitle(plainLabel(u"whatIfRoomTitle"_s, m_content))
    , m_room(new WhatIfRoomPart(m_content))
    , m_count(plainLabel(u"whatIfCount"_s, m_content))
    , m_list(new QListWidget(m_content))
    , m_reset(new QPushButton(this))
{
    setObjectName(u"whatIf"_s);
    m_head->setObjectName(u"whatIfHead"_s);
    m_head->setCheckable(true);
    m_head->setFocusPolicy(Qt::StrongFocus);
    m_head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_head->setMinimumHeight(Metrics().control);
    m_list->setObjectName(u"whatIfDiffering"_s);
    m_reset->setObjectName(u"whatIfReset"_s);
    makeContent();
    connect(m_head, &QToolButton::toggled, this, &WhatIfView::setOpen);
    connect(m_room, &WhatIfRoomPart::edited, this, &WhatIfView::tried);
    connect(m_reset, &QPushButton::clicked, this, &WhatIfView::reset);
    connect(m_list, &QListWidget::itemClicked, this, &WhatIfView::choose);
    connect(m_list, &QListWidget::itemActivated, this, &WhatIfView::choose);
    retranslate();
    setOpen(false);
}

void WhatIfView::makeContent()
{
    const Metrics metrics;
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.medium);
    m_voteColumn->setSpacing(metrics.medium);
    column->addWidget(m_outcome);
    column->addLayout(m_voteColumn);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_roomTitle), static_cast<QWidget *>(m_count),
          static_cast<QWidget *>(m_room), static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_note)})
        column->addWidget(widget);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(metrics.small);
    auto *head = new QHBoxLayout;
    head->addWidget(m_head);
    head->addStretch();
    head->addWidget(m_reset);
    outer->addLayout(head);
    outer->addWidget(m_content);
}

bool WhatIfView::isOpen() const { return m_head->isChecked(); }

void WhatIfView::setOpen(bool open)
{
    m_head->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_content->setVisible(open);
    refresh();
    if (!open)
        return;
    Q_EMIT opened();
    Q_EMIT askWanted();
}

bool WhatIfView::isVoted() const { return model::isOfVotes(m_decision.rule); }

void WhatIfView::setRound(qint64 seq, const model::Decision &decision)
{
    if (seq == m_seq && decision == m_decision) {
        Q_EMIT askWanted(); // nobody asked while it was out of sight
        return;
    }
    m_seq = seq;
    m_decision = decision;
    if (m_answer)
        m_answer->round.reset(); // it was about another one
    makeVoteRows();
    refresh();
    Q_EMIT askWanted();
}

void WhatIfView::makeVoteRows()
{
    qDeleteAll(std::exchange(m_votes, {}));
    QWidget *before = m_head;
    for (const model::Candidate &one : std::as_const(m_decision.candidates)) {
        if (!isVoted())
            break;
        auto *row = new WhatIfVoteRow(m_content);
        row->setVote(one, m_people.name(one.id));
        connect(row, &WhatIfVoteRow::edited, this, &WhatIfView::tried);
        m_voteColumn->addWidget(row);
        m_votes.append(row);
        const QList<QWidget *> keys = row->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        for (QWidget *key : keys) {
            if (key->focusPolicy() & Qt::TabFocus) {
                setTabOrder(before, key);
                before = key;
            }
        }
    }
}

void WhatIfView::setPeople(const QList<base::ParticipantId> &roster, const People &people)
{
    if (roster == m_roster && people == m_people)
        return;
    m_roster = roster;
    m_people = people;
    m_room->setCompanions(roster, people);
    for (qsizetype i = 0; i < m_votes.size(); ++i)
        m_votes[i]->setVote(m_decision.candidates[i], people.name(m_decision.candidates[i].id));
    refresh();
}

void WhatIfView::clear()
{
    m_seq = 0;
    m_decision = {};
    m_answer.reset();
    m_problem.clear();
    m_head->setChecked(false);
    m_room->reset();
    makeVoteRows();
    refresh();
}

void WhatIfView::reset()
{
    for (WhatIfVoteRow *row : std::as_const(m_votes))
        row->reset();
    m_room->reset();
    tried();
}

void WhatIfView::tried()
{
    refresh();
    Q_EMIT askWanted();
}

model::WhatIf WhatIfView::change() const
{
    model::WhatIf change;
    if (isVoted() || m_decision.rule == model::Rule::OnlyCandidate)
        change.round = m_seq;
    for (const WhatIfVoteRow *row : m_votes) {
        if (const auto edit = row->edit())
            change.votes.append(*edit);
    }
    m_room->addTo(change);
    return change;
}

void WhatIfView::setAnswer(const model::WhatIfAnswer &answer)
{
    m_answer = answer;
    m_problem.clear();
    refresh();
}

void WhatIfView::setProblem(const QString &sentence)
{
    m_problem = sentence;
    refresh();
}

void WhatIfView::refresh()
{
    showOutcome();
    const bool isEmpty = change().isEmpty();
    m_reset->setEnabled(!isEmpty);
    const bool isNothing = m_answer && m_answer->decisions == 0;
    m_roomTitle->setVisible(!isNothing);
    m_room->setVisible(!isNothing);
    m_reset->setVisible(isOpen() && !isNothing);
    const bool hasCount = m_answer && (!isEmpty || isNothing);
    m_count->setText(!m_problem.isEmpty() ? m_problem
                     : hasCount           ? explain::whatIfCount(*m_answer)
                                          : QString());
    m_count->setVisible(!m_count->text().isEmpty());
    showList();
}

void WhatIfView::showOutcome()
{
    QString sentence;
    if (!isVoted() && m_decision.rule != model::Rule::OnlyCandidate)
        sentence = tr("No votes decided this round, so it cannot be decided again.");
    else if (change().isEmpty())
        sentence = m_votes.isEmpty() ? tr("Nobody was asked for a vote here.")
                                     : tr("Change a vote to see who would have spoken.");
    else if (m_answer && m_answer->round)
        sentence = explain::whatIfSentence(*m_answer->round, m_people.namesOf(peopleIn(*m_answer->round)));
    if (!sentence.isEmpty()) // until the answer comes, the one before stays
        m_outcome->setText(sentence);
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    m_outcome->setFont(font);
    m_roomTitle->setFont(font);
    m_count->setFont(font);
}

void WhatIfView::showList()
{
    const bool tries = m_answer && !change().isEmpty() && m_problem.isEmpty();
    const QList<model::ReDecided> rounds = tries ? m_answer->examples : QList<model::ReDecided>();
    QStringList lines;
    for (const model::ReDecided &round : rounds)
        lines.append(explain::whatIfLine(round, m_people.namesOf(peopleIn(round))));
    if (lines != linesOf(*m_list)) { // else whoever walks through it stays where it is
        m_list->clear();
        m_list->addItems(lines);
    }
    m_list->setVisible(!rounds.isEmpty());
    const int shown = int(std::clamp<qsizetype>(rounds.size(), 1, kListRows));
    m_list->setFixedHeight(std::max(m_list->sizeHintForRow(0), fontMetrics().height()) * shown +
                           2 * m_list->frameWidth() + Metrics().tiny);
}

void WhatIfView::choose(const QListWidgetItem *item)
{
    const int row = m_list->row(item);
    if (!m_answer || row < 0 || row >= m_answer->examples.size())
        return;
    const model::ReDecided round = m_answer->examples[row]; // showing it may bring another answer
    Q_EMIT roundWanted(round.seq, round.was);
}

void WhatIfView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        refresh();
}

void WhatIfView::retranslate()
{
    //: A button that opens what can be tried on the past: "What if … Kyoko had voted otherwise"
    m_head->setText(tr("What if…"));
    m_head->setAccessibleDescription(
        tr("Try other votes and rules on what was decided; the room does not change."));
    m_note->setText(tr("Each decision is taken again on its own; what came after it is not imagined."));
    m_roomTitle->setText(tr("In the whole room"));
    m_list->setAccessibleName(tr("Decisions that would differ, the newest first"));
    m_reset->setText(tr("As it was"));
    m_reset->setAccessibleDescription(tr("Takes back everything that is tried here."));
    refresh();
}

} // namespace studio::ui
