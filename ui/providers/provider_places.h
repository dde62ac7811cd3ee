// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/provider.h"
#include "core/studio/ports/provider_port.h"

#include <QList>
#include <QString>
#include <QStringList>

// Starting points for the setup of a provider, and their words.
namespace studio::ui {

/// A provider before the user has edited anything, and its known models.
struct ProviderPlace
{
    model::Provider provider;
    QStringList models;
    bool operator==(const ProviderPlace &) const = default;
};

/// Providers that need an account, by number of users.
[[nodiscard]] QList<ProviderPlace> accountPlaces();
/// Any other provider with the protocol of OpenAI; the user types its name and address.
[[nodiscard]] ProviderPlace otherPlace();
/// A server on this machine that answered; not for a server that offers no models.
[[nodiscard]] ProviderPlace placeOf(const ports::LocalServer &server);
/// Whether the server offers models.
[[nodiscard]] bool givesModels(ports::LocalServer::What what);

/// "localhost:11434"
[[nodiscard]] QString shortAddress(const QUrl &url);
/// The result of the search in one line: "at localhost:11434 · 3 models".
[[nodiscard]] QString foundText(const ports::LocalServer &server);
/// An address as people write it, with the scheme that they left out: http:// for this machine and its own
/// network, https:// for others. Anything that does not look like an address stays as it is.
[[nodiscard]] QString completedAddress(const QString &typed);
/// "OpenAI", or "OpenAI 2" if that is taken.
[[nodiscard]] QString freeName(const QString &name, const QStringList &taken);
/// Whether data sent there stays on this machine.
[[nodiscard]] bool isOnThisMachine(const QUrl &url);

} // namespace studio::ui
