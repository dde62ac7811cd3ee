// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

// Acts that role-play writes between single asterisks: "*smiles and nods* Hello!" Pure.
namespace studio::markdown {

/// From the opening asterisk to behind the closing one.
struct Act
{
    qsizetype from = 0;
    qsizetype to = 0;
    bool isOpen = false; ///< not closed yet; it ends with the text
    bool operator==(const Act &) const = default;
};

/// The acts in one line, in order. Not an act: **strong words**, a word that is stressed inside a sentence
/// ("I *really* do"), the mark of a list, a product such as 2 * 3 * 4, and an asterisk without its other
/// half. With `goesOn` the line has not ended: an act that has begun counts as open.
[[nodiscard]] QList<Act> actsIn(QStringView line, bool goesOn = false);

/// The line without its acts.
[[nodiscard]] QString withoutActs(const QString &line);

} // namespace studio::markdown
