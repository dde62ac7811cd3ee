// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace studio::model {

/// One entry of a lorebook. The studio tells the models of those that are `constant`; entries that wait for a
/// key are kept and shown, and do not fire.
struct LoreEntry
{
    QString name; ///< for people; may be empty
    QStringList keys;
    QStringList secondaryKeys;
    QString content;
    bool enabled = true;
    bool constant = false;
    double order = 0;       ///< lower stands higher up
    bool afterSheet = true; ///< its position: behind what is said about the companion, or before it

    /// It stands in every prompt.
    [[nodiscard]] bool isAlwaysOn() const { return enabled && constant && !content.isEmpty(); }
    bool operator==(const LoreEntry &) const = default;
};

/// A lorebook as a card brought it. Read-only; the book itself lives on, word for word, in the card's file.
struct LoreBook
{
    QString name;
    QString description;
    QList<LoreEntry> entries;
    bool operator==(const LoreBook &) const = default;
};

} // namespace studio::model
