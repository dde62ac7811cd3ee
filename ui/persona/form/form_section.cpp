// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/form_section.h"

#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

FormSection::FormSection(const QString &objectName, PersonaEdit &edit, QWidget *parent)
    : FieldGroup(edit, parent)
    , m_fold(new QPushButton(this))
    , m_hint(quietLabel(objectName + u"Hint"_s, this))
{
    makeRows(new QWidget(this));
    const Theme &theme = themeOf(this);
    setObjectName(objectName + u"Section"_s);
    m_fold->setObjectName(objectName);
    m_fold->setCheckable(true);
    m_fold->setAutoDefault(false);
    m_fold->setFlat(true);
    connect(m_fold, &QPushButton::clicked, this, &FormSection::unfold);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme.metrics.small);
    head->addWidget(m_fold, 0, Qt::AlignTop | Qt::AlignLeft);
    head->addWidget(m_hint, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.large);
    column->addLayout(head);
    column->addWidget(body());
    unfold(false);
    onThemeChange(this, [this] { unfold(m_fold->isChecked()); });
}

void FormSection::unfold(bool unfolded)
{
    m_fold->setChecked(unfolded);
    body()->setVisible(unfolded);
    m_hint->setVisible(!unfolded);
    m_fold->setIcon(icon(unfolded ? IconName::ChevronDown : IconName::ChevronRight, themeOf(this)));
    if (unfolded && !std::exchange(m_wasUnfolded, true))
        Q_EMIT this->unfolded();
    else if (unfolded)
        Q_EMIT this->unfoldedAgain();
}

void FormSection::setWords(const QString &title, const QString &hint)
{
    m_fold->setText(title);
    m_hint->setText(hint);
    m_fold->setAccessibleDescription(hint);
}

void FormSection::changeEvent(QEvent *event)
{
    FieldGroup::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        unfold(m_fold->isChecked());
}

} // namespace studio::ui
