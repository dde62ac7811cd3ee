// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/view/growing_row.h"

#include "ui/transcript/transcript_layout.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_scroller.h"

#include <QAbstractScrollArea>

namespace studio::ui {

GrowingRow::GrowingRow(const TranscriptModel &model, TranscriptLayout &layout, TranscriptScroller &scroller,
                       QAbstractScrollArea *area)
    : QObject(area)
    , m_layout(layout)
    , m_scroller(scroller)
    , m_area(area)
{
    connect(&model, &TranscriptModel::streamingGrew, this, &GrowingRow::grow);
    connect(&m_pacer, &FramePacer::due, this, &GrowingRow::showFrame);
}

void GrowingRow::grow()
{
    m_layout.growStreaming();
    m_scroller.markStale();
    if (m_area->isVisible())
        m_pacer.request();
}

void GrowingRow::showFrame()
{
    if (!m_area->isVisible())
        return;
    m_scroller.settle();
    const QList<PlacedBlock> &placed = m_layout.placed();
    QWidget *viewport = m_area->viewport();
    viewport->update(m_painted.changedIn(placed, viewport->width()));
    m_painted.set(placed);
}

} // namespace studio::ui
