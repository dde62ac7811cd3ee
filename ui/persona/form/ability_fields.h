// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ability.h"
#include "ui/persona/form/form_section.h"

namespace studio::ui {

class AllowedList;

/// What a companion may do besides talking: their tools and gestures.
class AbilityFields : public FormSection
{
    Q_OBJECT

public:
    AbilityFields(PersonaEdit &edit, QWidget *parent);

    void setKnown(const model::Abilities &known);
    void load() override;

protected:
    void retranslate() override;

private:
    using Part = std::optional<QStringList> model::Persona::*;

    AllowedList *add(persona::Field field, const QString &objectName, Part part);

    AllowedList *m_tools = nullptr;
    AllowedList *m_gestures = nullptr;
};

} // namespace studio::ui
