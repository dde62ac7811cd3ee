// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "ui/forms/form_field.h"

class QComboBox;

namespace studio::ui {

/// One setting of a policy that has a few values, each in words.
class PolicyChoiceField : public FormField
{
    Q_OBJECT

public:
    enum class Setting { StrictTiers, BargeIn, UserWakes, WithoutVotes };

    PolicyChoiceField(const QString &objectName, Setting setting, QWidget *parent);

    void fill(const model::PolicySettings &settings);
    void write(model::PolicySettings &settings) const;

Q_SIGNALS:
    void edited();

private:
    void retranslate();
    void setWords(const QString &label, const QStringList &values);

    Setting m_setting;
    QComboBox *m_box = nullptr;
};

} // namespace studio::ui
