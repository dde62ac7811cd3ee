// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Only for this folder: the translation contexts that several of its files share.
namespace studio::persona {

/// Why a card file cannot be read.
struct PersonaCard
{
    Q_DECLARE_TR_FUNCTIONS(PersonaCard)
};

/// The parts of a card that are not used, or only partly.
struct CardNoteWords
{
    Q_DECLARE_TR_FUNCTIONS(CardNotes)
};

/// A card inside a PNG, and the PNG itself.
struct PngCardWords
{
    Q_DECLARE_TR_FUNCTIONS(PngCard)
};

/// A card in a zip, and the zip itself.
struct ZipCard
{
    Q_DECLARE_TR_FUNCTIONS(ZipCard)
};

/// A picture that is refused.
struct PictureCheck
{
    Q_DECLARE_TR_FUNCTIONS(PictureCheck)
};

/// The flaws of a persona or its model.
struct PersonaFlaws
{
    Q_DECLARE_TR_FUNCTIONS(PersonaFlaws)
};

} // namespace studio::persona
