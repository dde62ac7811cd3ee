// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace studio::model {

/// Files that companions come in. V1, V2 and V3 are Character Cards as JSON; Png holds V2 and V3 in a
/// picture, Charx V3 in a zip.
enum class CardFormat { Studio, Aikyo, V1, V2, V3, Png, Charx };

/// What a character card says of itself; none of it ever reaches a prompt.
struct CardFacts
{
    std::optional<CardFormat> format; ///< of the file it was read from; none: made here
    QString specVersion;              ///< as the file states it: "2.0"
    QString nickname;                 ///< what {{char}} stands for in its texts (V3); empty: its name
    QString creator;                  ///< who made the character
    QString version;                  ///< the character's own, in its creator's words
    QString creatorNotes;             ///< for people
    /// The hash of the attachment that holds the file as it came; empty: not kept. What the studio does not
    /// know of it stands in the file again when the companion is exported.
    QString source;
    QString portrait; ///< the hash of the avatar's picture that came with it; empty: none did
    bool operator==(const CardFacts &) const = default;
};

} // namespace studio::model
