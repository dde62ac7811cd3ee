// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

// Lorebooks as cards and files of other programs bring them, with all that says when an entry fires and where
// it stands. core/lore decides what fires. What most entries leave unsaid is a struct of its own, so that a
// book of thousands stays small.
namespace studio::model {

/// How the secondary keys of an entry count once one of its keys was found.
enum class LoreLogic {
    Any,    ///< one of them has to be there
    NotAll, ///< one of them has to be missing
    NotAny, ///< all of them have to be missing
    All,    ///< all of them have to be there
};

enum class LorePlace {
    BeforeSheet,
    AfterSheet,
    NoteTop,
    NoteBottom, ///< around the author's note
    ExamplesTop,
    ExamplesBottom, ///< around the talk that shows how the companion speaks
    AtDepth,        ///< among what was said
};

enum class LoreRole { System, User, Assistant };

/// A place other than before or after the sheet.
struct LoreSpot
{
    LorePlace place = LorePlace::AtDepth;
    int depth = 4; ///< messages between it and the end of the talk; 0: behind the newest
    LoreRole role = LoreRole::System;
    bool fromStart = false; ///< the depth is counted from the oldest message
    bool operator==(const LoreSpot &) const = default;
};

/// In messages; 0: none.
struct LoreTiming
{
    int sticky = 0;   ///< stays for so long once it fired
    int cooldown = 0; ///< then does not fire for so long
    int delay = 0;    ///< does not fire before the talk is so long
    bool operator==(const LoreTiming &) const = default;
};

/// What the entry has to do with entries that fire entries.
struct LoreRecursion
{
    bool excluded = false; ///< is fired by messages alone
    bool prevents = false; ///< its content fires nothing
    int waitsForLevel = 0; ///< is fired by other entries alone, the lower level first; 0: by messages too
    bool operator==(const LoreRecursion &) const = default;
};

/// Of all entries in one inclusion group, one is told.
struct LoreGroup
{
    QStringList names;
    double weight = 100;            ///< of the draw
    bool overrides = false;         ///< is taken before those that are drawn; the highest order first
    std::optional<bool> useScoring; ///< loses to entries of which more keys were found
    bool operator==(const LoreGroup &) const = default;
};

/// The companions that an entry is for, in any case: those with one of the names and one of the tags. An
/// empty list names all.
struct LoreFilter
{
    QStringList names;
    QStringList tags;
    bool excludes = false; ///< it is for all but those with one of the names or one of the tags
    bool operator==(const LoreFilter &) const = default;
};

/// What decorators at the head of an entry's content ask (Character Card V3).
struct LoreConditions
{
    bool activates = false; ///< fires whatever its keys are, and beats `neverActivates`
    bool neverActivates = false;
    std::optional<int> onlyAfter;  ///< messages of companions that have to be there
    std::optional<int> onlyEvery;  ///< fires where their number can be divided by this
    std::optional<int> onGreeting; ///< of the card, from 0
    bool keepsAfterMatch = false;
    bool oncePerTalk = false;    ///< does not fire again after it fired
    QStringList additionalKeys;  ///< one of them has to be there too
    QStringList excludeKeys;     ///< none of them may be there
    bool goesFirst = false;      ///< is cut before all others where there is too much
    QStringList disabledPrompts; ///< "system_prompt", "post_history_instructions"

    /// Whether more than keys has to hold for the entry to fire.
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
    double order = 0;       ///< lower stands higher up
    bool afterSheet = true; ///< its position: behind what is said about the companion, or before it
    LoreLogic logic = LoreLogic::Any;
    bool isSelective = true; ///< the secondary keys count
    bool useRegex = false;   ///< all keys are patterns; `/pattern/flags` is one anyway
    bool ignoresBudget = false;
    std::optional<bool> caseSensitive; ///< as the room has it unless said; so are the next ones
    std::optional<bool> wholeWords;
    std::optional<int> scanDepth;   ///< messages that its keys are looked for in
    std::optional<int> probability; ///< per cent; always unless said
    std::optional<double> priority; ///< lower goes first where there is too much; 0 unless said
    std::optional<LoreSpot> spot;   ///< wins over `afterSheet`
    std::optional<LoreTiming> timing;
    std::optional<LoreRecursion> recursion;
    std::optional<LoreGroup> group;
    std::optional<LoreFilter> filter;
    std::optional<LoreConditions> conditions;

    /// It stands in every prompt, as far as can be told without looking at the talk.
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

/// A lorebook of a companion. What a card's book says beside this lives on, word for word, in the card's
/// file.
struct LoreBook
{
    QString name;
    QString description;
    QList<LoreEntry> entries;
    std::optional<int> scanDepth;   ///< of entries that say none; else the room's
    std::optional<int> tokenBudget; ///< of all its entries together; no bound unless said
    std::optional<bool> recursive;  ///< whether its entries fire entries; as the room has it unless said
    bool namesFire = true;          ///< who said a message is looked through for keys as well
    bool operator==(const LoreBook &) const = default;
};

} // namespace studio::model
