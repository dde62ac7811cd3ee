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

/// All that keys are looked for in: messages, and what entries said that fired. Words are found in one go
/// through each text; patterns are tried only when they are asked for, and once in each text. Pure; one
/// thread at a time.
class Haystack
{
public:
    /// Where a key was found.
    struct Hit
    {
        std::optional<qint64> message; ///< LoreLine::index
        std::optional<LoreRef> entry;
    };

    /// Looks words up in these messages, the newest last. The keys outlive it.
    Haystack(KeyTable &keys, const QList<LoreLine> &lines, qint64 mostPatternSteps);

    /// What an entry said that fired.
    void append(const LoreRef &entry, const QString &text);

    /// In the newest `depth` messages, the newest first, then in what entries said if `byEntries`.
    [[nodiscard]] std::optional<Hit> find(int key, int depth, bool byEntries);
    /// What is wrong with a key that is a pattern; empty: nothing.
    [[nodiscard]] QString flawOf(int key) const { return m_flaws.value(key, m_keys.at(key).flaw); }
    [[nodiscard]] bool hasFlaws() const { return m_keys.hasFlaws() || !m_flaws.isEmpty(); }

private:
    static constexpr int kNever = std::numeric_limits<int>::max();

    struct Said
    {
        LoreRef entry;
        QString text;
    };
    /// What is known of a key.
    struct Found
    {
        int age = kNever;  ///< of the newest message that it is in; 0: the newest of all
        int said = kNever; ///< the first entry that it is in
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
    QHash<int, QString> m_flaws; // that came up in this scan
    PatternWork m_work;
};

} // namespace studio::lore
