// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/ask_form.h"

#include "ui/composer/flow_layout.h"
#include "ui/composer/pill_button.h"
#include "ui/models/plain_text.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestAnswer = 4000; // characters
constexpr int kNumbered = 9;

} // namespace

AskForm::AskForm(const QStringList &choices, QWidget *parent)
    : QWidget(parent)
    , m_texts(choices)
    , m_text(new QLineEdit(this))
    , m_send(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"askForm"_s);
    m_text->setObjectName(u"askText"_s);
    m_text->setMaxLength(kLongestAnswer);
    m_send->setObjectName(u"askSend"_s);
    const Metrics &metrics = theme.metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.small);
    addChoices(choices);
    auto *line = new QHBoxLayout;
    line->setSpacing(metrics.small);
    line->addWidget(m_text, 1);
    line->addWidget(m_send);
    column->addLayout(line);
    connect(m_text, &QLineEdit::textChanged, this, &AskForm::refresh);
    connect(m_text, &QLineEdit::returnPressed, this, &AskForm::send);
    connect(m_send, &QPushButton::clicked, this, &AskForm::send);
    onRetranslate(this, [this] { retranslate(); });
}

void AskForm::addChoices(const QStringList &choices)
{
    const Theme &theme = themeOf(this);
    if (choices.isEmpty())
        return;
    auto *row = new QWidget(this);
    row->setObjectName(u"askChoices"_s);
    auto *flow = new FlowLayout(theme.metrics.small);
    row->setLayout(flow);
    for (const QString &choice : choices) {
        const int number = int(m_choices.size()) + 1;
        auto *button = new PillButton(PillButton::Look::Chip, row);
        button->setObjectName(u"askChoice%1"_s.arg(number));
        //: A numbered choice: %1 the key that takes it, %2 the answer
        button->setLabel(number <= kNumbered ? tr("%1 · %2").arg(number).arg(choice) : choice);
        button->setAccessibleName(choice);
        button->setToolTip(plainToolTip(choice)); // a long choice is elided if text is large
        connect(button, &PillButton::clicked, this, [this, choice] { Q_EMIT answered(choice); });
        flow->addWidget(button);
        m_choices.append(button);
    }
    layout()->addWidget(row);
}

void AskForm::takeFocus()
{
    if (m_choices.isEmpty())
        m_text->setFocus(Qt::OtherFocusReason);
    else
        m_choices.constFirst()->setFocus(Qt::TabFocusReason);
}

/// Handles digits that the text field did not take: the focus is on a choice.
void AskForm::keyPressEvent(QKeyEvent *event)
{
    const int number = event->key() - Qt::Key_0;
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const auto numbered = std::min(m_texts.size(), qsizetype(kNumbered));
    if (plain && number >= 1 && number <= numbered)
        Q_EMIT answered(m_texts.at(number - 1));
    else
        QWidget::keyPressEvent(event);
}

void AskForm::send()
{
    const QString text = m_text->text().trimmed();
    if (!text.isEmpty())
        Q_EMIT answered(text);
}

void AskForm::refresh() { m_send->setEnabled(!m_text->text().trimmed().isEmpty()); }

void AskForm::retranslate()
{
    const bool isOpen = m_choices.isEmpty();
    m_text->setPlaceholderText(isOpen ? tr("Your answer") : tr("Or your own answer"));
    m_text->setAccessibleName(tr("Your answer"));
    m_send->setText(tr("Answer"));
    refresh();
}

} // namespace studio::ui
