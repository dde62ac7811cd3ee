// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/turn_history.h"

#include "ui/models/event_pages.h"

namespace studio::ui {

namespace {

constexpr int kMostPages = 12; // else a room without votes would be read to its beginning

} // namespace

TurnHistory::TurnHistory(EventPages &pages, QObject *parent)
    : QObject(parent)
    , m_pages(pages)
{
    connect(&pages, &EventPages::older, this, [this](const QList<model::Envelope> &events) {
        ++m_pagesRead;
        if (m_log.takeOlder(events))
            Q_EMIT changed();
        readFurther();
    });
    connect(&pages, &EventPages::newer, this, [this](const QList<model::Envelope> &events) {
        if (m_log.takeNewer(events))
            Q_EMIT changed();
    });
    connect(&pages, &EventPages::restarted, this, [this] {
        reset();
        readFurther();
    });
}

void TurnHistory::reset()
{
    m_log.clear();
    m_pagesRead = 0;
    Q_EMIT changed();
}

void TurnHistory::wake()
{
    m_awake = true;
    m_pages.wake();
    readFurther();
}

void TurnHistory::readFurther()
{
    const bool enough = m_log.turns().size() >= kTurns && m_log.rounds().size() >= kRounds;
    if (m_awake && !enough && m_pagesRead < kMostPages)
        m_pages.readOlder();
}

} // namespace studio::ui
