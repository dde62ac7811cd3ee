// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/persona/picture/png_chunks.h"

#include <QByteArray>

// A card inside a PNG: JSON as base64 in a text with the keyword `chara` (Character Card V2) or `ccv3` (V3).
// Only finds and places the texts; what they say is card_file.h's. Pure; any thread.
namespace studio::persona {

/// The JSON of the cards in a PNG, as it came: not parsed, not checked for UTF-8. One may be empty.
struct PngCard
{
    QByteArray v2Json;   ///< of `chara`
    QByteArray v3Json;   ///< of `ccv3`
    QStringList flaws{}; ///< what its reader should know, each a sentence

    /// The card that counts: `ccv3` if there is one that can be read, otherwise `chara`.
    [[nodiscard]] const QByteArray &counting() const { return v3Json.isEmpty() ? v2Json : v3Json; }

    bool operator==(const PngCard &) const = default;
};

/// Both cards; of two with one keyword the first that can be read. A damaged one beside a whole one is left
/// out, with a flaw that says so. InvalidInput, with a text for people, for what pngChunks()
/// refuses, for a picture without a card, for texts above kLargestCardText together when unpacked, and for
/// what is no base64. Line breaks, spaces and missing `=` in it are let pass.
[[nodiscard]] base::Result<PngCard> readPngCard(const QByteArray &png);

/// The card of the picture that counts.
[[nodiscard]] base::Result<QByteArray> cardJsonInPng(const QByteArray &png);

/// The picture with these cards in it, right before its end: `chara`, then `ccv3`, each unless it is empty.
/// Cards that were there are gone; all else stays byte for byte, except what stood behind the end of the
/// picture, which is dropped. An empty `png` stands for plainPortrait().
[[nodiscard]] base::Result<QByteArray> pngWithCard(const QByteArray &png, const QByteArray &v2Json,
                                                   const QByteArray &v3Json);

} // namespace studio::persona
