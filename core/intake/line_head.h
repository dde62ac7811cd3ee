// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/stamps.h"

#include <QString>

#include <optional>

namespace studio::intake {

/// The role of a line in a form.
struct LineHead
{
    enum class Kind {
        Opening, ///< somebody begins to speak
        Notice,  ///< of the program; nobody says it
        Day,     ///< a date by itself
        None,    ///< it goes on with what was said
    };
    Kind kind = Kind::None;
    QString name{};
    QString text{};
    std::optional<Stamp> stamp{};
    int level = 0;      ///< of a heading, 1 the highest
    bool isAct = false; ///< an action, not speech: "* aya waves". It proves no name
    /// Many lines without a speaker look the same: a time after one blank, a name in [ ].
    bool isWeak = false;
    bool isTight = false; ///< no blank after the colon: "g:variable"
    bool isMoody = false; ///< the name is followed by ( ): "Aya (smiling): Hello."
};

} // namespace studio::intake
