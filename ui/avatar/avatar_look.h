// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"

#include <QColor>
#include <QString>

namespace studio::ui {

/// An avatar with every colour decided: what the user chose, and for the rest what the id draws. The same id
/// gives the same colours on every machine, for good.
struct AvatarLook
{
    QColor ground; ///< the companion's colour, made soft
    QColor skin;
    QColor skinShade;
    QColor hair;
    QColor hairShade;
    QColor hairLight;
    QColor eyes;
    QColor clothes;
    QColor clothesShade;
    QColor clothesLight;

    bool operator==(const AvatarLook &) const = default;
};

[[nodiscard]] AvatarLook lookOf(const model::Avatar &avatar, const QColor &companion, const QString &seed);

/// Choices by chance, the same for the same \p seed: "Surprise me", and a first face for a new companion.
[[nodiscard]] model::Avatar drawnByChance(quint32 seed);

/// One of companionColours() for an id that has no colour of its own.
[[nodiscard]] QColor colourFor(const QString &seed);

} // namespace studio::ui
