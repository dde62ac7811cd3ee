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

/// The overlay of the room in the timeline: asks the studio for it, marks the rows, and asks again when there
/// are new decisions. Another room starts without an overlay.
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
    /// Handles the answer to the newest request only.
    template<class T>
    [[nodiscard]] base::Then<T> showing(void (OverlayDesk::*show)(const T &));
    [[nodiscard]] QString head() const;

    WindowParts m_parts;
    TimelinePanel &m_timeline;
    ports::WhatIfPort &m_port;
    OverlayBar::Shown m_shown;
    QString m_changes; ///< the change in words
    std::optional<model::Decision> m_newest;
    base::Job m_running; ///< the newest request
    int m_number = 0;    ///< its number
    QTimer m_soon;       ///< delays requests, so that a lively room does not cause one at each event
};

} // namespace studio::ui
