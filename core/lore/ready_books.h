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

/// An entry with what every scan of it needs. Its pointers are into the books.
struct ReadyEntry
{
    LoreRef ref;
    const model::LoreBook *book = nullptr;
    const model::LoreEntry *entry = nullptr;
    quint64 id = 0;  ///< entryId(), where the log or a draw asks for it
    QList<int> keys; ///< numbers of the table; none of what is not looked for
    QList<int> secondaryKeys;
    QList<int> additionalKeys;
    QList<int> excludeKeys;
};

/// The books of a scan with their keys in one table, which takes far longer than looking for them does. Made
/// anew only where a scene takes their keys for something else. Pure; one thread at a time.
class ReadyBooks
{
public:
    explicit ReadyBooks(const QList<LoreSource> &sources)
        : m_sources(sources)
    {
    }

    /// Before each scan.
    void readyFor(const LoreScene &scene);

    [[nodiscard]] const QList<LoreSource> &sources() const { return m_sources; }
    [[nodiscard]] const std::vector<ReadyEntry> &entries() const { return m_entries; }
    [[nodiscard]] KeyTable &keys() { return m_keys; }

private:
    /// What a scene makes of keys.
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

    QList<LoreSource> m_sources; // shared with whoever gave them, and never written to
    std::optional<Reading> m_reading;
    std::vector<ReadyEntry> m_entries;
    KeyTable m_keys;
    qsizetype m_nextExpanded = 0;
};

} // namespace studio::lore
