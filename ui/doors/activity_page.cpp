// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/activity_page.h"

#include "ui/doors/door_table.h"
#include "ui/doors/door_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kRefusedColumns = 5;
constexpr int kCalledColumns = 5;
constexpr int kFewestRows = 3;

/// The id by which a line of a table stays the same line.
QString idOf(const QDateTime &time, const QStringList &what)
{
    return QString::number(time.toMSecsSinceEpoch()) + u'\n' + what.join(u'\n');
}

} // namespace

ActivityPage::ActivityPage(QWidget *parent)
    : QWidget(parent)
    , m_refusedTitle(plainLabel(u"refusedTitle"_s, this))
    , m_refused(makeDoorTable(u"refusedTable"_s, kRefusedColumns, {2, 4}, this))
    , m_noneRefused(quietLabel(u"refusedEmpty"_s, this))
    , m_callsTitle(plainLabel(u"callsTitle"_s, this))
    , m_called(makeDoorTable(u"callsTable"_s, kCalledColumns, {2, 3, 4}, this))
    , m_noneCalled(quietLabel(u"callsEmpty"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"activityPage"_s);
    const Metrics &metrics = theme.metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.tiny, metrics.medium, metrics.medium, metrics.medium);
    column->setSpacing(metrics.small);
    column->addWidget(m_refusedTitle);
    column->addWidget(m_refused);
    column->addWidget(m_noneRefused);
    column->addSpacing(metrics.medium);
    column->addWidget(m_callsTitle);
    column->addWidget(m_called);
    column->addWidget(m_noneCalled);
    column->addStretch(1);
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void ActivityPage::setActivity(const QList<model::DoorRejection> &rejections,
                               const QList<model::DoorCall> &calls, const QList<model::DoorClient> &clients)
{
    QHash<QString, QString> programs;
    for (const model::DoorClient &client : clients)
        programs.insert(client.id, programName(client));
    if (m_rejections == rejections && m_calls == calls && m_programs == programs)
        return;
    m_rejections = rejections;
    m_calls = calls;
    m_programs = programs;
    fill();
}

void ActivityPage::setPeople(const People &people)
{
    m_people = people;
    fill();
}

void ActivityPage::applyTheme()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_refusedTitle->setFont(bold);
    m_callsTitle->setFont(bold);
    fitDoorTable(*m_refused, kFewestRows);
    fitDoorTable(*m_called, kFewestRows);
}

QString ActivityPage::callerOf(const model::DoorCall &call) const
{
    //: A program that is not connected any more
    const QString program = m_programs.value(call.client, tr("a program that has left"));
    //: %1 is somebody, %2 the program through which it speaks
    return call.guest ? tr("%1 (%2)").arg(foreignText(m_people.name(*call.guest)), program) : program;
}

void ActivityPage::fill()
{
    if (!isVisible())
        return; // showEvent() does it
    fillRefused();
    fillCalled();
}

void ActivityPage::fillRefused()
{
    QList<DoorTableRow> rows;
    for (const model::DoorRejection &one : std::as_const(m_rejections)) {
        const QString times = one.times == 1 ? QString() : tr("%n time(s)", nullptr, one.times);
        rows.append({idOf(one.time, {doorName(one.door), one.detail}),
                     {doorTime(one.time), doorName(one.door), rejectionSentence(one.why), times,
                      foreignText(one.detail)}});
    }
    fillDoorTable(*m_refused, rows);
    m_refused->setVisible(!rows.isEmpty());
    m_noneRefused->setVisible(rows.isEmpty());
    fitDoorTable(*m_refused, kFewestRows);
}

void ActivityPage::fillCalled()
{
    QList<DoorTableRow> rows;
    for (const model::DoorCall &call : std::as_const(m_calls)) {
        const QString result = call.error.isEmpty() ? tr("OK") : foreignText(call.error);
        rows.append(
            {idOf(call.time, {call.client, call.what}),
             {doorTime(call.time), doorName(call.door), callerOf(call), foreignText(call.what), result}});
    }
    fillDoorTable(*m_called, rows);
    m_called->setVisible(!rows.isEmpty());
    m_noneCalled->setVisible(rows.isEmpty());
    fitDoorTable(*m_called, kFewestRows);
}

void ActivityPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fill();
}

void ActivityPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void ActivityPage::retranslate()
{
    m_refusedTitle->setText(tr("Not let in"));
    //: The heads of columns: when somebody was not let in, by which door, why, how often, what it sent
    m_refused->setHorizontalHeaderLabels(
        {tr("When"), tr("Door"), tr("Why"), tr("How often"), tr("Data sent")});
    m_refused->setAccessibleName(tr("Refused programs"));
    m_noneRefused->setText(tr("No refused connections."));
    m_callsTitle->setText(tr("Latest calls"));
    //: The heads of columns: when something was called for, by which door, by whom, what, what came of it
    m_called->setHorizontalHeaderLabels({tr("When"), tr("Door"), tr("Who"), tr("Call"), tr("Result")});
    m_called->setAccessibleName(tr("Latest program calls"));
    m_noneCalled->setText(tr("No program calls yet."));
    fill();
}

} // namespace studio::ui
