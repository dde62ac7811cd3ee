// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

// The result of a lore scan of a talk: each entry's verdict, and where the text of fired entries goes in a
// prompt.
namespace studio::model {

/// When entries fired earlier: their id (core/lore: entryId()) and the number of messages in the talk then.
/// Only for entries for which that matters.
using LoreLog = QHash<quint64, qint64>;

struct LoreRef
{
    int source = 0;
    int book = 0;
    int entry = 0;
    bool operator==(const LoreRef &) const = default;
};

/// Why an entry did not fire, in the order of the checks.
enum class LoreBlock {
    Disabled,
    OtherCompanion, ///< its filter excludes this companion
    Delay,          ///< the talk is too short
    Cooldown,
    OnlyByEntries,  ///< only other entries can fire it
    NeverActivates, ///< `@@dont_activate`
    OncePerTalk,    ///< fired before
    TooEarly,       ///< `@@activate_only_after`
    NotThisTime,    ///< `@@activate_only_every`
    OtherGreeting,
    NoAdditionalKey,
    ExcludedKey,
    NoKey,
    BadPattern, ///< no key found, and one of the patterns is invalid or too costly
    SecondaryKeys,
    LostInGroup,
    Chance,
    ToldAlready, ///< another entry has the same content
};

enum class LoreCause {
    Activated, ///< `@@activate`
    Kept,      ///< `@@keep_activate_after_match`
    Constant,
    Sticky,
    Key,
};

struct LoreVerdict
{
    enum class State { Fired, Blocked, Cut };
    enum class Budget { Book, Room };

    LoreRef entry;
    State state = State::Blocked;
    LoreBlock block = LoreBlock::NoKey; ///< if blocked
    LoreCause cause = LoreCause::Key;   ///< if fired, even if cut afterwards
    QString key;                    ///< the key that was found, or must not have been; as written in the book
    std::optional<qint64> message;  ///< the message in which it was found: LoreLine::index
    std::optional<LoreRef> firedBy; ///< the entry in which it was found
    int step = 0;                   ///< 0: fired by messages
    qint64 tokens = 0;              ///< of the content, after macros
    Budget cutBy = Budget::Book;    ///< if cut
    bool operator==(const LoreVerdict &) const = default;
};

/// A key with a pattern that can never match.
struct LoreFlaw
{
    LoreRef entry;
    QString key;
    QString detail; ///< in English, from the library
    bool operator==(const LoreFlaw &) const = default;
};

struct LorePlacement
{
    LorePlace place = LorePlace::AfterSheet;
    int depth = 0;                    ///< at depth: messages between it and the end
    bool fromStart = false;           ///< at depth: … and the start
    LoreRole role = LoreRole::System; ///< at depth
    QString content;                  ///< after macros
    LoreRef entry;
    bool operator==(const LorePlacement &) const = default;
};

struct LoreResult
{
    QList<LoreVerdict> verdicts;     ///< one for each entry, in the order of the books
    QList<LorePlacement> placements; ///< by place, deepest first, then by order, lowest first
    QList<LoreFlaw> flaws;
    QStringList disabledPrompts; ///< `@@disable_ui_prompt` of entries that fired
    LoreLog log;                 ///< for the next scan, once this one has become a turn
    bool stepsRanOut = false;    ///< more entries might have fired
    bool operator==(const LoreResult &) const = default;
};

} // namespace studio::model
