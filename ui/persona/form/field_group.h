// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/persona/validation.h"

#include <QHash>
#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace studio::ui {

class FormField;
class LineInput;
class PersonaEdit;
class TextInput;

/// Fields of a persona's form that belong together. It writes into the PersonaEdit with every keystroke;
/// load() shows the state of the PersonaEdit. Subclasses choose the fields.
class FieldGroup : public QWidget
{
    Q_OBJECT

public:
    FieldGroup(PersonaEdit &edit, QWidget *parent);

    virtual void load();
    void setLanguage(model::Language language) { m_language = language; } ///< call load() afterwards
    /// All inputs that can have a flaw, by persona::Field.
    [[nodiscard]] const QHash<int, FormField *> &fields() const { return m_fields; }

Q_SIGNALS:
    void edited(studio::persona::Field field); ///< the user edited it; the edit is about to change

protected:
    using TextPart = QString model::PersonaText::*;

    void makeRows(QWidget *body); ///< the fields stand there, one below the other; call it first
    FormField *addField(persona::Field field, const QString &objectName, QWidget *input);
    /// A text in the language being edited.
    TextInput *addText(persona::Field field, const QString &objectName, TextPart part, qsizetype longest,
                       int fewestLines, int mostLines);
    /// One line, or several, that belong to no language.
    LineInput *addLine(persona::Field field, const QString &objectName,
                       std::function<void(model::Persona &, const QString &)> write);
    TextInput *addNote(persona::Field field, const QString &objectName, int fewestLines, int mostLines,
                       std::function<void(model::Persona &, const QString &)> write);
    [[nodiscard]] FormField *field(persona::Field field) const { return m_fields.value(int(field)); }
    void name(persona::Field field, const QString &label, const QString &hint);

    [[nodiscard]] PersonaEdit &edit() const { return m_edit; }
    [[nodiscard]] model::Language language() const { return m_language; }
    [[nodiscard]] model::PersonaText text() const;
    [[nodiscard]] QWidget *body() const { return m_body; }
    [[nodiscard]] QVBoxLayout *rows() const { return m_rows; }

private:
    struct Written
    {
        TextInput *input = nullptr;
        TextPart part = nullptr;
        qsizetype longest = 0;
    };

    void watchPastes(persona::Field field, TextInput *input);

    PersonaEdit &m_edit;
    model::Language m_language;
    QWidget *m_body = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QHash<int, FormField *> m_fields;
    QHash<int, Written> m_texts;
};

} // namespace studio::ui
