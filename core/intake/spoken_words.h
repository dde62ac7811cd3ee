// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// What words before a colon, and what follows it, say about whether somebody speaks. Pure.
namespace studio::intake {

inline constexpr qsizetype kLongestName = 40; // of a name that nothing but a colon proves

[[nodiscard]] bool hasLetters(const QString &text);
/// "Note", "From", "Zutaten": what stands before a colon in letters, forms and recipes.
[[nodiscard]] bool isLabel(const QString &name);
/// "INFO", "WARN db", "[Server thread/INFO]", "production.ERROR".
[[nodiscard]] bool isLogLevel(const QString &name);
/// "Monday", "Montag". Somebody may be called that, but not two of them in a talk.
[[nodiscard]] bool isWeekday(const QString &name);
/// "The keys are", "additional options can be given": part of a sentence before a colon. English.
[[nodiscard]] bool isClause(const QString &name);
/// "<fontconfig>", "PROJECT-NAME": what stands in < > where it is no nick.
[[nodiscard]] bool mayBeNick(const QString &name);
/// "li", "dt": an element of HTML, which stands in < > as a nick does.
[[nodiscard]] bool isElementName(const QString &name);
/// "CUT TO", "INT. KITCHEN": a line of a screenplay that nobody says.
[[nodiscard]] bool isStageLine(const QString &line);
/// A side of a talk with a model: "User", "Assistant".
[[nodiscard]] bool isRoleWord(const QString &name);
/// The side of the person at the keyboard: "You", "Benutzer".
[[nodiscard]] bool isWriterWord(const QString &name);
/// Whether the words before a colon may be somebody's name at all.
[[nodiscard]] bool mayBeName(const QString &name);
/// Something that is said, not a value: words, and not the end of a line of a program or a style sheet.
[[nodiscard]] bool looksSaid(const QString &text);
/// A question, a call, a whole sentence, or more than three words.
[[nodiscard]] bool looksLikeSpeech(const QString &text);
/// With a question mark or an exclamation mark.
[[nodiscard]] bool isAskedOrCalled(const QString &text);

} // namespace studio::intake
