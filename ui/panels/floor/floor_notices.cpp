// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_notices.h"

#include "ui/panels/floor/floor_notice.h"
#include "ui/panels/floor/floor_words.h"
#include "ui/panels/floor/shown_floor.h"
#include "ui/panels/floor/waiting_calls.h"

#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

FloorNotices::FloorNotices(QWidget *parent)
    : QWidget(parent)
    , m_held(new FloorNotice(u"floorHeld"_s, IconName::Wait, this))
    , m_turns(new FloorNotice(u"floorTurns"_s, IconName::Wait, this))
    , m_moreTurns(noticeButton(u"raiseTurns"_s, this))
    , m_budget(new FloorNotice(u"floorBudget"_s, IconName::Cost, this))
    , m_raise(noticeButton(u"raiseBudget"_s, this))
    , m_waiting(new WaitingCalls(this))
{
    m_turns->setButton(m_moreTurns);
    m_budget->setButton(m_raise);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Metrics().medium);
    for (FloorNotice *notice : {m_held, m_turns, m_budget})
        column->addWidget(notice);
    connect(m_moreTurns, &QToolButton::clicked, this, &FloorNotices::turnLimitWanted);
    connect(m_raise, &QToolButton::clicked, this, &FloorNotices::budgetWanted);
    connect(m_waiting, &WaitingCalls::skipWanted, this, &FloorNotices::skipVoteWanted);
}

QWidget *FloorNotices::waiting() const { return m_waiting; }

void FloorNotices::setWaiting(const QList<ports::WaitingCall> &waiting) { m_waiting->setCalls(waiting); }

void FloorNotices::refresh(const ShownFloor &shown, const QString &budget)
{
    const bool live = shown.isLive();
    const QString turns = floorTurnsSpent(shown.now);
    const bool waits = live && !m_waiting->isEmpty();
    m_held->setText(floorHeld(shown.now));
    m_held->setVisible(live && shown.now.held);
    m_turns->setText(turns);
    m_turns->setVisible(live && !turns.isEmpty());
    m_moreTurns->setVisible(!shown.isReadOnly);
    m_budget->setText(budget);
    m_budget->setVisible(live && !budget.isEmpty());
    m_raise->setVisible(!shown.isReadOnly);
    m_waiting->setPeople(shown.people);
    m_waiting->setSkippable(!shown.isReadOnly);
    m_waiting->setVisible(waits);
    setVisible(live && (shown.now.held || !turns.isEmpty() || !budget.isEmpty()));
}

void FloorNotices::retranslate()
{
    m_raise->setText(tr("Raise the budget…"));
    m_raise->setAccessibleName(m_raise->text());
    m_moreTurns->setText(tr("Raise the limit…"));
    m_moreTurns->setAccessibleName(m_moreTurns->text());
    m_waiting->retranslate();
}

} // namespace studio::ui
