// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace studio::ui {

/// One thing that can be done, as the palette lists it.
struct PaletteCommand
{
    QString id;            ///< the same from one start to the next
    QString title;         ///< in the user's language
    QString english;       ///< so that it is found by its English name too; may be empty
    QString words = {};    ///< other words for it, found less readily than its name
    QString group;         ///< where else it is found: "View"
    QString shortcut;      ///< as users see it
    QString whyNot;        ///< why it cannot be done now; empty: it can
    int worth = 0;         ///< above others that fit what is typed alike
    bool isChosen = false; ///< of several choices, the one that holds
    std::function<void()> run;
};

} // namespace studio::ui
