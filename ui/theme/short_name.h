// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextBoundaryFinder>

namespace studio::ui {

/// The beginning of a name for places that grow with their text, such as menus: cut between characters as
/// readers see them, never inside an emoji or between a letter and its accents.
[[nodiscard]] inline QString shortName(const QString &name)
{
    constexpr int kMostCharacters = 32;
    constexpr qsizetype kMostUnits = 120; // a character with a hundred accents is cut as well
    QString shown = name.left(kMostUnits);
    if (!shown.isEmpty() && shown.back().isHighSurrogate())
        shown.chop(1);
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, shown);
    for (int count = 0; count < kMostCharacters && characters.position() < shown.size(); ++count)
        characters.toNextBoundary();
    shown.truncate(characters.position());
    return shown.size() == name.size() ? name : QString(shown + u'…');
}

} // namespace studio::ui
