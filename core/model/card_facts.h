// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace studio::model {

/// File formats for companions. V1, V2 and V3 are Character Cards as JSON; Png holds V2 and V3 in a picture,
/// Charx V3 in a zip.
enum class CardFormat { Studio, Aikyo, V1, V2, V3, Png, Charx };

/// What a character card says about itself; none of it ever reaches a prompt.
struct CardFacts
{
    std::optional<CardFormat> format; ///< of the original file; none: made here
    QString specVersion;              ///< as stated in the file: "2.0"
    QString nickname;                 ///< replaces {{char}} in its texts (V3); empty: the name
    QString creator;                  ///< the author of the character
    QString version;                  ///< of the character, as its creator wrote it
    QString creatorNotes;             ///< for people
    /// The hash of the attachment that holds the original file; empty: not kept. Parts of it that the studio
    /// does not know are written again when the companion is exported.
    QString source;
    QString portrait; ///< the hash of the avatar picture in the file; empty: none
    bool operator==(const CardFacts &) const = default;
};

} // namespace studio::model
