// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/ready_books.h"

#include "core/lore/key_text.h"
#include "core/lore/lore_numbers.h"

namespace studio::lore {

using model::LoreBook;
using model::LoreEntry;

namespace {

/// The log holds entries with timing or counters; draws need an id. Hashing a long content is expensive.
bool needsId(const LoreEntry &entry) { return entry.timing || entry.conditions || entry.probability; }

/// Calls `each` with the lists of keys that decide on an entry. In V3, if keys are patterns, additional keys
/// are further alternatives, and excluded keys have no meaning.
template<class Each>
void forKeysOf(const LoreEntry &entry, const Each &each)
{
    if (!entry.enabled)
        return;
    each(entry.keys, &ReadyEntry::keys);
    if (entry.isSelective)
        each(entry.secondaryKeys, &ReadyEntry::secondaryKeys);
    if (!entry.conditions)
        return;
    each(entry.conditions->additionalKeys, &ReadyEntry::additionalKeys);
    if (!entry.useRegex)
        each(entry.conditions->excludeKeys, &ReadyEntry::excludeKeys);
}

qsizetype unitsOfKeys(const QList<LoreSource> &sources)
{
    qsizetype units = 0;
    for (const LoreSource &source : sources) {
        for (const LoreBook &book : source.books) {
            for (const LoreEntry &entry : book.entries) {
                forKeysOf(entry, [&units](const QStringList &keys, auto) {
                    for (const QString &key : keys)
                        units += key.size();
                });
            }
        }
    }
    return units;
}

} // namespace

void ReadyBooks::readyFor(const LoreScene &scene)
{
    Reading reading = readingOf(scene);
    if (m_reading == reading)
        return;
    m_reading = std::move(reading);
    make();
}

ReadyBooks::Reading ReadyBooks::readingOf(const LoreScene &scene) const
{
    Reading reading{scene.caseSensitive, scene.wholeWords, {}};
    if (!scene.expand)
        return reading;
    for (const LoreSource &source : m_sources) {
        for (const LoreBook &book : source.books) {
            for (const LoreEntry &entry : book.entries) {
                forKeysOf(entry, [&](const QStringList &keys, auto) {
                    for (const QString &key : keys) {
                        if (hasMacro(key))
                            reading.expanded.append(scene.expand(key, source.owner));
                    }
                });
            }
        }
    }
    return reading;
}

void ReadyBooks::make()
{
    m_entries.clear();
    m_keys = KeyTable();
    m_nextExpanded = 0;
    m_keys.reserve(unitsOfKeys(m_sources));
    for (int source = 0; source < m_sources.size(); ++source) {
        const LoreSource &from = m_sources.at(source);
        for (int book = 0; book < from.books.size(); ++book) {
            const LoreBook &in = from.books.at(book);
            for (int index = 0; index < in.entries.size(); ++index) {
                ReadyEntry ready{.ref = {source, book, index}, .book = &in, .entry = &in.entries.at(index)};
                if (needsId(*ready.entry))
                    ready.id = entryId(from.owner, in, *ready.entry);
                addKeys(ready);
                m_entries.push_back(std::move(ready));
            }
        }
    }
    m_keys.prepare();
}

void ReadyBooks::addKeys(ReadyEntry &ready)
{
    forKeysOf(*ready.entry, [this, &ready](const QStringList &keys, QList<int> ReadyEntry::*numbers) {
        ready.*numbers = numbersOf(keys, ready);
    });
}

QList<int> ReadyBooks::numbersOf(const QStringList &keys, const ReadyEntry &ready)
{
    const LoreEntry &entry = *ready.entry;
    const KeyTable::Form form{
        .isPattern = entry.useRegex,
        .word = {.caseSensitive = entry.caseSensitive.value_or(m_reading->caseSensitive),
                 .wholeWords = entry.wholeWords.value_or(m_reading->wholeWords),
                 .namesFire = ready.book->namesFire}};
    QList<int> numbers;
    numbers.reserve(keys.size());
    for (const QString &key : keys) {
        const bool isExpanded = !m_reading->expanded.isEmpty() && hasMacro(key);
        numbers.append(m_keys.add(isExpanded ? m_reading->expanded.at(m_nextExpanded++) : key, form));
    }
    return numbers;
}

} // namespace studio::lore
