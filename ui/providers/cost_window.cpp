// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/cost_window.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

CostWindow::CostWindow(QWidget *parent)
    : QDialog(parent)
    , m_scopeLabel(plainLabel(u"costScopeLabel"_s, this))
    , m_scope(new QComboBox(this))
    , m_sum(plainLabel(u"costSum"_s, this))
    , m_tabs(new QTabWidget(this))
    , m_note(quietLabel(u"costNote"_s, this))
    , m_close(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"costWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(960, 600);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)) : kFirstSize);
    m_scope->setObjectName(u"costScope"_s);
    m_scopeLabel->setBuddy(m_scope);
    m_scopeLabel->setWordWrap(false);
    m_tabs->setObjectName(u"costTabs"_s);
    m_tabs->setDocumentMode(true);
    m_calls = addPage(u"costCalls"_s);
    m_turns = addPage(u"costTurns"_s);
    m_days = addPage(u"costDays"_s);
    m_close->setObjectName(u"costClose"_s);
    m_close->setAutoDefault(false);
    const Metrics &metrics = theme.metrics;
    auto *head = new QHBoxLayout;
    head->setSpacing(metrics.small);
    head->addWidget(m_scopeLabel);
    head->addWidget(m_scope, 1);
    head->addStretch(1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.medium);
    foot->addWidget(m_note, 1);
    foot->addWidget(m_close, 0, Qt::AlignBottom);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.medium);
    column->addLayout(head);
    column->addWidget(m_sum);
    column->addWidget(m_tabs, 1);
    column->addLayout(foot);
    connect(m_scope, &QComboBox::activated, this, [this] { Q_EMIT reportWanted(room()); });
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

CostWindow::Page CostWindow::addPage(const QString &objectName)
{
    Page page{new CostTable(this), new QTableView(m_tabs)};
    page.view->setObjectName(objectName);
    page.view->setModel(page.table);
    page.view->setShowGrid(false);
    page.view->setFrameShape(QFrame::NoFrame);
    page.view->setTabKeyNavigation(false);
    page.view->setWordWrap(false);
    page.view->setSelectionBehavior(QAbstractItemView::SelectRows);
    page.view->setSelectionMode(QAbstractItemView::SingleSelection);
    page.view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    page.view->verticalHeader()->hide();
    page.view->horizontalHeader()->setHighlightSections(false);
    m_tabs->addTab(page.view, {});
    return page;
}

void CostWindow::setRooms(const QList<Scope> &rooms)
{
    const base::RoomId before = room();
    m_rooms = QList<Scope>{{{}, tr("All rooms")}} + rooms;
    const QSignalBlocker quiet(m_scope);
    m_scope->clear();
    for (const Scope &scope : std::as_const(m_rooms))
        m_scope->addItem(scope.name);
    choose(before);
}

void CostWindow::choose(const base::RoomId &room)
{
    for (qsizetype row = 0; row < m_rooms.size(); ++row) {
        if (m_rooms.at(row).room == room)
            m_scope->setCurrentIndex(int(row));
    }
}

base::RoomId CostWindow::room() const
{
    const int row = m_scope->currentIndex();
    return row < 0 || row >= m_rooms.size() ? base::RoomId() : m_rooms.at(row).room;
}

void CostWindow::show(const ports::CostReport &report, const CostNames &names)
{
    m_report = report;
    m_names = names;
    m_problem.clear();
    fill();
}

void CostWindow::tellTrouble(const QString &what)
{
    m_problem = what;
    fill();
}

void CostWindow::fill()
{
    m_sum->setText(m_problem.isEmpty() ? sumSentence(m_report.all) : m_problem);
    m_calls.table->showCalls(m_report.calls, m_names);
    m_turns.table->showTurns(m_report.turns, m_names);
    m_days.table->showDays(m_report.days);
    const bool isCut = m_report.calls.size() >= ports::CostPort::kMostCalls;
    m_note->setText(
        isCut ? tr("Calls and turns: the newest %L1. Totals and days: all.").arg(ports::CostPort::kMostCalls)
              : tr("Prices are estimates from the model list. Your provider’s bill counts."));
    fit();
}

/// Columns are as wide as their texts. The last one takes what is left; where nothing is left the table
/// scrolls instead, and no text is cut.
void CostWindow::fit()
{
    for (Page *page : {&m_calls, &m_turns, &m_days}) {
        QHeaderView *head = page->view->horizontalHeader();
        head->setStretchLastSection(false);
        head->setSectionResizeMode(QHeaderView::ResizeToContents);
        page->width = head->length();
        page->view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() +
                                                            themeOf(this).metrics.small);
    }
    stretch();
}

/// Measures no text: a window that is dragged larger asks often.
void CostWindow::stretch()
{
    for (const Page &page : {m_calls, m_turns, m_days})
        page.view->horizontalHeader()->setStretchLastSection(page.width < m_tabs->width());
}

void CostWindow::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    stretch();
}

void CostWindow::applyTheme()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_sum->setFont(bold);
    fit();
}

void CostWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void CostWindow::retranslate()
{
    setWindowTitle(tr("Costs"));
    setAccessibleName(tr("Costs"));
    m_scopeLabel->setText(tr("Costs of"));
    m_scope->setAccessibleName(tr("Costs of"));
    m_tabs->setTabText(0, tr("Calls"));
    m_tabs->setTabText(1, tr("Turns"));
    m_tabs->setTabText(2, tr("Days"));
    m_calls.view->setAccessibleName(tr("Calls"));
    m_turns.view->setAccessibleName(tr("Turns"));
    m_days.view->setAccessibleName(tr("Days"));
    m_close->setText(tr("Close"));
    if (!m_rooms.isEmpty())
        setRooms(m_rooms.mid(1));
    fill();
}

} // namespace studio::ui
