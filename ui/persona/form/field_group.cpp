// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/field_group.h"

#include "ui/forms/field_notes.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/theme_of.h"

#include <QVBoxLayout>

#include <utility>

namespace studio::ui {

using persona::Field;

FieldGroup::FieldGroup(PersonaEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_language(edit.persona().mainLanguage)
{
}

void FieldGroup::makeRows(QWidget *body)
{
    m_body = body;
    m_rows = new QVBoxLayout(body);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(themeOf(this).metrics.large);
}

FormField *FieldGroup::addField(Field field, const QString &objectName, QWidget *input)
{
    auto *row = new FormField(objectName, input, m_body);
    m_fields.insert(int(field), row);
    m_rows->addWidget(row);
    return row;
}

void FieldGroup::watchPastes(Field field, TextInput *input)
{
    connect(input, &TextInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    connect(input, &TextInput::pasteCut, this, [this, field](qint64 pasted, qint64 taken) {
        m_fields.value(int(field))
            ->tell(tr("The pasted text has %L1 characters. The first %L2 were kept.").arg(pasted).arg(taken));
    });
}

TextInput *FieldGroup::addText(Field field, const QString &objectName, TextPart part, qsizetype longest,
                               int fewestLines, int mostLines)
{
    auto *input = new TextInput(objectName, fewestLines, mostLines, m_body);
    addField(field, objectName, input);
    input->setPasteLimit(longest + longest / 5);
    m_texts.insert(int(field), {input, part, longest});
    watchPastes(field, input);
    connect(input, &TextInput::edited, this, [this, field, part](const QString &written) {
        Q_EMIT edited(field);
        m_edit.changeText(field, m_language, [&](model::PersonaText &text) { text.*part = written; });
    });
    return input;
}

LineInput *FieldGroup::addLine(Field field, const QString &objectName,
                               std::function<void(model::Persona &, const QString &)> write)
{
    auto *input = new LineInput(objectName, m_body);
    addField(field, objectName, input);
    connect(input, &LineInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    connect(input, &LineInput::edited, this, [this, field, write = std::move(write)](const QString &written) {
        Q_EMIT edited(field);
        m_edit.change(field, [&](model::Persona &persona) { write(persona, written); });
    });
    return input;
}

TextInput *FieldGroup::addNote(Field field, const QString &objectName, int fewestLines, int mostLines,
                               std::function<void(model::Persona &, const QString &)> write)
{
    auto *input = new TextInput(objectName, fewestLines, mostLines, m_body);
    addField(field, objectName, input);
    watchPastes(field, input);
    connect(input, &TextInput::edited, this, [this, field, write = std::move(write)](const QString &written) {
        Q_EMIT edited(field);
        m_edit.change(field, [&](model::Persona &persona) { write(persona, written); });
    });
    return input;
}

void FieldGroup::name(Field field, const QString &label, const QString &hint)
{
    m_fields.value(int(field))->setLabel(label);
    m_fields.value(int(field))->setHint(hint);
}

model::PersonaText FieldGroup::text() const { return m_edit.persona().texts.value(m_language); }

void FieldGroup::load()
{
    const model::PersonaText shown = text();
    for (auto written = m_texts.cbegin(); written != m_texts.cend(); ++written) {
        const QString &value = shown.*(written->part);
        written->input->show(value);
        m_fields.value(written.key())->setNote(textNote(value, written->longest));
    }
}

} // namespace studio::ui
