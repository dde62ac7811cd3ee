// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/test_step_row.h"

#include "core/explain/call_words.h"
#include "ui/models/plain_text.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using ports::TestStep;
using How = ports::TestResult::How;

namespace {

QString stepName(TestStep step)
{
    switch (step) {
    case TestStep::Reach: return TestStepRow::tr("Server reachable");
    case TestStep::Key: return TestStepRow::tr("Key accepted");
    case TestStep::List: return TestStepRow::tr("Model list");
    case TestStep::Stream: return TestStepRow::tr("Streaming reply");
    case TestStep::Json: return TestStepRow::tr("Vote format");
    case TestStep::Tool: return TestStepRow::tr("Tools");
    case TestStep::Picture: return TestStepRow::tr("Pictures");
    }
    return {};
}

QString howWord(How how)
{
    switch (how) {
    case How::Running: return TestStepRow::tr("Testing…");
    case How::Fine: return TestStepRow::tr("OK");
    case How::Warning: return TestStepRow::tr("optional: not available");
    case How::Failed: return TestStepRow::tr("failed");
    case How::Skipped: return TestStepRow::tr("not tested");
    }
    return {};
}

IconName signOf(How how)
{
    switch (how) {
    case How::Running: return IconName::Clock;
    case How::Fine: return IconName::Check;
    case How::Warning: return IconName::Warning;
    case How::Failed: return IconName::Error;
    case How::Skipped: return IconName::Minus;
    }
    return IconName::Minus;
}

} // namespace

TestStepRow::TestStepRow(TestStep step, QWidget *parent)
    : QWidget(parent)
    , m_step(step)
    , m_sign(plainLabel(u"stepSign"_s, this))
    , m_name(plainLabel(u"stepName"_s, this))
    , m_word(quietLabel(u"stepWord"_s, this))
    , m_text(plainLabel(u"stepText"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"testStep%1"_s.arg(int(step)));
    m_word->setWordWrap(false);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, theme.metrics.tiny, 0, theme.metrics.tiny);
    grid->setHorizontalSpacing(theme.metrics.small);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_sign, 0, 0, Qt::AlignTop);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_word, 0, 2, Qt::AlignTop);
    grid->addWidget(m_text, 1, 1, 1, 2);
    retranslate();
    onThemeChange(this, [this] { refresh(); });
}

void TestStepRow::clear()
{
    m_result.reset();
    refresh();
}

void TestStepRow::show(const ports::TestResult &result)
{
    m_result = result;
    refresh();
}

void TestStepRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        drawSign();
}

QColor TestStepRow::colour() const
{
    const Theme &theme = themeOf(this);
    if (!m_result)
        return theme.disabledText;
    switch (m_result->how) {
    case How::Fine: return theme.accent;
    case How::Warning: return theme.warning;
    case How::Failed: return theme.error;
    case How::Running:
    case How::Skipped: break;
    }
    return theme.mutedText;
}

/// A pending step leaves room for its sign, but shows none.
void TestStepRow::drawSign()
{
    const int side = std::max(themeOf(this).metrics.large, fontMetrics().height());
    m_sign->setFixedSize(side, side);
    m_sign->setPixmap(m_result ? iconPixmap(signOf(m_result->how), colour(), side, devicePixelRatioF())
                               : QPixmap());
}

void TestStepRow::refresh()
{
    drawSign();
    const QString text = m_result && m_result->how != How::Running ? m_result->text : QString();
    QPalette palette = this->palette();
    const bool isTrouble = m_result && (m_result->how == How::Failed || m_result->how == How::Warning);
    palette.setColor(QPalette::WindowText, isTrouble ? colour() : themeOf(this).mutedText);
    m_text->setPalette(palette);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_word->setText(m_result ? howWord(m_result->how) : QString());
    const bool saidMore = m_result && m_result->trouble;
    setToolTip(saidMore ? plainToolTip(explain::troubleDetail(*m_result->trouble, {})) : QString());
    setAccessibleName(m_result ? u"%1: %2"_s.arg(m_name->text(), m_word->text()) : m_name->text());
    setAccessibleDescription(text);
}

void TestStepRow::retranslate()
{
    m_name->setText(stepName(m_step));
    refresh();
}

} // namespace studio::ui
