// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/phrases.h"

#include <QList>
#include <QString>

#include <optional>

// What a user can ask Rehearsal to play, so that everything a turn can do is visible without a model: tools,
// thoughts, a refusal, circles, a long answer. Only explicit requests count; from
// resources/rehearsal/plays.json.
namespace studio::llm::rehearsal {

enum class Play {
    RollDice,
    Now,
    Companions,
    Remember, ///< with the text to remember
    Recall,   ///< maybe with a topic
    Gesture,
    AskUser,
    Say,   ///< speaks with the tool
    Think, ///< thinks aloud, then speaks
    Refuse,
    Circles, ///< the same call again and again
    Repeat,  ///< the same sentence again and again
    Count,   ///< a long answer, maybe with its limit
    Mistake, ///< its first call is unreadable; together with one of those above
    ForEver, ///< goes on although told to stop; with Circles
};

/// A request for a play, with its words.
struct PlayWish
{
    Play play = Play::Now;
    QString what;
    bool operator==(const PlayWish &) const = default;
};

/// All plays that a text asks for, in the order of the enum. A text that only mentions a play may count as a
/// request: it is a rehearsal.
[[nodiscard]] QList<PlayWish> playsIn(const QString &text, model::Language language);

/// The lines of a play; {dice}, {what} and so on are replaced.
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
    Circles, ///< after a warning
    Repeat,
    Count, ///< before the numbers
};
[[nodiscard]] QString playLine(model::Language language, PlayLine line, const Fillings &fillings = {});

} // namespace studio::llm::rehearsal
