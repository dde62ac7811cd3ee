// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/statistics_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class StatisticsWindow;

/// Opens the statistics of the open room, has them counted, and exports them to a file or the clipboard.
class StatisticsDesk : public QObject
{
    Q_OBJECT

public:
    StatisticsDesk(const WindowParts &parts, ports::StatisticsPort &port, QObject *parent = nullptr);
    ~StatisticsDesk() override;

    void open();

private:
    void count();
    void take(const base::Result<ports::CountedRoom> &counted);
    void askForFile();
    void save(const QString &file);

    WindowParts m_parts;
    ports::StatisticsPort &m_port;
    QPointer<StatisticsWindow> m_window;
    base::RoomId m_room; ///< of the window
    QString m_name;      ///< of the room
    base::Job m_counting;
    int m_question = 0; ///< number of the newest request
    QByteArray m_table;
};

} // namespace studio::ui
