// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/memory/note_book.h"
#include "core/studio/ports/witness_port.h"
#include "core/studio/services/rooms/open_rooms.h"
#include "core/studio/services/witness_index.h"

#include <functional>
#include <memory>

namespace studio::services {

/// Which participants know which messages, for code outside the core: reads the messages from the store and
/// asks the open room for the rest. Remembers the whispers of the last requested room. Lives on the studio
/// thread; commands may come from any thread.
class WitnessService final : public ports::WitnessPort
{
    Q_OBJECT

public:
    /// All outlive it. The client tells how much of a talk a companion's model can take.
    struct Needs
    {
        OpenRooms &rooms;
        store::RoomTable store;
        llm::ModelClient &client;
        memory::NoteBook *notes = nullptr; ///< none: companions remember nothing
    };
    explicit WitnessService(const Needs &needs);

    void readKnowledge(const base::RoomId &room, base::Then<ports::Knowledge> then) override;
    void readWitnessed(const ports::WitnessFilter &filter, qint64 first, qint64 count,
                       base::Then<ports::WitnessPage> then) override;

private:
    /// The whispers of a room are being read; messages said meanwhile may not be among them.
    struct Reading
    {
        base::RoomId room;
        QList<model::MessagePosted> early;
        bool isOfAnotherWay = false; ///< the room went back meanwhile
    };
    struct Page
    {
        base::Then<ports::WitnessPage> then;
        ports::WitnessPage page;
        QList<qint64> missing; ///< indices of rows that are not read yet
    };
    using Work = std::function<void(const room::Director &)>;
    using Refused = std::function<void(const base::Error &)>;

    /// From any thread: calls `work` once the positions of the room's whispers are known, or `refused`.
    void with(const base::RoomId &room, const Work &work, const Refused &refused);
    void open(const base::RoomId &room, const Work &work, const Refused &refused);
    void readIndex(OpenRooms::Room &open, const Work &work, const Refused &refused);
    void leaveWay(const base::RoomId &room);
    void keepIndex(const Reading &reading, QList<store::Whisper> whispers, qint64 messages);
    void follow(const base::RoomId &room, const QList<model::Envelope> &batch);
    [[nodiscard]] ports::Knowledge knowledgeOf(const room::Director &director) const;
    [[nodiscard]] ports::Knower knowerIn(const room::Director &director, const base::ParticipantId &id) const;
    [[nodiscard]] QList<base::ParticipantId> knowersIn(const model::Room &room) const;
    void readRows(const std::shared_ptr<Page> &page);

    Needs m_needs;
    base::RoomId m_room; ///< whose whispers are known
    WitnessIndex m_index;
    QList<std::shared_ptr<Reading>> m_readings;
};

} // namespace studio::services
