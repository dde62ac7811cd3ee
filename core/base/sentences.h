// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace studio::base {

/// Whole sentences one after another, as the user's language puts them: with a space between, or without, as
/// Chinese and Japanese do. Empty sentences are left out. Any thread.
[[nodiscard]] QString joinedSentences(const QStringList &sentences);
/// The same of phrases that have no full stop of their own: one between each two of them, none at the end.
[[nodiscard]] QString joinedPhrases(const QStringList &phrases);

} // namespace studio::base
