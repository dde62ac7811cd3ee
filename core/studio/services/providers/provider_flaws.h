// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/provider.h"

#include <QList>

#include <optional>

// What is wrong with a provider that somebody wants to have. The texts tell what to change; none holds a key.
namespace studio::services {

/// The provider as it can be used: blanks at the ends gone. `others` are those that are there.
[[nodiscard]] base::Result<model::Provider> checkedProvider(const model::Provider &provider,
                                                            const QList<model::Provider> &others);

/// Refused: nothing, or something that no header can carry, such as an end of a line.
[[nodiscard]] std::optional<base::Error> flawInKey(const QByteArray &key);

/// A key that is kept stays with its scheme, host and port.
[[nodiscard]] std::optional<base::Error> flawInKeeping(const model::Provider &before,
                                                       const model::Provider &now);

/// Made from the name; one that nobody has.
[[nodiscard]] base::ProviderId freeProviderId(const QString &name, const QList<model::Provider> &others);

} // namespace studio::services
