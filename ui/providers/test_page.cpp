// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/test_page.h"

#include "core/explain/call_words.h"
#include "ui/providers/test_step_row.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace studio::ui {

using ports::TestResult;
using ports::TestStep;

namespace {

constexpr std::array kSteps{TestStep::Reach, TestStep::Key,  TestStep::List,   TestStep::Stream,
                            TestStep::Json,  TestStep::Tool, TestStep::Picture};

} // namespace

TestPage::TestPage(QWidget *parent)
    : QWidget(parent)
    , m_intro(quietLabel(u"testIntro"_s, this))
    , m_summary(plainLabel(u"testSummary"_s, this))
    , m_act(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"testPage"_s);
    m_act->setObjectName(u"testAct"_s);
    m_act->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_intro);
    column->addSpacing(theme.metrics.small);
    for (const TestStep step : kSteps) {
        auto *row = new TestStepRow(step, this);
        m_rows.insert(step, row);
        column->addWidget(row);
    }
    column->addSpacing(theme.metrics.small);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(theme.metrics.small);
    foot->addWidget(m_summary, 1);
    foot->addWidget(m_act, 0, Qt::AlignTop);
    column->addLayout(foot);
    column->addStretch(1);
    connect(m_act, &QPushButton::clicked, this, [this] {
        if (m_course == Course::Running)
            Q_EMIT stopWanted();
        else
            Q_EMIT startWanted();
    });
    retranslate();
    onThemeChange(this, [this] { refresh(); });
}

void TestPage::begin(const QString &provider, const QString &model)
{
    m_provider = provider;
    m_model = model;
    m_problem.clear();
    m_course = Course::Running;
    for (TestStepRow *row : std::as_const(m_rows))
        row->clear();
    refresh();
}

void TestPage::tell(const TestResult &result)
{
    if (TestStepRow *row = m_rows.value(result.step))
        row->show(result);
    refresh();
}

void TestPage::end(const QString &problem)
{
    m_problem = problem;
    m_course = Course::Over;
    refresh();
    QAccessibleEvent told(m_summary, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void TestPage::stop()
{
    if (m_course != Course::Running)
        return;
    m_course = Course::Stopped;
    for (TestStepRow *row : std::as_const(m_rows)) {
        if (row->result() && row->result()->how == TestResult::How::Running)
            row->clear();
    }
    refresh();
}

int TestPage::countOf(TestResult::How how) const
{
    return int(std::count_if(m_rows.cbegin(), m_rows.cend(), [how](const TestStepRow *row) {
        return row->result() && row->result()->how == how;
    }));
}

TestPage::How TestPage::how() const
{
    switch (m_course) {
    case Course::NotYet: return How::NotYet;
    case Course::Running: return How::Running;
    case Course::Stopped: return How::BrokenOff;
    case Course::Over: break;
    }
    if (!m_problem.isEmpty() || countOf(TestResult::How::Failed) > 0)
        return How::Failed;
    return countOf(TestResult::How::Warning) > 0 ? How::WithWarnings : How::Fine;
}

QString TestPage::summary() const
{
    switch (how()) {
    case How::NotYet: return {};
    case How::Running: return tr("One moment…");
    case How::Fine: return tr("Everything works.");
    case How::WithWarnings: return tr("Ready. Limits are listed above.");
    case How::Failed:
        return !m_problem.isEmpty() ? m_problem : tr("Not ready yet. See the failed step above.");
    case How::BrokenOff: return tr("Test stopped.");
    }
    return {};
}

void TestPage::refresh()
{
    m_intro->setText(tr("The test sends a few questions to %1 (a few hundred tokens).")
                         .arg(explain::modelWords(m_model, m_provider)));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_summary->setFont(bold);
    m_summary->setText(summary());
    m_summary->setAccessibleName(m_summary->text());
    m_act->setText(m_course == Course::Running  ? tr("Stop test")
                   : m_course == Course::NotYet ? tr("Test")
                                                : tr("Test again"));
}

void TestPage::retranslate()
{
    setAccessibleName(tr("Test"));
    for (TestStepRow *row : std::as_const(m_rows))
        row->retranslate();
    refresh();
}

} // namespace studio::ui
