// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

// Where a Character Card V3 in an archive says that its main icon is: an asset of type "icon" with the name
// "main", whose address is `embeded://` (the specification spells it so) and the name of an entry. Pure.
namespace studio::persona {

/// The name of the entry; empty if the card names none. Of several icons without a main one it is the first.
[[nodiscard]] QByteArray mainIconIn(const QByteArray &cardJson);

/// The card with that entry, a PNG, as its main icon in the place of the one that it named; all else stays
/// byte for byte. A card whose `data` is no object is given back as it is.
[[nodiscard]] QByteArray withMainIcon(const QByteArray &cardJson, const QByteArray &entry);

} // namespace studio::persona
