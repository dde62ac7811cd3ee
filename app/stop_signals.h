// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSocketNotifier;

namespace studio::app {

/// Hears that the shell or the system wants the program to end (SIGINT, SIGTERM), so that it can do so in
/// order. Only the first one is heard: a second one ends the program at once, as if nobody listened. One at a
/// time; main thread.
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

    int m_ends[2] = {-1, -1}; ///< of the pipe through which a signal comes into the event loop
    QSocketNotifier *m_notifier = nullptr;
};

} // namespace studio::app
