// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/policy_dialog.h"

#include "core/explain/policy_words.h"
#include "ui/rooms/policy_form.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

PolicyDialog::PolicyDialog(const model::PolicySettings &now, QWidget *parent)
    : QDialog(parent)
    , m_now(now)
{
    const Theme &theme = themeOf(this);
    setObjectName(u"policyDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kSmallest(320, 240);
    setMinimumSize(kSmallest);
    const QSize first = firstSize(*this, QSize(520, 640));
    resize(parent ? first.boundedTo(parent->window()->size() - QSize(48, 48)).expandedTo(kSmallest) : first);
    auto *content = new QWidget;
    m_sentence = quietLabel(u"policyDialogSentence"_s, content);
    m_form = new PolicyForm(now, {explain::kEveryPolicy.cbegin(), explain::kEveryPolicy.cend()}, content,
                            PolicyForm::Choice::None);
    const Metrics &metrics = theme.metrics;
    const int margin = metrics.large + metrics.small;
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(margin, margin, margin, margin);
    inner->setSpacing(metrics.large);
    inner->addWidget(m_sentence);
    inner->addWidget(m_form);
    inner->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setObjectName(u"policyDialogArea"_s);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(area, 1);
    column->addWidget(hairline(this));
    column->addWidget(makeFoot());
    connect(m_form, &PolicyForm::edited, this, &PolicyDialog::refresh);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { refresh(); });
}

QWidget *PolicyDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    m_state = quietLabel(u"policyDialogState"_s, foot);
    const auto button = [foot](const QString &objectName) {
        auto *button = new QPushButton(foot);
        button->setObjectName(objectName);
        button->setAutoDefault(false);
        return button;
    };
    m_cancel = button(u"policyCancel"_s);
    m_apply = button(u"policyApply"_s);
    m_done = button(u"policyDone"_s);
    m_done->setDefault(true);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &PolicyDialog::apply);
    connect(m_done, &QPushButton::clicked, this, [this] {
        if (apply())
            accept();
    });
    const Metrics &metrics = themeOf(this).metrics;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.medium);
    column->setSpacing(metrics.small);
    column->addWidget(m_state);
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics.small);
    row->addStretch(1);
    for (QPushButton *one : {m_cancel, m_apply, m_done})
        row->addWidget(one);
    column->addLayout(row);
    return foot;
}

bool PolicyDialog::apply()
{
    m_tried = true;
    refresh();
    if (!m_form->flaw().isEmpty()) {
        m_form->focusFlaw();
        return false;
    }
    m_tried = false;
    if (m_form->settings() != m_now)
        Q_EMIT wanted(m_form->settings());
    return true;
}

void PolicyDialog::setVoters(const QList<VoterDeadlines::Voter> &voters) { m_form->setVoters(voters); }

void PolicyDialog::follow(const model::PolicySettings &now)
{
    if (m_now == now)
        return;
    const bool untouched = m_form->settings() == m_now && m_form->flaw().isEmpty();
    m_now = now;
    if (untouched)
        m_form->show(now);
    else
        m_form->choose(now.policy);
    retranslate();
}

/// A flaw appears beside its field at once, and here only if it prevented an action.
void PolicyDialog::refresh()
{
    const Theme &theme = themeOf(this);
    const QString flaw = m_form->flaw();
    const bool changed = m_form->settings() != m_now;
    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, flaw.isEmpty() ? theme.mutedText : theme.error);
    m_state->setPalette(palette);
    m_state->setText(m_tried ? flaw : QString());
    m_state->setVisible(!m_state->text().isEmpty());
    m_apply->setEnabled(changed || !flaw.isEmpty());
}

void PolicyDialog::retranslate()
{
    const QString policy = explain::policyText(m_now.policy);
    //: The title of a dialog: %1 is a way of taking turns, such as Ring
    setWindowTitle(tr("Turn-taking: %1").arg(policy));
    m_sentence->setText(explain::policySentence(m_now.policy));
    m_cancel->setText(tr("Close"));
    m_apply->setText(tr("Apply"));
    m_done->setText(tr("OK"));
    refresh();
}

} // namespace studio::ui
