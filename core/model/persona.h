// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/avatar.h"
#include "core/model/card_facts.h"
#include "core/model/lore.h"
#include "core/model/model_choice.h"
#include "core/model/raw_json.h"
#include "core/model/voice.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace studio::model {

enum class Language { English, Japanese, Chinese };

/// How English sentences of the window refer to a companion: “shakes their / her / his head”.
enum class Pronoun { They, She, He };

/// A line that shows how the companion talks, and when: `topics` are words that suggest the line.
struct SampleLine
{
    QString text;
    QStringList topics; ///< empty: fits anywhere
    bool operator==(const SampleLine &) const = default;
};

/// The texts of a persona in one language.
struct PersonaText
{
    QString name;                    ///< as shown: Aya, 綾, 小绫
    QStringList nicknames;           ///< other names and readings, without honorifics
    QMap<QString, QString> readings; ///< how to read a name or nickname aloud: 綾 → あや
    QString role;                    ///< one line: a dry distributed-systems researcher
    QString personality;
    QString story;
    QStringList knowledge; ///< topics that the companion knows and cares about
    QString greeting;      ///< the first line in a new room
    QList<SampleLine> sampleLines;
    QString scenarioNote;           ///< the setting of the scenes; part of the prompt
    QString exampleDialogue;        ///< a longer exchange in the companion's style; part of the prompt
    QStringList alternateGreetings; ///< other first lines; one of them may open a room instead
    QStringList groupGreetings;     ///< first lines only for rooms with several companions
    QString systemNote;             ///< how to play the companion; near the head of the prompt
    QString endNote;                ///< the same, placed last before the answer
    QString depthNote{};            ///< a reminder near the newest message, in every prompt
    bool operator==(const PersonaText &) const = default;
};

/// A companion's identity. A value with a revision: a change makes a new revision, and the log says which
/// revision spoke.
struct Persona
{
    base::ParticipantId id; ///< `companion_…`, fixed for life
    int revision = 1;
    Language mainLanguage = Language::English;
    QMap<Language, PersonaText> texts; ///< at least the main language
    QString colour;                    ///< "#rrggbb"
    double talkativeness = 0.5;        ///< 0..1
    Avatar avatar;
    QStringList tags;
    QString notes;         ///< for the author only, never part of a prompt
    bool archived = false; ///< kept and still used by its rooms, but not offered for new ones
    RawJson extras;        ///< fields of a card that the studio does not know
    ModelChoice model;     ///< the model that answers for the companion
    Voice voice{};
    std::optional<QStringList> allowedTools{};    ///< names; none: all tools that the room offers
    std::optional<QStringList> allowedGestures{}; ///< names; none: all gestures
    CardFacts card{};                             ///< its origin, if it was imported from a card
    QList<LoreBook> lore{};                       ///< entries that fire become part of the prompts
    Pronoun pronoun = Pronoun::They;              ///< never guessed from a text, never part of a prompt

    /// The texts in that language, else in the main language, else empty texts.
    [[nodiscard]] PersonaText textIn(Language language) const
    {
        return texts.value(texts.contains(language) ? language : mainLanguage);
    }
    bool operator==(const Persona &) const = default;
};

} // namespace studio::model
