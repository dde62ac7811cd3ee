// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/cost_port.h"
#include "ui/providers/cost_window.h"
#include "ui/window/window_parts.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace studio::ui {

/// What the room on screen costs: the sign in the top bar, the notice when the budget is used up, and the
/// window with all calls. A burst of calls causes only one request to the studio.
class CostDesk : public QObject
{
    Q_OBJECT

public:
    CostDesk(const WindowParts &parts, ports::CostPort &port, QObject *parent = nullptr);
    ~CostDesk() override;

    void openWindow();
    void setProviders(const QHash<base::ProviderId, QString> &names);

private:
    void retranslate();
    void openRoom();
    void show();
    void askForWindow();
    void showRooms();
    [[nodiscard]] QString details() const;
    [[nodiscard]] CostNames names() const;

    WindowParts m_parts;
    ports::CostPort &m_port;
    QHash<base::ProviderId, QString> m_providers;
    std::optional<ports::RoomCost> m_cost; ///< of the room on screen
    int m_first = 0;                       ///< number of the report for a room that was just opened
    int m_asked = 0;                       ///< number of the newest report for the window
    QTimer m_soon;
    QPointer<CostWindow> m_window;
};

} // namespace studio::ui
