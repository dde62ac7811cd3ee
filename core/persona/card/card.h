// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_report.h"
#include "core/model/persona.h"

#include <QByteArray>
#include <QMap>

// A companion as it stands in a file, between the file (card_file.h) and the persona.
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

/// What a file is written with besides the persona.
struct CardMeans
{
    QByteArray source; ///< the file that it was read from; may be empty
    /// A PNG of its avatar. Empty, or with an avatar that is still the card's own portrait: the picture in
    /// the source goes out again; without that a plain one stands in a card that needs one.
    QByteArray picture;
};

} // namespace studio::persona
