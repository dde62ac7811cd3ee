// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "core/model/room_limits.h"
#include "ui/forms/form_field.h"

namespace studio::ui {

class LineInput;

/// One number of a policy. The text is checked against the table of limits.
class PolicyNumberField : public FormField
{
    Q_OBJECT

public:
    PolicyNumberField(model::PolicyNumber number, QWidget *parent);

    [[nodiscard]] model::PolicyNumber number() const { return m_number; }
    /// Whether the number belongs to talk in silence.
    [[nodiscard]] bool isOfSilence() const;
    /// Shows the number; for talk in silence that is off, the number if it were on.
    void fill(const model::PolicySettings &settings);
    /// Puts the written number into \p settings; an invalid text is a flaw and leaves the number of \p start.
    /// A text that shows the number of \p start keeps it, even if the input shows fewer digits.
    void write(model::PolicySettings &settings, const model::PolicySettings &start);

Q_SIGNALS:
    void edited();

private:
    void retranslate();
    void setWords(const QString &label, const QString &hint);
    [[nodiscard]] QString rangeText() const;
    [[nodiscard]] QString firstText(const model::PolicySettings &settings) const;

    model::PolicyNumber m_number;
    LineInput *m_line = nullptr;
};

} // namespace studio::ui
