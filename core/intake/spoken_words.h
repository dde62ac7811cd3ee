// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Whether words before a colon, and the text after it, look like speech. Pure.
namespace studio::intake {

inline constexpr qsizetype kLongestName = 40; // of a name that is proved only by a colon

[[nodiscard]] bool hasLetters(const QString &text);
/// "Note", "From", "Zutaten": words before a colon in letters, forms and recipes.
[[nodiscard]] bool isLabel(const QString &name);
/// "INFO", "WARN db", "[Server thread/INFO]", "production.ERROR".
[[nodiscard]] bool isLogLevel(const QString &name);
/// "Monday", "Montag". One person may be called that, but not two in one talk.
[[nodiscard]] bool isWeekday(const QString &name);
/// "The keys are", "additional options can be given": part of a sentence before a colon. English.
[[nodiscard]] bool isClause(const QString &name);
/// "<fontconfig>", "PROJECT-NAME": false for texts in < > that are no nick.
[[nodiscard]] bool mayBeNick(const QString &name);
/// "li", "dt": an HTML element, which is in < > like a nick.
[[nodiscard]] bool isElementName(const QString &name);
/// "CUT TO", "INT. KITCHEN": a screenplay line without speech.
[[nodiscard]] bool isStageLine(const QString &line);
/// A side of a talk with a model: "User", "Assistant".
[[nodiscard]] bool isRoleWord(const QString &name);
/// The side of the user: "You", "Benutzer".
[[nodiscard]] bool isWriterWord(const QString &name);
/// Whether the words before a colon may be a name at all.
[[nodiscard]] bool mayBeName(const QString &name);
/// Speech and not a value: words, and not the end of a line of code or a style sheet.
[[nodiscard]] bool looksSaid(const QString &text);
/// A question, an exclamation, a whole sentence, or more than three words.
[[nodiscard]] bool looksLikeSpeech(const QString &text);
/// With a question mark or an exclamation mark.
[[nodiscard]] bool isAskedOrCalled(const QString &text);

} // namespace studio::intake
