// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/draft_port.h"
#include "ui/composer/unsent.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace studio::ui {

class Composer;

/// Keeps for each room what was written and not sent, across room switches and restarts: under
/// "composer/ROOM", a moment after each change and at once when the room is left. A sent text is kept until
/// the studio confirms it. GUI thread only.
class ComposerDrafts : public QObject
{
    Q_OBJECT

public:
    /// Asks the port at once for the stored drafts.
    ComposerDrafts(ports::DraftPort &port, Composer &composer, QObject *parent = nullptr);

    void enter(const base::RoomId &room); ///< the room's company is already set
    void leave();                         ///< empties the composer
    void keepNow();
    /// The result for a draft that the composer submitted in that room.
    void said(const base::RoomId &room, const ports::Draft &draft);
    void notSaid(const base::RoomId &room, const ports::Draft &draft);

Q_SIGNALS:
    void notKept(const studio::base::Error &error);

private:
    void take(const QMap<QString, QString> &drafts);
    void keep(const base::RoomId &room);
    [[nodiscard]] Unsent current(const base::RoomId &room) const;

    ports::DraftPort &m_port;
    Composer &m_composer;
    base::RoomId m_room;                             ///< the room on screen, or empty
    QHash<base::RoomId, Unsent> m_unsent;            ///< for the other rooms
    QHash<base::RoomId, QList<ports::Draft>> m_sent; ///< not confirmed yet
    QHash<base::RoomId, QString> m_kept;             ///< as stored by the port
    QTimer m_pause;
};

} // namespace studio::ui
