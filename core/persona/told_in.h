// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Not for others to include: the contexts of translation that several files of this folder write sentences
/// in.
namespace studio::persona {

/// A card as a file: what keeps it from being read.
struct PersonaCard
{
    Q_DECLARE_TR_FUNCTIONS(PersonaCard)
};

/// What of a card is not taken over, or only in part.
struct CardNoteWords
{
    Q_DECLARE_TR_FUNCTIONS(CardNotes)
};

/// A card inside a PNG, and that PNG.
struct PngCardWords
{
    Q_DECLARE_TR_FUNCTIONS(PngCard)
};

/// A card in a zip, and that zip.
struct ZipCard
{
    Q_DECLARE_TR_FUNCTIONS(ZipCard)
};

/// A picture that cannot be taken.
struct PictureCheck
{
    Q_DECLARE_TR_FUNCTIONS(PictureCheck)
};

/// What is wrong with a persona or its model.
struct PersonaFlaws
{
    Q_DECLARE_TR_FUNCTIONS(PersonaFlaws)
};

} // namespace studio::persona
