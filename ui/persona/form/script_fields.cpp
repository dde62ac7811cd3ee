// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/script_fields.h"

#include "core/persona/limits.h"
#include "core/persona/tokens.h"
#include "ui/forms/field_notes.h"
#include "ui/forms/form_field.h"
#include "ui/forms/text_list.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PersonaText;
using persona::Field;

ScriptFields::ScriptFields(PersonaEdit &edit, QWidget *parent)
    : FormSection(u"personaScript"_s, edit, parent)
{
    m_others =
        addGreetings(Field::AlternateGreetings, u"personaAlternates"_s, &PersonaText::alternateGreetings);
    m_group = addGreetings(Field::GroupGreetings, u"personaGroupGreetings"_s, &PersonaText::groupGreetings);
    addText(Field::SystemNote, u"personaSystemNote"_s, &PersonaText::systemNote, persona::kLongestSystemNote,
            3, 12);
    addText(Field::EndNote, u"personaEndNote"_s, &PersonaText::endNote, persona::kLongestSystemNote, 2, 12);
    addText(Field::DepthNote, u"personaDepthNote"_s, &PersonaText::depthNote, persona::kLongestSystemNote, 2,
            8);
    onRetranslate(this, [this] { retranslate(); });
}

TextList *ScriptFields::addGreetings(Field field, const QString &objectName, ListPart part)
{
    auto *list = new TextList(objectName, body());
    list->setMostRows(persona::kMostGreetings);
    list->setLongest(persona::kLongestGreeting);
    addField(field, objectName, list);
    connect(list, &TextList::edited, this, [this, field, part](const QStringList &texts) {
        Q_EMIT edited(field);
        edit().changeText(field, language(), [&](PersonaText &text) { text.*part = texts; });
    });
    connect(list, &TextList::stepEnded, &edit(), &PersonaEdit::endStep);
    connect(list, &TextList::pasteCut, this, [this, field](qint64 pasted, qint64 taken) {
        this->field(field)->tell(
            tr("The pasted text has %L1 characters. The first %L2 were kept.").arg(pasted).arg(taken));
    });
    return list;
}

void ScriptFields::loadGreetings(Field field, TextList *list, const QStringList &greetings)
{
    if (list->texts() != greetings)
        list->show(greetings);
    this->field(field)->setNote(tokensNote(persona::tokenEstimate(greetings.join(u'\n'))));
}

void ScriptFields::load()
{
    FormSection::load();
    const PersonaText shown = text();
    loadGreetings(Field::AlternateGreetings, m_others, shown.alternateGreetings);
    loadGreetings(Field::GroupGreetings, m_group, shown.groupGreetings);
}

void ScriptFields::retranslate()
{
    setWords(tr("Greetings and directions"),
             tr("Other greetings, group greetings, system prompt, post-history instructions"));
    name(Field::AlternateGreetings, tr("Other greetings"),
         tr("Other first messages. Each can begin a room instead of the greeting."));
    name(Field::GroupGreetings, tr("Group greetings"),
         tr("First messages for rooms with several companions only."));
    name(Field::SystemNote, tr("System prompt"),
         tr("Near the beginning of every prompt, beside the program’s own instructions."));
    name(Field::DepthNote, tr("Reminder"),
         tr("Sent with every reply, after the newest message, such as a mood or a habit."));
    name(Field::EndNote, tr("Post-history instructions"),
         tr("Added at the end of every prompt, where it counts most. Keep it short."));
    const TextList::Words words{.empty = tr("First message"),
                                .add = tr("Add a greeting"),
                                .up = tr("Move this greeting up"),
                                .down = tr("Move this greeting down"),
                                .remove = tr("Remove this greeting"),
                                .name = {}};
    TextList::Words named = words;
    named.name = tr("Other greeting %1");
    m_others->setWords(named);
    named.name = tr("Group greeting %1");
    m_group->setWords(named);
    load();
}

} // namespace studio::ui
