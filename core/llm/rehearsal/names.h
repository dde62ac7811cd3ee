// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/addressing/folded_text.h"
#include "core/llm/model_client.h"

#include <QString>
#include <QStringList>

// What people are called, and how to call them.
namespace studio::llm::rehearsal {

using addressing::normalized;

/// All names of one person, without the empty ones, each once.
[[nodiscard]] QStringList namesOf(const model::Persona &persona);
[[nodiscard]] QStringList namesOf(const Present &present);

/// The name by which one calls somebody in a language: the shown name if its script fits, else a nickname.
[[nodiscard]] QString calledIn(model::Language language, const QString &name, const QStringList &nicknames);

} // namespace studio::llm::rehearsal
