// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/permission_window.h"

#include "ui/models/plain_text.h"
#include "ui/requests/permission_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

void addRow(QTableWidget &table, const QStringList &cells)
{
    const int row = table.rowCount();
    table.insertRow(row);
    for (int column = 0; column < int(cells.size()); ++column) {
        auto *item = new QTableWidgetItem(cells.at(column));
        item->setToolTip(plainToolTip(cells.at(column)));
        table.setItem(row, column, item);
    }
}

QString timeText(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

/// Keeps the choice if it is still there, else chooses the first: all.
void fill(QComboBox &box, const QString &all, const QList<std::pair<QString, QString>> &choices)
{
    const QSignalBlocker quiet(box);
    const QString chosen = box.currentData().toString();
    box.clear();
    box.addItem(all, QString());
    for (const auto &[text, data] : choices)
        box.addItem(text, data);
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

} // namespace

PermissionWindow::PermissionWindow(QWidget *parent)
    : AnswersWindow(u"permission"_s, parent)
    , m_askForActs(new QCheckBox(this))
{
    m_askForActs->setObjectName(u"askForActs"_s);
    layOut();
    connect(m_askForActs, &QCheckBox::clicked, this, &PermissionWindow::askForActsWanted);
    connect(m_takeBack, &QPushButton::clicked, this, &PermissionWindow::takeBack);
    connect(m_rules, &QTableWidget::itemSelectionChanged, this,
            [this] { m_takeBack->setEnabled(isWritable() && m_rules->currentRow() >= 0); });
    for (QComboBox *box : {m_companion, m_tool})
        connect(box, &QComboBox::currentIndexChanged, this, &PermissionWindow::showHistory);
    onRetranslate(this, [this] { retranslate(); });
}

void PermissionWindow::layOut()
{
    foot().addWidget(m_askForActs, 1);
    addPages(makeRulesPage(), makeHistoryPage());
}

QTableWidget *PermissionWindow::makeTable(const QString &objectName, QWidget *parent)
{
    constexpr int kColumns = 6;
    auto *table = new QTableWidget(0, kColumns, parent);
    table->setObjectName(objectName);
    addTable(*table);
    return table;
}

QWidget *PermissionWindow::makeRulesPage()
{
    const Theme &theme = themeOf(this);
    auto *page = new QWidget(tabs());
    m_rules = makeTable(u"permissionRules"_s, page);
    m_noRules = quietLabel(u"noPermissionRules"_s, page);
    m_noRules->setAlignment(Qt::AlignCenter);
    m_takeBack = new QPushButton(page);
    m_takeBack->setObjectName(u"takeBackRule"_s);
    m_takeBack->setAutoDefault(false);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, theme.metrics.small, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_rules, 1);
    column->addWidget(m_noRules, 1);
    column->addWidget(m_takeBack, 0, Qt::AlignLeft);
    return page;
}

QWidget *PermissionWindow::makeHistoryPage()
{
    const Theme &theme = themeOf(this);
    auto *page = new QWidget(tabs());
    m_companion = new QComboBox(page);
    m_companion->setObjectName(u"permissionCompanion"_s);
    m_tool = new QComboBox(page);
    m_tool->setObjectName(u"permissionTool"_s);
    for (QComboBox *box : {m_companion, m_tool})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_history = makeTable(u"permissionHistory"_s, page);
    m_noHistory = quietLabel(u"noPermissionHistory"_s, page);
    m_noHistory->setAlignment(Qt::AlignCenter);
    auto *filters = new QHBoxLayout;
    filters->setSpacing(theme.metrics.small);
    filters->addWidget(m_companion);
    filters->addWidget(m_tool);
    filters->addStretch(1);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, theme.metrics.small, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addLayout(filters);
    column->addWidget(m_history, 1);
    column->addWidget(m_noHistory, 1);
    return page;
}

void PermissionWindow::setPeople(const People &people, const QHash<base::RoomId, QString> &rooms)
{
    m_people = people;
    m_rooms = rooms;
    refresh();
}

void PermissionWindow::setList(const ports::PermissionList &list)
{
    m_list = list;
    clearTrouble();
    refresh();
}

void PermissionWindow::takeBack()
{
    const int row = m_rules->currentRow();
    if (row >= 0 && row < int(m_list.rules.size()))
        Q_EMIT revokeWanted(m_list.rules.at(row).number);
}

QString PermissionWindow::placeOf(const std::optional<base::RoomId> &room) const
{
    //: A room that is not there any more
    return room ? m_rooms.value(*room, tr("a deleted room")) : tr("all rooms");
}

void PermissionWindow::showRules()
{
    m_rules->setRowCount(0);
    for (const model::PermissionRule &rule : std::as_const(m_list.rules)) {
        const QString with = rule.arguments ? argumentSummary(*rule.arguments) : tr("anything");
        addRow(*m_rules,
               {m_people.name(rule.companion), rule.tool, rule.allowed ? tr("Always allowed") : tr("Never"),
                placeOf(rule.room), timeText(rule.since), with});
    }
    m_rules->setVisible(!m_list.rules.isEmpty());
    m_noRules->setVisible(m_list.rules.isEmpty());
    m_takeBack->setEnabled(isWritable() && m_rules->currentRow() >= 0);
}

void PermissionWindow::showFilters()
{
    QList<std::pair<QString, QString>> companions;
    QList<std::pair<QString, QString>> tools;
    for (const model::PermissionEntry &entry : std::as_const(m_list.entries)) {
        const std::pair companion(m_people.name(entry.companion), entry.companion.value());
        if (!companions.contains(companion))
            companions.append(companion);
        if (const std::pair tool(entry.tool, entry.tool); !tools.contains(tool))
            tools.append(tool);
    }
    std::sort(companions.begin(), companions.end());
    std::sort(tools.begin(), tools.end());
    fill(*m_companion, tr("All companions"), companions);
    fill(*m_tool, tr("All tools"), tools);
}

void PermissionWindow::showHistory()
{
    const QString companion = m_companion->currentData().toString();
    const QString tool = m_tool->currentData().toString();
    m_history->setRowCount(0);
    for (const model::PermissionEntry &entry : std::as_const(m_list.entries)) {
        if ((!companion.isEmpty() && entry.companion.value() != companion) ||
            (!tool.isEmpty() && entry.tool != tool))
            continue;
        addRow(*m_history,
               {timeText(entry.time), m_people.name(entry.companion), entry.tool,
                permissionOutcome(entry.what), placeOf(entry.room), argumentSummary(entry.arguments)});
    }
    m_history->setVisible(!m_list.entries.isEmpty());
    m_noHistory->setVisible(m_list.entries.isEmpty());
}

void PermissionWindow::refresh()
{
    showRules();
    showFilters();
    showHistory();
    m_askForActs->setChecked(m_list.askForActs);
    m_askForActs->setEnabled(isWritable());
    showTrouble();
}

void PermissionWindow::retranslate()
{
    showTexts(
        {.title = tr("Tool permissions"),
         .intro = tr(
             "Companions can use tools. Anything that affects something outside Companion Studio, or cannot "
             "be undone, needs your permission each time until you allow it. You can withdraw that here."),
         .answers = tr("Your answers"),
         .history = tr("Tool use")});
    //: Heads of a table: a companion, its tool, whether it may use it, in which room, since when, with what
    m_rules->setHorizontalHeaderLabels(
        {tr("Companion"), tr("Tool"), tr("Answer"), tr("Where"), tr("Since"), tr("With")});
    m_rules->setAccessibleName(tr("Your answers"));
    m_noRules->setText(tr("No “Always” or “Never” answers yet."));
    m_takeBack->setText(tr("Withdraw"));
    m_takeBack->setToolTip(tr("You will be asked again."));
    m_companion->setAccessibleName(tr("Companion to show"));
    m_tool->setAccessibleName(tr("Tool to show"));
    m_history->setHorizontalHeaderLabels(
        {tr("When"), tr("Companion"), tr("Tool"), tr("Outcome"), tr("Where"), tr("With")});
    m_history->setAccessibleName(tr("Tool use"));
    m_noHistory->setText(tr("No tool use yet."));
    m_askForActs->setText(tr("Also ask before gestures and tool-based speech"));
    m_askForActs->setToolTip(tr("Tools that do something visible in this window then need permission too."));
    refresh();
}

} // namespace studio::ui
