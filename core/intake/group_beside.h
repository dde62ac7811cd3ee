// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card/group_file.h"

namespace studio::intake {

/// The group of a SillyTavern chat, if its file can be found: in the chat's folder, in a folder `groups`
/// inside or beside it (as that program stores them), or in the same zip. The group must list the chat by its
/// name. None: there is no such file, or it cannot be read. Blocks; reads at most a thousand small files.
///
/// \p talk: the name of the chat's file without its extension; if `file` is a zip, that of the entry.
[[nodiscard]] std::optional<persona::GroupFile> groupBeside(const QString &file, const QString &talk);

} // namespace studio::intake
