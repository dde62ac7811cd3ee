// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"
#include "ui/persona/sprite_desk.h"

#include <QImage>
#include <QObject>
#include <QStringList>

namespace studio::ui {

/// The user's own pictures, in and out. A chosen file is checked, decoded and scaled down on a thread of the
/// pool and stored by its hash. A stored picture is also fetched and decoded there, a few at a time, the
/// latest request first, so that a scrolled list shows the pictures at its position. No widgets.
class PictureDesk : public QObject
{
    Q_OBJECT

public:
    explicit PictureDesk(ports::PersonaPort &port, QObject *parent = nullptr);

    void takeFile(const QString &path); ///< stored() or refused(); the newest file wins
    void fetch(const QString &hash);    ///< fetched(), with a null image if there is no such picture
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] SpriteDesk &sprites() { return m_sprites; } ///< folders of pictures

Q_SIGNALS:
    void busyChanged();
    void stored(const QString &hash, const QImage &picture);
    void refused(const QString &reason);
    void fetched(const QString &hash, const QImage &picture);

private:
    void setBusy(bool busy);
    void store(const QByteArray &small);
    void decode(const QString &hash, const QByteArray &png, bool justStored);
    void fetchNext();
    void endFetch(const QString &hash, const QImage &picture);

    ports::PersonaPort &m_port;
    SpriteDesk m_sprites;
    int m_number = 0; ///< number of the newest file
    bool m_busy = false;
    QStringList m_waiting; ///< pictures to fetch
    int m_running = 0;     ///< pictures being fetched or decoded
};

} // namespace studio::ui
