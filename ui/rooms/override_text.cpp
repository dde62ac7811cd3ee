// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/override_text.h"

#include "ui/forms/form_edits.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

OverrideText::OverrideText(const QString &objectName, Lines lines, qsizetype longest, QWidget *parent)
    : QWidget(parent)
    , m_longest(longest)
    , m_box(new QCheckBox(this))
    , m_state(quietLabel(objectName + u"State"_s, this))
    , m_input(new TextInput(objectName, lines == Lines::One ? 1 : 2, lines == Lines::One ? 3 : 8, this))
    , m_flaw(plainLabel(objectName + u"Flaw"_s, this))
{
    const Theme &theme = themeOf(this);
    m_box->setObjectName(objectName + u"Here"_s);
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_input->setLineBreaks(lines == Lines::Several);
    m_input->setPasteLimit(longest + longest / 2);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme.metrics.small);
    head->addWidget(m_box, 1);
    head->addWidget(m_state);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.tiny);
    column->addLayout(head);
    column->addWidget(m_input);
    column->addWidget(m_flaw);
    connect(m_box, &QCheckBox::clicked, this, [this](bool here) {
        if (here && !m_written)
            m_written = m_inLibrary;
        refresh();
        if (here)
            m_input->setFocus(Qt::OtherFocusReason);
        Q_EMIT edited();
    });
    connect(m_input, &TextInput::edited, this, [this](const QString &text) {
        m_written = text;
        refresh();
        Q_EMIT edited();
    });
    refresh();
    onThemeChange(this, [this] { refresh(); });
}

void OverrideText::load(const QString &inLibrary, const std::optional<QString> &own)
{
    m_inLibrary = inLibrary;
    m_written = own;
    m_box->setChecked(own.has_value());
    refresh();
}

std::optional<QString> OverrideText::own() const { return m_box->isChecked() ? m_written : std::nullopt; }

QString OverrideText::flaw() const
{
    const auto written = own();
    return written && written->size() > m_longest
               ? tr("Shorten this to at most %L1 characters. It has %L2.").arg(m_longest).arg(written->size())
               : QString();
}

void OverrideText::focusInput() { m_input->setFocus(Qt::OtherFocusReason); }

void OverrideText::setLabel(const QString &label)
{
    m_box->setText(label);
    m_input->setAccessibleName(label);
    refresh();
}

void OverrideText::refresh()
{
    const Theme &theme = themeOf(this);
    const bool here = m_box->isChecked();
    const QString shown = here ? m_written.value_or(QString()) : m_inLibrary;
    if (m_input->toPlainText() != shown)
        m_input->show(shown);
    m_input->setReadOnly(!here);
    QPalette greyed = palette();
    if (!here)
        greyed.setColor(QPalette::Text, theme.mutedText);
    m_input->setPalette(greyed);
    m_state->setText(here ? tr("only in this room") : tr("as in the library"));
    m_box->setAccessibleDescription(m_state->text());
    const QString what = flaw();
    QPalette warning = palette();
    warning.setColor(QPalette::WindowText, theme.error);
    m_flaw->setPalette(warning);
    m_flaw->setText(what);
    m_flaw->setVisible(!what.isEmpty());
    m_input->setAccessibleDescription(what.isEmpty() ? m_state->text() : what);
}

} // namespace studio::ui
