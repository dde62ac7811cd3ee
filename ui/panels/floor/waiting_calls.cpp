// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/waiting_calls.h"

#include "core/explain/call_words.h"
#include "core/model/participants.h"
#include "ui/models/plain_text.h"
#include "ui/models/steady_now.h"
#include "ui/panels/floor/floor_notice.h"
#include "ui/panels/floor/waiting_words.h"
#include "ui/theme/theme_of.h"

#include <QAccessible>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using namespace std::chrono_literals;

WaitingCalls::WaitingCalls(QWidget *parent)
    : QWidget(parent)
    , m_clock(steadyNow)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"waitingCalls"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(themeOf(this).metrics.tiny);
    m_beat.setInterval(1s);
    connect(&m_beat, &QTimer::timeout, this, &WaitingCalls::refresh);
    retranslate();
}

void WaitingCalls::setCalls(const QList<ports::WaitingCall> &calls)
{
    const QList<ports::WaitingCall> before = std::exchange(m_calls, calls);
    m_told = m_clock();
    refresh();
    tellNew(before);
}

void WaitingCalls::setPeople(const People &people)
{
    m_people = people;
    refresh();
}

void WaitingCalls::setSkippable(bool yes)
{
    m_skippable = yes;
    refresh();
}

void WaitingCalls::setSteadyClock(SteadyClock clock) { m_clock = std::move(clock); }

void WaitingCalls::addRow()
{
    Row row;
    const int number = int(m_rows.size());
    row.notice = new FloorNotice(u"waitingCall%1"_s.arg(number), IconName::Clock, this);
    row.skip = new QToolButton(row.notice);
    row.skip->setObjectName(u"skipVote%1"_s.arg(number));
    row.skip->setFocusPolicy(Qt::StrongFocus);
    row.skip->setToolButtonStyle(Qt::ToolButtonTextOnly);
    row.skip->setMinimumHeight(themeOf(this).metrics.control);
    row.notice->setButton(row.skip);
    connect(row.skip, &QToolButton::clicked, this, [this, number] {
        if (number < m_calls.size())
            Q_EMIT skipWanted(m_calls.at(number).companion);
    });
    m_column->addWidget(row.notice);
    m_rows.append(row);
}

void WaitingCalls::refresh()
{
    while (m_rows.size() < m_calls.size())
        addRow();
    for (qsizetype number = 0; number < m_rows.size(); ++number) {
        const Row &row = m_rows.at(number);
        const bool isUsed = number < m_calls.size();
        row.notice->setVisible(isUsed);
        if (!isUsed)
            continue;
        const ports::WaitingCall &call = m_calls.at(number);
        row.notice->setText(sentence(call));
        row.notice->setToolTip(plainToolTip(explain::troubleDetail(call.trouble, {})));
        const bool isDirectors = call.companion == model::directorId();
        row.skip->setVisible((call.vote || isDirectors) && m_skippable);
        row.skip->setText(isDirectors ? tr("Continue without the director") : tr("Skip this vote"));
        row.skip->setAccessibleName(
            isDirectors ? row.skip->text()
                        : tr("Continue without the vote of %1").arg(m_people.name(call.companion)));
    }
    setVisible(!m_calls.isEmpty());
    startOrStop();
}

QString WaitingCalls::sentence(const ports::WaitingCall &call) const
{
    return waitingSentence(call, m_clock() - m_told, m_people);
}

/// Screen readers are told once about each waiting call, not at every second.
void WaitingCalls::tellNew(const QList<ports::WaitingCall> &before)
{
    const auto waited = [&before](const ports::WaitingCall &call) {
        return std::any_of(before.begin(), before.end(), [&call](const ports::WaitingCall &one) {
            return one.companion == call.companion && one.vote == call.vote;
        });
    };
    for (qsizetype number = 0; number < m_calls.size(); ++number) {
        if (waited(m_calls.at(number)))
            continue;
        QAccessibleEvent told(m_rows.at(number).notice, QAccessible::Alert);
        QAccessible::updateAccessibility(&told);
    }
}

void WaitingCalls::startOrStop()
{
    const bool counts =
        isVisible() && std::any_of(m_calls.cbegin(), m_calls.cend(),
                                   [](const ports::WaitingCall &call) { return call.left || call.loading; });
    if (counts && !m_beat.isActive())
        m_beat.start();
    else if (!counts)
        m_beat.stop();
}

void WaitingCalls::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void WaitingCalls::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_beat.stop();
}

void WaitingCalls::retranslate()
{
    setAccessibleName(tr("Waiting calls"));
    refresh();
}

} // namespace studio::ui
