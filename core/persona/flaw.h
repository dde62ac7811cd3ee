// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QString>

#include <optional>

namespace studio::persona {

/// A part of the persona form.
enum class Field {
    Id,
    Name,
    Nicknames,
    Readings,
    Role,
    Personality,
    Story,
    Knowledge,
    Greeting,
    AlternateGreetings,
    GroupGreetings,
    SampleLines,
    ScenarioNote,
    ExampleDialogue,
    SystemNote,
    EndNote,
    DepthNote,
    Colour,
    Avatar,
    Talkativeness,
    Pronoun,
    AllowedTools,
    AllowedGestures,
    Tags,
    Notes,
    // facts that a card states, and parts that came with it
    Creator,
    CharacterVersion,
    CreatorNotes,
    CardFile, ///< the file that the persona came from
    Lore,
    Extras,
    MainLanguage,
    Archived,
    // of the companion's model
    Provider,
    Model,
    Temperature,
    TopP,
    MaxTokens,
    Seed,
    Stop,
    Effort,
    Voice, ///< that reads it aloud
};

enum class Severity {
    Error, ///< cannot be saved like this
    Hint,  ///< can be saved; something would make the companion better
};

/// A flaw of a persona.
struct Flaw
{
    Field field = Field::Name;
    QString text;
    Severity severity = Severity::Error;
    std::optional<model::Language> language; ///< of the text with the flaw; none: independent of language

    bool operator==(const Flaw &) const = default;
};

} // namespace studio::persona
