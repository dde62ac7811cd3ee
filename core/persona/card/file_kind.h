// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wire/json.h"

#include <QByteArray>

namespace studio::persona {

/// What somebody's file is, told by what it holds and never by its name. Only looked at: it may still turn
/// out to be broken.
enum class FileKind {
    StudioCompanion, ///< the studio's own JSON
    AikyoCard,
    CharacterCard, ///< as JSON
    PngCard,       ///< any PNG; whether a card is in it is not known
    CharxCard,     ///< any zip, also one that hangs on a picture
    Group,         ///< of SillyTavern: a room (group_file.h)
    Lorebook,      ///< by itself, without a companion
    Room,          ///< the studio's own
    Unknown,
};

[[nodiscard]] FileKind fileKind(const QByteArray &file);
/// Whether the file is a lorebook; one that cannot be a lorebook is not parsed for it.
[[nodiscard]] bool isLorebookFile(const QByteArray &file);
/// Whether it is read as a zip: one ends it, and it does not begin as JSON.
[[nodiscard]] bool isZipCard(const QByteArray &file);
[[nodiscard]] FileKind jsonKind(const wire::Json &json);

} // namespace studio::persona
