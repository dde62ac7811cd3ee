// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_service.h"

#include "core/model/participants.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/request_ids.h"
#include "core/studio/services/room_flaws.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using base::RequestId;
using base::RoomId;
using model::Envelope;

namespace {

Error invalid(const char *text)
{
    return {ErrorCode::InvalidInput, QCoreApplication::translate("RoomService", text), {}};
}

model::Control controlFor(ports::Transport command)
{
    switch (command) {
    case ports::Transport::Play: return model::Control::Play;
    case ports::Transport::Pause: return model::Control::Pause;
    case ports::Transport::Step: return model::Control::Step;
    case ports::Transport::Stop: return model::Control::Stop;
    case ports::Transport::Hold: return model::Control::Hold;
    case ports::Transport::Release: return model::Control::Release;
    case ports::Transport::Reset: return model::Control::Reset;
    case ports::Transport::Reshuffle: return model::Control::Reshuffle;
    }
    Q_UNREACHABLE();
}

} // namespace

RoomService::RoomService(store::Store &store, const room::RoomNeeds &house, Access access, QString modelName)
    : m_store(store)
    , m_house(house)
    , m_modelName(std::move(modelName))
    , m_rooms(store, house, access)
{
    connect(&m_rooms, &OpenRooms::published, this,
            [this](const RoomId &room, const QList<Envelope> &batch, const ports::FloorView &floor) {
                Q_EMIT published(room, batch, floor);
                if (std::any_of(batch.cbegin(), batch.cend(), [](const Envelope &envelope) {
                        return std::holds_alternative<model::RoomChanged>(envelope.body);
                    }))
                    Q_EMIT roomsChanged();
            });
    connect(&m_rooms, &OpenRooms::callsWaiting, this, &ports::RoomPort::callsWaiting);
    connect(&m_rooms, &OpenRooms::savingFailed, this, &ports::RoomPort::savingFailed);
}

RoomService::~RoomService() = default;

// ---- commands

RequestId RoomService::onStudio(std::function<void(const RequestId &)> work)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [work = std::move(work), request] { work(request); }, Qt::QueuedConnection);
    return request;
}

OpenRooms::Ended RoomService::answerTo(const RequestId &request)
{
    return [this, request](const base::Result<void> &result) {
        if (result)
            Q_EMIT done(request);
        else
            refuse(request, result.error());
    };
}

RequestId RoomService::changeOrRefuse(const RoomId &room, FallibleChange change)
{
    return onStudio([this, room, change = std::move(change)](const RequestId &request) {
        m_rooms.change(room, change, answerTo(request));
    });
}

RequestId RoomService::change(const RoomId &room, Change change)
{
    return changeOrRefuse(room,
                          [change = std::move(change)](room::Director &director) -> base::Result<qint64> {
                              return change(director);
                          });
}

std::optional<Error> RoomService::flawInTalk(const room::Director &director)
{
    if (director.isOutOfBudget())
        return invalid(QT_TRANSLATE_NOOP("RoomService",
                                         "This room has spent its budget. Raise it, or take it away, where "
                                         "you change the room."));
    if (director.isOutOfTurns())
        return invalid(QT_TRANSLATE_NOOP("RoomService",
                                         "The companions have had all the turns that this room allows. "
                                         "Raise the limit, or take it away, where you change the room."));
    return std::nullopt;
}

RequestId RoomService::letTalk(const RoomId &room, Change change)
{
    return changeOrRefuse(room,
                          [change = std::move(change)](room::Director &director) -> base::Result<qint64> {
                              if (const auto flaw = flawInTalk(director))
                                  return tl::unexpected(*flaw);
                              return change(director);
                          });
}

void RoomService::pauseForBudget(const RoomId &room)
{
    if (const OpenRooms::Room *open = m_rooms.find(room); open && m_rooms.isWritable())
        open->director->pauseForBudget(u"studio"_s);
}

RequestId RoomService::refuseLater(const Error &error)
{
    return onStudio([this, error](const RequestId &request) { refuse(request, error); });
}

RequestId RoomService::renameRoom(const RoomId &room, const QString &name)
{
    if (const auto flaw = flawInName(name))
        return refuseLater(*flaw);
    return change(room, [name](room::Director &director) { return director.rename(name.trimmed(), kUser); });
}

RequestId RoomService::setDeleted(const RoomId &room, bool deleted)
{
    return change(room, [deleted](room::Director &director) {
        if (deleted && !director.floor().isResting())
            director.control(model::Control::Stop, kUser);
        return director.setDeleted(deleted, kUser);
    });
}

RequestId RoomService::setRoster(const RoomId &room, const QList<ParticipantId> &roster)
{
    if (const auto flaw = flawInRoster(roster))
        return refuseLater(*flaw);
    return change(room, [roster](room::Director &director) { return director.setRoster(roster, kUser); });
}

RequestId RoomService::setPolicy(const RoomId &room, const model::PolicySettings &policy)
{
    if (const auto flaw = flawInPolicy(policy))
        return refuseLater(*flaw);
    return change(room, [policy](room::Director &director) { return director.setPolicy(policy, kUser); });
}

RequestId RoomService::setUpRoom(const RoomId &room, const ports::RoomSetup &setup)
{
    model::Room wanted{setup};
    wanted.id = room;
    wanted.name = setup.name.trimmed();
    if (const auto flaw = flawInRoom(wanted))
        return refuseLater(*flaw);
    return changeOrRefuse(room, [this, wanted](room::Director &director) -> base::Result<qint64> {
        if (const auto stranger = strangerIn(wanted.roster, director.room().roster))
            return tl::unexpected(*stranger);
        return director.setUp(wanted, kUser);
    });
}

// Whoever is in the room already may stay, known or not.
std::optional<Error> RoomService::strangerIn(const QList<ParticipantId> &roster,
                                             const QList<ParticipantId> &before) const
{
    for (const ParticipantId &id : roster) {
        if (!before.contains(id) && model::isCompanion(id) && !m_house.cast.isInLibrary(id))
            return Error{ErrorCode::InvalidInput, tr("There is no companion %1.").arg(id.value()),
                         id.value()};
    }
    return std::nullopt;
}

RequestId RoomService::say(const RoomId &room, const ports::Draft &draft)
{
    if (draft.text.trimmed().isEmpty())
        return refuseLater(invalid(QT_TRANSLATE_NOOP("RoomService", "There is nothing to say yet.")));
    model::Message message;
    message.from = draft.from;
    message.text = draft.text;
    message.to = draft.to;
    message.mentions = draft.mentions;
    message.whisper = draft.whisper;
    return change(room, [message, notMeant = draft.notMeant](room::Director &director) {
        return director.say(message, kUser, notMeant);
    });
}

RequestId RoomService::transport(const RoomId &room, ports::Transport command)
{
    const bool talks = command == ports::Transport::Play || command == ports::Transport::Step;
    const Change doIt = [command](room::Director &director) {
        return director.control(controlFor(command), kUser);
    };
    return talks ? letTalk(room, doIt) : change(room, doIt);
}

RequestId RoomService::cue(const RoomId &room, const ParticipantId &companion)
{
    return letTalk(room, [companion](room::Director &director) { return director.cue(companion, kUser); });
}

RequestId RoomService::setMuted(const RoomId &room, const ParticipantId &companion, bool muted)
{
    return change(room, [companion, muted](room::Director &director) {
        return director.setMuted(companion, muted, kUser);
    });
}

RequestId RoomService::skipVote(const RoomId &room, const ParticipantId &companion)
{
    return change(room,
                  [companion](room::Director &director) { return director.skipVote(companion, kUser); });
}

RequestId RoomService::undoSummary(const RoomId &room, const QString &summary)
{
    return changeOrRefuse(room, [summary](room::Director &director) -> base::Result<qint64> {
        const qint64 seq = director.undoSummary(summary, kUser);
        if (seq == 0)
            return base::failure(ErrorCode::NotFound, tr("There is no such summary any more."), summary);
        return seq;
    });
}

RequestId RoomService::setOrder(const RoomId &room, const QList<ParticipantId> &order)
{
    return changeOrRefuse(room, [order](room::Director &director) -> base::Result<qint64> {
        const QList<ParticipantId> &roster = director.room().roster;
        if (director.room().policy.policy != model::PolicyName::Ring)
            return tl::unexpected(invalid(QT_TRANSLATE_NOOP("RoomService", "Only a ring has an order.")));
        if (!std::is_permutation(order.cbegin(), order.cend(), roster.cbegin(), roster.cend()))
            return tl::unexpected(invalid(
                QT_TRANSLATE_NOOP("RoomService", "The order needs every companion of the room once.")));
        return director.setOrder(order, kUser);
    });
}

// ---- reading

RequestId RoomService::listRooms()
{
    return onStudio([this](const RequestId &request) {
        m_store.rooms(this, [this, request](base::Result<QList<model::RoomSummary>> rooms) {
            if (!rooms)
                return refuse(request, rooms.error());
            Q_EMIT roomsListed(request, *rooms);
            Q_EMIT done(request);
        });
    });
}

RequestId RoomService::messages(const RoomId &room, qint64 first, qint64 count)
{
    return onStudio([this, room, first, count](const RequestId &request) {
        m_store.messages(room, first, count, this,
                         [this, request, room](base::Result<model::MessagePage> page) {
                             if (!page)
                                 return refuse(request, page.error());
                             Q_EMIT messagesRead(request, room, *page);
                             Q_EMIT done(request);
                         });
    });
}

RequestId RoomService::events(const RoomId &room, qint64 firstSeq, qint64 count)
{
    return onStudio([this, room, firstSeq, count](const RequestId &request) {
        m_store.events(room, firstSeq, count, this,
                       [this, request, room](base::Result<QList<Envelope>> events) {
                           if (!events)
                               return refuse(request, events.error());
                           Q_EMIT eventsRead(request, room, *events);
                           Q_EMIT done(request);
                       });
    });
}

RequestId RoomService::openRoom(const RoomId &room)
{
    return onStudio([this, room](const RequestId &request) {
        m_rooms.with(
            room, [this, request](OpenRooms::Room &open) { answerOpen(request, open); }, answerTo(request));
    });
}

// The page is read later than this moment: rows that came after the snapshot's number are left to their
// events.
void RoomService::answerOpen(const RequestId &request, const OpenRooms::Room &open)
{
    ports::RoomView view;
    view.seq = open.seq;
    view.room = open.director->room();
    view.personas = m_house.cast.all();
    view.floor = open.floor;
    view.running = open.running;
    view.waiting = m_rooms.waitsOf(*open.director);
    view.modelName = m_modelName;
    view.summaries = open.director->summaries();
    view.newest.total = open.messages;
    constexpr qint64 kNewestShown = 50;
    const qint64 first = std::max<qint64>(0, open.messages - kNewestShown);
    m_store.messages(view.room.id, first, open.messages - first, this,
                     [this, request, view](base::Result<model::MessagePage> page) mutable {
                         if (!page)
                             return refuse(request, page.error());
                         const qint64 total = view.newest.total;
                         view.newest = *page;
                         view.newest.total = total;
                         Q_EMIT roomOpened(request, view);
                         Q_EMIT done(request);
                     });
}

void RoomService::refuse(const RequestId &request, const Error &error) { Q_EMIT failed(request, error); }

} // namespace studio::services
