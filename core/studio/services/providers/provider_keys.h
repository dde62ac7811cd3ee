// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/provider/provider_book.h"
#include "core/model/key_lack.h"
#include "core/secrets/key_vault.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/services/providers/agreed_variables.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace studio::services {

/// Gets the keys of providers to where they are needed, the book, and to where they are kept, the vault; from
/// here they go nowhere else. Lives on the studio thread.
///
/// A key belongs to the origin that it was given for (see origin.h), which stands beside it in the vault; a
/// variable is sent only where the user agreed to it. The database is not trusted with that: it may be
/// somebody else's. Where a provider's address is of another origin, it has no key until agree().
class ProviderKeys : public QObject
{
    Q_OBJECT

public:
    /// Vault and book outlive it. `dataFolder` is where the agreed variables are kept; empty: nowhere.
    ProviderKeys(secrets::KeyVault &vault, llm::provider::ProviderBook &book, const QString &dataFolder)
        : m_vault(vault)
        , m_book(book)
        , m_agreed(dataFolder)
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
    /// The user has just written this variable and this address: it may be sent there.
    void agreeTo(const model::Provider &provider);
    /// The user agrees that the key of this provider, which is in the book, is sent to its address. `then`
    /// when that is kept, or with why it cannot be.
    void agree(const model::Provider &provider, const secrets::Then<void> &then);
    /// What is known of the key of a provider that was stored just now, at the address that it has now.
    void settle(const model::Provider &provider);
    /// The key that a provider names in the environment, if it may be sent to its address; empty: there is
    /// none.
    [[nodiscard]] QByteArray ofEnvironment(const model::Provider &provider) const;
    /// It names the variable and the address that a stored provider names, and nobody has agreed to that.
    [[nodiscard]] bool isUnagreed(const model::Provider &provider) const;

    [[nodiscard]] bool hasVault() const { return m_hasVault; }

private:
    /// A key of the vault that may not be sent to where its provider is now.
    struct Held
    {
        QString origin; ///< empty: nobody knows
        QByteArray key;
    };

    void take(const model::Provider &provider, const QByteArray &entry);
    [[nodiscard]] QString entryOf(const base::ProviderId &provider) const;

    secrets::KeyVault &m_vault;
    llm::provider::ProviderBook &m_book;
    AgreedVariables m_agreed;
    QHash<base::ProviderId, Held> m_held;
    QString m_folder;
    bool m_hasVault = false;
    int m_open = 0; ///< entries that are still being read
};

} // namespace studio::services
