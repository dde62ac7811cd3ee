// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/provider_book.h"
#include "core/secrets/key_vault.h"
#include "core/studio/ports/provider_port.h"

#include <QObject>

#include <functional>

namespace studio::services {

/// Gets the keys of providers to where they are needed, the book, and to where they are kept, the vault; from
/// here they go nowhere else. Lives on the studio thread.
class ProviderKeys : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    ProviderKeys(secrets::KeyVault &vault, llm::provider::ProviderBook &book)
        : m_vault(vault)
        , m_book(book)
    {
    }

    /// What tells this data folder's entries in the vault from those of others.
    void setFolder(const QString &folder) { m_folder = folder; }
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Finds the keys of the providers that are in the book; `then` when the last is found, or is not there.
    void findAll(std::function<void()> then);
    /// Asks the vault whether it can be used at all.
    void look(std::function<void()> then);
    /// Puts a new key where it can be kept; `then` with the provider that says where that is.
    void set(model::Provider provider, const QByteArray &key,
             std::function<void(const model::Provider &)> then);
    /// Out of the vault; one that is not there is gone already.
    void forget(const model::Provider &provider);
    /// The key that a provider names in the environment; empty: there is none.
    [[nodiscard]] static QByteArray ofEnvironment(const model::Provider &provider);

    [[nodiscard]] bool hasVault() const { return m_hasVault; }

private:
    [[nodiscard]] QString entryOf(const base::ProviderId &provider) const;

    secrets::KeyVault &m_vault;
    llm::provider::ProviderBook &m_book;
    QString m_folder;
    bool m_hasVault = false;
    int m_open = 0; ///< entries that are still being read
};

} // namespace studio::services
