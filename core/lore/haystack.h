// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lore/key_finder.h"
#include "core/lore/lore_scene.h"
#include "core/lore/pattern.h"

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
    struct Form
    {
        bool isPattern = false; ///< also without slashes
        KeyForm word;
    };
    /// Where a key was found.
    struct Hit
    {
        std::optional<qint64> message; ///< LoreLine::index
        std::optional<LoreRef> entry;
    };

    explicit Haystack(const QList<LoreLine> &lines);

    /// A number for the key, macros expanded. Words and patterns without signs are looked for as words.
    int add(const QString &key, const Form &form);
    /// Looks words up in the newest messages. After the last add().
    void readMessages(int depth);
    /// What an entry said that fired.
    void append(const LoreRef &entry, const QString &text);

    /// In the newest `depth` messages, the newest first, then in what entries said if `byEntries`.
    [[nodiscard]] std::optional<Hit> find(int key, int depth, bool byEntries);
    /// What is wrong with a key that is a pattern; empty: nothing.
    [[nodiscard]] QString flawOf(int key) const { return m_keys.at(size_t(key)).flaw; }

private:
    static constexpr int kNever = std::numeric_limits<int>::max();

    struct Said
    {
        LoreRef entry;
        QString text;
    };
    struct Key
    {
        std::optional<Pattern> pattern;
        bool namesFire = true;
        QString flaw;
        int age = kNever;  ///< of the newest message that it is in; 0: the newest of all
        int said = kNever; ///< the first entry that it is in
        int triedMessages = 0;
        int triedSaid = 0;
    };

    Key patternKey(const QString &key, const KeyForm &form);
    void tryMessages(Key &key, int depth);
    void trySaid(Key &key);
    [[nodiscard]] bool isIn(Key &key, QStringView text);
    [[nodiscard]] const LoreLine &line(int age) const { return m_lines.at(m_lines.size() - 1 - age); }

    QList<LoreLine> m_lines;
    QList<Said> m_said;
    std::vector<Key> m_keys; // patterns are not copied
    QHash<QString, int> m_patterns;
    QHash<int, int> m_words; // number in the finder -> number here
    KeyFinder m_finder;
    PatternWork m_work;
    qint64 m_stepsToMake = kMostStepsToMake;
};

} // namespace studio::lore
