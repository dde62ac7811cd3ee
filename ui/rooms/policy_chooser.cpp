// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/policy_chooser.h"

#include "core/base/sentences.h"
#include "core/explain/policy_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QButtonGroup>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PolicyName;

PolicyChooser::PolicyChooser(const QList<PolicyName> &available, QWidget *parent)
    : QWidget(parent)
    , m_available(available)
    , m_buttons(new QButtonGroup(this))
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, metrics.small);
    column->setSpacing(metrics.small);
    for (const PolicyName policy : explain::kEveryPolicy) {
        auto *button = new QRadioButton(this);
        button->setObjectName(u"policy%1"_s.arg(int(policy)));
        button->setEnabled(m_available.contains(policy));
        m_buttons->addButton(button, int(policy));
        QLabel *sentence = quietLabel(u"policySentence%1"_s.arg(int(policy)), this);
        sentence->setIndent(metrics.large + metrics.small);
        m_sentences.insert(int(policy), sentence);
        auto *row = new QVBoxLayout;
        row->setSpacing(0);
        row->addWidget(button);
        row->addWidget(sentence);
        column->addLayout(row);
    }
    connect(m_buttons, &QButtonGroup::idClicked, this,
            [this](int policy) { Q_EMIT chosen(PolicyName(policy)); });
    onRetranslate(this, [this] { retranslate(); });
}

void PolicyChooser::choose(PolicyName policy)
{
    if (QAbstractButton *button = m_buttons->button(int(policy)))
        button->setChecked(true);
}

void PolicyChooser::retranslate()
{
    for (const PolicyName policy : explain::kEveryPolicy) {
        QAbstractButton *button = m_buttons->button(int(policy));
        const QString sentence = explain::policySentence(policy);
        const bool can = m_available.contains(policy);
        const QString reason =
            can ? sentence : base::joinedSentences({sentence, tr("Not available in this version.")});
        button->setText(explain::policyText(policy));
        button->setAccessibleDescription(reason);
        m_sentences.value(int(policy))->setText(reason);
    }
}

} // namespace studio::ui
