// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

// The rules of a room that a command line can change beside its policy: who may speak, how long a talk may go
// on without the user, and whether companions talk in a silence.
namespace studio::app {

class CommandOptions;

/// The rules that the command line asks for; unset ones stay as the room has them. Members are given by name
/// or id.
struct RulesWish
{
    struct Followers
    {
        QString after;
        QStringList speakers; ///< empty: nobody may speak afterwards
        bool operator==(const Followers &) const = default;
    };

    QStringList onlyWhenNamed;
    QList<Followers> follows;
    std::optional<int> coolDown;
    std::optional<base::Millis> ceiling;
    std::optional<base::Millis> waitForUser;
    std::optional<base::Millis> idle;
    std::optional<int> idleMost;
    bool isAutomatic = false;

    [[nodiscard]] bool isEmpty() const { return *this == RulesWish(); }
    bool operator==(const RulesWish &) const = default;
};

[[nodiscard]] base::Result<RulesWish> readRules(const CommandOptions &options);

/// The rules of that room with the changes of the command line. InvalidInput, with a sentence, if no member
/// has a name or several members have it.
[[nodiscard]] base::Result<model::PolicySettings> withRules(const model::PolicySettings &policy,
                                                            const RulesWish &wish, const model::Room &room,
                                                            const QList<model::Persona> &personas);

} // namespace studio::app
