// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <QObject>
#include <QSet>

namespace studio::ui {

/// Commands that were given and not answered yet, so that a failure can be told to the one who asked and is
/// not mistaken for somebody else's. Each command ends with exactly one of done() and failed(), or never.
class PendingRequests : public QObject
{
    Q_OBJECT

public:
    explicit PendingRequests(ports::RoomPort &port, QObject *parent = nullptr);

    base::RequestId add(const base::RequestId &request);

Q_SIGNALS:
    void failed(const studio::base::Error &error);

private:
    QSet<base::RequestId> m_open;
};

} // namespace studio::ui
