// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QString>

namespace studio::ui {

/// What answers for companions that name no model: "gpt-5 (OpenAI)", "Rehearsal".
[[nodiscard]] QString standardWords(const ports::ProviderList &list);
/// A choice as users see it; one of a provider that is gone is Rehearsal.
[[nodiscard]] QString choiceWords(const model::ModelChoice &choice, const ports::ProviderList &list);
/// How a provider is reached and whether its key is at hand, one line.
[[nodiscard]] QString accessWords(const ports::ProviderRow &row);

} // namespace studio::ui
