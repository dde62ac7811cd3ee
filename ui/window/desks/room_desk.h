// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/room_port.h"
#include "ui/models/room_list_model.h"
#include "ui/rooms/room_beginning.h"

#include <QObject>

namespace studio::ui {

/// All rooms and all companions: keeps the list of rooms in step with the studio, and makes, renames, deletes
/// and restores rooms. RoomSession is in charge of the room on screen. No widgets. GUI thread only.
class RoomDesk : public QObject
{
    Q_OBJECT

public:
    RoomDesk(ports::RoomPort &rooms, ports::PersonaPort &personas, QObject *parent = nullptr);

    void refresh(); ///< listed() follows
    /// created() or setUpFailed() follows. By default the first companion greets.
    void create(const ports::RoomSetup &setup, const RoomBeginning &beginning = {});
    void setUp(const base::RoomId &room, const ports::RoomSetup &setup); ///< wasSetUp() or setUpFailed()
    void setLanguage(model::Language language);                          ///< of the companions' names
    void rename(const base::RoomId &room, const QString &name);
    void remove(const base::RoomId &room);
    /// Makes a new room with the talk up to that message: continued() or failed() follows. Further wishes are
    /// ignored until then.
    void continueFrom(const base::RoomId &room, const base::MessageId &message);
    void bringBack(const base::RoomId &room);

    [[nodiscard]] RoomListModel &rooms() { return m_rooms; }
    [[nodiscard]] const QList<model::Persona> &personas() const { return m_personas; }

Q_SIGNALS:
    void listed(); ///< the list of rooms is up to date
    void personasListed();
    void created(const studio::model::Room &room);
    void continued(const studio::model::Room &room, const studio::base::RoomId &from); ///< the new room
    void wasSetUp(const studio::base::RoomId &room);
    /// Nothing was changed. The form that asked for it tells the user; failed() does not come.
    void setUpFailed(const studio::base::Error &error);
    void removing(const studio::base::RoomId &room); ///< removed() or failed() follows
    void removed(const studio::base::RoomId &room, const QString &name);
    void broughtBack(const studio::base::RoomId &room);
    void failed(const studio::base::Error &error);

private:
    void listPersonas();
    void listRooms();
    void hear(const base::RoomId &room, const QList<model::Envelope> &batch, const ports::FloorView &floor);
    void showNames();

    ports::RoomPort &m_port;
    ports::PersonaPort &m_personaPort;
    RoomListModel m_rooms;
    QList<model::Persona> m_personas;
    model::Language m_language = model::Language::English;
    bool m_isContinuing = false; ///< a room is being made
    bool m_isListing = false;    ///< an answer is outstanding
    bool m_isStale = false;      ///< a room talked meanwhile, so the answer may be too old
};

} // namespace studio::ui
