// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QFlags>
#include <QString>
#include <QStringList>

// What a message wants and what it is about, in three languages. Patterns, not understanding: a message that
// matches none is a plain statement about nothing in particular.
namespace studio::llm::rehearsal {

enum class Intent {
    Greeting = 1,
    WhoAreYou = 2,
    AreYouAnAi = 4,
    HowAreYou = 8,
    Thanks = 16,
    Goodbye = 32,
    Question = 64,
    NobodyNeedsToAnswer = 128,
    Sorrow = 256,
    Sight = 512, ///< about something that would have to be seen
};
Q_DECLARE_FLAGS(Intents, Intent)
Q_DECLARE_OPERATORS_FOR_FLAGS(Intents)

[[nodiscard]] Intents intentsOf(const QString &text, model::Language language);

/// The `words` that the text touches: whole words and their inflected forms in English, parts of words
/// elsewhere.
[[nodiscard]] QStringList touched(const QStringList &words, const QString &text);

/// A noun of the text that a reply can repeat, as written there; empty if none is certain.
[[nodiscard]] QString pickedWord(const QString &text, model::Language language);

} // namespace studio::llm::rehearsal
