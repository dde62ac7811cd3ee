// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>
#include <QPair>
#include <QStringList>

// Converts the values of a persona to the texts of its form's inputs, and back.
namespace studio::ui {

/// Splits "tea, guests、books" into words; at any kind of comma, without empty words.
[[nodiscard]] QStringList wordsIn(const QString &text);
[[nodiscard]] QString asText(const QStringList &words);

using TextPairs = QList<QPair<QString, QString>>;

/// Nicknames with their readings, without empty rows.
[[nodiscard]] TextPairs nicknamePairs(const model::PersonaText &text);
void setNicknames(model::PersonaText &text, const TextPairs &pairs);
/// Sets the name and its reading; the reading moves with the name.
void setName(model::PersonaText &text, const QString &name, const QString &reading);

[[nodiscard]] TextPairs linePairs(const model::PersonaText &text);
void setSampleLines(model::PersonaText &text, const TextPairs &pairs);

} // namespace studio::ui
