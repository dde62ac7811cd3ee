// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QString>

#include <optional>

namespace studio::ui {

/// Which model answers for a companion, according to the list of providers: the persona's own model, or the
/// standard model if the persona names none or one that this computer does not have.
struct Answering
{
    bool isStandard = false; ///< the persona names no model, or one that is not here
    bool isGone = false;     ///< the persona's model is not on this computer
    bool lacksKey = false;
    std::optional<model::ProviderKind> kind; ///< null: Rehearsal
    base::ProviderId id;
    QString provider; ///< its name
    QString model;
    model::ModelAbilities abilities;
    bool operator==(const Answering &) const = default;
};

[[nodiscard]] Answering answeringFor(const model::ModelChoice &choice, const ports::ProviderList &providers);

/// "gpt-5 (OpenAI)", "Rehearsal (offline, not an AI)".
[[nodiscard]] QString answeringName(const Answering &answering);
[[nodiscard]] QString rehearsalName();

} // namespace studio::ui
