// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/ability_fields.h"

#include "ui/forms/allowed_list.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

AbilityFields::AbilityFields(PersonaEdit &edit, QWidget *parent)
    : FormSection(u"personaAbilities"_s, edit, parent)
{
    m_tools = add(Field::AllowedTools, u"personaTools"_s, &model::Persona::allowedTools);
    m_gestures = add(Field::AllowedGestures, u"personaGestures"_s, &model::Persona::allowedGestures);
    onRetranslate(this, [this] { retranslate(); });
}

AllowedList *AbilityFields::add(Field field, const QString &objectName, Part part)
{
    auto *list = new AllowedList(objectName, body());
    addField(field, objectName, list);
    connect(list, &AllowedList::edited, this, [this, field, part](const std::optional<QStringList> &allowed) {
        Q_EMIT edited(field);
        edit().endStep(); // each click is an undo step
        edit().change(field, [&](model::Persona &persona) { persona.*part = allowed; });
        edit().endStep();
    });
    return list;
}

void AbilityFields::setKnown(const model::Abilities &known)
{
    m_tools->setKnown(known.tools);
    m_gestures->setKnown(known.gestures);
}

void AbilityFields::load()
{
    FormSection::load();
    m_tools->show(edit().persona().allowedTools);
    m_gestures->show(edit().persona().allowedGestures);
}

void AbilityFields::retranslate()
{
    setWords(tr("Abilities"), tr("Tools and gestures"));
    name(Field::AllowedTools, tr("Tools"), tr("Abilities besides talking. You are still asked as usual."));
    name(Field::AllowedGestures, tr("Gestures"), tr("Gestures on the stage."));
    m_tools->setWords(tr("All tools, including future ones"), tr("Only these tools"), tr("Allowed tools"));
    m_gestures->setWords(tr("All gestures, including future ones"), tr("Only these gestures"),
                         tr("Allowed gestures"));
    load();
}

} // namespace studio::ui
