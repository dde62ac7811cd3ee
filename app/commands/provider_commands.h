// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/ports/room_port.h"

#include <functional>

namespace studio::app {

class House;

/// Model providers on the command line. A key comes from standard input or stays in the environment; it is
/// never printed.
[[nodiscard]] Exit runProviderAdd(const CommonOptions &common, const ProviderAdd &wanted);
[[nodiscard]] Exit runProviderList(const CommonOptions &common, const ProviderShow &wanted);
[[nodiscard]] Exit runProviderTest(const CommonOptions &common, const ProviderCheck &wanted);
[[nodiscard]] Exit runProviderRemove(const CommonOptions &common, const ProviderRemove &wanted);

[[nodiscard]] Exit runProviderAgree(const CommonOptions &common, const ProviderAgree &wanted);

/// Continues if no key of these providers waits for the user's consent; an empty id stands for the standard
/// provider. Otherwise the error says why, and which command gives the consent.
void withAgreedKeys(House &house, QObject *context, const QList<base::ProviderId> &wanted,
                    std::function<void(const base::Result<void> &)> then);
/// The providers whose models answer for the companions of a room.
[[nodiscard]] QList<base::ProviderId> providersOf(const ports::RoomView &view);

/// Finds a provider by name or id. NotFound says how to list the providers.
void withProvider(House &house, QObject *context, const QString &wanted,
                  std::function<void(const base::Result<model::Provider> &)> then);

} // namespace studio::app
