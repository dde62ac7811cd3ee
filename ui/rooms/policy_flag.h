// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "ui/rooms/hinted_box.h"

namespace studio::ui {

/// One setting of a policy that is on or off.
class PolicyFlag : public HintedBox
{
    Q_OBJECT

public:
    using Part = bool model::PolicySettings::*;

    PolicyFlag(const QString &objectName, Part part, QWidget *parent);

    [[nodiscard]] Part part() const { return m_part; }
    void fill(const model::PolicySettings &settings) { setChecked(settings.*m_part); }

private:
    void retranslate();

    Part m_part;
};

} // namespace studio::ui
