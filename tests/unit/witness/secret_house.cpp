// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/witness/secret_house.h"

#include "core/adapters/firehose/frame_writer.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

using namespace Qt::StringLiterals;

namespace studio::tests {

using base::ParticipantId;
using base::RoomId;
using ports::RoomPort;

namespace {

constexpr int kPatience = 60'000; // ms; only a broken service takes that long

/// Like QTest::qWaitFor(), but checks again at once, because there are many waits.
template<class Predicate>
bool comesTrue(Predicate predicate)
{
    const QDeadlineTimer end(kPatience);
    while (!predicate() && !end.hasExpired()) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QThread::yieldCurrentThread();
    }
    return predicate();
}

/// With a book of their own, part of which fires in every room.
model::Persona withLore(model::Persona companion)
{
    const QString mark = loreMark(companion.id);
    model::LoreEntry said{.name = mark + u" of the week"_s, .keys = {u"week"_s}, .content = mark};
    model::LoreEntry always{.name = mark, .keys = {}, .content = mark + u" as ever"_s};
    always.constant = true;
    companion.lore = {{.name = mark + u"'s book"_s, .entries = {said, always}}};
    return companion;
}

} // namespace

QString loreMark(const ParticipantId &companion) { return u"LORE-"_s + companion.value().section(u'_', 1); }

ParticipantId bob() { return ParticipantId(u"guest:bob"_s); }
ParticipantId fay() { return ParticipantId(u"guest:fay"_s); }

class SecretHouse::Report final : public adapters::DoorReport
{
public:
    void clientChanged(const model::DoorClient &) override {}
    void clientLeft(const QString &) override {}
    void called(const model::DoorCall &) override {}
    void refused(const model::DoorRejection &) override {}
    void networkChanged(const model::DoorState &) override {}
};

SecretHouse::SecretHouse(const QString &folder, Judges &judges, QRandomGenerator &dice, quint64 idSeed)
    : m_model(m_clock, judges.secrets, dice, judges.seen, judges.leaks)
    , m_ids(idSeed)
    , m_store(store::SqliteStore::open(folder, store::SqliteStore::Mode::ReadWrite).value())
    , m_keptNotes(*m_store)
    , m_notes(std::make_unique<memory::NoteBook>(m_keptNotes))
    , m_personas(std::make_unique<services::PersonaService>(*m_store, m_cast, m_agent, m_clock))
    , m_queries(std::make_unique<services::QueryService>(m_desk, *m_store, m_clock))
    , m_records(std::make_unique<services::RecordService>(
          services::RoomRecording::Needs{*m_store, *m_store, *m_store}))
    , m_rooms(std::make_unique<services::RoomService>(*m_store,
                                                      room::RoomNeeds{.bus = m_bus,
                                                                      .agent = m_agent,
                                                                      .clock = m_clock,
                                                                      .ids = m_ids,
                                                                      .cast = m_cast,
                                                                      .desk = &m_desk,
                                                                      .memory = m_notes.get()},
                                                      services::RoomService::Access::ReadWrite,
                                                      m_model.displayName()))
    , m_witnesses(std::make_unique<services::WitnessService>(
          services::WitnessService::Needs{m_rooms->openRooms(), *m_store, m_model, m_notes.get()}))
    , m_guests(std::make_unique<services::GuestService>(m_rooms->openRooms(), m_agent, *m_queries, m_clock))
    , m_mirror(std::make_unique<adapters::RoomMirror>(*m_rooms))
    , m_report(std::make_unique<Report>())
    , m_holders(std::make_unique<adapters::mcp::Holders>(
          m_clock, [] { return QByteArray("session"); }, [](const adapters::mcp::Holder &) {},
          [](const ParticipantId &) {}))
    , m_session(m_holders->begin({.door = model::Guest::Door::Mcp}, "2025-11-25"))
    , m_calls(std::make_unique<adapters::mcp::RoomCalls>(
          adapters::mcp::RoomCalls::Needs{*m_mirror, *m_guests, m_clock, *m_report, *m_holders}))
    , m_teller(std::make_unique<adapters::firehose::RoomTeller>(
          *m_mirror, adapters::firehose::WireNames(*m_mirror, adapters::firehose::WireNames::Side::Server),
          u"firehose"_s))
{
    connect(&m_bus, &bus::Bus::published, this, [this](const auto &batch) { m_unsaved += batch.size(); });
    connect(m_store.get(), &store::SqliteStore::appended, this,
            [this](const auto &batch) { m_unsaved -= batch.size(); });
    connect(m_mirror.get(), &adapters::RoomMirror::published, this, &SecretHouse::tellFay);
    for (const QString &name : {u"aya"_s, u"kyoko"_s, u"mei"_s, u"rin"_s})
        m_cast.set(withLore(persona(name)));
}

SecretHouse::~SecretHouse()
{
    m_mirror->disconnect(this);
    m_rooms.reset(); // guests' waits end with the rooms
    m_guests.reset();
    (void)comesTrue([this] { return m_unsaved == 0; });
}

RoomId SecretHouse::create(const ports::NewRoom &room)
{
    const auto made = answerTo(*m_rooms, &RoomPort::createRoom)(room);
    return made ? made->id : RoomId();
}

void SecretHouse::open(const RoomId &room)
{
    m_mirror->follow(room);
    (void)comesTrue([this] { return m_mirror->isReady(); });
    for (const auto &[name, door] :
         {std::pair(u"bob"_s, model::Guest::Door::Mcp), std::pair(u"fay"_s, model::Guest::Door::Firehose)})
        (void)answerTo(*m_guests, &ports::GuestPort::join)(room, {.wireName = name, .door = door});
    m_session->guests.insert(bob(), m_clock.steadyNow());
}

void SecretHouse::settle()
{
    m_clock.advance(base::Millis(0));
    (void)comesTrue([this] { return m_unsaved == 0; });
    QCoreApplication::processEvents();
}

QString SecretHouse::bobReads()
{
    QString read;
    const auto keep = [&read](const adapters::mcp::ToolResult &result) {
        read += QString::fromUtf8(result.structured);
    };
    for (const QString &tool : {u"history"_s, u"participants"_s, u"status"_s})
        m_calls->run(tool, wire::Json::object(), {m_session, {}}, this, keep);
    return read;
}

// A client that speaks for nobody hears what everybody hears.
void SecretHouse::tellFay(const QList<model::Envelope> &batch)
{
    const QList<adapters::firehose::Told> told = m_teller->tell(batch);
    for (const adapters::firehose::Told &one : told) {
        const QString frame = QString::fromUtf8(adapters::firehose::writeBody(one.body)) + u'\n';
        if (adapters::firehose::mayHear({fay()}, one))
            m_fayHears += frame;
        if (adapters::firehose::mayHear({}, one))
            m_strangersHear += frame;
    }
    m_strangersHear += QString::fromUtf8(m_calls->texts().history() + m_calls->texts().transcript() +
                                         m_calls->texts().participants());
}

} // namespace studio::tests
