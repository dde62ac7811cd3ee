// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace studio::app {

/// Prints on standard error which models a room waits for: at once, and then every five seconds while they
/// load.
class LoadingReport : public QObject
{
    Q_OBJECT

public:
    LoadingReport();

    void follow(const QList<ports::WaitingCall> &waiting); ///< the calls that wait now

private:
    void tell() const;

    QList<ports::LoadingModel> m_models;
    QElapsedTimer m_told;
    QTimer m_beat;
};

} // namespace studio::app
