// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/ledger_window.h"

#include "ui/requests/consent_history.h"
#include "ui/requests/consent_rules.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

LedgerWindow::LedgerWindow(const Avatars &avatars, QWidget *parent)
    : AnswersWindow(u"ledger"_s, parent)
    , m_rules(new ConsentRules(avatars, this))
    , m_history(new ConsentHistory(this))
    , m_table(new QTableView(this))
    , m_empty(quietLabel(u"ledgerEmpty"_s, this))
    , m_remote(new QCheckBox(this))
    , m_remoteNote(quietLabel(u"remoteAnswersNote"_s, this))
    , m_takeBack(new QPushButton(this))
{
    m_remote->setObjectName(u"remoteAnswers"_s);
    m_takeBack->setObjectName(u"takeBackAll"_s);
    m_takeBack->setAutoDefault(false);
    layOut();
    connect(m_rules, &ConsentRules::choiceWanted, this, &LedgerWindow::choiceWanted);
    connect(m_remote, &QCheckBox::clicked, this, &LedgerWindow::remoteAnswersWanted);
    connect(m_takeBack, &QPushButton::clicked, this, &LedgerWindow::takeBackAll);
    onRetranslate(this, [this] { retranslate(); });
}

void LedgerWindow::layOut()
{
    auto *remote = new QVBoxLayout;
    remote->setSpacing(themeOf(this).metrics.tiny);
    remote->addWidget(m_remote);
    remote->addWidget(m_remoteNote);
    column().addLayout(remote);
    foot().addWidget(m_takeBack);
    foot().addStretch(1);
    addPages(makeRulesPage(), makeHistoryPage());
}

QWidget *LedgerWindow::makeRulesPage()
{
    auto *area = new QScrollArea(tabs());
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
    addTable(*m_table);
    m_empty->setAlignment(Qt::AlignCenter);
    auto *page = new QWidget(tabs());
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
    clearTrouble();
    refresh();
}

void LedgerWindow::setRemoteAnswers(bool allowed)
{
    m_remoteAnswers = allowed;
    refresh();
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
    m_rules->setEnabled(isWritable());
    m_history->show(m_ledger.entries, m_people);
    m_table->setVisible(!m_ledger.entries.isEmpty());
    m_empty->setVisible(m_ledger.entries.isEmpty());
    m_remote->setChecked(m_remoteAnswers);
    m_remote->setEnabled(isWritable());
    m_takeBack->setEnabled(isWritable() && !m_ledger.rules.isEmpty());
    showTrouble();
}

void LedgerWindow::retranslate()
{
    showTexts(
        {.title = tr("Request permissions"),
         .intro =
             tr("Companions and guests ask, you decide. Only time and language are shared without asking."),
         .answers = tr("Permissions"),
         .history = tr("Past requests")});
    m_table->setAccessibleName(tr("Past requests"));
    m_empty->setText(tr("No requests yet."));
    m_remote->setText(tr("Let connected programs answer"));
    m_remoteNote->setText(
        tr("They see each request and can answer for you. What is never allowed stays denied."));
    m_remote->setAccessibleDescription(m_remoteNote->text());
    m_takeBack->setText(tr("Reset all"));
    m_takeBack->setToolTip(tr("You will be asked again about every request."));
    m_history->retranslate();
    refresh();
}

} // namespace studio::ui
