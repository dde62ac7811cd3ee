// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lore/key_table.h"
#include "core/lore/lore_scene.h"

#include <QHash>
#include <QList>
#include <QString>

#include <limits>
#include <optional>
#include <vector>

namespace studio::lore {

/// The texts in which keys are searched: messages, and the contents of fired entries. All words are found in
/// one pass through each text; a pattern is tried only on request, and once in each text. Pure; one thread at
/// a time.
class Haystack
{
public:
    /// Where a key was found.
    struct Hit
    {
        std::optional<qint64> message; ///< LoreLine::index
        std::optional<LoreRef> entry;
    };

    /// Searches these messages for words, newest last. The keys outlive it.
    Haystack(KeyTable &keys, const QList<LoreLine> &lines, qint64 mostPatternSteps);

    /// Adds the content of a fired entry.
    void append(const LoreRef &entry, const QString &text);

    /// Searches the newest `depth` messages, newest first, then the contents of entries if `byEntries`.
    [[nodiscard]] std::optional<Hit> find(int key, int depth, bool byEntries);
    /// What is wrong with a key that is a pattern; empty if nothing is.
    [[nodiscard]] QString flawOf(int key) const { return m_flaws.value(key, m_keys.at(key).flaw); }
    [[nodiscard]] bool hasFlaws() const { return m_keys.hasFlaws() || !m_flaws.isEmpty(); }

private:
    static constexpr int kNever = std::numeric_limits<int>::max();

    struct Said
    {
        LoreRef entry;
        QString text;
    };
    /// The known occurrences of a key.
    struct Found
    {
        int age = kNever;  ///< of the newest message that contains it; 0: the newest of all
        int said = kNever; ///< the first entry that contains it
        int triedMessages = 0;
        int triedSaid = 0;
    };

    void tryMessages(int key, int depth);
    void trySaid(int key);
    [[nodiscard]] bool isIn(int key, QStringView text);
    [[nodiscard]] const LoreLine &line(int age) const { return m_lines.at(m_lines.size() - 1 - age); }

    KeyTable &m_keys;
    QList<LoreLine> m_lines;
    QList<Said> m_said;
    std::vector<Found> m_found;
    QHash<int, QString> m_flaws; // found in this scan
    PatternWork m_work;
};

} // namespace studio::lore
