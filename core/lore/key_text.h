// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Texts as keys of lore are looked for in them. Nothing here depends on a locale. Pure; any thread.
namespace studio::lore {

/// For keys that take case as it is: letters with their accents as one (NFC).
[[nodiscard]] QString exactText(const QString &text);
/// For all other keys: the same without case.
[[nodiscard]] QString foldedText(const QString &text);

/// Whether text[from, to) is not part of a longer word. Scripts that write no spaces between words, or put
/// particles behind them (Chinese, Japanese, Korean, Thai, …), have no words to be part of: there any place
/// is the end of one.
[[nodiscard]] bool isWholeWord(QStringView text, qsizetype from, qsizetype to);

/// Whether macros can make something else of it.
[[nodiscard]] bool hasMacro(const QString &text);

/// A message, or an entry that fired, without comments that nothing is matched with: `{{// …}}`,
/// `{{comment: …}}`. Hidden keys (`{{hidden_key: …}}`) count only in entries (Character Card V3).
enum class HiddenKeys { Drop, Show };
[[nodiscard]] QString scannedText(const QString &text, HiddenKeys hidden);

} // namespace studio::lore
