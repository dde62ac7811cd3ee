// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::model {

/// How a companion sounds when what it says is read aloud. Not whether it is: that is the room's.
struct Voice
{
    QString engine;      ///< of the voice: "flite", "speechd"; empty: whichever is there
    QString name;        ///< the engine's own; empty: the first that speaks the companion's language
    double rate = 0;     ///< -1 slowest .. 1 fastest, 0 as the engine has it
    double pitch = 0;    ///< -1 lowest .. 1 highest
    double volume = 1;   ///< 0 .. 1
    bool silent = false; ///< its words are never read aloud

    bool operator==(const Voice &) const = default;
};

} // namespace studio::model
