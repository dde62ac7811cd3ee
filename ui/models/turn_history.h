// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/turn_log.h"

#include <QObject>

namespace studio::ui {

class EventPages;

/// The last turns and rounds of the open room. It reads back until it has enough for a strip and a plot, and
/// only once it is visible. GUI thread only.
class TurnHistory : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kTurns = 40;
    static constexpr qsizetype kRounds = 50;

    explicit TurnHistory(EventPages &pages, QObject *parent = nullptr);

    void reset(); ///< another room, no room, or the same room again
    void wake();  ///< it is visible
    [[nodiscard]] const TurnLog &log() const { return m_log; }

Q_SIGNALS:
    void changed();

private:
    void readFurther();

    EventPages &m_pages;
    TurnLog m_log;
    bool m_awake = false;
    int m_pagesRead = 0;
};

} // namespace studio::ui
