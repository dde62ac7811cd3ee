// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/phrases.h"

#include <QList>
#include <QString>

#include <optional>

// What a user can ask Rehearsal to play, so that everything which a turn can do is seen without a model:
// tools, thoughts, a refusal, circles, a long answer. Only who asks for it in so many words gets it; from
// resources/rehearsal/plays.json.
namespace studio::llm::rehearsal {

enum class Play {
    RollDice,
    Now,
    Companions,
    Remember, ///< with the words to keep
    Recall,   ///< maybe with what about
    Gesture,
    AskUser,
    Say,   ///< speaks with the tool
    Think, ///< aloud, then it speaks
    Refuse,
    Circles, ///< one call again and again
    Repeat,  ///< one sentence again and again
    Count,   ///< a long answer, maybe with how far
    Mistake, ///< its first call cannot be read; with one of those above
    ForEver, ///< goes on although it is told to stop; with Circles
};

/// A wish for a play, with the words that belong to it.
struct PlayWish
{
    Play play = Play::Now;
    QString what;
    bool operator==(const PlayWish &) const = default;
};

/// All that a text asks for, in the order of the enum. A text that talks of such a thing without asking for
/// it may be taken at its word: it is a rehearsal.
[[nodiscard]] QList<PlayWish> playsIn(const QString &text, model::Language language);

/// What is said in a play; {dice}, {what} and so on are to be filled in.
enum class PlayLine {
    RollDice,   ///< {dice} {rolls} {total}
    Now,        ///< {time} {date}
    Companions, ///< {names}
    Remember,   ///< {what}
    Recall,     ///< {notes}
    RecallNone,
    Gesture,
    AskUser, ///< {answer}
    AskUserQuestion,
    Refused, ///< the tool was not allowed
    Failed,  ///< the tool did not work
    ThinkSubject,
    Think,
    Refuse,
    Circles, ///< when it was told
    Repeat,
    Count, ///< before the numbers
};
[[nodiscard]] QString playLine(model::Language language, PlayLine line, const Fillings &fillings = {});

} // namespace studio::llm::rehearsal
