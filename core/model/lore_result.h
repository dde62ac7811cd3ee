// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

// What came of looking for lore in a talk: each entry's verdict, and where the text of those that fired
// stands in a prompt.
namespace studio::model {

/// When entries fired before: their id (core/lore: entryId()) and how many messages the talk had. Only of
/// entries for which that matters.
using LoreLog = QHash<quint64, qint64>;

struct LoreRef
{
    int source = 0;
    int book = 0;
    int entry = 0;
    bool operator==(const LoreRef &) const = default;
};

/// Why an entry did not fire, in the order in which it is asked.
enum class LoreBlock {
    Disabled,
    OtherCompanion, ///< its filter names others
    Delay,          ///< the talk is too short
    Cooldown,
    OnlyByEntries,  ///< waits for entries that fire entries
    NeverActivates, ///< `@@dont_activate`
    OncePerTalk,    ///< it fired before
    TooEarly,       ///< `@@activate_only_after`
    NotThisTime,    ///< `@@activate_only_every`
    OtherGreeting,
    NoAdditionalKey,
    ExcludedKey,
    NoKey,
    BadPattern, ///< no key, and a pattern among them that is none or too costly
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
    LoreBlock block = LoreBlock::NoKey; ///< if it was blocked
    LoreCause cause = LoreCause::Key;   ///< if it fired, also if it was cut then
    QString key;                        ///< that was found, or must not have been; as the book has it
    std::optional<qint64> message;      ///< that it was found in: LoreLine::index
    std::optional<LoreRef> firedBy;     ///< the entry that it was found in
    int step = 0;                       ///< 0: by messages
    qint64 tokens = 0;                  ///< of its content, after macros
    Budget cutBy = Budget::Book;        ///< if it was cut
    bool operator==(const LoreVerdict &) const = default;
};

/// A key that is a pattern and never matches.
struct LoreFlaw
{
    LoreRef entry;
    QString key;
    QString detail; ///< English, of the library
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
    QList<LoreVerdict> verdicts;     ///< one of each entry, in the order of the books
    QList<LorePlacement> placements; ///< by place, the deepest first, then by order, the lowest first
    QList<LoreFlaw> flaws;
    QStringList disabledPrompts; ///< `@@disable_ui_prompt` of entries that fired
    LoreLog log;                 ///< for the next scan, once this one has become a turn
    bool stepsRanOut = false;    ///< entries might have fired that did not
    bool operator==(const LoreResult &) const = default;
};

} // namespace studio::model
