// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lore/key_table.h"
#include "core/lore/lore_scene.h"

#include <QList>
#include <QStringList>

#include <optional>
#include <vector>

namespace studio::lore {

/// An entry with the data that every scan needs. Its pointers are into the books.
struct ReadyEntry
{
    LoreRef ref;
    const model::LoreBook *book = nullptr;
    const model::LoreEntry *entry = nullptr;
    quint64 id = 0;  ///< entryId(), if the log or a draw needs it
    QList<int> keys; ///< numbers in the table; without keys that are not searched
    QList<int> secondaryKeys;
    QList<int> additionalKeys;
    QList<int> excludeKeys;
};

/// The books of a scan with their keys in one table, which takes far longer to build than to search. Rebuilt
/// only if a scene reads the keys differently. Pure; one thread at a time.
class ReadyBooks
{
public:
    explicit ReadyBooks(const QList<LoreSource> &sources)
        : m_sources(sources)
    {
    }

    /// Call before each scan.
    void readyFor(const LoreScene &scene);

    [[nodiscard]] const QList<LoreSource> &sources() const { return m_sources; }
    [[nodiscard]] const std::vector<ReadyEntry> &entries() const { return m_entries; }
    [[nodiscard]] KeyTable &keys() { return m_keys; }

private:
    /// How a scene reads keys.
    struct Reading
    {
        bool caseSensitive = false;
        bool wholeWords = true;
        QStringList expanded; ///< of all keys with macros, in their order
        bool operator==(const Reading &) const = default;
    };

    [[nodiscard]] Reading readingOf(const LoreScene &scene) const;
    void make();
    void addKeys(ReadyEntry &ready);
    QList<int> numbersOf(const QStringList &keys, const ReadyEntry &ready);

    QList<LoreSource> m_sources; // shared with the caller, never written to
    std::optional<Reading> m_reading;
    std::vector<ReadyEntry> m_entries;
    KeyTable m_keys;
    qsizetype m_nextExpanded = 0;
};

} // namespace studio::lore
