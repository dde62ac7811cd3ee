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

/// A copy of one room as it is on disk, kept up to date for a door: the participants, the messages, the
/// floor. It changes nothing. On the studio thread, like the doors; its data holds until the next signal.
class RoomMirror : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostMessages = 1'000; ///< the newest; older ones are only on disk

    /// The port outlives it.
    explicit RoomMirror(ports::RoomPort &rooms, QObject *parent = nullptr);

    /// Uses companions' current names, also for companions made or renamed later. Without it, names stay as
    /// they were when the room was opened. The port outlives it.
    void followPersonas(ports::PersonaPort &personas);

    /// Follows this room from now on, or none. ready() follows, or lost().
    void follow(const std::optional<base::RoomId> &room);

    [[nodiscard]] bool isReady() const { return m_isReady; }
    /// The room is being read for the first time: ready() or lost() will come.
    [[nodiscard]] bool isOpening() const { return !m_isReady && m_isReading; }
    [[nodiscard]] const std::optional<base::RoomId> &roomId() const { return m_wanted; }
    [[nodiscard]] const model::Room &room() const { return m_room; }
    [[nodiscard]] const ports::FloorView &floor() const { return m_floor; }
    /// The newest messages, oldest first; interrupted messages included.
    [[nodiscard]] const QList<model::MessagePosted> &messages() const { return m_messages; }
    [[nodiscard]] const QHash<base::ParticipantId, model::Persona> &personas() const { return m_personas; }

    [[nodiscard]] const model::Guest *guest(const base::ParticipantId &id) const; ///< null: no such guest
    [[nodiscard]] bool isShownOut(const base::ParticipantId &guest) const;
    /// Whether these are guests and all of them were shown out: their program hears no more of the room.
    [[nodiscard]] bool areShownOut(const QList<base::ParticipantId> &guests) const;
    [[nodiscard]] const ports::FloorRow *row(const base::ParticipantId &id) const; ///< null: not on the floor
    /// The name that doors use: for guests their own name, else the id.
    [[nodiscard]] QString wireNameOf(const base::ParticipantId &id) const;
    /// The name for people, in the room's language.
    [[nodiscard]] QString nameOf(const base::ParticipantId &id) const;
    /// The language of most of its companions; English if there are none.
    [[nodiscard]] model::Language language() const;

Q_SIGNALS:
    void ready();
    /// The room went back, and messages() are now those of its new way; until then they were the old ones.
    void wentBack();
    /// Emitted after the mirror is updated. If the room went back, wentBack() follows.
    void published(const QList<studio::model::Envelope> &batch);
    /// A name or a language has changed.
    void personasChanged();
    /// The room cannot be read, or could not be saved: the next follow() opens it again.
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
    int m_reading = 0; ///< the newest reading of the room; answers to earlier readings are ignored
    int m_follow = 0;  ///< the newest follow(); answers to earlier ones are ignored
    bool m_isReady = false;
    bool m_isBehind = false; ///< the room went back, and is being read again
    qint64 m_seq = 0;
    model::Room m_room;
    ports::FloorView m_floor;
    QList<model::MessagePosted> m_messages;
    QHash<base::ParticipantId, model::Persona> m_personas;
    QList<Early> m_early; ///< events published while the room was being opened
};

} // namespace studio::adapters
