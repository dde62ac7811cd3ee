// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/persona/validation.h"

#include <QHash>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class FormField;
class LineInput;
class PersonaEdit;
class TextInput;

/// A part of a persona's form that is folded: a button that opens it, a line that tells what is in it, and
/// its fields. Writes into the PersonaEdit with every keystroke; load() shows what that says. What stands in
/// it is up to those who inherit.
class FormSection : public QWidget
{
    Q_OBJECT

public:
    FormSection(const QString &objectName, PersonaEdit &edit, QWidget *parent);

    virtual void load();
    void setLanguage(model::Language language) { m_language = language; } ///< load() is asked for after it
    /// All inputs that can have a flaw, by persona::Field.
    [[nodiscard]] const QHash<int, FormField *> &fields() const { return m_fields; }
    void unfold(bool unfolded);

Q_SIGNALS:
    void edited(studio::persona::Field field); ///< the user wrote there
    void unfolded();                           ///< for the first time
    void unfoldedAgain();                      ///< later

protected:
    using TextPart = QString model::PersonaText::*;

    /// All words of it; called when the language changes. Whoever inherits calls it once.
    virtual void retranslate() = 0;
    void setWords(const QString &title,
                  const QString &hint); ///< the hint stands beside it while it is folded
    void changeEvent(QEvent *event) override;

    FormField *addField(persona::Field field, const QString &objectName, QWidget *input);
    /// A text of the language that is written.
    TextInput *addText(persona::Field field, const QString &objectName, TextPart part, qsizetype longest,
                       int fewestLines, int mostLines);
    /// One line, or several, that are not of one language.
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
    bool m_wasUnfolded = false;
    QPushButton *m_fold = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_body = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QHash<int, FormField *> m_fields;
    QHash<int, Written> m_texts;
};

} // namespace studio::ui
