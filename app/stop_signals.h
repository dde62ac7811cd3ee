// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSocketNotifier;

namespace studio::app {

/// Listens for a request of the shell or the system to end the program (SIGINT, SIGTERM), so that it can end
/// in order. Only the first request is heard: a second one ends the program at once, as if nobody listened.
/// At most one object at a time; main thread.
class StopSignals : public QObject
{
    Q_OBJECT

public:
    explicit StopSignals(QObject *parent = nullptr);
    ~StopSignals() override;

Q_SIGNALS:
    void wanted(); ///< once

private:
    void hear();

    int m_ends[2] = {-1, -1}; ///< of the pipe that brings a signal into the event loop
    QSocketNotifier *m_notifier = nullptr;
};

} // namespace studio::app
