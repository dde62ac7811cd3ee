// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/room_voices_form.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/box_with_hint.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

RoomVoicesForm::RoomVoicesForm(const model::RoomVoices &start, QWidget *parent)
    : QWidget(parent)
    , m_voices(start)
    , m_aloud(new QCheckBox(this))
    , m_aloudHint(quietLabel(u"roomAloudHint"_s, this))
    , m_inStep(new QCheckBox(this))
    , m_inStepHint(quietLabel(u"roomInStepHint"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"roomVoicesForm"_s);
    m_aloud->setObjectName(u"roomAloud"_s);
    m_aloud->setChecked(start.aloud);
    m_inStep->setObjectName(u"roomInStep"_s);
    m_inStep->setChecked(start.inStep);
    m_inStep->setEnabled(start.aloud);
    for (QLabel *hint : {m_aloudHint, m_inStepHint})
        hint->setIndent(theme.metrics.large + theme.metrics.small);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.medium);
    addWithHint(column, m_aloud, m_aloudHint);
    addWithHint(column, m_inStep, m_inStepHint);

    connect(m_aloud, &QCheckBox::clicked, this, [this](bool on) {
        m_voices.aloud = on;
        m_inStep->setEnabled(on);
        Q_EMIT edited();
    });
    connect(m_inStep, &QCheckBox::clicked, this, [this](bool on) {
        m_voices.inStep = on;
        Q_EMIT edited();
    });
    onRetranslate(this, [this] { retranslate(); });
}

void RoomVoicesForm::retranslate()
{
    m_aloud->setText(tr("Read aloud what companions say"));
    m_aloudHint->setText(tr("A companion keeps the floor until the last word was heard."));
    m_aloud->setAccessibleDescription(m_aloudHint->text());
    m_inStep->setText(tr("Show words as they are spoken"));
    m_inStepHint->setText(tr("The transcript follows the voice, so you read no further than you hear."));
    m_inStep->setAccessibleDescription(m_inStepHint->text());
}

} // namespace studio::ui
