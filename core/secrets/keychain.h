// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mailbox.h"
#include "core/secrets/key_vault.h"

#include <QObject>

namespace studio::secrets {

/// The desktop's keychain (Secret Service, KWallet) as a KeyVault, through QtKeychain, which runs one job
/// after another. A desktop may first ask its user to unlock it, so every job has a time-out of its own; what
/// is answered later is dropped. Keys are never written in plain text, whatever happens.
///
/// Lives on the thread that made it, whose event loop answers; all keychains of a process live on one thread.
class Keychain final : public QObject, public KeyVault
{
    Q_OBJECT

public:
    static constexpr base::Millis kPatience{60'000};

    /// `clock` is of this thread and outlives the keychain; it must be one that really waits.
    explicit Keychain(base::Clock &clock, base::Millis patience = kPatience)
        : m_clock(clock)
        , m_patience(patience)
    {
    }

    void keep(const QString &entry, const QByteArray &key, QObject *context,
              base::ThenWork<void> then) override;
    void read(const QString &entry, QObject *context, base::ThenWork<QByteArray> then) override;
    void forget(const QString &entry, QObject *context, base::ThenWork<void> then) override;

private:
    template<class T, class Job>
    void start(Job *job, const QString &entry, const base::Mailbox &asker, base::ThenWork<T> then,
               base::Result<T> (*resultOf)(const Job &));

    base::Clock &m_clock;
    base::Millis m_patience;
};

} // namespace studio::secrets
