// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/form/form_section.h"

namespace studio::ui {

class TextList;

/// How a companion may begin, and how their model is told to play them: other greetings, greetings for rooms
/// with several companions, the system note and the end note.
class ScriptFields : public FormSection
{
    Q_OBJECT

public:
    ScriptFields(PersonaEdit &edit, QWidget *parent);

    void load() override;

protected:
    void retranslate() override;

private:
    using ListPart = QStringList model::PersonaText::*;

    TextList *addGreetings(persona::Field field, const QString &objectName, ListPart part);
    void loadGreetings(persona::Field field, TextList *list, const QStringList &greetings);

    TextList *m_others = nullptr;
    TextList *m_group = nullptr;
};

} // namespace studio::ui
