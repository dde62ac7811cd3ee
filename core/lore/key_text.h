// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// The forms of text in which lore keys are searched. Nothing here depends on a locale. Pure; any thread.
namespace studio::lore {

/// For case-sensitive keys: letters composed with their accents (NFC).
[[nodiscard]] QString exactText(const QString &text);
/// For all other keys: the same, case-folded.
[[nodiscard]] QString foldedText(const QString &text);

/// Whether text[from, to) is not part of a longer word. Some scripts write no spaces between words, or attach
/// particles to them (Chinese, Japanese, Korean, Thai, …): there a word can end anywhere.
[[nodiscard]] bool isWholeWord(QStringView text, qsizetype from, qsizetype to);

/// Whether macros can change it.
[[nodiscard]] bool hasMacro(const QString &text);

/// The text of a message or a fired entry without comments, in which keys are not searched: `{{// …}}`,
/// `{{comment: …}}`. Hidden keys (`{{hidden_key: …}}`) count only in entries (Character Card V3).
enum class HiddenKeys { Drop, Show };
[[nodiscard]] QString scannedText(const QString &text, HiddenKeys hidden);

} // namespace studio::lore
