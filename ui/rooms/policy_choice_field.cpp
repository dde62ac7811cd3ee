// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/policy_choice_field.h"

#include "ui/theme/hooks.h"

#include <QComboBox>

namespace studio::ui {

using model::PolicySettings;

namespace {

QComboBox *namedBox(const QString &objectName)
{
    auto *box = new QComboBox;
    box->setObjectName(objectName);
    return box;
}

int rowOf(std::optional<bool> strict)
{
    if (!strict)
        return 0;
    return *strict ? 1 : 2;
}

std::optional<bool> strictOf(int row) { return row == 0 ? std::nullopt : std::optional(row == 1); }

} // namespace

PolicyChoiceField::PolicyChoiceField(const QString &objectName, Setting setting, QWidget *parent)
    : FormField(objectName, namedBox(objectName), parent)
    , m_setting(setting)
    , m_box(qobject_cast<QComboBox *>(input()))
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_box, &QComboBox::activated, this, &PolicyChoiceField::edited);
    onRetranslate(this, [this] { retranslate(); });
}

void PolicyChoiceField::fill(const PolicySettings &settings)
{
    switch (m_setting) {
    case Setting::StrictTiers: m_box->setCurrentIndex(rowOf(settings.strictTiers)); return;
    case Setting::BargeIn: m_box->setCurrentIndex(int(settings.bargeIn)); return;
    case Setting::UserWakes: m_box->setCurrentIndex(int(settings.userWakes)); return;
    case Setting::WithoutVotes: m_box->setCurrentIndex(int(settings.withoutVotes)); return;
    }
}

void PolicyChoiceField::write(PolicySettings &settings) const
{
    const int row = m_box->currentIndex();
    switch (m_setting) {
    case Setting::StrictTiers: settings.strictTiers = strictOf(row); return;
    case Setting::BargeIn: settings.bargeIn = PolicySettings::BargeIn(row); return;
    case Setting::UserWakes: settings.userWakes = PolicySettings::UserWakes(row); return;
    case Setting::WithoutVotes: settings.withoutVotes = PolicySettings::WithoutVotes(row); return;
    }
}

void PolicyChoiceField::setWords(const QString &label, const QStringList &values)
{
    setLabel(label);
    const int row = m_box->currentIndex();
    m_box->clear();
    m_box->addItems(values);
    m_box->setCurrentIndex(row);
}

void PolicyChoiceField::retranslate()
{
    switch (m_setting) {
    case Setting::StrictTiers:
        setWords(tr("Length limit applies to"), {tr("companions"), tr("everyone"), tr("nobody")});
        return;
    case Setting::BargeIn:
        setWords(tr("When you write during a turn"),
                 {tr("interrupt the companion"), tr("let the companion finish")});
        return;
    case Setting::UserWakes:
        setWords(tr("When you write during the ring"),
                 {tr("continue with the companion you ask"), tr("start again with the first"),
                  tr("continue with the next")});
        return;
    case Setting::WithoutVotes:
        setWords(tr("When no votes on your message come in"),
                 {tr("someone speaks anyway"), tr("nobody speaks")});
        return;
    }
}

} // namespace studio::ui
