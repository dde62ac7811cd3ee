// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/settings_group.h"

#include "ui/forms/form_heading.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/hairline.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

SettingsGroup::SettingsGroup(const QString &objectName, QWidget *parent)
    : QWidget(parent)
{
    const Metrics &metrics = themeOf(this).metrics;
    setObjectName(objectName);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics.small, 0, 0);
    column->setSpacing(metrics.medium);
    column->addWidget(hairline(this));
    m_heading = new FormHeading(objectName + u"Heading"_s, FormHeading::Rank::Group, this);
    column->addWidget(m_heading);
}

void SettingsGroup::setTitle(const QString &title) { m_heading->setText(title); }

void SettingsGroup::add(QWidget *setting)
{
    m_settings.append(setting);
    layout()->addWidget(setting);
}

void SettingsGroup::hideIfEmpty()
{
    setVisible(std::any_of(m_settings.cbegin(), m_settings.cend(),
                           [](const QWidget *setting) { return !setting->isHidden(); }));
}

} // namespace studio::ui
