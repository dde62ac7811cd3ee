// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

// Which words of a text are other ones in another version of it. Pure.
namespace studio::ui {

/// A stretch of one of the two texts, or of both.
struct DiffPiece
{
    enum class Kind { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text;
    bool operator==(const DiffPiece &) const = default;
};

/// The least that was taken out and put in, in whole words; of writing without spaces, in characters. Same
/// and Removed joined are the text of before, Same and Added that of after. Where too much is different to
/// look for the least, all that lies between the first and the last change.
[[nodiscard]] QList<DiffPiece> wordDiff(const QString &before, const QString &after);

/// The same with "…" for what lies far from any change.
[[nodiscard]] QList<DiffPiece> aroundChanges(const QList<DiffPiece> &pieces);

} // namespace studio::ui
