// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/persona.h"

#include <QByteArray>
#include <QStringList>

// Companions as files. The studio's own JSON holds everything; aikyo's card is {metadata: {id, name,
// personality, story, sample}, role, actions, knowledge, events}, in one language.
namespace studio::persona {

enum class CardFormat { Studio, Aikyo };

/// What a file held. Nothing is checked but its form: see validation.h.
struct Card
{
    model::Persona persona;
    CardFormat format = CardFormat::Studio;
    QStringList remarks; ///< for people: what was kept without being acted on, what is missing

    bool operator==(const Card &) const = default;
};

/// Tells the format by what the file holds. What the studio does not act on is kept in Persona::extras and
/// stands in the file again when it is written in the same format. InvalidInput for what is no card or larger
/// than kLargestFile; the text says why.
[[nodiscard]] base::Result<Card> readCard(const QByteArray &file);

/// The whole persona, or what an aikyo card can hold of it, in the main language.
[[nodiscard]] QByteArray writeCard(const model::Persona &persona, CardFormat format);

/// `companion_aya.json`, `companion_aya.aikyo.json`.
[[nodiscard]] QString cardFileName(const base::ParticipantId &id, CardFormat format);

} // namespace studio::persona
