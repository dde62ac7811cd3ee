// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/text_selection.h"

#include <QObject>

class QAbstractScrollArea;
class QKeyEvent;

namespace studio::ui {

class SpokenTranscript;
class TranscriptCursor;
class TranscriptLayout;
class TranscriptModel;
class TranscriptScroller;

/// The keys that scroll a transcript, go from message to message, and select.
class SelectionKeys : public QObject
{
    Q_OBJECT

public:
    /// What the keys work on.
    struct Needs
    {
        const TranscriptModel &model;
        TranscriptLayout &layout;
        TranscriptCursor &cursor;
        TranscriptScroller &scroller;
        SpokenTranscript &transcript;
    };

    SelectionKeys(const Needs &needs, QAbstractScrollArea *area);

    [[nodiscard]] bool takeKey(const QKeyEvent &event); ///< false: not one of these keys
    /// Gives a message the keyboard focus and shows it.
    void goToRow(qint64 row);

private:
    [[nodiscard]] bool scroll(int key);
    void stepRow(int step, bool select);
    void extend(const QKeyEvent &event);
    void tellFocus();

    Needs m_needs;
    QAbstractScrollArea *m_area = nullptr;
};

} // namespace studio::ui
