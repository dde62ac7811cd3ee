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

/// Moves the keys of providers to where they are used (the book) and where they are kept (the vault), and
/// nowhere else. Lives on the studio thread.
///
/// A key belongs to the origin that it was given for (see origin.h), which stands beside it in the vault; a
/// variable is sent only where the user agreed to it. The database is not trusted with that, since it may
/// come from another person. If a provider's address has another origin, it has no key until agree().
class ProviderKeys : public QObject
{
    Q_OBJECT

public:
    /// Vault and book outlive it. `dataFolder` is where agreed variables are stored; empty: not stored.
    ProviderKeys(secrets::KeyVault &vault, llm::provider::ProviderBook &book, const QString &dataFolder)
        : m_vault(vault)
        , m_book(book)
        , m_agreed(dataFolder)
    {
    }

    /// Distinguishes this data folder's entries in the vault from those of other folders.
    void setFolder(const QString &folder) { m_folder = folder; }
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Finds the keys of the providers in the book; `then` after the last key is found or known to be
    /// missing.
    void findAll(std::function<void()> then);
    /// Asks the vault whether it can be used at all.
    void look(std::function<void()> then);
    /// Stores a new key; `then` gets the provider, which says where the key is stored.
    void set(model::Provider provider, const QByteArray &key,
             std::function<void(const model::Provider &)> then);
    /// Removes the key from the vault; a missing key is no error.
    void forget(const model::Provider &provider);
    /// The user has just typed this variable and this address: the variable may be sent there.
    void agreeTo(const model::Provider &provider);
    /// The user agrees to send the key of this provider, which is in the book, to its address. `then` when
    /// that is stored, or with the reason why not.
    void agree(const model::Provider &provider, const base::ThenWork<void> &then);
    /// Determines the state of the key of a provider that was just stored, at its current address.
    void settle(const model::Provider &provider);
    /// The key from the environment variable that the provider names, if it may be sent to the address;
    /// empty: none.
    [[nodiscard]] QByteArray ofEnvironment(const model::Provider &provider) const;
    /// The provider names the variable and the address of a stored provider, and the user has not agreed to
    /// that.
    [[nodiscard]] bool isUnagreed(const model::Provider &provider) const;

    [[nodiscard]] bool hasVault() const { return m_hasVault; }

private:
    /// A key in the vault that may not be sent to the provider's current address.
    struct Held
    {
        QString origin; ///< empty: unknown
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
