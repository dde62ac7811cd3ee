// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace studio::model {

/// A tool or a gesture that a user can allow companions.
struct Ability
{
    QString name;  ///< as written in personas: roll_dice
    QString title; ///< for people: Roll dice
    QString about; ///< for people: what it does, in one plain sentence; may be empty
    bool operator==(const Ability &) const = default;
};

/// All tools and gestures, in the order in which models are told of them.
struct Abilities
{
    QList<Ability> tools;
    QList<Ability> gestures;
    bool operator==(const Abilities &) const = default;
};

} // namespace studio::model
