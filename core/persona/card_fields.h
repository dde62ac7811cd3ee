// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/wire/json.h"

#include <QList>

#include <span>

// Maps the parts of a persona to the fields of a Character Card.
namespace studio::persona {

/// A text of the card. `usedAs` is a sentence for the report, in the context CardNotes.
struct TextField
{
    const char *key;
    QString model::PersonaText::*part;
    const char *usedAs;
};
[[nodiscard]] std::span<const TextField> textFields();

/// A fact that the card states about itself.
struct FactField
{
    const char *key;
    QString model::CardFacts::*part;
    const char *usedAs;
};
[[nodiscard]] std::span<const FactField> factFields();

struct CardValue
{
    const char *key;
    wire::Json value;
};

/// Everything in the persona's main language, as fields of a card: a value for every known field, including
/// empty ones. Parts without a field of their own go where a reader of the card will find them: the role
/// before the description, sample lines after the example dialogue. Talkativeness and lore are not included.
[[nodiscard]] QList<CardValue> cardValues(const model::Persona &persona);

/// The example dialogue followed by the sample lines, as in cards.
[[nodiscard]] QString dialogueOf(const model::PersonaText &text);

} // namespace studio::persona
