// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// What languages are called. Pure; any thread.
namespace studio::language {

/// "Korean", as models are told; the code itself where it is not known.
[[nodiscard]] QString englishName(const QString &code);
/// Whether models can be told it: nothing else may stand where a prompt names a language.
[[nodiscard]] bool isKnownLanguage(const QString &code);
/// "한국어", as its own speakers call it: understood in every language of the window.
[[nodiscard]] QString ownName(const QString &code);
/// What a room can be set to, in the order of their own names.
[[nodiscard]] QStringList offeredCodes();
/// Languages that a detector takes for each other: Danish and Norwegian, Simplified and Traditional Chinese.
/// Those of one family share the returned word; a language without such relatives is its own.
[[nodiscard]] QString familyOf(const QString &code);

} // namespace studio::language
