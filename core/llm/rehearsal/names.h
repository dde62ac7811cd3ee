// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/addressing/folded_text.h"
#include "core/llm/model_client.h"

#include <QString>
#include <QStringList>

// People's names, and how to address them.
namespace studio::llm::rehearsal {

using addressing::normalized;

/// All names of one person, without empty ones and duplicates.
[[nodiscard]] QStringList namesOf(const model::Persona &persona);
[[nodiscard]] QStringList namesOf(const Present &present);

/// The name for addressing a person in a language: the shown name if its script fits, else a nickname.
[[nodiscard]] QString calledIn(model::Language language, const QString &name, const QStringList &nicknames);

} // namespace studio::llm::rehearsal
