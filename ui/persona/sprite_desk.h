// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"
#include "ui/persona/sprite_work.h"

#include <QMap>
#include <QObject>

namespace studio::ui {

/// Imports a folder of pictures: reads, checks and scales them down on a thread of the pool, then stores them
/// one after another. The newest folder wins. No widgets.
class SpriteDesk : public QObject
{
    Q_OBJECT

public:
    explicit SpriteDesk(ports::PersonaPort &port, QObject *parent = nullptr);

    void takeFolder(const QString &folder); ///< taken() follows
    [[nodiscard]] bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void busyChanged();
    /// Names to hashes of all stored pictures, and a sentence for each unusable file.
    void taken(const QMap<QString, QString> &sprites, const QStringList &refused);

private:
    void storeNext();
    void take(const base::Result<QString> &hash);
    void setBusy(bool busy);

    ports::PersonaPort &m_port;
    int m_number = 0; ///< number of the newest folder
    bool m_busy = false;
    SpriteFolder m_folder; ///< the pictures still to be stored
    QMap<QString, QString> m_stored;
};

} // namespace studio::ui
