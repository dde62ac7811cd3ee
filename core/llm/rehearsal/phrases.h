// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/manner.h"

#include <QMap>
#include <QStringList>

// The stock of small talk, read once from resources/rehearsal: what a companion says around its own lines.
namespace studio::llm::rehearsal {

/// {self} and {role} are the speaker's, {name} another companion's, {word} is picked up from what was said,
/// {topic} comes from the speaker's own persona, {n} is a number that grows.
/// {light} and {colours} are those of a picture.
enum class Phrase {
    Introduce,         ///< {self} {role}
    IntroduceNameOnly, ///< {self}
    PassOn,            ///< {name}: your turn to introduce yourself or to greet
    AskNewcomer,       ///< to the user, after introductions
    Greet,
    Wellbeing,
    AskHow, ///< {name}: how are you?
    NotAnAi,
    Welcome, ///< answers thanks
    WindUp,
    Thank,
    Farewell,
    PickUp,   ///< {word}: leads into a line about it
    NoIdea,   ///< a question about nothing that it knows
    Comment,  ///< on a statement of the user
    Agree,    ///< {name}
    Counter,  ///< {name}
    Reply,    ///< asked by a companion
    Link,     ///< leads over to a line of its own where there is no room for more
    Bridge,   ///< {topic}: leads over to a line of its own
    Fond,     ///< {topic}: instead of a line of its own
    Musing,   ///< when there is nothing of its own at all
    AskOther, ///< {name}
    AskBack,  ///< {name}, who spoke last
    AskUser,
    GiveWay,      ///< {name}
    Nod,          ///< a backchannel: heard, go on
    Ponder,       ///< a backchannel to a question that waits for its answer
    Hail,         ///< a backchannel among greetings, of one who has not spoken yet
    Circles,      ///< winding up because the talk repeats itself
    MayILook,     ///< before it asks for a picture
    WhyLook,      ///< to the user who is asked for one
    Seen,         ///< {light}, {colours}: all that it makes out of a picture
    OtherTongue,  ///< once: the talk is in a language that Rehearsal does not have
    NotShown,     ///< the user does not want to show one
    NothingToSee, ///< no picture came, for whatever other reason
    StillHere,    ///< {n}: when everything else was said
};

/// All phrases of that kind, never none.
[[nodiscard]] QStringList phrases(model::Language language, Manner manner, Phrase kind);

/// What stands for {name}, {word} and so on.
using Fillings = QMap<QString, QString>;
/// Replaces every {key} of `fillings` at once, so that a filling is never filled again.
[[nodiscard]] QString filled(const QString &phrase, const Fillings &fillings);
/// Its longest part without a place to fill: what is looked for to see whether it was said before.
[[nodiscard]] QString fixedPart(const QString &phrase);

} // namespace studio::llm::rehearsal
