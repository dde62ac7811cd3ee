// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/lore_trial_panel.h"

#include "ui/lore/lore_pane.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

LoreTrialPanel::LoreTrialPanel(QWidget *parent)
    : QWidget(parent)
    , m_companion(new QComboBox(this))
    , m_trouble(quietLabel(u"loreTrialTrouble"_s, this))
    , m_pane(new LorePane(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"loreTrialPanel"_s);
    m_companion->setObjectName(u"loreTrialCompanion"_s);
    m_companion->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_trouble->hide();

    const Metrics &metrics = theme.metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.medium, metrics.small, metrics.medium, metrics.medium);
    column->setSpacing(metrics.small);
    column->addWidget(m_companion);
    column->addWidget(m_trouble);
    column->addWidget(m_pane, 1);
    connect(m_companion, &QComboBox::currentIndexChanged, this, &LoreTrialPanel::wanted);
    connect(m_pane, &LorePane::lineTyped, this, [this](const QString &line) {
        m_line = line;
        Q_EMIT wanted();
    });
    onRetranslate(this, [this] { retranslate(); });
}

void LoreTrialPanel::setCompanions(const QList<Choice> &companions)
{
    if (companions == m_choices)
        return;
    const base::ParticipantId chosen = companion();
    {
        const QSignalBlocker quiet(m_companion);
        m_choices = companions;
        m_companion->clear();
        for (const Choice &choice : companions)
            m_companion->addItem(choice.name);
        const auto same = std::find_if(companions.cbegin(), companions.cend(),
                                       [&chosen](const Choice &one) { return one.companion == chosen; });
        if (same != companions.cend())
            m_companion->setCurrentIndex(int(same - companions.cbegin()));
    }
    if (companion() != chosen)
        Q_EMIT wanted();
}

base::ParticipantId LoreTrialPanel::companion() const
{
    return m_choices.value(m_companion->currentIndex()).companion;
}

void LoreTrialPanel::clear()
{
    m_pane->clearLine();
    m_pane->show({}, {});
    m_trouble->hide();
}

void LoreTrialPanel::show(const model::LoreBooks &books, const model::LoreResult &result,
                          const QStringList &speakers)
{
    m_trouble->hide();
    m_pane->show(books, result, speakers);
}

void LoreTrialPanel::tellTrouble(const QString &why)
{
    m_trouble->setText(why);
    m_trouble->show();
}

void LoreTrialPanel::focusLine() { m_pane->focusLine(); }

void LoreTrialPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    Q_EMIT wanted();
}

void LoreTrialPanel::retranslate()
{
    setAccessibleName(tr("Lorebooks in this room"));
    m_companion->setAccessibleName(tr("Companion whose lorebooks are shown"));
}

} // namespace studio::ui
