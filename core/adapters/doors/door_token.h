// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/secrets/key_vault.h"

#include <QList>
#include <QObject>

#include <functional>

namespace studio::adapters::doors {

/// The token that clients have to present: read from the keychain, or created and stored there; without a
/// keychain it is new with each start. It is also new for one start if the keychain gives no answer (it is
/// locked, nobody answers); the stored token is not overwritten then. The keychain is not asked before the
/// token is needed. On the studio thread.
class DoorToken final : public QObject
{
    Q_OBJECT

public:
    enum class Of {
        Guests,
        FrontEnds, ///< programs that may speak as the user
    };

    /// The vault outlives it. Each data folder has tokens of its own.
    DoorToken(secrets::KeyVault &vault, const QString &folder, Of of = Of::Guests);

    /// Calls `then` once there is a token: at once if there is.
    void want(std::function<void()> then);
    /// Makes another token; calls `then` when it is stored, or could not be.
    void renew(std::function<void()> then);

    [[nodiscard]] const QByteArray &value() const { return m_value; } ///< empty until requested
    [[nodiscard]] bool isKept() const { return m_isKept; }

    /// 32 bytes of the system's entropy, encoded in characters that an address can hold.
    [[nodiscard]] static QByteArray make();
    /// The vault entry for the token of that data folder.
    [[nodiscard]] static QString entryOf(const QString &folder, Of of = Of::Guests);

    [[nodiscard]] static bool isOfFrontEnds(const QString &entry);

private:
    void keep(std::function<void()> then);

    secrets::KeyVault &m_vault;
    QString m_entry;
    QByteArray m_value;
    bool m_isKept = false;
    bool m_isAsked = false;
    QList<std::function<void()>> m_waiting;
};

} // namespace studio::adapters::doors
