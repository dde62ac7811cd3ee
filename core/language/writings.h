// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QMap>
#include <QString>

// The scripts of a text, and the languages that have one to themselves. Pure; any thread.
namespace studio::language {

/// How many letters of each script; kana count as Hiragana, whichever they are.
[[nodiscard]] QMap<QChar::Script, int> lettersIn(const QString &text);

/// The code of the one language that is written with this script; empty where several share it.
[[nodiscard]] QString onlyLanguageOf(QChar::Script script);

/// Whether texts in the language have letters of this script, which is not Latin.
[[nodiscard]] bool isWrittenWith(const QString &code, QChar::Script script);

} // namespace studio::language
