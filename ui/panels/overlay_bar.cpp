// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/overlay_bar.h"

#include "core/explain/policy_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PolicyName;

namespace {

constexpr int kDeadlines[] = {1, 2, 4, 8, 15, 30}; // seconds

QAction *addChoice(QMenu *menu, QActionGroup *group, const QString &name, const QString &text, bool checked)
{
    QAction *action = menu->addAction(text);
    action->setObjectName(name);
    action->setCheckable(true);
    action->setChecked(checked);
    group->addAction(action);
    return action;
}

} // namespace

OverlayBar::OverlayBar(QWidget *parent)
    : QWidget(parent)
    , m_text(plainLabel(u"overlayText"_s, this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_policy(makeButton(u"overlayPolicy"_s, true))
    , m_rules(makeButton(u"overlayRules"_s, true))
    , m_stretch(makeButton(u"overlayStretch"_s, true))
    , m_off(makeButton(u"overlayOff"_s, false))
{
    setObjectName(u"overlayBar"_s);
    const Metrics metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.medium, metrics.tiny, metrics.medium, metrics.tiny);
    column->setSpacing(metrics.tiny);
    column->addWidget(m_text);
    m_buttons->setSpacing(metrics.tiny);
    column->addLayout(m_buttons);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // texts wrap
    connect(m_off, &QToolButton::clicked, this, [this] { Q_EMIT wanted({}); });
    onRetranslate(this, [this] { retranslate(); });
}

QToolButton *OverlayBar::makeButton(const QString &objectName, bool hasMenu)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setMinimumHeight(Metrics().control);
    if (hasMenu) {
        auto *menu = new QMenu(button);
        menu->setObjectName(objectName + u"Menu"_s);
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
    }
    m_buttons->addWidget(button);
    return button;
}

void OverlayBar::setShown(const Shown &shown)
{
    m_shown = shown;
    m_rules->setVisible(shown.change.has_value());
    m_stretch->setVisible(shown.as.has_value());
    m_off->setVisible(shown.change || shown.as);
    m_policy->setVisible(!shown.change);
    fillMenus();
    placeButtons();
}

void OverlayBar::setText(const QString &text)
{
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    setAccessibleName(text);
}

void OverlayBar::fillMenus()
{
    QMenu *policies = m_policy->menu();
    policies->clear();
    auto *group = new QActionGroup(policies);
    for (int i = 0; i <= int(PolicyName::Director); ++i) {
        const auto policy = PolicyName(i);
        const QAction *action =
            addChoice(policies, group, u"overlayPolicy%1"_s.arg(i), explain::policyText(policy),
                      m_shown.as && m_shown.as->policy == policy);
        connect(action, &QAction::triggered, this, [this, policy] {
            model::AsPolicy as = m_shown.as.value_or(model::AsPolicy());
            as.policy = policy;
            Q_EMIT wanted({.change = {}, .as = as});
        });
    }
    m_rules->menu()->clear();
    if (m_shown.change)
        fillRules(m_rules->menu());
    m_stretch->menu()->clear();
    if (m_shown.as)
        fillStretch(m_stretch->menu());
}

// The rules of votes that can be tried on the record.
void OverlayBar::fillRules(QMenu *menu)
{
    const model::WhatIf change = *m_shown.change;
    auto *deadlines = new QActionGroup(menu);
    const auto deadline = [&](int seconds, const QString &text) {
        const auto value = seconds > 0 ? std::optional(base::Millis(seconds * 1000)) : std::nullopt;
        const QAction *action = addChoice(menu, deadlines, u"overlayDeadline%1"_s.arg(seconds), text,
                                          change.voteDeadline == value);
        connect(action, &QAction::triggered, this, [this, change, value] {
            model::WhatIf other = change;
            other.voteDeadline = value;
            Q_EMIT wanted({.change = other, .as = {}});
        });
    };
    deadline(0, tr("Deadlines unchanged"));
    for (const int seconds : kDeadlines)
        deadline(seconds, tr("Time to vote: %n second(s)", nullptr, seconds));
    menu->addSeparator();
    auto *goodbyes = new QActionGroup(menu);
    const auto goodbye = [&](int number, std::optional<bool> ends, const QString &text) {
        const QAction *action = addChoice(menu, goodbyes, u"overlayGoodbye%1"_s.arg(number), text,
                                          change.terminalEndsRoom == ends);
        connect(action, &QAction::triggered, this, [this, change, ends] {
            model::WhatIf other = change;
            other.terminalEndsRoom = ends;
            Q_EMIT wanted({.change = other, .as = {}});
        });
    };
    goodbye(0, std::nullopt, tr("Goodbyes unchanged"));
    goodbye(1, true, tr("A goodbye ends the conversation"));
    goodbye(2, false, tr("A goodbye does not end the conversation"));
}

void OverlayBar::fillStretch(QMenu *menu)
{
    menu->addAction(
            tr("The whole room"), this,
            [this] { Q_EMIT wanted({.change = {}, .as = model::AsPolicy{.policy = m_shown.as->policy}}); })
        ->setObjectName(u"overlayWhole"_s);
    menu->addAction(tr("From the chosen row on"), this, [this] { Q_EMIT stretchWanted(true); })
        ->setObjectName(u"overlayFrom"_s);
    menu->addAction(tr("Up to the chosen row"), this, [this] { Q_EMIT stretchWanted(false); })
        ->setObjectName(u"overlayUntil"_s);
}

void OverlayBar::retranslate()
{
    //: A button: shows the room as another way of taking turns would have had it
    m_policy->setText(tr("Other turn-taking…"));
    //: A button: the rules under which the votes are counted
    m_rules->setText(tr("Rules…"));
    //: A button: from where to where in the room
    m_stretch->setText(tr("Range…"));
    //: A button: takes off what lies over the room
    m_off->setText(tr("Remove"));
    for (QToolButton *button : {m_policy, m_rules, m_stretch, m_off})
        button->setAccessibleName(button->text());
    const QString policy =
        tr("Shows who would have spoken after each message with another way of turn-taking.");
    m_policy->setToolTip(policy);
    m_policy->setAccessibleDescription(policy);
    const QString text = m_text->text();
    setShown(Shown(m_shown));
    setText(text);
}

void OverlayBar::placeButtons()
{
    const QMargins margins = layout()->contentsMargins();
    int width = margins.left() + margins.right();
    for (const QToolButton *button : {m_policy, m_rules, m_stretch, m_off})
        width += button->isHidden() ? 0 : button->sizeHint().width() + m_buttons->spacing();
    const bool fits = width <= this->width();
    m_buttons->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_buttons->setAlignment(Qt::AlignLeft);
}

void OverlayBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeButtons();
}

void OverlayBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeButtons();
}

} // namespace studio::ui
