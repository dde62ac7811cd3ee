// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/addressing/name_forms.h"

#include <QList>
#include <QString>

// Names as they stand in running text: where they are, and with which honorific. Whether a name is called or
// only mentioned is addressing.h. Pure.
namespace studio::addressing {

/// A name at a place in a folded text, honorifics and a Chinese 小 or 阿 before it included.
struct Naming
{
    qsizetype person = 0; ///< index into the list of people
    qsizetype from = 0;
    qsizetype to = 0;
    bool honoured = false;
    bool called = false; ///< with what is only said to call somebody: 민준아
    bool isPart = false; ///< of a longer name of that person
    bool isWord = false; ///< maybe no name at all, see word_names.h
    bool operator==(const Naming &) const = default;
};

/// Every naming, in order. A hit needs a boundary: no Aya in Ayako, no 綾 in 綾小路, no あや in あやしい.
/// A longer name of somebody else hides a shorter one in it, a whole name the same as a part of another.
[[nodiscard]] QList<Naming> findNamings(const QString &foldedText, const QList<QList<NameForm>> &people);

} // namespace studio::addressing
