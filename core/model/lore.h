// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

// Lorebooks as found in cards and in files of other programs, with all rules for when an entry fires and
// where its text goes. core/lore decides which entries fire. Rare fields of an entry are in structs of their
// own, so that a book with thousands of entries stays small.
namespace studio::model {

/// How the secondary keys of an entry count after one of its primary keys was found.
enum class LoreLogic {
    Any,    ///< at least one must be present
    NotAll, ///< at least one must be missing
    NotAny, ///< all must be missing
    All,    ///< all must be present
};

enum class LorePlace {
    BeforeSheet,
    AfterSheet,
    NoteTop,
    NoteBottom, ///< around the author's note
    ExamplesTop,
    ExamplesBottom, ///< around the example dialogue
    AtDepth,        ///< among the messages
};

enum class LoreRole { System, User, Assistant };

/// A place other than before or after the sheet.
struct LoreSpot
{
    LorePlace place = LorePlace::AtDepth;
    int depth = 4; ///< messages between it and the end of the talk; 0: after the newest
    LoreRole role = LoreRole::System;
    bool fromStart = false; ///< the depth is counted from the oldest message
    bool operator==(const LoreSpot &) const = default;
};

/// Times of an entry, counted in messages; 0: none.
struct LoreTiming
{
    int sticky = 0;   ///< stays this long after it fired
    int cooldown = 0; ///< then does not fire for this long
    int delay = 0;    ///< does not fire before the talk is this long
    bool operator==(const LoreTiming &) const = default;
};

/// How the entry takes part in recursion, where entries fire other entries.
struct LoreRecursion
{
    bool excluded = false; ///< only messages fire it
    bool prevents = false; ///< its content fires nothing
    int waitsForLevel = 0; ///< only other entries fire it, lower levels first; 0: messages too
    bool operator==(const LoreRecursion &) const = default;
};

/// Only one entry of an inclusion group is used.
struct LoreGroup
{
    QStringList names;
    double weight = 100;            ///< in the random draw
    bool overrides = false;         ///< chosen before the draw; the highest order first
    std::optional<bool> useScoring; ///< loses to entries with more keys found
    bool operator==(const LoreGroup &) const = default;
};

/// The companions that an entry is for: those with one of the names and one of the tags, ignoring case. An
/// empty list matches all.
struct LoreFilter
{
    QStringList names;
    QStringList tags;
    bool excludes = false; ///< for all but those with one of the names or one of the tags
    bool operator==(const LoreFilter &) const = default;
};

/// Conditions set by decorators at the head of an entry's content (Character Card V3).
struct LoreConditions
{
    bool activates = false; ///< fires whatever its keys are, and overrides `neverActivates`
    bool neverActivates = false;
    std::optional<int> onlyAfter;  ///< the least number of companions' messages
    std::optional<int> onlyEvery;  ///< fires if their number is divisible by this
    std::optional<int> onGreeting; ///< the number of the card's greeting, from 0
    bool keepsAfterMatch = false;
    bool oncePerTalk = false;    ///< does not fire a second time
    QStringList additionalKeys;  ///< at least one must be present too
    QStringList excludeKeys;     ///< none may be present
    bool goesFirst = false;      ///< cut before all others if there is too much
    QStringList disabledPrompts; ///< "system_prompt", "post_history_instructions"

    /// Whether the entry needs more than its keys to fire.
    [[nodiscard]] bool isConditional() const
    {
        return (neverActivates && !activates) || onlyAfter || onlyEvery || onGreeting ||
               !additionalKeys.isEmpty() || !excludeKeys.isEmpty();
    }
    bool operator==(const LoreConditions &) const = default;
};

/// One entry of a lorebook.
struct LoreEntry
{
    QString name; ///< for people; may be empty
    QStringList keys;
    QStringList secondaryKeys;
    QString content; ///< without decorators
    bool enabled = true;
    bool constant = false;  ///< needs no key
    double order = 0;       ///< lower is placed higher up
    bool afterSheet = true; ///< its position: after or before the companion's sheet
    LoreLogic logic = LoreLogic::Any;
    bool isSelective = true; ///< secondary keys are used
    bool useRegex = false;   ///< all keys are patterns; `/pattern/flags` always is
    bool ignoresBudget = false;
    std::optional<bool> caseSensitive; ///< unset: as in the room; also for the next ones
    std::optional<bool> wholeWords;
    std::optional<int> scanDepth;   ///< messages in which its keys are searched
    std::optional<int> probability; ///< per cent; unset: always
    std::optional<double> priority; ///< lower is cut first if there is too much; unset: 0
    std::optional<LoreSpot> spot;   ///< overrides `afterSheet`
    std::optional<LoreTiming> timing;
    std::optional<LoreRecursion> recursion;
    std::optional<LoreGroup> group;
    std::optional<LoreFilter> filter;
    std::optional<LoreConditions> conditions;

    /// Whether it is in every prompt, as far as can be said without reading the talk.
    [[nodiscard]] bool isAlwaysOn() const
    {
        const bool needsNoKey = constant || (conditions && conditions->activates);
        return enabled && needsNoKey && !(conditions && conditions->isConditional()) && !content.isEmpty();
    }
    [[nodiscard]] LorePlace place() const
    {
        return spot ? spot->place : afterSheet ? LorePlace::AfterSheet : LorePlace::BeforeSheet;
    }
    bool operator==(const LoreEntry &) const = default;
};

/// A lorebook of a companion. Other contents of a card's book are preserved, word for word, in the card's
/// file.
struct LoreBook
{
    QString name;
    QString description;
    QList<LoreEntry> entries;
    std::optional<int> scanDepth;   ///< for entries without one; unset: the room's
    std::optional<int> tokenBudget; ///< for all its entries together; unset: no limit
    std::optional<bool> recursive;  ///< whether its entries fire entries; unset: as in the room
    bool namesFire = true;          ///< the speaker's name of a message is searched for keys too
    bool operator==(const LoreBook &) const = default;
};

} // namespace studio::model
