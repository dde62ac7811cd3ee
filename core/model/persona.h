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

/// A line that shows how the companion talks, and when: `topics` are words that call for it.
struct SampleLine
{
    QString text;
    QStringList topics; ///< empty: fits anywhere
    bool operator==(const SampleLine &) const = default;
};

/// The part of a persona that is written in one language.
struct PersonaText
{
    QString name;                    ///< as shown: Aya, 綾, 小绫
    QStringList nicknames;           ///< other names and readings it answers to, honorifics left off
    QMap<QString, QString> readings; ///< how a name or nickname is read aloud: 綾 → あや
    QString role;                    ///< one line: a dry distributed-systems researcher
    QString personality;
    QString story;
    QStringList knowledge; ///< words of what it knows and cares about
    QString greeting;      ///< the first line in a new room
    QList<SampleLine> sampleLines;
    QString scenarioNote;           ///< where and when its scenes play; part of the prompt
    QString exampleDialogue;        ///< a longer exchange that shows its voice; part of the prompt
    QStringList alternateGreetings; ///< other first lines; one of them may open a room instead
    QStringList groupGreetings;     ///< first lines for rooms with several companions only
    QString systemNote;             ///< how it is to be played; near the head of the prompt
    QString endNote;                ///< the same, as the last words before it answers
    QString depthNote{};            ///< what it is reminded of near the newest message, with every answer
    bool operator==(const PersonaText &) const = default;
};

/// Who a companion is. A value with a revision: a changed persona is a new revision, the log names which one
/// spoke.
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
    QString notes;         ///< the author's own, never part of a prompt
    bool archived = false; ///< kept and still known to its rooms, but not offered for new ones
    RawJson extras;        ///< fields of a card that the studio does not know
    ModelChoice model;     ///< who answers for it
    Voice voice{};
    std::optional<QStringList> allowedTools{};    ///< names; none: all that the room offers
    std::optional<QStringList> allowedGestures{}; ///< names; none: all that there are
    CardFacts card{};                             ///< where it came from, if from somebody's card
    QList<LoreBook> lore{};                       ///< what fires of it is part of its prompts

    /// The text in that language, else in the main one, else an empty one.
    [[nodiscard]] PersonaText textIn(Language language) const
    {
        return texts.value(texts.contains(language) ? language : mainLanguage);
    }
    bool operator==(const Persona &) const = default;
};

} // namespace studio::model
