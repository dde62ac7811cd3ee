// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/whisper_taking.h"

#include "ui/composer/message_edit.h"

#include <QTextCursor>
#include <QTextDocument>

#include <utility>

namespace studio::ui {

WhisperTaking::WhisperTaking(MessageEdit &field, AddressLine &address)
    : QObject(&field)
    , m_field(field)
    , m_address(address)
{
    connect(field.document(), &QTextDocument::undoCommandAdded, this, [this] { m_isEdited = true; });
}

// The undo of the field is a line of steps: whatever was taken at a later step than the present one is
// undone.
bool WhisperTaking::follow(bool mayUnwhisper)
{
    if (!m_declined.isEmpty() && !m_field.toPlainText().startsWith(m_declined))
        m_declined.clear();
    const int steps = m_field.document()->availableUndoSteps();
    const bool isLastRedo = m_standing < m_taken.size() && m_taken.at(m_standing).steps <= steps;
    const bool isEdited = std::exchange(m_isEdited, false); // not if it was joined to the step before
    if (isEdited || !(m_field.document()->isRedoAvailable() || isLastRedo)) { // what was undone is gone
        m_taken.resize(m_standing);
        m_taken.removeIf([steps](const Taken &one) { return one.steps > steps; });
        m_standing = m_taken.size();
        return false;
    }
    bool isBack = false;
    for (; m_standing > 0 && m_taken.at(m_standing - 1).steps > steps; --m_standing) {
        leave(m_taken.at(m_standing - 1), mayUnwhisper);
        isBack = true;
    }
    for (; m_standing < m_taken.size() && m_taken.at(m_standing).steps <= steps; ++m_standing)
        turn(m_taken.at(m_standing));
    return isBack;
}

// Who was chosen since the command was taken stays chosen.
void WhisperTaking::leave(const Taken &taken, bool mayUnwhisper)
{
    m_declined = taken.command;
    const AddressLine::Address now = m_address.address();
    if (!mayUnwhisper || !now.whisper || now.to != taken.after.to)
        return;
    AddressLine::Address before = taken.before;
    before.from = now.from;
    m_address.setAddress(before, before.mentioned);
}

// A later choice gives way: the words of the whisper come back by the next redo.
void WhisperTaking::turn(const Taken &taken)
{
    m_declined.clear();
    AddressLine::Address after = taken.after;
    after.from = m_address.address().from;
    m_address.setAddress(after);
}

/// The address comes first: at no moment do the words of the whisper stand in a message to all.
bool WhisperTaking::take(const std::optional<WhisperCommand> &command, bool isSubmitted)
{
    if (!command || command->who.isEmpty() || m_field.isComposing() || m_field.isReadOnly())
        return false;
    const QString text = m_field.toPlainText().left(command->length);
    if (!isSubmitted && command->isEnded &&
        m_field.document()->isRedoAvailable()) // an edit would end the redo
        m_declined = text;
    if (!isSubmitted && (!command->isEnded || isDeclined()))
        return false;
    Taken taken{0, text, m_address.address(), {}};
    taken.after = {.to = command->who, .whisper = true, .from = taken.before.from, .kept = true};
    m_address.setAddress(taken.after);
    QTextCursor cursor(m_field.document());
    cursor.setPosition(command->length, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    m_declined.clear();
    taken.steps = m_field.document()->availableUndoSteps();
    if (taken.steps > 0) // a text that was set has no undo
        m_taken.append(taken);
    m_standing = m_taken.size();
    return true;
}

void WhisperTaking::forget()
{
    m_taken.clear();
    m_standing = 0;
    m_isEdited = false;
    m_declined.clear();
}

} // namespace studio::ui
