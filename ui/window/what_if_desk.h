// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/what_if_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QTimer>

namespace studio::ui {

/// Asks the studio what would have been whenever something is tried in the floor panel: shortly after the
/// last change, and only one question at a time.
class WhatIfDesk : public QObject
{
    Q_OBJECT

public:
    WhatIfDesk(const WindowParts &parts, ports::WhatIfPort &port, QObject *parent = nullptr);

private:
    void want();
    void ask();
    void over(const base::RequestId &request);

    WindowParts m_parts;
    ports::WhatIfPort &m_port;
    QTimer m_soon;             ///< so that a held key is one question
    base::RequestId m_running; ///< not answered yet
    base::RoomId m_room;       ///< that it is about
    bool m_again = false;      ///< something was tried since
};

} // namespace studio::ui
