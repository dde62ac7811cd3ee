// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_foot.h"

#include "ui/forms/field_notes.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

PersonaFoot::PersonaFoot(QWidget *parent)
    : QWidget(parent)
    , m_state(quietLabel(u"personaState"_s, this))
    , m_tokens(quietLabel(u"personaTokens"_s, this))
    , m_close(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    m_tokens->setWordWrap(false);
    m_close->setObjectName(u"personaClose"_s);
    m_close->setAutoDefault(false);
    m_save->setObjectName(u"personaSave"_s);
    m_save->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &PersonaFoot::closeWanted);
    connect(m_save, &QPushButton::clicked, this, &PersonaFoot::saveWanted);
    const Metrics &metrics = themeOf(this).metrics;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.medium);
    row->setSpacing(metrics.small);
    row->addWidget(m_state, 1);
    row->addWidget(m_tokens);
    row->addSpacing(metrics.small);
    row->addWidget(m_close);
    row->addWidget(m_save);
    onRetranslate(this, [this] { retranslate(); });
}

void PersonaFoot::showState(const QString &text, bool isTrouble)
{
    const Theme &theme = themeOf(this);
    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, isTrouble ? theme.error : theme.mutedText);
    m_state->setPalette(palette);
    m_state->setText(text);
}

void PersonaFoot::showTokens(qint64 tokens)
{
    //: %1 is such as "≈ 120 tokens"; how much of a prompt the companion's description takes
    m_tokens->setText(tokens > 0 ? tr("%1 in every prompt").arg(tokensNote(tokens)) : QString());
}

void PersonaFoot::setSavable(bool isSavable) { m_save->setEnabled(isSavable); }

void PersonaFoot::retranslate()
{
    m_close->setText(tr("Close"));
    m_save->setText(tr("Save"));
    m_save->setToolTip(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText));
    m_tokens->setToolTip(tr("Estimated share of every prompt that this companion takes in this language."));
}

} // namespace studio::ui
