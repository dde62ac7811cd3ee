// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/form_field.h"

#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

FormField::FormField(const QString &objectName, QWidget *input, QWidget *parent)
    : QWidget(parent)
    , m_input(input)
    , m_label(plainLabel(objectName + u"Label"_s, this))
    , m_note(quietLabel(objectName + u"Note"_s, this))
    , m_hint(quietLabel(objectName + u"Hint"_s, this))
    , m_flawRow(new QWidget(this))
    , m_flawIcon(plainLabel(objectName + u"FlawIcon"_s, m_flawRow))
    , m_flaw(plainLabel(objectName + u"Flaw"_s, m_flawRow))
{
    const Theme &theme = themeOf(this);
    setObjectName(objectName + u"Field"_s);
    const Metrics &metrics = theme.metrics;
    m_label->setBuddy(input);
    m_note->setWordWrap(false);
    m_hint->hide();

    auto *head = new QHBoxLayout;
    head->setSpacing(metrics.small);
    head->addWidget(m_label, 1);
    head->addWidget(m_note);
    auto *fault = new QHBoxLayout(m_flawRow);
    fault->setContentsMargins(0, 0, 0, 0);
    fault->setSpacing(metrics.tiny);
    fault->addWidget(m_flawIcon, 0, Qt::AlignTop);
    fault->addWidget(m_flaw, 1);
    m_flawRow->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.tiny);
    column->addLayout(head);
    column->addWidget(m_hint);
    column->addWidget(input);
    column->addWidget(m_flawRow);
    onThemeChange(this, [this] { applyTheme(); });
}

void FormField::applyTheme()
{
    const Theme &theme = themeOf(this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_label->setFont(bold);
    if (m_flawRow->isVisibleTo(this))
        showFlaw(m_flaw->text(), m_isError ? theme.error : theme.warning);
}

void FormField::setLabel(const QString &label)
{
    m_label->setText(label);
    m_label->setVisible(!label.isEmpty());
    m_note->setVisible(!label.isEmpty());
    m_input->setAccessibleName(label);
}

void FormField::setHint(const QString &hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void FormField::setNote(const QString &note) { m_note->setText(note); }

void FormField::setFlaws(const QList<persona::Flaw> &flaws)
{
    const Theme &theme = themeOf(this);
    const QString text = flaws.isEmpty() ? QString() : flaws.first().text;
    m_input->setAccessibleDescription(text.isEmpty() ? m_hint->text() : text);
    m_isError = !flaws.isEmpty() && flaws.first().severity == persona::Severity::Error;
    if (text.isEmpty()) {
        m_flaw->clear();
        m_flawRow->hide();
    } else {
        showFlaw(text, m_isError ? theme.error : theme.mutedText);
    }
}

void FormField::setFlaw(const QString &flaw)
{
    setFlaws(flaw.isEmpty() ? QList<persona::Flaw>() : QList<persona::Flaw>{{.text = flaw}});
}

void FormField::tell(const QString &what)
{
    m_isError = false;
    showFlaw(what, themeOf(this).warning);
}

void FormField::focusInput()
{
    // Not a focus proxy: Tab gets stuck if the proxy is hidden.
    QList<QWidget *> inputs{m_input};
    inputs += m_input->findChildren<QWidget *>();
    for (QWidget *input : inputs)
        if (input->focusPolicy() & Qt::TabFocus && input->isVisibleTo(this) && input->isEnabled())
            return input->setFocus(Qt::OtherFocusReason);
}

QString FormField::flawText() const { return m_flawRow->isHidden() ? QString() : m_flaw->text(); }

void FormField::showFlaw(const QString &text, const QColor &colour)
{
    QPalette palette = m_flaw->palette();
    palette.setColor(QPalette::WindowText, colour);
    m_flaw->setPalette(palette);
    m_flaw->setText(text);
    const int size = std::max(themeOf(this).metrics.large, m_flaw->fontMetrics().ascent());
    const IconName name = m_isError ? IconName::Error : IconName::Info;
    m_flawIcon->setPixmap(iconPixmap(name, colour, size, devicePixelRatioF()));
    m_flawIcon->setFixedSize(size, std::max(size, m_flaw->fontMetrics().height()));
    m_flawRow->show();
}

} // namespace studio::ui
