// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

// What lore is looked for in, and what comes of it. Values; any thread.
namespace studio::lore {

/// Books and whose they are. The owner is told to `expand`, and keeps entries of equal books apart.
struct LoreSource
{
    QString owner;
    QList<model::LoreBook> books;
};

/// A message that the companion has witnessed.
struct LoreLine
{
    qint64 index = 0; ///< of the message in the room; only told on
    QString name;     ///< of who said it; keys are looked for in "Name: text"
    QString text;
};

/// When entries fired before: their id (entryId()) and how many messages the talk had. Only of entries for
/// which that matters. Whoever takes a room back gives a log of what is left.
using LoreLog = QHash<quint64, qint64>;

struct LoreScene
{
    QList<LoreLine> lines;        ///< the newest last
    qint64 messages = 0;          ///< in the talk, for what is counted in messages
    qint64 companionMessages = 0; ///< of them by companions (`@@activate_only_after`)
    std::optional<int> greeting;  ///< of the card, from 0; none: `@@is_greeting` is not looked at
    QString character;            ///< who the lore is for, by name and tags (character filters)
    QStringList tags;
    quint64 seed = 0; ///< of the room; the same seed and messages give the same lore

    // As the room has it where neither an entry nor its book says so.
    int scanDepth = 4; ///< messages
    bool caseSensitive = false;
    bool wholeWords = true;
    bool recursive = false;
    int mostSteps = 16;                ///< of entries that fire entries
    std::optional<qint64> tokenBudget; ///< of all books together

    std::function<QString(const QString &text, const QString &owner)>
        expand;                                             ///< macros; none: left as they are
    std::function<qint64(const QString &text)> countTokens; ///< none: four letters are one
    LoreLog log;
};

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
};

/// A key that is a pattern and never matches.
struct LoreFlaw
{
    LoreRef entry;
    QString key;
    QString detail; ///< English, of the library
};

struct LorePlacement
{
    model::LorePlace place = model::LorePlace::AfterSheet;
    int depth = 0;                                  ///< at depth: messages between it and the end
    bool fromStart = false;                         ///< at depth: … and the start
    model::LoreRole role = model::LoreRole::System; ///< at depth
    QString content;                                ///< after macros
    LoreRef entry;
};

struct LoreResult
{
    QList<LoreVerdict> verdicts;     ///< one of each entry, in the order of the books
    QList<LorePlacement> placements; ///< by place, the deepest first, then by order, the lowest first
    QList<LoreFlaw> flaws;
    QStringList disabledPrompts; ///< `@@disable_ui_prompt` of entries that fired
    LoreLog log;                 ///< for the next scan, once this one has become a turn
    bool stepsRanOut = false;    ///< entries might have fired that did not
};

} // namespace studio::lore
