// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/what_if_port.h"
#include "ui/panels/overlay_bar.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QTimer>

namespace studio::ui {

class TimelinePanel;

/// What lies over the room in the timeline: asks the studio for it, marks the rows, and asks again when more
/// was decided. Another room has nothing over it.
class OverlayDesk : public QObject
{
    Q_OBJECT

public:
    OverlayDesk(const WindowParts &parts, TimelinePanel &timeline, ports::WhatIfPort &port,
                QObject *parent = nullptr);

private:
    void layOver();
    void want(const OverlayBar::Shown &shown);
    void stretch(bool fromHere);
    void ask();
    void forget();
    void follow();
    void take(const model::WhatIfAnswer &answer);
    void takeAs(const model::AsPolicyAnswer &answer);
    /// What is done with the answer to the newest question.
    template<class T>
    [[nodiscard]] base::Then<T> showing(void (OverlayDesk::*show)(const T &));
    [[nodiscard]] QString head() const;

    WindowParts m_parts;
    TimelinePanel &m_timeline;
    ports::WhatIfPort &m_port;
    OverlayBar::Shown m_shown;
    QString m_changes; ///< of a change, in words
    std::optional<model::Decision> m_newest;
    base::Job m_running; ///< the newest question
    int m_number = 0;    ///< of it
    QTimer m_soon;       ///< so that a lively room is not asked about at each event
};

} // namespace studio::ui
