// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/provider.h"

#include <QList>

#include <optional>

// Errors in a provider that is to be saved. The texts say what to change; none contains a key.
namespace studio::services {

/// The provider in usable form: without blanks at the ends. `others` are the existing providers.
[[nodiscard]] base::Result<model::Provider> checkedProvider(const model::Provider &provider,
                                                            const QList<model::Provider> &others);

/// Refuses an empty key, and a key that no header can carry, for instance with a line break.
[[nodiscard]] std::optional<base::Error> flawInKey(const QByteArray &key);

/// A kept key stays with its scheme, host and port.
[[nodiscard]] std::optional<base::Error> flawInKeeping(const model::Provider &before,
                                                       const model::Provider &now);

/// An unused id made from the name.
[[nodiscard]] base::ProviderId freeProviderId(const QString &name, const QList<model::Provider> &others);

} // namespace studio::services
