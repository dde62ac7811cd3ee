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

/// A persona being edited: the current value, the last saved value, and every step between, which can be
/// undone across the whole form. Steps in the same field merge until endStep() is called. No widgets, no
/// ports.
class PersonaEdit : public QObject
{
    Q_OBJECT

public:
    /// \p stored: it is already in the library, so its id is fixed.
    PersonaEdit(const model::Persona &persona, bool stored, QObject *parent = nullptr);

    [[nodiscard]] const model::Persona &persona() const { return m_persona; }
    [[nodiscard]] bool isStored() const { return m_stored; }
    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }

    void change(persona::Field field, const std::function<void(model::Persona &)> &how);
    void changeText(persona::Field field, model::Language language,
                    const std::function<void(model::PersonaText &)> &how);
    void setMainLanguage(model::Language language);
    void endStep(); ///< the next change starts a new step: the focus left the field

    /// The studio has stored \p asSent; anything written since is still unsaved.
    void takeSaved(const model::Persona &saved, const model::Persona &asSent);
    /// The library no longer has it. Saving it puts it there again.
    void takeRemoved();
    /// Sets another state as one step, such as a restored draft.
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
