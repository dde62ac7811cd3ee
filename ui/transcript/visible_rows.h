// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/transcript_layout.h"

#include <QList>
#include <QRect>
#include <QString>

#include <utility>

namespace studio::ui {

class TranscriptModel;

/// A row at its place in the viewport, for tests and screen readers.
struct VisibleRow
{
    qint64 row = 0;
    QRect rect; ///< in the viewport, clipped to it
    QString spoken;
    QString heardBy;                               ///< of a whisper: the only participants who witnessed it
    QList<std::pair<NoteAction, QRect>> actions{}; ///< of its notes, if visible
    QStringList notes{};                           ///< the lines before and after it
};

/// \p column is the place of rows in the viewport.
[[nodiscard]] QList<VisibleRow> visibleRowsOf(const TranscriptModel &model, const QList<PlacedBlock> &placed,
                                              const QRect &column, const QRect &viewport);

/// A transcript as a screen reader needs it.
class SpokenTranscript
{
public:
    virtual ~SpokenTranscript() = default;

    [[nodiscard]] virtual QList<VisibleRow> visibleRows() = 0;
    /// The message with the keyboard focus; -1: none.
    [[nodiscard]] virtual qint64 currentRow() const = 0;
    /// The latest announcement to screen readers.
    [[nodiscard]] virtual QString announcement() const = 0;
    virtual void activateNote(const QString &note) = 0; ///< like a click on the note
};

} // namespace studio::ui
