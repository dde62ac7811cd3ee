// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/what_if_vote_row.h"

#include "core/explain/wording.h"
#include "ui/panels/calm_wheel.h"
#include "ui/panels/plain_label.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace studio::ui {

WhatIfVoteRow::WhatIfVoteRow(QWidget *parent)
    : QWidget(parent)
    , m_name(plainLabel(u"whatIfName"_s, this))
    , m_state(new QComboBox(this))
    , m_importance(new QSpinBox(this))
    , m_selected(new QCheckBox(this))
{
    m_state->setObjectName(u"whatIfState"_s);
    m_importance->setObjectName(u"whatIfImportance"_s);
    m_selected->setObjectName(u"whatIfSelected"_s);
    m_importance->setRange(0, 10);
    m_state->addItems({QString(), QString(), QString()});
    keepWheelCalm(m_state);
    keepWheelCalm(m_importance);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Metrics().tiny);
    grid->addWidget(m_name, 0, 0, 1, 2);
    grid->addWidget(m_state, 1, 0);
    grid->addWidget(m_importance, 1, 1);
    grid->addWidget(m_selected, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    const auto changed = [this] {
        refresh();
        Q_EMIT edited();
    };
    connect(m_state, &QComboBox::currentIndexChanged, this, changed);
    connect(m_importance, &QSpinBox::valueChanged, this, changed);
    connect(m_selected, &QCheckBox::toggled, this, changed);
    retranslate();
}

void WhatIfVoteRow::setVote(const model::Candidate &vote, const QString &name)
{
    const bool isOther = vote != m_vote;
    m_vote = vote;
    m_shownName = name;
    setObjectName(u"whatIfVote_"_s + vote.id.value());
    retranslate();
    if (isOther)
        reset();
}

void WhatIfVoteRow::reset()
{
    const QSignalBlocker state(m_state);
    const QSignalBlocker importance(m_importance);
    const QSignalBlocker selected(m_selected);
    m_state->setCurrentIndex(m_vote.cause                              ? NoVote
                             : m_vote.state == model::VoteState::Speak ? Speak
                                                                       : Listen);
    m_importance->setValue(m_vote.importance);
    m_selected->setChecked(m_vote.selected);
    refresh();
}

std::optional<model::VoteEdit> WhatIfVoteRow::edit() const
{
    model::VoteEdit edit{.companion = m_vote.id};
    if (m_state->currentIndex() == NoVote) {
        edit.missing = true;
        return m_vote.cause ? std::nullopt : std::optional(edit);
    }
    const bool wasMissing = m_vote.cause.has_value();
    const auto state = m_state->currentIndex() == Speak ? model::VoteState::Speak : model::VoteState::Listen;
    if (wasMissing || state != m_vote.state)
        edit.state = state;
    if (wasMissing || m_importance->value() != m_vote.importance)
        edit.importance = m_importance->value();
    if (wasMissing || m_selected->isChecked() != m_vote.selected)
        edit.selected = m_selected->isChecked();
    const bool isOther = edit.state || edit.importance || edit.selected;
    return isOther ? std::optional(edit) : std::nullopt;
}

void WhatIfVoteRow::refresh()
{
    const bool votes = m_state->currentIndex() != NoVote;
    m_importance->setEnabled(votes);
    m_selected->setEnabled(votes);
}

void WhatIfVoteRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void WhatIfVoteRow::retranslate()
{
    const QSignalBlocker state(m_state);
    m_state->setItemText(Speak, explain::voteStateText(model::VoteState::Speak));
    m_state->setItemText(Listen, explain::voteStateText(model::VoteState::Listen));
    //: In the place of "speak" or "listen": a companion has not voted
    m_state->setItemText(NoVote, tr("no vote"));
    m_selected->setText(tr("asked to answer"));
    m_name->setText(m_shownName);
    m_name->setBuddy(m_state);
    m_state->setAccessibleName(tr("Vote of %1").arg(m_shownName));
    m_importance->setAccessibleName(tr("Importance, 0 to 10, for %1").arg(m_shownName));
    m_importance->setToolTip(m_importance->accessibleName());
    m_selected->setAccessibleName(tr("%1 was asked to answer").arg(m_shownName));
}

} // namespace studio::ui
