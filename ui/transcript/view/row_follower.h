// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace studio::ui {

class TranscriptCursor;
class TranscriptLayout;
class TranscriptModel;
class TranscriptScroller;

/// Keeps layout, place and focus of a transcript true to the rows of its model: forgets what was laid out
/// for rows that changed, counts what arrived below, and drops a selection of rows that are gone. It knows
/// nothing of painting and of what a screen reader says, and leaves a text that grows to GrowingRow. GUI
/// thread; no errors. One change of the model gives replaced() first, then arrived(), each at most once;
/// rows are laid out again afterwards.
class RowFollower : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        const TranscriptModel &model;
        TranscriptLayout &layout;
        TranscriptScroller &scroller;
        TranscriptCursor &cursor;
    };

    RowFollower(const Parts &parts, QObject *parent);

Q_SIGNALS:
    void replaced();          ///< rows are others now, except for the one with the focus
    void arrived(qint64 row); ///< the newest of the messages that came; or that a step back leads to

private:
    void startAgain();
    void goBack(qint64 row);
    void takeRows(qint64 first, qint64 count);
    void loadRows(qint64 first, qint64 count);
    void changeRow(qint64 row);
    void forgetAll();
    void deselect();

    Parts m_parts;
};

} // namespace studio::ui
