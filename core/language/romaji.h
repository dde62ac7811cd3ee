// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace studio::language {

/// Whether the words are Japanese in Latin letters: each one is made of Japanese syllables, and at least two
/// are among the commonest. Detectors take such a line for Swahili or Albanian. Pure; any thread.
[[nodiscard]] bool isRomaji(const QStringList &words);

} // namespace studio::language
