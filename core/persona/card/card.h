// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/card_report.h"
#include "core/model/persona.h"

#include <QByteArray>
#include <QMap>

// Companions as files. The studio's own JSON holds everything; aikyo's card is {metadata: {id, name,
// personality, story, sample}, role, actions, knowledge, events}, in one language; a Character Card V1, V2 or
// V3 is JSON by itself, in a text chunk of a PNG, or in a zip (CHARX) with its pictures. Pure; any thread.
namespace studio::persona {

/// What a file held. Nothing is checked but its form: see validation.h.
struct Card
{
    model::Persona persona;
    model::CardFormat format = model::CardFormat::Studio;
    model::CardReport report;
    QByteArray picture; ///< its portrait, checked (picture_check.h) but not decoded; may be empty
    /// Pictures of its feelings, by the names of core/wire/sprite_names.h, checked like `picture`.
    QMap<QString, QByteArray> feelings{};
    bool keepsSource = false; ///< the file holds more than the persona does: keep it for writeCard()
    QByteArray source;        ///< what to keep instead: the file that a studio file took along; may be empty

    bool operator==(const Card &) const = default;
};

/// Tells the format by what the file holds, never by its name. InvalidInput for what is no card, hostile or
/// larger than the limits (limits.h); the text says why. A refused file takes at most a second and 64 MB.
[[nodiscard]] base::Result<Card> readCard(const QByteArray &file);

/// What a file is written with besides the persona.
struct CardMeans
{
    QByteArray source; ///< the file that it was read from; may be empty
    /// A PNG of its avatar. Empty, or with an avatar that is still the card's own portrait: the picture in
    /// the source goes out again; without that a plain one stands in a card that needs one.
    QByteArray picture;
};

/// The persona as a file. Where `means.source` is a card of the same family, all of it that the studio does
/// not act on comes back byte for byte, and so does what was not changed. Languages: the studio's own JSON
/// has all and takes the source along, other cards the main one. InvalidInput if the source cannot be read
/// any more.
[[nodiscard]] base::Result<QByteArray> writeCard(const model::Persona &persona, model::CardFormat format,
                                                 const CardMeans &means = {});

/// The name of a lorebook that a character card says lies elsewhere (SillyTavern's `extensions.world`);
/// empty: it names none, or it is no character card. `file`: as for readCard().
[[nodiscard]] QString linkedBook(const QByteArray &file);

/// `companion_aya.json`, `companion_aya.aikyo.json`, `companion_aya.v2.json`, `companion_aya.png`. A safe
/// name on every system, whatever the id holds.
[[nodiscard]] QString cardFileName(const base::ParticipantId &id, model::CardFormat format);

} // namespace studio::persona
