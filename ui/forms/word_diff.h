// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

// Finds the words that differ between two versions of a text. Pure.
namespace studio::ui {

/// A part of one of the two texts, or of both.
struct DiffPiece
{
    enum class Kind { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text;
    bool operator==(const DiffPiece &) const = default;
};

/// The fewest removals and additions, in whole words, or in characters for scripts without spaces. Same and
/// Removed joined are the text before, Same and Added the text after. If the texts differ too much to search
/// for the fewest, everything between the first and the last change counts as changed.
[[nodiscard]] QList<DiffPiece> wordDiff(const QString &before, const QString &after);

/// The same with "…" for text far from any change.
[[nodiscard]] QList<DiffPiece> aroundChanges(const QList<DiffPiece> &pieces);

} // namespace studio::ui
