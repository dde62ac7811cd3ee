// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QString>

#include <optional>

namespace studio::ui {

/// Which model answers for a companion, as far as the list of providers tells: what its persona names, or the
/// standard where it names none or one that is not on this machine.
struct Answering
{
    bool isStandard = false; ///< nobody, or nobody who is here, is named
    bool isGone = false;     ///< the one that is named is not on this machine
    bool lacksKey = false;
    std::optional<model::ProviderKind> kind; ///< none: Rehearsal
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
