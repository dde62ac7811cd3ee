// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/form_heading.h"

#include "ui/theme/hooks.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace studio::ui {

FormHeading::FormHeading(const QString &objectName, Rank rank, QWidget *parent)
    : QWidget(parent)
    , m_rank(rank)
    , m_label(plainLabel(objectName, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_label);
    onThemeChange(this, [this] { fitFont(); });
}

void FormHeading::setText(const QString &text) { m_label->setText(text); }

void FormHeading::setVisible(bool visible)
{
    m_label->setVisible(visible);
    QWidget::setVisible(visible);
}

void FormHeading::fitFont()
{
    constexpr double kPartScale = 1.2;
    constexpr double kGroupScale = 1.1;
    QFont larger = font();
    larger.setWeight(m_rank == Rank::Part ? QFont::Bold : QFont::DemiBold);
    if (larger.pointSizeF() > 0)
        larger.setPointSizeF(larger.pointSizeF() * (m_rank == Rank::Part ? kPartScale : kGroupScale));
    m_label->setFont(larger);
}

void FormHeading::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitFont();
}

} // namespace studio::ui
