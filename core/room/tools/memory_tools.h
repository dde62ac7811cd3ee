// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/note_book.h"
#include "core/room/tools/own_tools.h"

namespace studio::room {

/// What a companion does with its own memory: `recall` finds notes, `remember` keeps one, or words one anew.
/// It comes to know its own notes only. A note comes from the message at hand, which its companion has
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
    /// `remember` answers when the note is on disk.
    void start(const tools::Caller &caller, const agent::ToolUse &use, QObject *life,
               const Answered &answered) override;

private:
    [[nodiscard]] agent::ToolAnswer recall(const llm::ToolCall &call) const;
    void remember(const llm::ToolCall &call, QObject *life, const Answered &answered);
    [[nodiscard]] QList<base::MessageId> messageAtHand() const;

    memory::NoteBook &m_book;
};

} // namespace studio::room
