// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

// Where a Character Card V3 in an archive says that its pictures are: assets, whose address is `embeded://`
// (the specification spells it so) and the name of an entry. The main icon is of type "icon" and has the name
// "main"; a picture of a feeling is of type "emotion" and named by it. Pure.
namespace studio::persona {

/// The name of the entry; empty if the card names none. Of several icons without a main one it is the first.
[[nodiscard]] QByteArray mainIconIn(const QByteArray &cardJson);

struct EmotionAsset
{
    QString name;     ///< as the card has it: "joy", "Kyoko_joy"; text for people
    QString feeling;  ///< which feeling that is, see core/wire/sprite_names.h
    QByteArray entry; ///< the name of the entry

    bool operator==(const EmotionAsset &) const = default;
};

/// Its pictures of feelings that the studio knows, in the order of the card; several may show one feeling.
[[nodiscard]] QList<EmotionAsset> emotionsIn(const QByteArray &cardJson);

/// The card with that entry, a PNG, as its main icon in the place of the one that it named; all else stays
/// byte for byte. A card whose `data` is no object is given back as it is.
[[nodiscard]] QByteArray withMainIcon(const QByteArray &cardJson, const QByteArray &entry);

} // namespace studio::persona
