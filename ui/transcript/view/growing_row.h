// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/frame_pacer.h"
#include "ui/transcript/painted_blocks.h"

#include <QObject>

#include <chrono>

class QAbstractScrollArea;

namespace studio::ui {

class TranscriptLayout;
class TranscriptModel;
class TranscriptScroller;

/// Shows a message that is still being written: lays out its text again, and has only those lines painted
/// that changed, at most once in a frame. It paints nothing itself, and rests while the transcript is hidden.
/// GUI thread; no errors.
class GrowingRow : public QObject
{
    Q_OBJECT

public:
    GrowingRow(const TranscriptModel &model, TranscriptLayout &layout, TranscriptScroller &scroller,
               QAbstractScrollArea *area);

    /// The shortest time between two frames.
    void setInterval(std::chrono::milliseconds interval) { m_pacer.setFrame(interval); }
    /// To be called at each painting: what is on screen from now on.
    void setPainted(const QList<PlacedBlock> &placed) { m_painted.set(placed); }

private:
    void grow();
    void showFrame();

    TranscriptLayout &m_layout;
    TranscriptScroller &m_scroller;
    QAbstractScrollArea *m_area = nullptr;
    FramePacer m_pacer;
    PaintedBlocks m_painted;
};

} // namespace studio::ui
