// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/persona.h"
#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/room_port.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <optional>

namespace studio::adapters {

/// One room as it is on disk, followed for a door: who is here, what was said, how the floor is. It changes
/// nothing. On the studio thread, as the doors are; what it tells has happened, and holds until the next
/// signal.
class RoomMirror : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostMessages = 1'000; ///< the newest; older ones are on disk only

    /// The port outlives it.
    explicit RoomMirror(ports::RoomPort &rooms, QObject *parent = nullptr);

    /// Names of companions are those of now, also of one who was made or renamed later. Without it they are
    /// as they were when the room was opened. The port outlives it.
    void followPersonas(ports::PersonaPort &personas);

    /// From now on this room, or none. ready() follows, or lost().
    void follow(const std::optional<base::RoomId> &room);

    [[nodiscard]] bool isReady() const { return m_isReady; }
    /// The room is being read for the first time: ready() or lost() comes.
    [[nodiscard]] bool isOpening() const { return !m_isReady && m_isReading; }
    [[nodiscard]] const std::optional<base::RoomId> &roomId() const { return m_wanted; }
    [[nodiscard]] const model::Room &room() const { return m_room; }
    [[nodiscard]] const ports::FloorView &floor() const { return m_floor; }
    /// The newest, oldest first; what was cut off is among them.
    [[nodiscard]] const QList<model::MessagePosted> &messages() const { return m_messages; }
    [[nodiscard]] const QHash<base::ParticipantId, model::Persona> &personas() const { return m_personas; }

    [[nodiscard]] const model::Guest *guest(const base::ParticipantId &id) const; ///< null: there is none
    [[nodiscard]] bool isShownOut(const base::ParticipantId &guest) const;
    /// Whether somebody speaks for these and all of them were shown out: who does hears no more of the room.
    [[nodiscard]] bool areShownOut(const QList<base::ParticipantId> &guests) const;
    [[nodiscard]] const ports::FloorRow *row(const base::ParticipantId &id) const; ///< null: not on the floor
    /// As doors call it: a guest by its own name, anybody else by the id.
    [[nodiscard]] QString wireNameOf(const base::ParticipantId &id) const;
    /// As people call it, in the room's language.
    [[nodiscard]] QString nameOf(const base::ParticipantId &id) const;
    /// The language of most of its companions; English where there are none.
    [[nodiscard]] model::Language language() const;

Q_SIGNALS:
    void ready();
    /// Its messages are those of the way now that the room took back; until then they were those before.
    void wentBack();
    /// After it has taken them in. When the room went back, wentBack() follows.
    void published(const QList<studio::model::Envelope> &batch);
    /// Somebody has another name or language.
    void personasChanged();
    /// The room cannot be read, or could not be saved: it is opened again by the next follow().
    void lost(const studio::base::Error &error);

private:
    struct Early
    {
        QList<model::Envelope> batch;
        ports::FloorView floor;
    };

    void read();
    template<class T>
    [[nodiscard]] base::Then<T> ofReading(void (RoomMirror::*take)(const T &));
    void opened(const ports::RoomView &view);
    void olderRead(const model::MessagePage &page);
    void take(const QList<model::Envelope> &batch, const ports::FloorView &floor);
    void personasRead(const QList<model::Persona> &personas);
    void becomeReady();
    void takeEarly();
    void takeWay();
    void add(const model::MessagePosted &posted);
    void edit(const model::MessageEdited &edited);

    ports::RoomPort &m_rooms;
    std::optional<base::RoomId> m_wanted;
    bool m_isReading = false;
    int m_reading = 0; ///< which reading of the room is the newest; an answer to one before says nothing
    int m_follow = 0;  ///< which follow() is the newest; an answer of before says nothing
    bool m_isReady = false;
    bool m_isBehind = false; ///< the room went back, and is read anew
    qint64 m_seq = 0;
    model::Room m_room;
    ports::FloorView m_floor;
    QList<model::MessagePosted> m_messages;
    QHash<base::ParticipantId, model::Persona> m_personas;
    QList<Early> m_early; ///< what was published while it was being opened
};

} // namespace studio::adapters
