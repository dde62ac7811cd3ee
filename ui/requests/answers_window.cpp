// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/answers_window.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(880, 600);
constexpr int kShortestColumn = 8; // characters

} // namespace

AnswersWindow::AnswersWindow(const QString &prefix, QWidget *parent)
    : QDialog(parent)
    , m_intro(quietLabel(prefix + u"Intro"_s, this))
    , m_trouble(plainLabel(prefix + u"Trouble"_s, this))
    , m_tabs(new QTabWidget(this))
    , m_close(new QPushButton(this))
    , m_foot(new QHBoxLayout)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(prefix + u"Window"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)) : kFirstSize);
    m_tabs->setObjectName(prefix + u"Tabs"_s);
    m_tabs->setDocumentMode(true);
    m_close->setObjectName(prefix + u"Close"_s);
    m_close->setAutoDefault(false);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    const Metrics &metrics = themeOf(this).metrics;
    m_column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    m_column->setSpacing(metrics.medium);
    m_column->addWidget(m_intro);
    m_column->addWidget(m_trouble);
    m_column->addWidget(m_tabs, 1);
    m_foot->setSpacing(metrics.small);
}

void AnswersWindow::addPages(QWidget *answers, QWidget *history)
{
    m_tabs->addTab(answers, {});
    m_tabs->addTab(history, {});
    m_foot->addWidget(m_close);
    m_column->addLayout(m_foot);
    onThemeChange(this, [this] { applyTheme(); });
}

void AnswersWindow::addTable(QTableView &table)
{
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.verticalHeader()->hide();
    QHeaderView &head = *table.horizontalHeader();
    head.setHighlightSections(false);
    head.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head.setSectionResizeMode(QHeaderView::ResizeToContents);
    head.setStretchLastSection(true);
    m_tables.append(&table);
}

void AnswersWindow::setWritable(bool writable)
{
    m_writable = writable;
    refresh();
}

void AnswersWindow::tellTrouble(const QString &what)
{
    m_problem = what;
    refresh();
}

void AnswersWindow::showTrouble()
{
    m_trouble->setText(m_problem);
    m_trouble->setVisible(!m_problem.isEmpty());
}

void AnswersWindow::showTexts(const Texts &texts)
{
    setWindowTitle(texts.title);
    m_intro->setText(texts.intro);
    m_tabs->setTabText(0, texts.answers);
    m_tabs->setTabText(1, texts.history);
    m_tabs->setAccessibleName(texts.title);
    m_close->setText(tr("Close"));
}

void AnswersWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette wrong = theme.palette();
    wrong.setColor(QPalette::WindowText, theme.error);
    m_trouble->setPalette(wrong);
    fitTables();
}

void AnswersWindow::fitTables()
{
    const int high = fontMetrics().height() + themeOf(this).metrics.small;
    for (QTableView *table : std::as_const(m_tables)) {
        table->verticalHeader()->setDefaultSectionSize(high);
        // The last column stretches but has a least width; below it the table scrolls.
        table->horizontalHeader()->setMinimumSectionSize(kShortestColumn * fontMetrics().averageCharWidth());
    }
}

void AnswersWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitTables();
}

} // namespace studio::ui
