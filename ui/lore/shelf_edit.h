// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/shelf_book.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace studio::ui {

/// A lorebook of the shelf in editing: its current value, the last saved value, and every undo step between.
/// Consecutive changes merge into one step until endStep() is called. No widgets, no ports.
class ShelfEdit : public QObject
{
    Q_OBJECT

public:
    explicit ShelfEdit(const model::ShelfBook &book, QObject *parent = nullptr);

    [[nodiscard]] const model::ShelfBook &book() const { return m_book; }
    [[nodiscard]] bool isChanged() const { return m_book != m_saved; }
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }

    void change(const std::function<void(model::ShelfBook &book)> &how);
    void endStep() { ++m_stepNumber; }
    /// The studio has stored \p asSent; later edits are still unsaved.
    void takeSaved(const model::ShelfBook &asSent) { m_saved = asSent; }

Q_SIGNALS:
    void changed(); ///< by typing, undo or redo

private:
    class Step;
    void put(const model::ShelfBook &book);

    model::ShelfBook m_book;
    model::ShelfBook m_saved;
    int m_stepNumber = 0; ///< only steps with the same number merge
    QUndoStack m_undo;
};

} // namespace studio::ui
