// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/what_if_port.h"
#include "ui/window/window_parts.h"

#include <QObject>

namespace studio::ui {

/// Asks the studio how a decision would have gone whenever the floor panel tries something else, one question
/// at a time: a newer question cancels the one before.
class WhatIfDesk : public QObject
{
    Q_OBJECT

public:
    WhatIfDesk(const WindowParts &parts, ports::WhatIfPort &port, QObject *parent = nullptr);

private:
    void invite();
    void ask();
    void play();
    void forget();

    WindowParts m_parts;
    ports::WhatIfPort &m_port;
    base::Job m_running; ///< the newest question
    int m_number = 0;    ///< its number
};

} // namespace studio::ui
