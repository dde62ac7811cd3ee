// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/secrets/key_vault.h"
#include "core/store/door_store.h"

#include <QString>

#include <optional>

namespace studio::app {

/// Which doors a house opens.
struct DoorWish
{
    enum class Kind {
        Shut,   ///< for commands that read or talk: no door opens, whatever the store says
        AsKept, ///< for the window: the doors as they were at its last close
        OfRun,  ///< for `serve`: the doors of the command line; only the doors' own memory is stored
    };
    Kind kind = Kind::Shut;
    std::optional<QString> token{}; ///< OfRun: replaces the studio's own token
    std::optional<QString> frontToken{};
    [[nodiscard]] bool namesTokens() const { return token || frontToken; }
};

/// Doors that start shut and are forgotten when the program ends. Studio thread.
class DoorsOfRun final : public store::DoorStore
{
public:
    void doors(QObject *context, base::ThenWork<model::DoorsSettings> then) override;
    void keepDoors(const model::DoorsSettings &settings, QObject *context,
                   base::ThenWork<void> then) override;

private:
    model::DoorsSettings m_settings;
};

/// A vault with the tokens given for this run; it stores none. It has no other tokens, so the doors make
/// their own for this run. Any thread.
class TokensOfRun final : public secrets::KeyVault
{
public:
    explicit TokensOfRun(const DoorWish &wish)
        : m_token(wish.token.value_or(QString()).toUtf8())
        , m_frontToken(wish.frontToken.value_or(QString()).toUtf8())
    {
    }

    void keep(const QString &entry, const QByteArray &key, QObject *context,
              base::ThenWork<void> then) override;
    void read(const QString &entry, QObject *context, base::ThenWork<QByteArray> then) override;
    void forget(const QString &entry, QObject *context, base::ThenWork<void> then) override;

private:
    const QByteArray m_token;
    const QByteArray m_frontToken;
};

} // namespace studio::app
