// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"

#include <QColor>
#include <QString>

namespace studio::ui {

/// An avatar with every colour decided: the user's choices, and colours drawn from the id for the rest. The
/// same id gives the same colours on every machine, for good.
struct AvatarLook
{
    QColor ground; ///< the companion's colour, softened
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

/// Random choices, always the same for the same \p seed: for "Surprise me", and for the first face of a new
/// companion.
[[nodiscard]] model::Avatar drawnByChance(quint32 seed);

/// Picks one of companionColours() for an id that has no colour of its own.
[[nodiscard]] QColor colourFor(const QString &seed);

} // namespace studio::ui
