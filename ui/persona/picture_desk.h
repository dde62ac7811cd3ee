// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"
#include "ui/persona/sprite_desk.h"

#include <QImage>
#include <QObject>
#include <QStringList>

namespace studio::ui {

/// The user's own pictures on their way in and out: a chosen file is checked, decoded and made small on a
/// thread of the pool and stored by its hash; a stored one is fetched and decoded there too, a few at a time
/// and the last one that was asked for first: a list that is scrolled shows where it stands. No widgets.
class PictureDesk : public QObject
{
    Q_OBJECT

public:
    explicit PictureDesk(ports::PersonaPort &port, QObject *parent = nullptr);

    void takeFile(const QString &path); ///< stored() or refused(); the newest file wins
    void fetch(const QString &hash);    ///< fetched(), with a null image when it cannot be had
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] SpriteDesk &sprites() { return m_sprites; } ///< folders of them

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
    int m_number = 0; ///< of the newest file
    bool m_busy = false;
    QStringList m_waiting; ///< to be fetched
    int m_running = 0;     ///< fetched or decoded now
};

} // namespace studio::ui
