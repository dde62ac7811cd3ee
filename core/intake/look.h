// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/line_form.h"
#include "core/intake/room_file.h"
#include "core/model/imported_file.h"
#include "core/model/persona.h"
#include "core/persona/card/group_file.h"

namespace studio::intake {

/// A file and the results of looking through it, with everything that importing it needs.
struct Found
{
    model::ImportedFile file;
    std::optional<RoomFile> room{};            ///< with Kind::Room
    std::optional<TextForm> form{};            ///< with Kind::Text
    std::optional<persona::GroupFile> group{}; ///< with Kind::SillyTavern: the group of the chat
};

/// What is known before a file is examined.
struct LookWish
{
    QString writer{};      ///< a name that is the user in this file
    int conversation = 0;  ///< which of several conversations is wanted
    QSet<QString> names{}; ///< names that the user has confirmed
};

/// Examines a file: its kind, judged by its content, its speakers, its beginning. `library` is used to guess
/// which companions the speakers are. Blocks as long as the file takes; pure, except for the file. NotFound,
/// Storage: it cannot be read. Malformed: it is nothing that can be imported.
[[nodiscard]] base::Result<Found> lookThrough(const QString &file, const QList<model::Persona> &library,
                                              const LookWish &wish = {});

} // namespace studio::intake
