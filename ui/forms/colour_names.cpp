// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/colour_names.h"

#include <QCoreApplication>

namespace studio::ui {

namespace {

struct ColourNames
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ColourNames)
};

} // namespace

QStringList companionColourNames()
{
    return {ColourNames::tr("Rust"),   ColourNames::tr("Ochre"),   ColourNames::tr("Olive"),
            ColourNames::tr("Green"),  ColourNames::tr("Teal"),    ColourNames::tr("Azure"),
            ColourNames::tr("Blue"),   ColourNames::tr("Indigo"),  ColourNames::tr("Violet"),
            ColourNames::tr("Purple"), ColourNames::tr("Magenta"), ColourNames::tr("Red")};
}

} // namespace studio::ui
