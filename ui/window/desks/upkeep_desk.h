// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/upkeep_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace studio::ui {

class DataWindow;

/// Opens "Your data", passes its wishes to the studio and shows the results. One piece of work at a time; the
/// work goes on when the window is closed.
class UpkeepDesk : public QObject
{
    Q_OBJECT

public:
    UpkeepDesk(const WindowParts &parts, ports::UpkeepPort &port, QObject *parent = nullptr);
    ~UpkeepDesk() override;

    void open();

private:
    void connectWindow();
    void weigh();
    void begin(const QString &what);
    /// Handles the answer to the newest work only.
    template<class T>
    [[nodiscard]] base::Then<T> ending(std::function<void(const T &)> work);
    [[nodiscard]] base::Listener<int> progress();
    void check();
    void backUp();
    void weighCompaction();
    void compact();
    void layReady(const QString &file);
    void finish(const QString &result);
    void askToRestore(const QString &file);
    void askToCompact(const model::CompactionGain &gain);

    WindowParts m_parts;
    ports::UpkeepPort &m_port;
    QPointer<DataWindow> m_window;
    bool m_isWeighing = false;
    base::Job m_work; ///< empty unless work that can be stopped is running
    int m_number = 0; ///< number of the newest work
    QString m_what;   ///< the work that is being done
    QString m_folder;
};

} // namespace studio::ui
