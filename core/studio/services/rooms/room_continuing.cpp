// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/room_continuing.h"

#include "core/base/uuid_v7.h"
#include "core/model/participants.h"
#include "core/model/past/deletion.h"
#include "core/studio/services/rooms/room_words.h"

#include <algorithm>

namespace studio::services {

using base::ErrorCode;
using base::MessageId;
using base::Result;
using base::RoomId;
using base::Then;

namespace {

constexpr qint64 kRowsAtOnce = 500; // other readers come in between

QList<base::ParticipantId> mutedIn(const room::Director &director)
{
    QList<base::ParticipantId> muted;
    for (const turn::Member &member : director.floor().roster) {
        if (member.muted && !model::isGuest(member.id))
            muted.append(member.id);
    }
    return muted;
}

/// Guests stay behind, and so does what only they were told.
bool isWithGuest(const model::Message &message)
{
    return message.whisper && (model::isGuest(message.from) ||
                               std::any_of(message.to.cbegin(), message.to.cend(), model::isGuest));
}

} // namespace

struct RoomContinuing::Work
{
    RoomId room;
    MessageId message;
    Then<model::Room> then;
    qint64 next = 0; ///< index of the next message to read
    qint64 last = 0; ///< index of `message`
    qint64 seq = 0;  ///< of the newest message that was read
    std::shared_ptr<Continuation> made = std::make_shared<Continuation>();
};

RoomContinuing::RoomContinuing(OpenRooms &rooms, store::SqliteStore &store, base::Clock &clock,
                               room::RoomPictures &pictures)
    : m_rooms(rooms)
    , m_table(store)
    , m_importer(store)
    , m_clock(clock)
    , m_pictures(pictures)
{
}

void RoomContinuing::go(const RoomId &room, const MessageId &message, const Then<model::Room> &then)
{
    const auto work = std::make_shared<Work>(Work{room, message, then});
    m_rooms.withWritable(
        room,
        [this, work](OpenRooms::Room &open) {
            Continuation &made = *work->made;
            made.room = open.director->room();
            if (made.room.deleted)
                return work->then(base::failure(ErrorCode::InvalidInput,
                                                RoomWords::tr("This room was deleted. Restore it first."),
                                                work->room.value()));
            made.room.continued = model::ContinuedFrom{work->room, made.room.name, {}};
            made.room.id = RoomId(base::UuidV7Source::system().next());
            made.room.roster.removeIf([](const base::ParticipantId &id) { return model::isGuest(id); });
            made.summaries = open.director->summaries();
            made.muted = mutedIn(*open.director);
            made.now = m_clock.wallNow();
            find(work);
        },
        [work](const Result<void> &refused) { work->then(tl::unexpected(refused.error())); });
}

void RoomContinuing::find(const std::shared_ptr<Work> &work)
{
    m_table.message(work->room, work->message, this, [this, work](const Result<model::MessageRow> &row) {
        if (!row)
            return work->then(tl::unexpected(row.error()));
        if (model::isDeleted(*row))
            return work->then(base::failure(
                ErrorCode::NotFound, RoomWords::tr("This message has been removed."), work->message.value()));
        work->last = row->posted.index;
        read(work);
    });
}

void RoomContinuing::read(const std::shared_ptr<Work> &work)
{
    const qint64 count = std::min(kRowsAtOnce, work->last + 1 - work->next);
    m_table.messages(work->room, work->next, count, this,
                     [this, work](const Result<model::MessagePage> &page) {
                         if (page)
                             take(work, *page);
                         else
                             work->then(tl::unexpected(page.error()));
                     });
}

// The room may go back to an earlier message between two pages.
void RoomContinuing::take(const std::shared_ptr<Work> &work, const model::MessagePage &page)
{
    bool follows = !page.rows.isEmpty();
    for (const model::MessageRow &row : page.rows) {
        follows = follows && row.posted.index == work->next && row.seq > work->seq;
        work->seq = row.seq;
        ++work->next;
        if (!model::isDeleted(row) && !isWithGuest(row.posted.message))
            work->made->rows.append(row);
    }
    const bool isDone = work->next > work->last;
    follows = follows && (!isDone || page.rows.last().posted.message.id == work->message);
    if (!follows)
        return work->then(base::failure(ErrorCode::Conflict,
                                        RoomWords::tr("The conversation changed meanwhile. Try again."),
                                        work->room.value()));
    isDone ? write(work) : read(work);
}

void RoomContinuing::write(const std::shared_ptr<Work> &work)
{
    m_table.rooms(this, [this, work](const Result<QList<model::RoomSummary>> &rooms) {
        if (!rooms)
            return work->then(tl::unexpected(rooms.error()));
        QSet<QString> taken;
        for (const model::RoomSummary &one : *rooms)
            taken.insert(one.name);
        work->made->room.name = continuedName(work->made->room.name, taken);
        base::UuidV7Source source = base::UuidV7Source::system();
        for (const model::MessageRow &row : std::as_const(work->made->rows))
            work->made->ids.insert(row.posted.message.id, MessageId(source.next()));
        if (!work->made->rows.isEmpty())
            work->made->room.continued->message =
                work->made->ids.value(work->made->rows.last().posted.message.id);
        m_importer.importRoom(continuedRoom(work->made), this, [this, work](const Result<model::Room> &room) {
            if (room) {
                for (auto id = work->made->ids.cbegin(); id != work->made->ids.cend(); ++id)
                    m_pictures.copy(id.key(), id.value());
                Q_EMIT made();
            }
            work->then(room);
        });
    });
}

} // namespace studio::services
