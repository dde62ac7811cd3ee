// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/room_service.h"

#include "core/model/participants.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/rooms/room_flaws.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::MessageId;
using base::ParticipantId;
using base::RoomId;
using base::Then;
using model::Envelope;
using Why = model::Rewound::Why;

namespace {

Error invalid(const char *text)
{
    return {ErrorCode::InvalidInput, QCoreApplication::translate("RoomService", text), {}};
}

room::RoomNeeds withPictures(room::RoomNeeds needs, room::RoomPictures &pictures)
{
    needs.pictures = &pictures;
    return needs;
}

/// What is said in place of the pictures, a line each.
QString wordsFor(const QList<ports::DraftPicture> &pictures)
{
    QStringList lines;
    for (const ports::DraftPicture &picture : pictures)
        lines.append(picture.words.trimmed().isEmpty() ? u"[Picture]"_s : picture.words.simplified());
    return lines.join(u'\n');
}

QList<llm::Picture> bytesOf(const QList<ports::DraftPicture> &pictures)
{
    QList<llm::Picture> bytes;
    for (const ports::DraftPicture &picture : pictures)
        bytes.append({u"image/jpeg"_s, picture.jpeg});
    return bytes;
}

std::optional<Error> flawInPictures(const QList<ports::DraftPicture> &pictures)
{
    if (pictures.size() > ports::Draft::kMostPictures)
        return invalid(QT_TRANSLATE_NOOP("RoomService", "A message can have at most four pictures."));
    const bool fits = std::all_of(pictures.cbegin(), pictures.cend(), [](const ports::DraftPicture &one) {
        return one.jpeg.size() <= model::kLargestPicture &&
               one.description.size() <= model::kLongestPictureWords &&
               one.words.size() <= 2 * model::kLongestPictureWords;
    });
    return fits ? std::nullopt
                : std::optional(invalid(QT_TRANSLATE_NOOP("RoomService", "This picture is too large.")));
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

RoomService::RoomService(store::SqliteStore &store, const room::RoomNeeds &needs, Access access,
                         QString modelName)
    : m_store(store)
    , m_cast(needs.cast)
    , m_modelName(std::move(modelName))
    , m_pictures(store)
    , m_agent(needs.agent)
    , m_rooms(store, withPictures(needs, m_pictures.shown()), access,
              [this](const store::RoomRecord &record, const OpenRooms::Ready &ready) {
                  m_pictures.recall(record.recent, ready);
              })
    , m_making(m_rooms, m_store, needs)
    , m_senses(m_rooms)
    , m_ways(m_rooms, m_store)
    , m_continuing(m_rooms, store, needs.clock, m_pictures.shown())
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
    connect(&m_making, &RoomMaking::made, this, &ports::RoomPort::roomsChanged);
    connect(&m_continuing, &RoomContinuing::made, this, &ports::RoomPort::roomsChanged);
}

RoomService::~RoomService() = default;

// ---- commands

void RoomService::work(std::function<void()> step)
{
    QMetaObject::invokeMethod(this, std::move(step), Qt::QueuedConnection);
}

void RoomService::changeOrRefuse(const RoomId &room, FallibleChange change, const Then<void> &then)
{
    work([this, room, change = std::move(change), then] { m_rooms.change(room, change, then); });
}

void RoomService::change(const RoomId &room, Change change, const Then<void> &then)
{
    changeOrRefuse(
        room,
        [change = std::move(change)](room::Director &director) -> base::Result<qint64> {
            return change(director);
        },
        then);
}

void RoomService::letTalk(const RoomId &room, Change change, const Then<void> &then)
{
    changeOrRefuse(
        room,
        [change = std::move(change)](room::Director &director) -> base::Result<qint64> {
            if (const auto flaw = flawInTalk(director))
                return tl::unexpected(*flaw);
            return change(director);
        },
        then);
}

void RoomService::pauseForBudget(const RoomId &room)
{
    if (const OpenRooms::Room *open = m_rooms.find(room); open && m_rooms.isWritable())
        open->director->pauseForBudget(u"studio"_s);
}

void RoomService::renameRoom(const RoomId &room, const QString &name, Then<void> then)
{
    if (const auto flaw = flawInName(name))
        return then(tl::unexpected(*flaw));
    change(
        room, [name](room::Director &director) { return director.rename(name.trimmed(), kUser); }, then);
}

void RoomService::setDeleted(const RoomId &room, bool deleted, Then<void> then)
{
    change(
        room,
        [deleted](room::Director &director) {
            if (deleted && !director.floor().isResting())
                director.control(model::Control::Stop, kUser);
            return director.setDeleted(deleted, kUser);
        },
        then);
}

void RoomService::setRoster(const RoomId &room, const QList<ParticipantId> &roster, Then<void> then)
{
    if (const auto flaw = flawInRoster(roster))
        return then(tl::unexpected(*flaw));
    change(
        room, [roster](room::Director &director) { return director.setRoster(roster, kUser); }, then);
}

void RoomService::setPolicy(const RoomId &room, const model::PolicySettings &policy, Then<void> then)
{
    if (const auto flaw = flawInPolicy(policy))
        return then(tl::unexpected(*flaw));
    change(
        room, [policy](room::Director &director) { return director.setPolicy(policy, kUser); }, then);
}

void RoomService::setUpRoom(const RoomId &room, const ports::RoomSetup &setup, Then<void> then)
{
    model::Room wanted{setup};
    wanted.id = room;
    wanted.name = setup.name.trimmed();
    if (const auto flaw = flawInRoom(wanted))
        return then(tl::unexpected(*flaw));
    changeOrRefuse(
        room,
        [this, wanted](room::Director &director) -> base::Result<qint64> {
            if (const auto stranger = strangerIn(wanted.roster, director.room().roster))
                return tl::unexpected(*stranger);
            return director.setUp(wanted, kUser);
        },
        then);
}

// A participant who is already in the room may stay, known or not.
std::optional<Error> RoomService::strangerIn(const QList<ParticipantId> &roster,
                                             const QList<ParticipantId> &before) const
{
    for (const ParticipantId &id : roster) {
        if (!before.contains(id) && model::isCompanion(id) && !m_cast.isInLibrary(id))
            return Error{ErrorCode::InvalidInput, tr("No companion has the ID %1.").arg(id.value()),
                         id.value()};
    }
    return std::nullopt;
}

void RoomService::say(const RoomId &room, const ports::Draft &draft, Then<void> then)
{
    if (draft.text.trimmed().isEmpty() && draft.pictures.isEmpty())
        return then(tl::unexpected(invalid(QT_TRANSLATE_NOOP("RoomService", "Write a message first."))));
    if (const auto flaw = flawInText(draft.text + wordsFor(draft.pictures)))
        return then(tl::unexpected(*flaw));
    if (const auto flaw = flawInPictures(draft.pictures))
        return then(tl::unexpected(*flaw));
    work([this, room, draft, then] { sayInOrder(room, draft, then); });
}

/// A message waits for the pictures of the one before it.
void RoomService::sayInOrder(const RoomId &room, const ports::Draft &draft, const Then<void> &then)
{
    if (const auto keeping = m_keeping.find(room); keeping != m_keeping.end()) {
        keeping->append({draft, then});
        return;
    }
    model::Message message;
    message.from = draft.from;
    message.text = draft.text.trimmed().isEmpty() ? QString() : draft.text;
    message.to = draft.to;
    message.mentions = draft.mentions;
    message.whisper = draft.whisper;
    if (draft.pictures.isEmpty()) {
        m_rooms.change(
            room,
            [message, notMeant = draft.notMeant](room::Director &director) -> base::Result<qint64> {
                return director.say(message, kUser, notMeant);
            },
            then);
        return;
    }
    m_keeping.insert(room, {});
    const auto refused = [this, room, then](const base::Result<void> &ended) {
        then(ended);
        sayWaiting(room);
    };
    // Nothing is kept for a message that cannot be said.
    m_rooms.withWritable(
        room,
        [this, room, draft, message, then, refused](OpenRooms::Room &) {
            m_pictures.keep(draft.pictures, {this, refused},
                            [this, room, draft, message, then](const QList<model::MessagePicture> &named) {
                                sayWithPictures(room, draft, message, named, then);
                                sayWaiting(room);
                            });
        },
        refused);
}

void RoomService::sayWaiting(const RoomId &room)
{
    const QList<Waiting> waiting = m_keeping.take(room);
    for (const Waiting &one : waiting)
        sayInOrder(room, one.draft, one.then);
}

void RoomService::sayWithPictures(const RoomId &room, const ports::Draft &draft, model::Message message,
                                  const QList<model::MessagePicture> &named, const Then<void> &then)
{
    message.pictures = named;
    m_rooms.change(
        room,
        [message, draft](room::Director &director) -> base::Result<qint64> {
            return director.sayWithPictures(message, wordsFor(draft.pictures), bytesOf(draft.pictures), kUser,
                                            draft.notMeant);
        },
        then);
}

void RoomService::picture(const RoomId &, const model::Message &message, int number, Then<QByteArray> then)
{
    work([this, message, number, then] { m_pictures.read(message, number, then); });
}

void RoomService::whoSeesPictures(const RoomId &room, Then<QList<ParticipantId>> then)
{
    work([this, room, then] {
        m_rooms.with(
            room,
            [this, then](OpenRooms::Room &open) {
                QList<ParticipantId> seeing;
                for (const ParticipantId &id : open.director->room().roster) {
                    if (model::isCompanion(id) && m_agent.outlook(open.director->persona(id)).pictures)
                        seeing.append(id);
                }
                then(seeing);
            },
            [then](const base::Result<void> &refused) { then(tl::unexpected(refused.error())); });
    });
}

void RoomService::transport(const RoomId &room, ports::Transport command, Then<void> then)
{
    const bool talks = command == ports::Transport::Play || command == ports::Transport::Step;
    const Change doIt = [command](room::Director &director) {
        return director.control(controlFor(command), kUser);
    };
    if (talks)
        letTalk(room, doIt, then);
    else
        change(room, doIt, then);
}

void RoomService::cue(const RoomId &room, const ParticipantId &companion, Then<void> then)
{
    letTalk(
        room, [companion](room::Director &director) { return director.cue(companion, kUser); }, then);
}

void RoomService::setMuted(const RoomId &room, const ParticipantId &companion, bool muted, Then<void> then)
{
    change(
        room,
        [companion, muted](room::Director &director) { return director.setMuted(companion, muted, kUser); },
        then);
}

void RoomService::skipVote(const RoomId &room, const ParticipantId &companion, Then<void> then)
{
    change(
        room, [companion](room::Director &director) { return director.skipVote(companion, kUser); }, then);
}

void RoomService::undoSummary(const RoomId &room, const QString &summary, Then<void> then)
{
    changeOrRefuse(
        room,
        [summary](room::Director &director) -> base::Result<qint64> {
            const qint64 seq = director.undoSummary(summary, kUser);
            if (seq == 0)
                return base::failure(ErrorCode::NotFound, tr("This summary has been removed."), summary);
            return seq;
        },
        then);
}

void RoomService::setOrder(const RoomId &room, const QList<ParticipantId> &order, Then<void> then)
{
    changeOrRefuse(
        room,
        [order](room::Director &director) -> base::Result<qint64> {
            const QList<ParticipantId> &roster = director.room().roster;
            if (director.room().policy.policy != model::PolicyName::Ring)
                return tl::unexpected(invalid(QT_TRANSLATE_NOOP("RoomService", "Only a ring has an order.")));
            if (!std::is_permutation(order.cbegin(), order.cend(), roster.cbegin(), roster.cend()))
                return tl::unexpected(invalid(QT_TRANSLATE_NOOP(
                    "RoomService", "The order must include every companion in the room once.")));
            return director.setOrder(order, kUser);
        },
        then);
}

void RoomService::act(const RoomId &room, const model::Action &action, Then<void> then)
{
    work([this, room, action, then] { m_senses.act(room, action, then); });
}

void RoomService::ask(const RoomId &room, const model::Query &query, Then<model::QueryResult> then)
{
    work([this, room, query, then] { m_senses.ask(room, query, then); });
}

// ---- making rooms, and going back in them

void RoomService::createRoom(const ports::NewRoom &wanted, Then<model::Room> then)
{
    work([this, wanted, then] { m_making.make(wanted, then); });
}

void RoomService::goBack(const RoomId &room, const store::WayWish &wish, const Then<void> &then)
{
    work([this, room, wish, then] { m_ways.goBack(room, wish, then); });
}

void RoomService::replyAgain(const RoomId &room, const std::optional<MessageId> &reply, Then<void> then)
{
    goBack(room, {Why::ReplyAgain, reply}, then);
}

void RoomService::decideAgain(const RoomId &room, const std::optional<MessageId> &reply, Then<void> then)
{
    goBack(room, {Why::DecideAgain, reply}, then);
}

void RoomService::chooseAlternative(const RoomId &room, const MessageId &message, int place, Then<void> then)
{
    goBack(room, {Why::Chosen, message.isEmpty() ? std::nullopt : std::optional(message), place}, then);
}

void RoomService::playVotes(const RoomId &room, qint64 decision, const QList<model::VoteEdit> &edits,
                            Then<void> then)
{
    work([this, room, decision, edits, then] { m_ways.playVotes(room, decision, edits, then); });
}

void RoomService::editMessage(const RoomId &room, const MessageId &message, const QString &text,
                              Then<void> then)
{
    work([this, room, message, text, then] { m_ways.edit(room, message, text, then); });
}

void RoomService::continueRoom(const RoomId &room, const MessageId &message, Then<model::Room> then)
{
    work([this, room, message, then] { m_continuing.go(room, message, then); });
}

// ---- reading

void RoomService::listRooms(Then<QList<model::RoomSummary>> then)
{
    work([this, then] { m_store.rooms(this, then); });
}

void RoomService::messages(const RoomId &room, qint64 first, qint64 count, Then<model::MessagePage> then)
{
    work([this, room, first, count, then] { m_store.messages(room, first, count, this, then); });
}

void RoomService::events(const RoomId &room, qint64 firstSeq, qint64 count, Then<QList<Envelope>> then)
{
    work([this, room, firstSeq, count, then] { m_store.events(room, firstSeq, count, this, then); });
}

void RoomService::openRoom(const RoomId &room, Then<ports::RoomView> then)
{
    work([this, room, then] {
        m_rooms.with(
            room, [this, then](OpenRooms::Room &open) { answerOpen(open, then); },
            [then](const base::Result<void> &refused) { then(tl::unexpected(refused.error())); });
    });
}

// The page is read later than this moment: rows after the snapshot's number are left to their events.
void RoomService::answerOpen(const OpenRooms::Room &open, const Then<ports::RoomView> &then)
{
    ports::RoomView view;
    view.seq = open.seq;
    view.room = open.director->room();
    view.personas = m_cast.all();
    view.floor = open.floor;
    view.running = open.running;
    view.waiting = m_rooms.waitsOf(*open.director);
    view.modelName = m_modelName;
    view.summaries = open.director->summaries();
    view.newest.total = open.messages;
    constexpr qint64 kNewestShown = 50;
    const qint64 first = std::max<qint64>(0, open.messages - kNewestShown);
    m_store.messages(view.room.id, first, open.messages - first, this,
                     [this, view, then](const base::Result<model::MessagePage> &page) {
                         if (page) {
                             Q_EMIT roomOpened(view.room.id);
                             m_pictures.recall(page->rows, [] {}); // those that were forgotten since
                         }
                         then(page.transform([&view](const model::MessagePage &newest) {
                             ports::RoomView whole = view;
                             whole.newest = newest;
                             whole.newest.total = view.newest.total;
                             return whole;
                         }));
                     });
}

} // namespace studio::services
