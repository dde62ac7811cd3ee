// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/line_form.h"
#include "core/intake/room_file.h"
#include "core/model/imported_file.h"
#include "core/model/persona.h"
#include "core/persona/card/group_file.h"

namespace studio::intake {

/// A file as it was found, with what is needed to take it in.
struct Found
{
    model::ImportedFile file;
    std::optional<RoomFile> room{};            ///< with Kind::Room
    std::optional<TextForm> form{};            ///< with Kind::Text
    std::optional<persona::GroupFile> group{}; ///< with Kind::SillyTavern: the group whose chat it is
};

/// What is known before a file is looked through.
struct LookWish
{
    QString writer{};      ///< a name that is the person at the keyboard
    int conversation = 0;  ///< of several in the file, the one that is wanted
    QSet<QString> names{}; ///< that people vouch for
};

/// Looks through a file: what it is, told by its content, who speaks in it, how it begins. `library` is for
/// the guess at who they are here. Blocks for as long
/// as the file is long; pure but for the file. NotFound, Storage: it cannot be read. Malformed: it is nothing
/// that can be taken in.
[[nodiscard]] base::Result<Found> lookThrough(const QString &file, const QList<model::Persona> &library,
                                              const LookWish &wish = {});

} // namespace studio::intake
