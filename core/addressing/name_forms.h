// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

// How the name of one person may stand in a text. Pure.
namespace studio::addressing {

struct NameForm
{
    QString text;        ///< folded
    bool isPart = false; ///< of a name of several words: "Anna" of "Anna Schmidt"
    bool isWord = false; ///< it may well be no name where it stands
    bool operator==(const NameForm &) const = default;
};

/// Each once: the names themselves, the parts of long ones, and of names in Cyrillic the forms that they have
/// in sentences (Ольгу of Ольга).
[[nodiscard]] QList<NameForm> formsOf(const QStringList &names);

} // namespace studio::addressing
