// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/shelf_edit.h"

#include <QUndoCommand>

namespace studio::ui {

namespace {

constexpr int kMostShelfSteps = 500;

} // namespace

/// Keeps the whole book before and after: texts are shared, so a step costs only what it changed.
class ShelfEdit::Step : public QUndoCommand
{
public:
    Step(ShelfEdit &edit, const model::ShelfBook &after)
        : m_edit(edit)
        , m_number(edit.m_stepNumber)
        , m_before(edit.m_book)
        , m_after(after)
    {
    }

    [[nodiscard]] int id() const override { return 1; }
    void undo() override { m_edit.put(m_before); }
    void redo() override { m_edit.put(m_after); }

    bool mergeWith(const QUndoCommand *next) override
    {
        const auto *step = static_cast<const Step *>(next);
        if (step->m_number != m_number)
            return false;
        m_after = step->m_after;
        return true;
    }

private:
    ShelfEdit &m_edit;
    int m_number = 0;
    model::ShelfBook m_before;
    model::ShelfBook m_after;
};

ShelfEdit::ShelfEdit(const model::ShelfBook &book, QObject *parent)
    : QObject(parent)
    , m_book(book)
    , m_saved(book)
{
    m_undo.setUndoLimit(kMostShelfSteps);
}

void ShelfEdit::change(const std::function<void(model::ShelfBook &)> &how)
{
    model::ShelfBook after = m_book;
    how(after);
    if (after != m_book)
        m_undo.push(new Step(*this, after));
}

void ShelfEdit::put(const model::ShelfBook &book)
{
    m_book = book;
    Q_EMIT changed();
}

} // namespace studio::ui
