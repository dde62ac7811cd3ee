// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/wire/json.h"

#include <QList>

#include <span>

// Which part of a persona stands under which name in a Character Card.
namespace studio::persona {

/// A text of the card. `usedAs` is a sentence for the report, in the context CardNotes.
struct TextField
{
    const char *key;
    QString model::PersonaText::*part;
    const char *usedAs;
};
[[nodiscard]] std::span<const TextField> textFields();

/// What the card says of itself.
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

/// All that the persona says in its main language, in the words of a card: a value for every known name, also
/// for what it says nothing about. What cards have no place for stands where a reader of the card finds it:
/// the role before the description, sample lines after the example dialogue. Talkativeness and lore are not
/// among them.
[[nodiscard]] QList<CardValue> cardValues(const model::Persona &persona);

/// The example dialogue with the sample lines behind it, as cards have them.
[[nodiscard]] QString dialogueOf(const model::PersonaText &text);

} // namespace studio::persona
