// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/line_head.h"

// Lines of a talk in forms that are marked only by their punctuation. Pure; for line_form.cpp.
namespace studio::intake {

/// A name marked by the form of the line: anything that people call themselves.
[[nodiscard]] QString givenName(const QString &written);
[[nodiscard]] QString withoutSigns(QString name);
[[nodiscard]] LineHead dayHead(int year, int month, int day);

/// "Aya: Hello.", with or without Markdown around the name, in [ ] or < >, with a mood after it.
[[nodiscard]] LineHead plainHead(const QString &line);
/// "- Aya: Hello.", "    Aya: Hello."
[[nodiscard]] LineHead listedHead(const QString &line);
/// "太郎「おはよう。」"
[[nodiscard]] LineHead quotedHead(const QString &line);
/// "07:08 Aya Hello.", after "2024.05.06 Monday".
[[nodiscard]] LineHead spacedHead(const QString &line);

/// The title line that LINE on a computer writes above a talk.
[[nodiscard]] bool isTitleOfLine(const QString &line);
/// A quotation without a name before it, as in a novel.
[[nodiscard]] bool isBareQuote(const QString &line);
/// Up to the first blank. A line may be as long as a file, so it is not split at every blank.
[[nodiscard]] QString firstWord(const QString &text);
/// The inside of 「…」 if the text is one such quotation; else the text.
[[nodiscard]] QString unquoted(const QString &text);

} // namespace studio::intake
