// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/prompt_pane.h"

#include "core/language/language_names.h"
#include "ui/forms/field_notes.h"
#include "ui/lore/lore_pane.h"
#include "ui/persona/prompt_view.h"
#include "ui/persona/prompt_watch.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

enum Tab { SpeechTab, VoteTab, LoreTab, kTabs };

} // namespace

PromptPane::PromptPane(PromptWatch &watch, QWidget *parent)
    : QWidget(parent)
    , m_watch(watch)
    , m_tabs(new QTabBar(this))
    , m_total(quietLabel(u"promptTotal"_s, this))
    , m_language(quietLabel(u"promptLanguage"_s, this))
    , m_state(quietLabel(u"promptState"_s, this))
    , m_view(new PromptView(this))
    , m_lore(new LorePane(this))
    , m_copy(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"promptPane"_s);
    m_tabs->setObjectName(u"promptTabs"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    for (int tab = 0; tab < kTabs; ++tab)
        m_tabs->addTab({});
    m_tabs->setTabVisible(LoreTab, false);
    m_copy->setObjectName(u"promptCopy"_s);
    m_copy->setAutoDefault(false);
    connect(m_tabs, &QTabBar::currentChanged, this, &PromptPane::refresh);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_view->prompt()); });
    connect(&m_watch, &PromptWatch::changed, this, &PromptPane::refresh);
    connect(m_lore, &LorePane::lineTyped, &m_watch, &PromptWatch::tryLine);

    const Metrics &metrics = theme.metrics;
    auto *head = new QHBoxLayout;
    head->setSpacing(metrics.small);
    head->addWidget(m_tabs);
    head->addStretch(1);
    head->addWidget(m_copy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.small, metrics.large, metrics.large);
    column->setSpacing(metrics.small);
    column->addLayout(head);
    column->addWidget(m_total);
    column->addWidget(m_language);
    column->addWidget(m_state);
    column->addWidget(m_view, 1);
    column->addWidget(m_lore, 1);
    column->addStretch(0); // takes the room while there is no prompt
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void PromptPane::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_copy->setIcon(icon(IconName::Copy, theme));
    refresh();
}

void PromptPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_watch.setWatched(true);
}

void PromptPane::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_watch.setWatched(false);
}

QString PromptPane::totalText(const QList<model::PromptPart> &parts) const
{
    qint64 tokens = 0;
    for (const model::PromptPart &part : parts)
        tokens += part.tokens;
    //: %1 is such as "≈ 1,200 tokens"
    return tokens > 0 ? tr("Total: %1 (estimate).").arg(tokensNote(tokens)) : QString();
}

QString PromptPane::languageText(const model::SpokenLanguage &spoken) const
{
    using Why = model::SpokenLanguage::Why;
    const QString name = language::ownName(spoken.code);
    switch (spoken.why) {
    //: %1 is a language, in its own words: "한국어"
    case Why::Fixed: return tr("Answers in %1, as set for the room.").arg(name);
    //: %1 is a language, in its own words; %n counts messages of the user
    case Why::Written:
        return tr("Answers in %1, the language of %n of your latest message(s).", nullptr, spoken.messages)
            .arg(name);
    //: %1 is a language, in its own words
    case Why::Heard:
        return tr("Answers in %1, like the others here. Your own messages are too short to tell.").arg(name);
    //: %1 is a language, in its own words
    case Why::Card:
        return tr("Answers in %1, the language of the card, until you write in another.").arg(name);
    case Why::Unsure: return tr("Answers in the language of the conversation, which is not clear yet.");
    }
    return {};
}

void PromptPane::refresh()
{
    const Theme &theme = themeOf(this);
    const model::PromptPreview preview = m_watch.preview().value_or(model::PromptPreview());
    showLore(preview); // may select another tab
    const QList<model::PromptPart> &parts =
        m_tabs->currentIndex() == SpeechTab ? preview.speech : preview.vote;
    const bool failed = !m_watch.problem().isEmpty();
    m_view->show(parts, preview.expansions);
    const QString prompt = m_view->prompt();
    const bool isLore = m_tabs->currentIndex() == LoreTab;
    m_lore->setVisible(isLore);
    m_view->setVisible(!prompt.isEmpty() && !isLore);
    m_copy->setVisible(!isLore);
    m_copy->setEnabled(!prompt.isEmpty());
    m_total->setText(totalText(parts));
    m_language->setText(m_watch.preview() ? languageText(preview.language) : QString());
    m_language->setVisible(!prompt.isEmpty() && !isLore);
    m_total->setVisible(!prompt.isEmpty() && !isLore);

    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, failed ? theme.error : theme.mutedText);
    m_state->setPalette(palette);
    QString state;
    if (failed) {
        //: %1 is a whole sentence
        state = tr("Could not build the prompt: %1").arg(m_watch.problem());
    } else if (!m_watch.preview()) {
        state = tr("Building the prompt…");
    } else if (prompt.isEmpty()) {
        state = tr("Nothing to tell a model yet. Write something about the companion.");
    }
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    m_view->setAccessibleDescription(state.isEmpty() ? m_total->text() : state);
}

/// The tab exists while there are lorebooks.
void PromptPane::showLore(const model::PromptPreview &preview)
{
    if (m_watch.preview()) {
        const bool hasLore = !preview.lore.verdicts.isEmpty();
        if (!hasLore)
            m_lore->clearLine();
        m_tabs->setTabVisible(LoreTab, hasLore);
        m_tabs->updateGeometry(); // Qt 6.4 does not ask for more space by itself
        m_lore->show(m_watch.books(), preview.lore);
    }
}

void PromptPane::retranslate()
{
    //: What a companion says; beside its votes
    m_tabs->setTabText(SpeechTab, tr("Speech"));
    m_tabs->setTabText(VoteTab, tr("Vote"));
    m_tabs->setTabText(LoreTab, tr("Lore"));
    m_tabs->setAccessibleName(tr("Prompt to show"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy whole prompt"));
    m_copy->setAccessibleName(tr("Copy whole prompt"));
    m_view->setAccessibleName(tr("Exact prompt"));
}

} // namespace studio::ui
