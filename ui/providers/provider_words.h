// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QString>

namespace studio::ui {

/// The model that answers for companions without a model: "gpt-5 (OpenAI)", "Rehearsal".
[[nodiscard]] QString standardWords(const ports::ProviderList &list);
/// A choice in words; if its provider is gone it is Rehearsal.
[[nodiscard]] QString choiceWords(const model::ModelChoice &choice, const ports::ProviderList &list);
/// The address of a provider and the state of its key, in one line.
[[nodiscard]] QString accessWords(const ports::ProviderRow &row);

} // namespace studio::ui
