// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>
#include <QSet>

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
    Voice, ///< that reads messages aloud
};

enum class Severity {
    Error, ///< the persona cannot be saved like this
    Hint,  ///< the persona can be saved; a change would improve it
};

/// A flaw of a persona.
struct Flaw
{
    Field field = Field::Name;
    QString text; ///< a whole sentence that says what to do
    Severity severity = Severity::Error;
    std::optional<model::Language> language; ///< of the text with the flaw; none: independent of language

    bool operator==(const Flaw &) const = default;
};

/// The part of a lorebook's length that counts towards kLongestLore, in UTF-16 units.
[[nodiscard]] qsizetype lengthOf(const model::LoreBook &book);

/// All flaws, errors first, then in the order of the form. `taken`: the ids of all other companions.
[[nodiscard]] QList<Flaw> personaFlaws(const model::Persona &persona,
                                       const QSet<base::ParticipantId> &taken = {});

/// The first error; none if the persona can be saved.
[[nodiscard]] std::optional<Flaw> firstError(const QList<Flaw> &flaws);

/// `companion_` followed by small letters, digits, - and _; not longer than kLongestId.
[[nodiscard]] bool isUsableId(const base::ParticipantId &id);

/// "#rrggbb".
[[nodiscard]] bool isColour(const QString &text);

} // namespace studio::persona
