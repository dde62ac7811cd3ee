// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

// Which language a line of a conversation is written in. CLD2 guesses among languages that share a script;
// rules about scripts stand before it, because a chat line is short. Pure; any thread.
//
// Languages are told by their ISO 639-1 codes ("ko", "nb"), Chinese by its writing: "zh" and "zh-Hant".
namespace studio::language {

struct Found
{
    QString code;      ///< empty: it is a sentence in some language, but not told which
    double weight = 0; ///< 0..1: how much the text says; one short word says little, a sentence says 1
    bool operator==(const Found &) const = default;
};

/// None where the text does not tell: "OK!", 了解, a link, an emoji, a name alone. `names` are those of
/// people, which belong to no language. Of a long text only the head is read.
[[nodiscard]] std::optional<Found> languageOf(const QString &text, const QStringList &names = {});

/// Whether the letters of a short text are ones that the language is written with; true without letters, and
/// Latin ones stand in every language. It keeps English from being named in answer to 了解 or "Да".
[[nodiscard]] bool mayBeWrittenIn(const QString &text, const QString &code);

} // namespace studio::language
