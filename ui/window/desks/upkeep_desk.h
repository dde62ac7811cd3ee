// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/upkeep_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class DataWindow;

/// Opens "Your data", brings its wishes to the studio and back what came of them. One piece of work at a
/// time; it goes on when the window is closed.
class UpkeepDesk : public QObject
{
    Q_OBJECT

public:
    UpkeepDesk(const WindowParts &parts, ports::UpkeepPort &port, QObject *parent = nullptr);
    ~UpkeepDesk() override;

    void open();
    void setTheme();

private:
    void connectPort();
    void connectWindow();
    void weigh();
    void begin(const QString &what, const base::RequestId &request);
    void finish(const QString &result);
    void fail(const base::RequestId &request, const base::Error &error);
    void askToRestore(const QString &file);
    void askToCompact(const model::CompactionGain &gain);

    WindowParts m_parts;
    ports::UpkeepPort &m_port;
    QPointer<DataWindow> m_window;
    base::RequestId m_weighing; ///< on its way; empty: none
    base::RequestId m_working;  ///< likewise
    base::RequestId m_restoring;
    QStringList m_withdrawn; ///< what the backup allowed and allows no more
    QString m_what;          ///< is being done
    QString m_folder;
};

} // namespace studio::ui
