// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::store {

class Writer;

/// Completes the index of words in the background, piece by piece, so that other writing waits for one piece
/// at most. Errors are logged; the search stays incomplete then.
class WordUpkeep
{
public:
    /// The writer outlives it. The pieces stop when the writer is closed.
    explicit WordUpkeep(Writer &writer)
        : m_writer(writer)
    {
    }

    void indexUnread(); ///< indexes what is not indexed yet, then merges
    void merge();       ///< merges what writing has left unmerged

private:
    Writer &m_writer;
};

} // namespace studio::store
