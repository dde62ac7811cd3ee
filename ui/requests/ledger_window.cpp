// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/ledger_window.h"

#include "ui/requests/consent_history.h"
#include "ui/requests/consent_rules.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

LedgerWindow::LedgerWindow(const Avatars &avatars, QWidget *parent)
    : QDialog(parent)
    , m_intro(quietLabel(u"ledgerIntro"_s, this))
    , m_tabs(new QTabWidget(this))
    , m_rules(new ConsentRules(avatars, this))
    , m_history(new ConsentHistory(this))
    , m_table(new QTableView(this))
    , m_empty(quietLabel(u"ledgerEmpty"_s, this))
    , m_remote(new QCheckBox(this))
    , m_remoteNote(quietLabel(u"remoteAnswersNote"_s, this))
    , m_trouble(plainLabel(u"ledgerTrouble"_s, this))
    , m_takeBack(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"ledgerWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(880, 600);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)) : kFirstSize);
    m_tabs->setObjectName(u"ledgerTabs"_s);
    m_tabs->setDocumentMode(true);
    m_remote->setObjectName(u"remoteAnswers"_s);
    m_takeBack->setObjectName(u"takeBackAll"_s);
    m_takeBack->setAutoDefault(false);
    m_close->setObjectName(u"ledgerClose"_s);
    m_close->setAutoDefault(false);
    layOut();
    connect(m_rules, &ConsentRules::choiceWanted, this, &LedgerWindow::choiceWanted);
    connect(m_remote, &QCheckBox::clicked, this, &LedgerWindow::remoteAnswersWanted);
    connect(m_takeBack, &QPushButton::clicked, this, &LedgerWindow::takeBackAll);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void LedgerWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    m_tabs->addTab(makeRulesPage(), {});
    m_tabs->addTab(makeHistoryPage(), {});
    auto *remote = new QVBoxLayout;
    remote->setSpacing(metrics.tiny);
    remote->addWidget(m_remote);
    remote->addWidget(m_remoteNote);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_takeBack);
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(m_intro);
    column->addWidget(m_trouble);
    column->addWidget(m_tabs, 1);
    column->addLayout(remote);
    column->addLayout(foot);
}

QWidget *LedgerWindow::makeRulesPage()
{
    auto *area = new QScrollArea(m_tabs);
    area->setObjectName(u"ledgerRules"_s);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(m_rules);
    return area;
}

QWidget *LedgerWindow::makeHistoryPage()
{
    m_table->setObjectName(u"ledgerHistory"_s);
    m_table->setModel(m_history);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_empty->setAlignment(Qt::AlignCenter);
    auto *page = new QWidget(m_tabs);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    return page;
}

void LedgerWindow::setPeople(const QList<base::ParticipantId> &companions, const People &people)
{
    m_companions = companions;
    m_people = people;
    refresh();
}

void LedgerWindow::setLedger(const ports::ConsentLedger &ledger)
{
    m_ledger = ledger;
    m_problem.clear();
    refresh();
}

void LedgerWindow::setRemoteAnswers(bool allowed)
{
    m_remoteAnswers = allowed;
    refresh();
}

void LedgerWindow::setWritable(bool writable)
{
    m_writable = writable;
    refresh();
}

void LedgerWindow::tellTrouble(const QString &what)
{
    m_problem = what;
    refresh();
}

void LedgerWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette warning = theme.palette();
    warning.setColor(QPalette::WindowText, theme.error);
    m_trouble->setPalette(warning);
    fitTable();
}

void LedgerWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitTable();
}

void LedgerWindow::takeBackAll()
{
    const QList<model::ConsentRule> rules = m_ledger.rules;
    for (const model::ConsentRule &rule : rules)
        Q_EMIT choiceWanted(rule.companion, rule.type, ports::ConsentChoice::Ask);
}

void LedgerWindow::refresh()
{
    m_rules->show(m_companions, m_ledger.rules, m_people);
    m_rules->setEnabled(m_writable);
    m_history->show(m_ledger.entries, m_people);
    m_table->setVisible(!m_ledger.entries.isEmpty());
    m_empty->setVisible(m_ledger.entries.isEmpty());
    m_remote->setChecked(m_remoteAnswers);
    m_remote->setEnabled(m_writable);
    m_takeBack->setEnabled(m_writable && !m_ledger.rules.isEmpty());
    m_trouble->setText(m_problem);
    m_trouble->setVisible(!m_problem.isEmpty());
}

void LedgerWindow::fitTable()
{
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + themeOf(this).metrics.small);
}

void LedgerWindow::retranslate()
{
    setWindowTitle(tr("What companions may ask for"));
    m_intro->setText(
        tr("Companions and guests can ask this machine for something, and you decide. Only the time "
           "and the language are told without asking."));
    m_tabs->setTabText(0, tr("Permissions"));
    m_tabs->setTabText(1, tr("Past requests"));
    m_tabs->setAccessibleName(windowTitle());
    m_table->setAccessibleName(tr("Past requests"));
    m_empty->setText(tr("No companion has asked for anything yet."));
    m_remote->setText(tr("Let connected programs answer"));
    m_remoteNote->setText(
        tr("They see what is asked for and can answer in your place. What is never allowed stays "
           "refused."));
    m_remote->setAccessibleDescription(m_remoteNote->text());
    m_takeBack->setText(tr("Take everything back"));
    m_takeBack->setToolTip(tr("You will be asked again about every request."));
    m_close->setText(tr("Close"));
    m_history->retranslate();
    refresh();
}

} // namespace studio::ui
