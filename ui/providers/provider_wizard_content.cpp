// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the wizard looks: its frame, its words, and what its buttons say.
#include "ui/providers/access_page.h"
#include "ui/providers/last_page.h"
#include "ui/providers/model_page.h"
#include "ui/providers/page_frame.h"
#include "ui/providers/provider_wizard.h"
#include "ui/providers/test_page.h"
#include "ui/providers/where_page.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kSmallest(480, 400);
constexpr double kTitleSize = 1.3;
constexpr int kPages = 5;

} // namespace

void ProviderWizard::makeParts()
{
    m_pages = new QStackedWidget(this);
    m_pages->setObjectName(u"providerPages"_s);
    m_where = new WherePage();
    m_access = new AccessPage();
    m_model = new ModelPage();
    m_test = new TestPage();
    m_last = new LastPage();
    for (QWidget *page :
         {static_cast<QWidget *>(m_where), static_cast<QWidget *>(m_access), static_cast<QWidget *>(m_model),
          static_cast<QWidget *>(m_test), static_cast<QWidget *>(m_last)})
        m_pages->addWidget(scrolled(page));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addWidget(makeHead());
    column->addWidget(m_pages, 1);
    column->addWidget(hairline(this));
    column->addWidget(makeFoot());
    setMinimumSize(kSmallest);
    constexpr QSize kFirstSize(680, 704);
    constexpr int kWidestLine = 64; // characters
    const int wide = std::max(kFirstSize.width(), kWidestLine * fontMetrics().averageCharWidth());
    const QSize wanted(wide, std::max(kFirstSize.height(), 34 * fontMetrics().height()));
    resize(parentWidget() ? wanted.boundedTo(parentWidget()->window()->size() - QSize(48, 48)) : wanted);
}

QWidget *ProviderWizard::makeHead()
{
    const Theme &theme = themeOf(this);
    auto *head = new QWidget(this);
    m_title = plainLabel(u"wizardTitle"_s, head);
    m_step = quietLabel(u"wizardStep"_s, head);
    m_step->setWordWrap(false);
    const int margin = theme.metrics.large + theme.metrics.small;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(margin, margin, margin, 0);
    row->setSpacing(theme.metrics.medium);
    row->addWidget(m_title, 1);
    row->addWidget(m_step, 0, Qt::AlignBaseline);
    return head;
}

QWidget *ProviderWizard::makeFoot()
{
    auto *foot = new QWidget(this);
    m_state = quietLabel(u"wizardState"_s, foot);
    const auto button = [foot](const QString &objectName) {
        auto *button = new QPushButton(foot);
        button->setObjectName(objectName);
        button->setAutoDefault(false);
        return button;
    };
    m_cancel = button(u"wizardCancel"_s);
    m_back = button(u"wizardBack"_s);
    m_next = button(u"wizardNext"_s);
    m_next->setDefault(true);
    const Metrics &metrics = themeOf(this).metrics;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.medium);
    column->setSpacing(metrics.small);
    column->addWidget(m_state);
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics.small);
    row->addWidget(m_cancel);
    row->addStretch(1);
    row->addWidget(m_back);
    row->addWidget(m_next);
    column->addLayout(row);
    return foot;
}

QString ProviderWizard::pageTitle() const
{
    switch (page()) {
    case Page::Where: return tr("Where is the model?");
    case Page::Access: return tr("How is it reached?");
    case Page::Model: return tr("Which model is it?");
    case Page::Test: return tr("Does it work?");
    case Page::Last: return tr("Who uses it?");
    }
    return {};
}

QString ProviderWizard::nextText() const
{
    using How = TestPage::How;
    switch (page()) {
    case Page::Where:
    case Page::Access: return tr("Next");
    case Page::Model: return tr("Test");
    case Page::Test:
        return m_test->how() == How::Running || m_test->how() == How::BrokenOff ? tr("Skip the test")
               : m_test->how() == How::Failed                                   ? tr("Go on anyway")
                                                                                : tr("Next");
    case Page::Last: return tr("Save");
    }
    return {};
}

void ProviderWizard::refresh()
{
    const Theme &theme = themeOf(this);
    m_title->setText(pageTitle());
    m_step->setText(tr("Step %1 of %2").arg(m_pages->currentIndex() + 1).arg(kPages));
    m_title->setAccessibleDescription(m_step->text());
    const bool isBusy = m_saving.isRunning();
    const QString what = m_tried ? flaw() : QString();
    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, what.isEmpty() ? theme.mutedText : theme.error);
    m_state->setPalette(palette);
    m_state->setText(isBusy ? tr("One moment…") : what);
    m_state->setVisible(!m_state->text().isEmpty());
    m_back->setEnabled(page() > (isNew() ? Page::Where : Page::Access) && !isBusy);
    m_next->setEnabled(!isBusy);
    m_next->setText(nextText());
}

void ProviderWizard::applyTheme()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * kTitleSize);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    refresh();
}

void ProviderWizard::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void ProviderWizard::retranslate()
{
    setWindowTitle(isNew() ? tr("Connect a model") : tr("Change %1").arg(m_start.row.provider.name));
    m_where->retranslate();
    m_access->retranslate();
    m_model->retranslate();
    m_test->retranslate();
    m_last->retranslate();
    m_cancel->setText(tr("Cancel"));
    m_back->setText(tr("Back"));
}

} // namespace studio::ui
