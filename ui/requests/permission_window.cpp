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
#include <QEvent>
#include <QHeaderView>
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

constexpr int kShortestColumn = 8; // characters

QTableWidget *makeTable(const QString &objectName, int columns, QWidget *parent)
{
    auto *table = new QTableWidget(0, columns, parent);
    table->setObjectName(objectName);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

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
    : QDialog(parent)
    , m_intro(quietLabel(u"permissionIntro"_s, this))
    , m_trouble(plainLabel(u"permissionTrouble"_s, this))
    , m_tabs(new QTabWidget(this))
    , m_askForActs(new QCheckBox(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"permissionWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(880, 600);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)) : kFirstSize);
    m_tabs->setObjectName(u"permissionTabs"_s);
    m_tabs->setDocumentMode(true);
    m_askForActs->setObjectName(u"askForActs"_s);
    m_close->setObjectName(u"permissionClose"_s);
    m_close->setAutoDefault(false);
    layOut();
    connect(m_askForActs, &QCheckBox::clicked, this, &PermissionWindow::askForActsWanted);
    connect(m_takeBack, &QPushButton::clicked, this, &PermissionWindow::takeBack);
    connect(m_rules, &QTableWidget::itemSelectionChanged, this,
            [this] { m_takeBack->setEnabled(m_writable && m_rules->currentRow() >= 0); });
    for (QComboBox *box : {m_companion, m_tool})
        connect(box, &QComboBox::currentIndexChanged, this, &PermissionWindow::showHistory);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void PermissionWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    m_tabs->addTab(makeRulesPage(), {});
    m_tabs->addTab(makeHistoryPage(), {});
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_askForActs, 1);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(m_intro);
    column->addWidget(m_trouble);
    column->addWidget(m_tabs, 1);
    column->addLayout(foot);
}

QWidget *PermissionWindow::makeRulesPage()
{
    const Theme &theme = themeOf(this);
    auto *page = new QWidget(m_tabs);
    m_rules = makeTable(u"permissionRules"_s, 6, page);
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
    auto *page = new QWidget(m_tabs);
    m_companion = new QComboBox(page);
    m_companion->setObjectName(u"permissionCompanion"_s);
    m_tool = new QComboBox(page);
    m_tool->setObjectName(u"permissionTool"_s);
    for (QComboBox *box : {m_companion, m_tool})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_history = makeTable(u"permissionHistory"_s, 6, page);
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
    m_problem.clear();
    refresh();
}

void PermissionWindow::setWritable(bool writable)
{
    m_writable = writable;
    refresh();
}

void PermissionWindow::tellTrouble(const QString &what)
{
    m_problem = what;
    refresh();
}

void PermissionWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette wrong = theme.palette();
    wrong.setColor(QPalette::WindowText, theme.error);
    m_trouble->setPalette(wrong);
    for (QTableWidget *table : {m_rules, m_history}) {
        table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + theme.metrics.small);
        // The last column stretches but has a least width; below it the table scrolls.
        table->horizontalHeader()->setMinimumSectionSize(kShortestColumn * fontMetrics().averageCharWidth());
    }
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
    return room ? m_rooms.value(*room, tr("a room that is gone")) : tr("every room");
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
    m_takeBack->setEnabled(m_writable && m_rules->currentRow() >= 0);
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
    m_askForActs->setEnabled(m_writable);
    m_trouble->setText(m_problem);
    m_trouble->setVisible(!m_problem.isEmpty());
}

void PermissionWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void PermissionWindow::retranslate()
{
    setWindowTitle(tr("What companions may do"));
    m_intro->setText(tr("Companions can use tools. What reaches beyond the studio, or cannot be undone, is "
                        "asked about until you have agreed; what you agreed to can be taken back here."));
    m_tabs->setTabText(0, tr("Your answers"));
    m_tabs->setTabText(1, tr("What was done"));
    m_tabs->setAccessibleName(windowTitle());
    //: Heads of a table: a companion, its tool, whether it may use it, in which room, since when, with what
    m_rules->setHorizontalHeaderLabels(
        {tr("Companion"), tr("Tool"), tr("Answer"), tr("Where"), tr("Since"), tr("With")});
    m_rules->setAccessibleName(tr("Your answers"));
    m_noRules->setText(tr("You have not said “Always” or “Never” to anything yet."));
    m_takeBack->setText(tr("Take back"));
    m_takeBack->setToolTip(tr("You will be asked again."));
    m_companion->setAccessibleName(tr("Show the companion"));
    m_tool->setAccessibleName(tr("Show the tool"));
    m_history->setHorizontalHeaderLabels(
        {tr("When"), tr("Companion"), tr("Tool"), tr("What happened"), tr("Where"), tr("With")});
    m_history->setAccessibleName(tr("What was done"));
    m_noHistory->setText(tr("No companion has used such a tool yet."));
    m_askForActs->setText(tr("Ask before gestures and speech by tool too"));
    m_askForActs->setToolTip(tr("Tools that do something that is seen in the studio are asked about then."));
    m_close->setText(tr("Close"));
    refresh();
}

} // namespace studio::ui
