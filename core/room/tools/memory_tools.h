// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/note_book.h"
#include "core/room/tools/own_tools.h"

namespace studio::room {

/// Lets companions use their own memory: `recall` finds notes, `remember` keeps a new note or rewords an old
/// one. A companion sees only their own notes. A note refers to the message at hand, which the companion has
/// witnessed.
class MemoryTools final : public OwnTools
{
    Q_OBJECT

public:
    /// The book outlives it.
    MemoryTools(TurnSelf &self, memory::NoteBook &book)
        : OwnTools(self)
        , m_book(book)
    {
    }
    QList<tools::ToolOffer> offers() const override;
    /// `remember` answers once the note is on disk.
    void start(const tools::Caller &caller, const agent::ToolUse &use, QObject *life,
               const Answered &answered) override;

private:
    [[nodiscard]] agent::ToolAnswer recall(const llm::ToolCall &call) const;
    void remember(const llm::ToolCall &call, QObject *life, const Answered &answered);
    [[nodiscard]] QList<base::MessageId> messageAtHand() const;

    memory::NoteBook &m_book;
};

} // namespace studio::room
