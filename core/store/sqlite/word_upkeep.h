// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::store {

class Writer;

/// Completes the index of words behind the talk, piece by piece, so that other writing waits for one piece at
/// most. What fails is logged; the search stays incomplete then.
class WordUpkeep
{
public:
    /// The writer outlives it. The pieces stop when the writer is closed.
    explicit WordUpkeep(Writer &writer)
        : m_writer(writer)
    {
    }

    void indexUnread(); ///< reads what no index has yet, then merges
    void merge();       ///< merges what writing has left side by side

private:
    Writer &m_writer;
};

} // namespace studio::store
