// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::model {

/// How a companion sounds when read aloud. Whether companions are read aloud is a setting of the room.
struct Voice
{
    QString engine;      ///< of the voice: "flite", "speechd"; empty: any available engine
    QString name;        ///< the engine's name for it; empty: the first that speaks the companion's language
    double rate = 0;     ///< -1 slowest .. 1 fastest, 0 the engine's default
    double pitch = 0;    ///< -1 lowest .. 1 highest
    double volume = 1;   ///< 0 .. 1
    bool silent = false; ///< never read aloud

    bool operator==(const Voice &) const = default;
};

} // namespace studio::model
