// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

// A card in a zip (CHARX): `card.json` at its root, pictures and more beside it. Nothing is ever written to
// disk and only the card and its pictures are unpacked, so a name in the archive is no path anywhere. What
// the card says is card_file.h's. Pure; any thread.
namespace studio::persona {

struct ZipTable;

/// One file of the archive, as its table of contents has it.
struct CharxEntry
{
    QString name;    ///< as it stands there; text for people, never a path
    qint64 size = 0; ///< bytes, unpacked, as declared

    bool operator==(const CharxEntry &) const = default;
};

/// A picture of a feeling, out of the archive: checked (picture_check.h), not decoded.
struct CharxEmotion
{
    QString name;     ///< as the card calls it; text for people
    QString feeling;  ///< see core/wire/sprite_names.h
    QByteArray entry; ///< its name in the archive
    QByteArray picture;

    bool operator==(const CharxEmotion &) const = default;
};

/// Why a picture cannot be used.
struct CharxFlaw
{
    QString name; ///< as the card calls it
    QString text; ///< a sentence

    bool operator==(const CharxFlaw &) const = default;
};

struct CharxFile
{
    QByteArray cardJson; ///< not parsed, not checked for UTF-8
    /// The picture that the card names as its main icon, or the JPEG before the archive: checked
    /// (picture_check.h), not decoded. Empty if there is none that can be used.
    QByteArray portrait;
    QString portraitFlaw{}; ///< why a picture that is there cannot be used; a sentence
    /// Of each feeling the first picture that can be used; together no larger than kLargestFile.
    QList<CharxEmotion> emotions{};
    QList<CharxFlaw> emotionFlaws{}; ///< what keeps others from being used
    QList<CharxEntry> entries;       ///< all, in the order of the archive, card.json too

    bool operator==(const CharxFile &) const = default;
};

/// Where the portrait of a new archive stands.
inline constexpr char kCharxPortrait[] = "assets/icon/images/main.png";

/// Whether a zip ends these bytes, whatever they begin with: a CHARX may hang on a JPEG.
[[nodiscard]] bool holdsZip(const QByteArray &bytes);

/// InvalidInput, with a text that says why, for what is no zip, larger than kLargestSource, damaged,
/// encrypted, spread over several files, without card.json or with two, built to be a bomb (too many entries,
/// entries that overlap, more packed into it than a card needs) or with names that would lead out of a
/// folder.
[[nodiscard]] base::Result<CharxFile> readCharx(const QByteArray &bytes);
/// The same for a zip whose table has been read.
[[nodiscard]] base::Result<CharxFile> readCharx(const QByteArray &bytes, const ZipTable &table);

/// The archive `source` with another card.json in the place of its own: every other byte stays, packed as it
/// was, also a JPEG before it. A `portrait` (a PNG) that is not empty comes to the end of it under a name
/// that is free, and the card names it as its main icon. Without a source: a new archive of card.json and of
/// the portrait as kCharxPortrait, if there is one.
[[nodiscard]] base::Result<QByteArray> charxWithCard(const QByteArray &source, const QByteArray &cardJson,
                                                     const QByteArray &portrait);

} // namespace studio::persona
