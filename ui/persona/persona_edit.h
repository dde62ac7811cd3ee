// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/persona/validation.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>

namespace studio::ui {

/// A persona being written: the value as it stands, what it was when last saved, and every step between, to
/// be undone over the whole form. Steps in one field follow each other as one while endStep() is not called.
/// No widgets, no ports.
class PersonaEdit : public QObject
{
    Q_OBJECT

public:
    /// \p stored: it is in the library already, so its id is fixed.
    PersonaEdit(const model::Persona &persona, bool stored, QObject *parent = nullptr);

    [[nodiscard]] const model::Persona &persona() const { return m_persona; }
    [[nodiscard]] bool isStored() const { return m_stored; }
    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }

    void change(persona::Field field, const std::function<void(model::Persona &)> &how);
    void changeText(persona::Field field, model::Language language,
                    const std::function<void(model::PersonaText &)> &how);
    void setMainLanguage(model::Language language);
    void endStep(); ///< the next change is a step of its own: the focus left the field

    /// The studio has stored it; what was written since then is still unsaved.
    void takeSaved(const model::Persona &saved, const model::Persona &asSent);
    /// Another state as one step, such as a draft that is restored.
    void replace(const model::Persona &persona);

Q_SIGNALS:
    void changed(); ///< by typing, undo, redo, saving

private:
    class Step;
    void push(int field, const model::Persona &after);
    void put(const model::Persona &persona);

    model::Persona m_persona;
    model::Persona m_saved;
    bool m_stored = false;
    int m_stepNumber = 0; ///< steps with another number never merge
    QUndoStack m_undo;
};

} // namespace studio::ui
