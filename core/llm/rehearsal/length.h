// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <limits>

// How long a text is if length has a price, and what can be left out without breaking a sentence. Lengths are
// in extended grapheme clusters: what a reader calls a character.
namespace studio::llm::rehearsal {

inline constexpr int kAnyLength = std::numeric_limits<int>::max();

[[nodiscard]] int clusters(QStringView text);

/// As many whole sentences from its beginning as fit; empty if the first is too long.
[[nodiscard]] QString leadingSentences(const QString &text, int longest);

[[nodiscard]] QString firstSentence(const QString &text);

} // namespace studio::llm::rehearsal
