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

// The rules of a room that a command line changes beside its policy: who may speak, how long a talk may go
// on without the user, and talk in a silence.
namespace studio::app {

class CommandOptions;

/// What was asked for; what is not set stays as the room has it. Members are called by name or id.
struct RulesWish
{
    struct Followers
    {
        QString after;
        QStringList speakers; ///< none: nobody may speak after it
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

void declareRules(CommandOptions &options);
[[nodiscard]] base::Result<RulesWish> readRules(const CommandOptions &options);

/// The rules of that room with what was asked for. InvalidInput, with a sentence: a name is nobody's in the
/// room, or that of several.
[[nodiscard]] base::Result<model::PolicySettings> withRules(const model::PolicySettings &policy,
                                                            const RulesWish &wish, const model::Room &room,
                                                            const QList<model::Persona> &personas);

} // namespace studio::app
