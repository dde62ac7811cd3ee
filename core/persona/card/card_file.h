// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/persona/card/card.h"

#include <QByteArray>
#include <QString>

// Companions as files. The studio's own JSON holds everything; aikyo's card is {metadata: {id, name,
// personality, story, sample}, role, actions, knowledge, events}, in one language; a Character Card V1, V2 or
// V3 is JSON by itself, in a text chunk of a PNG, or in a zip (CHARX) with its pictures. Pure; any thread.
namespace studio::persona {

/// Tells the format by what the file holds, never by its name. InvalidInput for what is no card, hostile or
/// larger than the limits (limits.h); the text says why. A refused file takes at most a second and 64 MB.
[[nodiscard]] base::Result<Card> readCard(const QByteArray &file);

/// The persona as a file. Where `means.source` is a card of the same family, all of it that the studio does
/// not act on comes back byte for byte, and so does what was not changed. Languages: the studio's own JSON
/// has all and takes the source along, other cards the main one. InvalidInput if the source cannot be read
/// any more.
[[nodiscard]] base::Result<QByteArray> writeCard(const model::Persona &persona, model::CardFormat format,
                                                 const CardMeans &means = {});

/// The name of a lorebook that a character card says lies elsewhere (SillyTavern's `extensions.world`);
/// empty: it names none, or it is no character card. `file`: as for readCard().
[[nodiscard]] QString linkedBook(const QByteArray &file);

/// `companion_aya.card.json`, `companion_aya.v2.card.json`, `companion_aya.card.png`: by these endings
/// desktops open them with the studio. A safe name on every system, whatever the id holds.
[[nodiscard]] QString cardFileName(const base::ParticipantId &id, model::CardFormat format);

} // namespace studio::persona
