// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_service.h"

#include "core/base/log.h"
#include "core/model/participants.h"
#include "core/studio/services/floor_view.h"
#include "core/studio/services/request_ids.h"
#include "core/studio/services/room_flaws.h"
#include "core/studio/services/running_turn.h"

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
using ports::NewRoom;

namespace {

constexpr qint64 kPage = 50;
const auto kOrigin = u"user"_s;

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

RoomService::RoomService(store::Store &store, const room::House &house, Access access, QString modelName)
    : m_store(store)
    , m_house(house)
    , m_access(access)
    , m_modelName(std::move(modelName))
{
    connect(&house.bus, &bus::Bus::published, this, &RoomService::save);
    connect(&store, &store::Store::appended, this, &RoomService::appended);
    connect(&store, &store::Store::appendFailed, this, &RoomService::appendFailed);
}

RoomService::~RoomService() = default;

// ---- commands
// ------------------------------------------------------------------------------------------------

RequestId RoomService::onStudio(std::function<void(const RequestId &)> work)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [work = std::move(work), request] { work(request); }, Qt::QueuedConnection);
    return request;
}

// A change is done when its event is on disk; one that makes none is done at once.
RequestId RoomService::changeOrRefuse(const RoomId &room, FallibleChange change)
{
    return onStudio([this, room, change = std::move(change)](const RequestId &request) {
        inWritableRoom(room, request, [this, room, request, change](OpenRoom &open) {
            const base::Result<qint64> seq = change(*open.director);
            if (!seq)
                refuse(request, seq.error());
            else if (*seq > open.seq)
                m_unsaved.append({room, *seq, request});
            else
                Q_EMIT done(request);
        });
    });
}

void RoomService::inWritableRoom(const RoomId &room, const RequestId &request, Work work)
{
    withRoom(room, request, [this, room, request, work = std::move(work)](OpenRoom &open) {
        if (m_access == Access::ReadOnly) {
            return refuse(request, {ErrorCode::ReadOnly, tr("The data folder is open for reading only."),
                                    room.value()});
        }
        work(open);
    });
}

RequestId RoomService::change(const RoomId &room, Change change)
{
    return changeOrRefuse(room,
                          [change = std::move(change)](room::Director &director) -> base::Result<qint64> {
                              return change(director);
                          });
}

RequestId RoomService::letTalk(const RoomId &room, Change change)
{
    return changeOrRefuse(
        room, [change = std::move(change)](room::Director &director) -> base::Result<qint64> {
            if (director.isOutOfBudget())
                return tl::unexpected(invalid(QT_TRANSLATE_NOOP(
                    "RoomService", "This room has spent its budget. Raise it, or take it away, where you "
                                   "change the room.")));
            if (director.isOutOfTurns())
                return tl::unexpected(invalid(QT_TRANSLATE_NOOP(
                    "RoomService", "The companions have had all the turns that this room allows. Raise the "
                                   "limit, or take it away, where you change the room.")));
            return change(director);
        });
}

void RoomService::pauseForBudget(const RoomId &room)
{
    if (const auto open = m_open.value(room); open && m_access == Access::ReadWrite)
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
    return change(room,
                  [name](room::Director &director) { return director.rename(name.trimmed(), kOrigin); });
}

RequestId RoomService::setDeleted(const RoomId &room, bool deleted)
{
    return change(room, [deleted](room::Director &director) {
        if (deleted && !director.floor().isResting())
            director.control(model::Control::Stop, kOrigin);
        return director.setDeleted(deleted, kOrigin);
    });
}

RequestId RoomService::setRoster(const RoomId &room, const QList<ParticipantId> &roster)
{
    if (const auto flaw = flawInRoster(roster))
        return refuseLater(*flaw);
    return change(room, [roster](room::Director &director) { return director.setRoster(roster, kOrigin); });
}

RequestId RoomService::setPolicy(const RoomId &room, const model::PolicySettings &policy)
{
    if (const auto flaw = flawInPolicy(policy))
        return refuseLater(*flaw);
    return change(room, [policy](room::Director &director) { return director.setPolicy(policy, kOrigin); });
}

RequestId RoomService::setUpRoom(const RoomId &room, const ports::RoomSetup &setup)
{
    const model::Room wanted{.id = room,
                             .name = setup.name.trimmed(),
                             .roster = setup.roster,
                             .policy = setup.policy,
                             .scene = setup.scene,
                             .identities = setup.identities,
                             .models = setup.models,
                             .voices = setup.voices,
                             .turns = setup.turns};
    if (const auto flaw = flawInRoom(wanted))
        return refuseLater(*flaw);
    return changeOrRefuse(room, [this, wanted](room::Director &director) -> base::Result<qint64> {
        if (const auto stranger = strangerIn(wanted.roster, director.room().roster))
            return tl::unexpected(*stranger);
        return director.setUp(wanted, kOrigin);
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
    return change(room, [message](room::Director &director) { return director.say(message, kOrigin); });
}

RequestId RoomService::transport(const RoomId &room, ports::Transport command)
{
    const bool talks = command == ports::Transport::Play || command == ports::Transport::Step;
    const Change doIt = [command](room::Director &director) {
        return director.control(controlFor(command), kOrigin);
    };
    return talks ? letTalk(room, doIt) : change(room, doIt);
}

RequestId RoomService::cue(const RoomId &room, const ParticipantId &companion)
{
    return letTalk(room, [companion](room::Director &director) { return director.cue(companion, kOrigin); });
}

RequestId RoomService::setMuted(const RoomId &room, const ParticipantId &companion, bool muted)
{
    return change(room, [companion, muted](room::Director &director) {
        return director.setMuted(companion, muted, kOrigin);
    });
}

RequestId RoomService::skipVote(const RoomId &room, const ParticipantId &companion)
{
    return change(room,
                  [companion](room::Director &director) { return director.skipVote(companion, kOrigin); });
}

RequestId RoomService::undoSummary(const RoomId &room, const QString &summary)
{
    return changeOrRefuse(room, [summary](room::Director &director) -> base::Result<qint64> {
        const qint64 seq = director.undoSummary(summary, kOrigin);
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
        return director.setOrder(order, kOrigin);
    });
}

RequestId RoomService::createRoom(const NewRoom &wanted)
{
    return onStudio([this, wanted](const RequestId &request) { create(request, wanted); });
}

void RoomService::create(const RequestId &request, const NewRoom &wanted)
{
    model::Room room{.id = RoomId(m_house.ids.next()),
                     .name = wanted.name.trimmed(),
                     .roster = wanted.roster,
                     .policy = wanted.policy,
                     .scene = wanted.scene,
                     .identities = wanted.identities,
                     .models = wanted.models,
                     .voices = wanted.voices,
                     .turns = wanted.turns};
    if (wanted.drawSeed)
        room.policy.seed = qHash(room.id, 1);
    if (const auto flaw = flawInRoom(room))
        return refuse(request, *flaw);
    Envelope first;
    first.seq = 1;
    first.topic = model::Topic::Roster;
    first.origin = kOrigin;
    first.room = room.id;
    first.time = m_house.clock.wallNow();
    first.body = model::RoomChanged{room};
    m_store.createRoom(first, this, [this, request, greets = wanted.greets](base::Result<model::Room> made) {
        if (!made)
            return refuse(request, made.error());
        if (greets && !made->roster.isEmpty())
            cue(made->id, made->roster.first());
        Q_EMIT roomCreated(request, *made);
        Q_EMIT done(request);
        Q_EMIT roomsChanged();
    });
}

// ---- reading
// -------------------------------------------------------------------------------------------------

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
        withRoom(room, request, [this, request](OpenRoom &open) { answerOpen(request, open); });
    });
}

// The page is read later than this moment: rows that came after the snapshot's number are left to their
// events.
void RoomService::answerOpen(const RequestId &request, const OpenRoom &open)
{
    ports::RoomView view;
    view.seq = open.seq;
    view.room = open.director->room();
    view.personas = m_house.cast.all();
    view.floor = open.floor;
    view.running = open.running;
    view.waiting = waitsOf(*open.director);
    view.modelName = m_modelName;
    view.summaries = open.director->summaries();
    view.newest.total = open.messages;
    const qint64 first = std::max<qint64>(0, open.messages - kPage);
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

// ---- open rooms
// ----------------------------------------------------------------------------------------------

void RoomService::withRoom(const RoomId &room, const RequestId &request, Work work)
{
    if (const auto open = m_open.value(room))
        return work(*open);
    QList<std::pair<RequestId, Work>> &waiting = m_opening[room];
    waiting.append({request, std::move(work)});
    if (waiting.size() == 1)
        m_store.openRoom(room, this,
                         [this, room](base::Result<store::RoomRecord> record) { opened(room, record); });
}

void RoomService::opened(const RoomId &room, const base::Result<store::RoomRecord> &record)
{
    const auto waiting = m_opening.take(room);
    if (!record) {
        for (const auto &[request, work] : waiting)
            refuse(request, record.error());
        return;
    }
    auto open = std::make_shared<OpenRoom>();
    const auto opening =
        m_access == Access::ReadOnly ? room::Director::Opening::LookOnly : room::Director::Opening::GoOn;
    open->director = std::make_unique<room::Director>(*record, m_house, opening);
    open->seq = record->lastSeq;
    open->messages = record->messages;
    open->floor = floorView(*open->director);
    connect(open->director.get(), &room::Director::waitsChanged, this, [this, room] { tellWaits(room); });
    m_open.insert(room, open);
    for (const auto &[request, work] : waiting)
        work(*open);
}

QList<ports::WaitingCall> RoomService::waitsOf(const room::Director &director) const
{
    return waitingView(director.waits(), m_house.clock.steadyNow());
}

void RoomService::tellWaits(const RoomId &room)
{
    if (const auto open = m_open.value(room))
        Q_EMIT callsWaiting(room, waitsOf(*open->director));
}

// One append a room, so that what one room cannot save does not touch the others.
void RoomService::save(const QList<Envelope> &batch)
{
    QList<RoomId> rooms;
    QHash<RoomId, QList<Envelope>> parts;
    for (const Envelope &envelope : batch) {
        if (!parts.contains(envelope.room))
            rooms.append(envelope.room);
        parts[envelope.room].append(envelope);
    }
    for (const RoomId &room : std::as_const(rooms)) {
        const auto open = m_open.value(room);
        if (!open)
            continue; // let go because it could not be saved
        open->ahead.append({parts[room].last().seq, floorView(*open->director)});
        m_store.append(parts[room]);
    }
}

void RoomService::appended(const QList<Envelope> &batch)
{
    const RoomId room = batch.first().room;
    const auto open = m_open.value(room);
    if (!open)
        return;
    open->seq = batch.last().seq;
    while (!open->ahead.isEmpty() && open->ahead.first().first <= open->seq)
        open->floor = open->ahead.takeFirst().second;
    bool listChanged = false;
    for (const Envelope &envelope : batch) {
        followTurn(open->running, envelope);
        if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body))
            open->messages = posted->index + 1;
        listChanged |= std::holds_alternative<model::RoomChanged>(envelope.body);
    }
    Q_EMIT published(room, batch, open->floor);
    if (listChanged)
        Q_EMIT roomsChanged();
    const auto isSaved = [&](const Unsaved &unsaved) {
        return unsaved.room == room && unsaved.seq <= open->seq;
    };
    for (const Unsaved &unsaved : std::as_const(m_unsaved)) {
        if (isSaved(unsaved))
            Q_EMIT done(unsaved.request);
    }
    m_unsaved.removeIf(isSaved);
}

void RoomService::appendFailed(const QList<Envelope> &batch, const Error &error)
{
    const RoomId room = batch.first().room;
    qCWarning(base::lcStudio) << "room" << room.value() << "could not be saved:" << error.detail;
    const auto open = m_open.take(room);
    if (!open)
        return; // a batch that was on its way behind the one that failed: told already
    if (!open->director->waits().isEmpty())
        Q_EMIT callsWaiting(room, {});
    open->director.release()->deleteLater(); // we may be inside one of its own signals
    QList<Unsaved> lost = m_unsaved;
    lost.removeIf([&room](const Unsaved &unsaved) { return unsaved.room != room; });
    m_unsaved.removeIf([&room](const Unsaved &unsaved) { return unsaved.room == room; });
    for (const Unsaved &unsaved : std::as_const(lost))
        Q_EMIT failed(unsaved.request, error);
    Q_EMIT savingFailed(room, error);
}

void RoomService::refuse(const RequestId &request, const Error &error) { Q_EMIT failed(request, error); }

void RoomService::shutDown()
{
    if (m_access == Access::ReadOnly)
        return;
    for (const auto &open : std::as_const(m_open)) {
        if (!open->director->floor().isResting())
            open->director->control(model::Control::Stop, u"studio"_s);
    }
}

} // namespace studio::services
