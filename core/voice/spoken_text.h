// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace studio::voice {

/// What a voice says for a line of Markdown: the words without acts (markdown/acts.h), marks, pictures and
/// addresses; of a link its text, of a bare address the host. Control characters, tags and what an engine
/// could take for a command are left out. Empty if nothing of it can be said. Pure.
[[nodiscard]] QString spokenText(QStringView line);

} // namespace studio::voice
