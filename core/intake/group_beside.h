// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card/group_file.h"

namespace studio::intake {

/// The group that a SillyTavern chat belongs to, where its file is at hand: in the chat's folder, in a folder
/// `groups` there or beside it (as that program keeps them), or in the same zip. The group has to say that
/// the chat is one of its own, by the chat's name. None: there is no such file, or it cannot be read. Blocks;
/// at most a thousand small files are looked at.
///
/// \p talk: the name of the chat's file without its ending, where `file` is a zip that of the entry.
[[nodiscard]] std::optional<persona::GroupFile> groupBeside(const QString &file, const QString &talk);

} // namespace studio::intake
