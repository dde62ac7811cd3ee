// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/lore_numbers.h"

namespace studio::lore {

quint64 entryId(const QString &owner, const model::LoreBook &book, const model::LoreEntry &entry)
{
    quint64 hash = hashOf(book.name, hashOf(owner));
    hash = hashOf(entry.content, hashOf(entry.name, hash));
    for (const QString &key : entry.keys)
        hash = hashOf(key, hash);
    return hash;
}

quint64 hashOf(const QString &text, quint64 seed)
{
    quint64 hash = seed; // FNV-1a, which is the same on every machine
    for (const QChar c : text)
        hash = (hash ^ c.unicode()) * 0x100000001b3;
    return (hash ^ 0xffff) * 0x100000001b3; // an end, so that "a", "b" is not "ab", ""
}

double drawn(quint64 seed, quint64 what, qint64 messages)
{
    quint64 x = seed ^ (what + 0x9e3779b97f4a7c15 * quint64(messages + 1));
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9; // the last steps of splitmix64
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return double((x ^ (x >> 31)) >> 11) / double(1ULL << 53);
}

} // namespace studio::lore
