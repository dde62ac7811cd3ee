// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_edit.h"

#include <QUndoCommand>

namespace studio::ui {

namespace {

constexpr int kMostSteps = 500;
constexpr int kReplaced = 1000; // beside the fields
constexpr int kMainLanguage = 1001;

/// Values that the studio counts and decides itself are no changes of the user.
bool sameToTheUser(model::Persona a, const model::Persona &b)
{
    a.revision = b.revision;
    a.archived = b.archived;
    return a == b;
}

} // namespace

/// Keeps the whole persona before and after; strings are shared, so a step costs only what it changed.
class PersonaEdit::Step : public QUndoCommand
{
public:
    Step(PersonaEdit &edit, int field, const model::Persona &after)
        : m_edit(edit)
        , m_field(field)
        , m_number(edit.m_stepNumber)
        , m_before(edit.m_persona)
        , m_after(after)
    {
    }

    [[nodiscard]] int id() const override { return m_field; }
    void undo() override { m_edit.put(m_before); }
    void redo() override { m_edit.put(m_after); }

    bool mergeWith(const QUndoCommand *next) override
    {
        const auto *step = static_cast<const Step *>(next);
        if (step->m_number != m_number || m_field == kReplaced)
            return false;
        m_after = step->m_after;
        return true;
    }

private:
    PersonaEdit &m_edit;
    int m_field = 0;
    int m_number = 0;
    model::Persona m_before;
    model::Persona m_after;
};

PersonaEdit::PersonaEdit(const model::Persona &persona, bool stored, QObject *parent)
    : QObject(parent)
    , m_persona(persona)
    , m_saved(persona)
    , m_stored(stored)
{
    m_undo.setUndoLimit(kMostSteps);
}

bool PersonaEdit::isChanged() const { return !sameToTheUser(m_persona, m_saved); }

void PersonaEdit::change(persona::Field field, const std::function<void(model::Persona &)> &how)
{
    model::Persona after = m_persona;
    how(after);
    push(int(field), after);
}

void PersonaEdit::setMainLanguage(model::Language language)
{
    model::Persona after = m_persona;
    after.mainLanguage = language;
    push(kMainLanguage, after);
}

void PersonaEdit::push(int field, const model::Persona &after)
{
    if (after != m_persona)
        m_undo.push(new Step(*this, field, after));
}

void PersonaEdit::changeText(persona::Field field, model::Language language,
                             const std::function<void(model::PersonaText &)> &how)
{
    change(field, [&](model::Persona &persona) {
        how(persona.texts[language]);
        // An empty language must not exist, or it would hide the main language.
        if (language != persona.mainLanguage && persona.texts.value(language) == model::PersonaText{})
            persona.texts.remove(language);
    });
}

void PersonaEdit::endStep() { ++m_stepNumber; }

void PersonaEdit::takeSaved(const model::Persona &saved, const model::Persona &asSent)
{
    m_stored = true;
    m_saved = saved;
    endStep();
    if (m_persona == asSent)
        m_persona = saved;
    else
        m_persona.revision = saved.revision;
    Q_EMIT changed();
}

void PersonaEdit::takeRemoved()
{
    m_stored = false;
    Q_EMIT changed();
}

void PersonaEdit::replace(const model::Persona &persona)
{
    endStep();
    push(kReplaced, persona);
    endStep();
}

/// The id of a stored persona and its revision are not part of any step: an undo past the first save keeps
/// them.
void PersonaEdit::put(const model::Persona &persona)
{
    const model::Persona before = m_persona;
    m_persona = persona;
    m_persona.revision = before.revision;
    if (m_stored)
        m_persona.id = before.id;
    Q_EMIT changed();
}

} // namespace studio::ui
