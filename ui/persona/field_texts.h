// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>
#include <QPair>
#include <QStringList>

// Between the values of a persona and what stands in the inputs of its form.
namespace studio::ui {

/// "tea, guests、books" as words; any comma, no empty ones.
[[nodiscard]] QStringList wordsIn(const QString &text);
[[nodiscard]] QString asText(const QStringList &words);

using TextPairs = QList<QPair<QString, QString>>;

/// Nicknames with their readings, rows that hold nothing left out.
[[nodiscard]] TextPairs nicknamePairs(const model::PersonaText &text);
void setNicknames(model::PersonaText &text, const TextPairs &pairs);
/// The name and how it is read; the reading moves with the name.
void setName(model::PersonaText &text, const QString &name, const QString &reading);

[[nodiscard]] TextPairs linePairs(const model::PersonaText &text);
void setSampleLines(model::PersonaText &text, const TextPairs &pairs);

} // namespace studio::ui
