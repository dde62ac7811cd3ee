// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/secrets/key_vault.h"

#include <QList>
#include <QObject>

#include <functional>

namespace studio::adapters::doors {

/// What clients have to show: from the keychain, or made and kept there; where there is no keychain it is new
/// with each start. So it is, for that start, where the keychain does not say what it has: locked, nobody
/// answers; what it has is not written over then. It is not asked before somebody wants the token. On the
/// studio thread.
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

    /// Calls once there is one: at once if there is.
    void want(std::function<void()> then);
    /// Another one; calls once it is kept, or cannot be.
    void renew(std::function<void()> then);

    [[nodiscard]] const QByteArray &value() const { return m_value; } ///< empty until it was wanted
    [[nodiscard]] bool isKept() const { return m_isKept; }

    /// 32 bytes of the system's entropy, as letters that an address can hold.
    [[nodiscard]] static QByteArray make();
    /// Where the vault has the token of that data folder.
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
