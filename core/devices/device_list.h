// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"

#include <QByteArray>
#include <QHash>
#include <QSet>

namespace studio::camera {

/// The cameras that there are, each once, out of what Qt Multimedia lists. Qt 6.4 with GStreamer counts
/// devices from 0 as they come; those that were there when it began to look come twice, and the second of the
/// two stays in the list after the camera was unplugged. Pure.
class DeviceList
{
public:
    struct Listed
    {
        QByteArray id;
        QString description;
        bool operator==(const Listed &) const = default;
    };

    void take(const QList<Listed> &listed);
    /// Some time has passed since the first take(): what would come twice has come.
    void settle();
    /// Whether what was listed first may hold every camera twice already, because somebody else in the
    /// program had begun to look. Until settle().
    [[nodiscard]] bool isUnsure() const { return m_isUnsure; }

    [[nodiscard]] QList<Source> sources() const;
    [[nodiscard]] QByteArray idOf(const Source &source) const; ///< empty: it is not there

private:
    [[nodiscard]] bool isTwin(const Listed &listed);
    void givePlaces();

    QList<Listed> m_listed; ///< without twins
    /// By id, also of those that were unplugged: nobody moves up while another goes.
    QHash<QByteArray, int> m_places;
    QSet<QByteArray> m_present;
    QList<QByteArray> m_twins;
    QList<QByteArray> m_known;
    QHash<QString, int> m_awaited; ///< twins to come, by description
    bool m_hasBegun = false;
    bool m_isUnsure = false;
};

} // namespace studio::camera
