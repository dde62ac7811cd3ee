// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/provider.h"
#include "core/studio/ports/provider_port.h"

#include <QList>
#include <QString>
#include <QStringList>

// Places to begin with when a provider is set up, and their words.
namespace studio::ui {

/// A provider before anything of it was written, and the models that it is known to have.
struct ProviderPlace
{
    model::Provider provider;
    QStringList models;
    bool operator==(const ProviderPlace &) const = default;
};

/// Those that one has an account with, by how many people use them.
[[nodiscard]] QList<ProviderPlace> accountPlaces();
/// Anybody else who speaks as OpenAI does; its name and address are still to be written.
[[nodiscard]] ProviderPlace otherPlace();
/// A server on this machine that answered; not for one that gives no models.
[[nodiscard]] ProviderPlace placeOf(const ports::LocalServer &server);
/// Whether models are to be had there.
[[nodiscard]] bool givesModels(ports::LocalServer::What what);

/// "localhost:11434"
[[nodiscard]] QString shortAddress(const QUrl &url);
/// What was found there, in one line: "at localhost:11434 · 3 models".
[[nodiscard]] QString foundText(const ports::LocalServer &server);
/// Whether what is sent there stays on this machine.
[[nodiscard]] bool isOnThisMachine(const QUrl &url);

} // namespace studio::ui
