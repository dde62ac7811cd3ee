// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/view/row_follower.h"

#include "ui/transcript/transcript_cursor.h"
#include "ui/transcript/transcript_layout.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_scroller.h"

namespace studio::ui {

RowFollower::RowFollower(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    const TranscriptModel *model = &m_parts.model;
    connect(model, &TranscriptModel::wasReset, this, &RowFollower::startAgain);
    connect(model, &TranscriptModel::wentBack, this, &RowFollower::goBack);
    connect(model, &TranscriptModel::rowsAppended, this, &RowFollower::takeRows);
    connect(model, &TranscriptModel::rowsLoaded, this, &RowFollower::loadRows);
    connect(model, &TranscriptModel::rowChanged, this, &RowFollower::changeRow);
    connect(model, &TranscriptModel::streamingStarted, this, &RowFollower::changeRow);
    connect(model, &TranscriptModel::streamingEnded, this, &RowFollower::changeRow);
    connect(model, &TranscriptModel::speakersChanged, this, &RowFollower::forgetAll);
}

void RowFollower::startAgain()
{
    m_parts.cursor.setRow(-1);
    deselect();
    m_parts.scroller.setNewer(0);
    m_parts.layout.forgetAll();
    m_parts.layout.goToEnd();
    m_parts.scroller.unsettle();
}

// The scroll position and the focus stay, because the user may want the next alternative there.
void RowFollower::goBack(qint64 row)
{
    const TranscriptModel &model = m_parts.model;
    const qint64 current = m_parts.cursor.row() <= model.rowCount() ? m_parts.cursor.row() : -1;
    m_parts.cursor.setRow(current);
    deselect();
    m_parts.scroller.setNewer(0);
    m_parts.layout.forgetAll();
    const qint64 newest = model.messageCount() - 1;
    if (newest >= row)
        Q_EMIT arrived(current >= row && model.message(current) ? current : newest);
    m_parts.scroller.unsettle();
}

void RowFollower::takeRows(qint64 first, qint64 count)
{
    // The streaming row, if any, is now behind the new rows.
    for (qint64 row = first; row <= first + count; ++row) {
        m_parts.layout.forgetRow(row);
        if (row - first > TranscriptLayout::kCached) {
            m_parts.layout.forgetAll();
            break;
        }
    }
    if (!m_parts.layout.isAtEnd())
        m_parts.scroller.setNewer(m_parts.scroller.newer() + int(count));
    Q_EMIT arrived(first + count - 1);
    m_parts.scroller.unsettle();
}

void RowFollower::loadRows(qint64 first, qint64 count)
{
    for (qint64 row = first; row <= first + count; ++row) // also the next row: a day may begin there
        m_parts.layout.forgetRow(row);
    m_parts.scroller.unsettle();
}

void RowFollower::changeRow(qint64 row)
{
    m_parts.layout.forgetRow(row);
    m_parts.scroller.unsettle();
}

void RowFollower::forgetAll()
{
    m_parts.layout.forgetAll();
    m_parts.scroller.unsettle();
}

void RowFollower::deselect()
{
    m_parts.cursor.select({});
    Q_EMIT replaced();
}

} // namespace studio::ui
