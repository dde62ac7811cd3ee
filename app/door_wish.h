// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/secrets/key_vault.h"
#include "core/store/door_store.h"

#include <QString>

#include <optional>

namespace studio::app {

/// How a house opens its doors.
struct DoorWish
{
    enum class Kind {
        Shut,   ///< for commands that read or talk: no door opens, whatever the store says
        AsKept, ///< for the window: the doors as they were when it was closed
        OfRun,  ///< for `serve`: the doors of the command line; nothing is stored but what doors remember
    };
    Kind kind = Kind::Shut;
    std::optional<QString> token{}; ///< OfRun: used in place of the studio's own
    std::optional<QString> frontToken{};
    [[nodiscard]] bool namesTokens() const { return token || frontToken; }
};

/// Doors that begin shut and are forgotten when the program ends. Studio thread.
class DoorsOfRun final : public store::DoorStore
{
public:
    void doors(QObject *context, store::Then<model::DoorsSettings> then) override;
    void keepDoors(const model::DoorsSettings &settings, QObject *context, store::Then<void> then) override;

private:
    model::DoorsSettings m_settings;
};

/// A vault that holds the tokens named for this run and stores none. It has no token that was not named, so
/// the doors make one for this run. Any thread.
class TokensOfRun final : public secrets::KeyVault
{
public:
    explicit TokensOfRun(const DoorWish &wish)
        : m_token(wish.token.value_or(QString()).toUtf8())
        , m_frontToken(wish.frontToken.value_or(QString()).toUtf8())
    {
    }

    void keep(const QString &entry, const QByteArray &key, QObject *context,
              secrets::Then<void> then) override;
    void read(const QString &entry, QObject *context, secrets::Then<QByteArray> then) override;
    void forget(const QString &entry, QObject *context, secrets::Then<void> then) override;

private:
    const QByteArray m_token;
    const QByteArray m_frontToken;
};

} // namespace studio::app
