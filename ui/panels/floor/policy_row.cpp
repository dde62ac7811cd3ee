// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/policy_row.h"

#include "core/explain/policy_words.h"
#include "core/model/room_limits.h"
#include "ui/actions/action_registry.h"
#include "ui/models/plain_text.h"
#include "ui/panels/floor/policy_menu.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

QToolButton *makeRowButton(const QString &objectName, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(objectName);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMinimumHeight(Metrics().control);
    return button;
}

} // namespace

PolicyRow::PolicyRow(QWidget *parent)
    : QWidget(parent)
    , m_offered(model::kOfferedPolicies.cbegin(), model::kOfferedPolicies.cend())
    , m_line(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_name(makeRowButton(u"policyName"_s, this))
    , m_settings(makeRowButton(u"policySettings"_s, this))
    , m_menu(new PolicyMenu(this))
{
    setObjectName(u"policyRow"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_settings->setAutoRaise(true);
    const Metrics metrics;
    m_line->setSpacing(metrics.tiny);
    m_line->addWidget(m_name);
    m_line->addWidget(m_settings);
    m_line->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.tiny);
    column->addLayout(m_line);
    connect(m_name, &QToolButton::clicked, this, &PolicyRow::openMenu);
    connect(m_settings, &QToolButton::clicked, this, &PolicyRow::settingsWanted);
    connect(m_menu, &PolicyMenu::chosen, this, [this](model::PolicyName policy) {
        if (policy != m_policy)
            Q_EMIT policyWanted(policy);
    });
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { drawIcons(); });
}

void PolicyRow::setPolicy(std::optional<model::PolicyName> policy, bool readOnly)
{
    setVisible(policy.has_value());
    if (m_policy == policy && m_readOnly == readOnly)
        return;
    m_policy = policy;
    m_readOnly = readOnly;
    if (readOnly)
        m_menu->close();
    retranslate();
}

void PolicyRow::offer(const QList<model::PolicyName> &policies) { m_offered = policies; }

void PolicyRow::retranslate()
{
    m_settings->setText(briefName("policySettingsAction"));
    m_settings->setToolTip(tipOf("policySettingsAction"));
    m_settings->setAccessibleName(plainTitle(menuName("policySettingsAction")));
    if (m_policy) {
        const QString name = explain::policyText(*m_policy);
        m_name->setText(name);
        m_name->setAccessibleName(plainTitle(menuName("policyAction", name)));
        const QString sentence = explain::policySentence(*m_policy);
        m_name->setAccessibleDescription(sentence);
        m_name->setToolTip(plainToolTip(
            sentence + u'\n' +
            (m_readOnly ? tr("Read-only: this data is open in another window.") : tipOf("policyAction"))));
    }
    m_name->setEnabled(!m_readOnly);
    m_settings->setVisible(!m_readOnly);
    drawIcons();
}

void PolicyRow::openMenu()
{
    const QRect place(mapToGlobal(QPoint(0, m_name->y())), QSize(width(), m_name->height()));
    m_menu->openAt(place, *m_policy, m_offered);
}

void PolicyRow::drawIcons()
{
    const int side = std::max(16, fontMetrics().ascent());
    for (const auto &[button, name] :
         {std::pair(m_name, IconName::ChevronDown), std::pair(m_settings, IconName::Settings)}) {
        button->setIconSize({side, side});
        button->setIcon(icon(name, themeOf(this)));
    }
    place();
}

QSize PolicyRow::minimumSizeHint() const
{
    const int widest = std::max(m_name->sizeHint().width(), m_settings->sizeHint().width());
    return {widest, QWidget::minimumSizeHint().height()};
}

/// Side by side if there is room for both.
void PolicyRow::place()
{
    const int needed = m_name->sizeHint().width() + m_settings->sizeHint().width() + m_line->spacing();
    m_line->setDirection(needed <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void PolicyRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void PolicyRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        drawIcons();
}

} // namespace studio::ui
