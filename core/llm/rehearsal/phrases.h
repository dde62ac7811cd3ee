// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/manner.h"

#include <QMap>
#include <QStringList>

// The stock of small talk, read once from resources/rehearsal: what a companion says besides their own lines.
namespace studio::llm::rehearsal {

/// {self} and {role} are the speaker's, {name} is another companion's, {word} is taken from what was said,
/// {topic} comes from the speaker's own persona, {n} is a growing number. {light} and {colours} describe a
/// picture, {words} are the user's for it.
enum class Phrase {
    Introduce,         ///< {self} {role}
    IntroduceNameOnly, ///< {self}
    PassOn,            ///< asks {name} to introduce themselves or to greet
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
    NoIdea,   ///< a question beyond the companion's knowledge
    Comment,  ///< on a statement of the user
    Agree,    ///< {name}
    Counter,  ///< {name}
    Reply,    ///< asked by a companion
    Link,     ///< leads to the companion's own line if there is no room for more
    Bridge,   ///< {topic}: leads to the companion's own line
    Fond,     ///< {topic}: instead of an own line
    Musing,   ///< without any own material
    AskOther, ///< {name}
    AskBack,  ///< {name}, who spoke last
    AskUser,
    GiveWay,      ///< {name}
    Nod,          ///< a backchannel: heard, go on
    Ponder,       ///< a backchannel to a question that waits for its answer
    Hail,         ///< a backchannel among greetings, from a companion who has not spoken yet
    Circles,      ///< closing because the talk repeats itself
    MayILook,     ///< before asking for a picture
    WhyLook,      ///< why, to the user who is asked for a picture
    Seen,         ///< {light}, {colours}: all that can be said about a picture
    Described,    ///< {words}: the user's about a picture that the companion does not see
    OtherTongue,  ///< once: the talk is in a language that Rehearsal does not have
    NotShown,     ///< the user does not want to show a picture
    NothingToSee, ///< no picture came, for any other reason
    StillHere,    ///< {n}: when everything else was said
};

/// All phrases of that kind, never none.
[[nodiscard]] QStringList phrases(model::Language language, Manner manner, Phrase kind);

/// The values of {name}, {word} and so on.
using Fillings = QMap<QString, QString>;
/// Replaces every {key} of `fillings` at once, so that values are not replaced again.
[[nodiscard]] QString filled(const QString &phrase, const Fillings &fillings);
/// The longest part without a placeholder: used to find whether the phrase was said before.
[[nodiscard]] QString fixedPart(const QString &phrase);

} // namespace studio::llm::rehearsal
