// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/transcript_scroller.h"

#include "ui/theme/theme_of.h"
#include "ui/transcript/jump_button.h"
#include "ui/transcript/quiet_scroll_bar.h"
#include "ui/transcript/transcript_layout.h"
#include "ui/transcript/transcript_model.h"

#include <QAbstractScrollArea>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kPasses = 4;    // rows may arrive while they are requested, and change what is visible
constexpr qint64 kAhead = 48; // rows requested beyond the visible ones, both ways

} // namespace

TranscriptScroller::TranscriptScroller(TranscriptModel &model, TranscriptLayout &layout,
                                       QAbstractScrollArea *area)
    : QObject(area)
    , m_model(model)
    , m_layout(layout)
    , m_area(area)
    , m_bar(new QuietScrollBar(area))
    , m_jump(new JumpButton(area))
{
    area->setVerticalScrollBar(m_bar);
    area->setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // a bar that appears and disappears would wrap every line anew
    m_jump->hide();
    connect(m_jump, &JumpButton::clicked, this, [this] {
        jumpToNewest();
        m_area->setFocus();
    });
}

void TranscriptScroller::jumpToNewest()
{
    m_layout.goToEnd();
    unsettle();
    settle();
}

void TranscriptScroller::jumpToRow(qint64 row)
{
    m_layout.goToRow(row, row > 0 ? themeOf(m_area).metrics.large : 0);
    unsettle();
    settle();
}

void TranscriptScroller::scrollBy(int pixels)
{
    m_layout.scrollBy(pixels);
    unsettle();
    settle();
}

void TranscriptScroller::takeBarValue()
{
    if (m_movingBar)
        return;
    m_layout.goToBarValue(m_bar->value());
    unsettle();
    settle();
}

void TranscriptScroller::keepVisible(const TextPosition &position)
{
    const std::optional<QRectF> rect = m_layout.rectOf(position);
    if (rect && rect->top() >= 0 && rect->bottom() <= m_area->viewport()->height())
        return;
    m_layout.goToPosition(position, m_area->viewport()->height() / 3);
    unsettle();
    settle();
}

void TranscriptScroller::unsettle()
{
    m_settled = false;
    m_area->viewport()->update();
    if (m_settleQueued)
        return;
    m_settleQueued = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_settleQueued = false;
            if (m_area->isVisible())
                settle();
        },
        Qt::QueuedConnection);
}

// Updates the layout, requests the visible rows, and tells scroll bar, button and listeners the new position.
void TranscriptScroller::settle()
{
    Q_EMIT settling();
    const bool moves = !m_settled;
    for (int pass = 0; pass < kPasses && !m_settled; ++pass) {
        m_settled = true;
        const QList<PlacedBlock> &placed = m_layout.placed();
        if (placed.isEmpty() || !m_area->isVisible())
            break;
        const qint64 first = placed.first().row - kAhead;
        m_model.require(first, placed.last().row + kAhead + 1 - first);
    }
    if (m_layout.isAtEnd())
        setNewer(0);
    showBar();
    showJumpButton();
    if (moves)
        Q_EMIT settled();
    if (m_shownAtBottom != m_layout.isAtEnd()) {
        m_shownAtBottom = m_layout.isAtEnd();
        Q_EMIT atBottomChanged(m_shownAtBottom);
    }
}

void TranscriptScroller::showBar()
{
    m_movingBar = true;
    const QList<PlacedBlock> &placed = m_layout.placed();
    if (m_layout.fits()) {
        m_bar->setRange(0, 0);
    } else {
        const qint64 rows = placed.last().row - placed.first().row + 1;
        m_bar->setRange(0, m_layout.barMaximum());
        m_bar->setPageStep(int(rows) * m_layout.barUnit());
        m_bar->setSingleStep(std::max(1, m_layout.barUnit() / 3));
        m_bar->setValue(m_layout.barValue());
    }
    m_movingBar = false;
}

void TranscriptScroller::showJumpButton()
{
    m_jump->setVisible(!m_layout.isAtEnd());
    m_jump->setNewer(m_newer);
    m_jump->adjustSize();
    const QRect area = m_area->viewport()->geometry();
    m_jump->move(area.center().x() - m_jump->width() / 2,
                 area.bottom() - m_jump->height() - themeOf(m_area).metrics.medium);
}

void TranscriptScroller::setNewer(int messages)
{
    if (m_newer == messages)
        return;
    m_newer = messages;
    Q_EMIT newerChanged(messages);
}

} // namespace studio::ui
