// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/base/uuid_v7.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/tables/room_table.h"
#include "core/studio/services/what_if_service.h"
#include "core/turn/advance.h"
#include "tests/bench/measure.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <atomic>
#include <random>
#include <thread>

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::ParticipantId;

namespace {

constexpr int kPieces = 25; // events of one speech, as a model streams them
constexpr double kBar = 100;
constexpr double kPolicyBar = 1000; // not while somebody drags

/// Writes the log of a long talk as the Director would: every input, every line of the answer, and the
/// pieces of each speech.
class LongTalk
{
public:
    explicit LongTalk(store::SqliteStore &store)
        : m_store(store)
    {
        for (const QString &name : {u"aya"_s, u"kyoko"_s, u"natsumi"_s})
            m_room.roster.append(ParticipantId(u"companion_"_s + name));
        m_room.id = base::RoomId(u"bench"_s);
        m_room.name = u"bench"_s;
        m_floor = turn::openFloor(m_room.roster, m_room.policy);
        publish(model::RoomChanged{m_room});
        store::RoomTable(m_store).createRoom(m_batch.takeFirst(), &m_context, [](const auto &) {});
    }

    void play(int turns)
    {
        while (m_turns < turns) {
            tell(model::Posted{message(ParticipantId(u"user"_s))});
            while (m_floor.round || m_floor.turn)
                m_floor.round ? vote() : speak();
            m_store.append(std::exchange(m_batch, {}));
        }
    }

    [[nodiscard]] qint64 lastSeq() const { return m_seq; }

private:
    int roll(int sides) { return int(m_dice() % unsigned(sides)); }

    void publish(model::EnvelopeBody body)
    {
        model::Envelope envelope{.seq = ++m_seq, .origin = u"bench"_s, .room = m_room.id, .t = m_t};
        envelope.time = QDateTime::fromMSecsSinceEpoch(m_t.count(), base::kUtc);
        envelope.body = std::move(body);
        envelope.topic = model::topicOf(envelope.body);
        m_batch.append(envelope);
    }

    void tell(const model::FloorInputKind &kind)
    {
        turn::Step step = turn::advance(std::move(m_floor), {m_t, kind}, m_room.policy);
        m_floor = std::move(step.floor);
        if (const auto *posted = std::get_if<model::Posted>(&kind))
            publish(model::MessagePosted{.message = posted->message});
        else if (const auto *over = std::get_if<model::TurnOver>(&kind))
            publish(model::MessagePosted{.message = *over->said, .way = model::MessagePosted::Way::Spoken});
        else
            publish(model::FloorTold{{m_t, kind}, {}});
        for (const model::FloorOutput &line : std::as_const(step.outputs)) {
            if (const auto *decision = std::get_if<model::Decision>(&line.kind))
                publish(model::Decided{line.t, *decision});
            else
                publish(model::FloorSaid{line, {}, {}});
        }
    }

    void vote()
    {
        const QList<turn::Ballot> ballots = m_floor.round->ballots;
        const QString message = m_floor.round->message.id.value();
        for (const turn::Ballot &ballot : ballots) {
            m_t += Millis(100);
            const model::RawState state{ballot.contender.candidate.id.value(),
                                        message,
                                        roll(3) ? u"speak"_s : u"listen"_s,
                                        double(roll(11)),
                                        roll(4) == 0,
                                        u"none"_s};
            tell(model::Voted{state});
            if (!m_floor.round)
                return;
        }
        m_t += Millis(1);
        tell(model::Control::Tick);
    }

    void speak()
    {
        m_t += Millis(3000);
        const ParticipantId companion = m_floor.turn->companion;
        for (int number = 0; number < kPieces; ++number)
            publish(model::TurnEvent{base::TurnId(u"t%1"_s.arg(m_turns)), companion, 1, number,
                                     model::Content{u"a few words "_s}});
        tell(model::TurnOver{.from = companion, .said = message(companion)});
        ++m_turns;
    }

    // Words at random, so that nobody repeats what was said.
    model::Message message(const ParticipantId &from)
    {
        model::Message message;
        message.id = base::MessageId(m_ids.next());
        message.from = from;
        for (int i = 0; i < 25; ++i) {
            for (int letters = 2 + roll(7); letters > 0; --letters)
                message.text.append(QChar(u'a' + roll(26)));
            message.text.append(u' ');
        }
        return message;
    }

    store::SqliteStore &m_store;
    QObject m_context;
    model::Room m_room;
    turn::Floor m_floor;
    base::UuidV7Source m_ids = base::UuidV7Source::system();
    std::mt19937 m_dice{7};
    QList<model::Envelope> m_batch;
    Millis m_t{0};
    qint64 m_seq = 0;
    int m_turns = 0;
};

/// From the question to the answer, in ms.
double ask(services::WhatIfService &service, const model::WhatIf &change)
{
    QElapsedTimer timer;
    timer.start();
    const auto end = [](const base::Result<model::WhatIfAnswer> &answer) {
        if (!answer || answer->decisions < 1000)
            qFatal("not enough decisions");
        QCoreApplication::quit();
    };
    const base::Job job = service.ask(base::RoomId(u"bench"_s), change, {&service, end});
    QCoreApplication::exec();
    return double(timer.nsecsElapsed()) / 1e6;
}

/// Keeps one core busy while it lives, as a machine on which a model runs.
class BusyCore
{
public:
    BusyCore()
        : m_thread([this] {
            quint64 work = 1;
            while (!m_ends)
                work = work * 6364136223846793005u + 1;
            m_work = work;
        })
    {
    }
    ~BusyCore()
    {
        m_ends = true;
        m_thread.join();
    }
    BusyCore(const BusyCore &) = delete;
    BusyCore &operator=(const BusyCore &) = delete;

private:
    std::atomic<bool> m_ends{false};
    std::atomic<quint64> m_work{0};
    std::thread m_thread;
};

double askAs(services::WhatIfService &service, model::PolicyName policy)
{
    QElapsedTimer timer;
    timer.start();
    const auto end = [](const base::Result<model::AsPolicyAnswer> &) { QCoreApplication::quit(); };
    const base::Job job = service.askAs(base::RoomId(u"bench"_s), {.policy = policy}, {&service, end});
    QCoreApplication::exec();
    return double(timer.nsecsElapsed()) / 1e6;
}

} // namespace

/// What a user waits for a room of a thousand turns to be decided again.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    auto store = store::SqliteStore::open(folder.path(), store::SqliteStore::Mode::ReadWrite).value();
    LongTalk talk(*store);
    talk.play(1000);
    QObject::connect(store.get(), &store::SqliteStore::appended, &application,
                     [last = talk.lastSeq()](const QList<model::Envelope> &batch) {
                         if (batch.last().seq == last)
                             QCoreApplication::quit();
                     });
    QCoreApplication::exec();

    const model::WhatIf change{.shifts = {{ParticipantId(u"companion_kyoko"_s), {2}}}};
    const BusyCore busy;
    QList<double> first;
    QList<double> later;
    QList<double> policy;
    for (int i = 0; i < 20; ++i) {
        services::WhatIfService service(*store);
        first.append(ask(service, change));
        for (int j = 0; j < 10; ++j)
            later.append(ask(service, change));
        policy.append(askAs(service, model::PolicyName::Ring));
    }
    bench::print({.id = "whatif.first",
                  .n = 1000,
                  .p50 = bench::percentile(first, 0.5),
                  .p99 = bench::percentile(first, 0.99),
                  .bar = kBar});
    bench::print({.id = "whatif.later",
                  .n = 1000,
                  .p50 = bench::percentile(later, 0.5),
                  .p99 = bench::percentile(later, 0.99),
                  .bar = kBar});
    bench::print({.id = "whatif.policy",
                  .n = 1000,
                  .p50 = bench::percentile(policy, 0.5),
                  .p99 = bench::percentile(policy, 0.99),
                  .bar = kPolicyBar});
    return 0;
}
