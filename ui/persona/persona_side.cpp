// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_side.h"

#include "ui/persona/persona_preview.h"
#include "ui/persona/prompt_pane.h"
#include "ui/persona/trial.h"
#include "ui/persona/trial_pane.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QFrame>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

enum Page { TrialPage, PromptPage };

QFrame *line(QFrame::Shape shape, QWidget *parent)
{
    auto *frame = new QFrame(parent);
    frame->setFrameShape(shape);
    frame->setFrameShadow(QFrame::Plain);
    frame->setForegroundRole(QPalette::Mid);
    if (shape == QFrame::HLine)
        frame->setFixedHeight(1);
    else
        frame->setFixedWidth(1);
    return frame;
}

} // namespace

PersonaSide::PersonaSide(Trial &trial, PromptWatch &prompt, QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"personaSidePart"_s);
    m_tabs->setObjectName(u"personaSideTabs"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab({});
    m_tabs->addTab({});
    connect(m_tabs, &QTabBar::currentChanged, this, &PersonaSide::showPage);

    auto *content = new QWidget;
    content->setObjectName(u"personaSide"_s);
    m_preview = new PersonaPreview(content);
    m_trial = new TrialPane(trial, content);
    auto *rule = line(QFrame::HLine, content);
    const int margin = theme.metrics.large + theme.metrics.small;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(margin);
    column->addWidget(m_preview);
    column->addWidget(rule);
    column->addWidget(m_trial);
    column->addStretch(1);
    m_area = new QScrollArea;
    m_area->setObjectName(u"personaSideScroll"_s);
    m_area->setWidget(content);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_prompt = new PromptPane(prompt);
    m_pages->addWidget(m_area);
    m_pages->addWidget(m_prompt);

    auto *sides = new QHBoxLayout(this);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(0);
    sides->addWidget(line(QFrame::VLine, this));
    auto *whole = new QVBoxLayout;
    sides->addLayout(whole, 1);
    whole->setContentsMargins(0, theme.metrics.tiny, 0, 0);
    whole->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(theme.metrics.large, 0, theme.metrics.large, 0);
    head->addWidget(m_tabs);
    head->addStretch(1);
    whole->addLayout(head);
    whole->addWidget(m_pages, 1);
    onRetranslate(this, [this] { retranslate(); });
    connect(&trial, &Trial::changed, this, [this, &trial] { follow(trial); });
    QScrollBar *bar = m_area->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar](int value) { m_follows = m_follows && value == bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar](int, int most) {
        if (m_follows)
            bar->setValue(most);
    });
}

/// A new answer is followed from its beginning.
void PersonaSide::follow(const Trial &trial)
{
    if (trial.isRunning() && !m_wasRunning) {
        QScrollBar *bar = m_area->verticalScrollBar();
        bar->setValue(bar->maximum());
        m_follows = true;
    }
    m_wasRunning = trial.isRunning();
}

void PersonaSide::showPage(int page)
{
    m_pages->setCurrentIndex(page);
    Q_EMIT pageChosen(page == PromptPage);
}

void PersonaSide::retranslate()
{
    m_tabs->setTabText(TrialPage, tr("Try it"));
    m_tabs->setTabText(PromptPage, tr("Prompt"));
    m_tabs->setAccessibleName(tr("Panel beside the form"));
}

} // namespace studio::ui
