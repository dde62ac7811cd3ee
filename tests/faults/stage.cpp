// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/stage.h"

#include "tests/faults/names.h"
#include "tests/support/builders.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

using base::Millis;

namespace {

constexpr qint64 kLongestCell = 60'000;         // real milliseconds, for the slowest machine
constexpr qint64 kSettling = 30;                // real milliseconds
constexpr Millis kBetweenPlays{10'000};         // what was spent is refunded
constexpr Millis kLongestPlay{2 * 3600 * 1000}; // on the driven clock: nothing may take that long

/// Everything that can happen without waiting.
void handleEvents()
{
    while (QAbstractEventDispatcher::instance()->processEvents({})) {
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// What other threads and the kernel are about to tell.
void awaitEvents()
{
    std::this_thread::yield();
    QAbstractEventDispatcher::instance()->processEvents({});
}

} // namespace

Servers::Servers(const Certificates &certificates, DrivenClock &clock)
{
    for (qsizetype i = 0; i < company().size(); ++i)
        all.push_back(std::make_unique<FaultServer>(certificates, clock));
}

Stage::Stage(const Case &with, Servers &servers, DrivenClock &clock)
    : m_case(with)
    , m_servers(servers)
    , m_clock(clock)
    , m_ids(1)
{
    connect(&m_bus, &bus::Bus::published, this,
            [this](const QList<model::Envelope> &batch) { m_log += batch; });
    connect(&m_transport, &WatchedTransport::took, this, [this] {
        if (m_nextDoor && m_transport.running().isEmpty())
            openNextDoor();
    });
    for (int i = 0; i < company().size(); ++i) {
        model::Persona made = persona(company().at(i));
        made.model = {.provider = base::ProviderId(company().at(i)), .model = u"m"_s};
        m_cast.set(made);
        m_servers.all.at(size_t(i))->setTransport(&m_transport);
        m_servers.all.at(size_t(i))->forget();
    }
    if (with.part == Part::Vote) {
        openRoom(u"all"_s, company());
    } else {
        for (const QString &name : company())
            openRoom(name, {name});
    }
    lift();
}

Stage::~Stage()
{
    for (const auto &server : m_servers.all)
        server->setTransport(nullptr);
}

void Stage::openRoom(const QString &name, const QStringList &members)
{
    const model::Room made = room(name).with(members).tuned([this](model::PolicySettings &policy) {
        policy.policy = m_case.part == Part::Vote     ? model::PolicyName::Vote
                        : m_case.part == Part::Speech ? model::PolicyName::Manual
                                                      : model::PolicyName::Resource;
        policy.maxCompanionTurns = 1; // each play is one round, or one speech in each room
    });
    const store::RoomRecord record{.room = made, .initial = made, .lastSeq = 1};
    m_directors.push_back(
        std::make_unique<room::Director>(record, room::RoomNeeds{m_bus, m_agent, m_clock, m_ids, m_cast}));
}

void Stage::setProvider(int companion, const QString &scheme, const QString &host)
{
    model::Provider provider;
    provider.id = base::ProviderId(company().at(companion));
    provider.name = providerOf(companion);
    provider.kind = kindOf(m_case.dialect);
    provider.keyPlace = model::KeyPlace::Session;
    provider.model = u"m"_s;
    const QString path = m_case.dialect == Dialect::OpenAi ? u"/v1"_s : QString();
    provider.baseUrl = QUrl(scheme + u"://"_s + host + u':' +
                            QString::number(m_servers.all.at(size_t(companion))->port()) + path);
    m_book.put(provider);
    m_book.setKey(provider.id, keyOf(companion));
    const model::Known byTool = m_case.votesByTool ? model::Known::Yes : model::Known::No;
    const model::Known bySchema = m_case.votesByTool ? model::Known::No : model::Known::Yes;
    m_book.setFacts({.provider = provider.id,
                     .model = provider.model,
                     .abilities = {.schema = bySchema, .forcedTool = byTool, .tools = model::Known::Yes}});
}

QByteArray Stage::keyOf(int companion) const { return "sk-secret-of-" + company().at(companion).toUtf8(); }

QString Stage::providerOf(int companion) const { return u"Models of "_s + company().at(companion); }

Script Stage::wellSaid(int companion, const Asked &asked, const std::optional<QString> &vote) const
{
    return streamed(framed(recordingFor(m_case, companion, asked.kind, vote)));
}

bool Stage::isMeant(RequestKind kind) const
{
    return kind == (m_case.part == Part::Vote ? RequestKind::Vote : RequestKind::Speech);
}

void Stage::strike(const Trick &trick)
{
    holdNames();
    if (trick.slowName)
        m_clock.callAt(m_clock.steadyNow() + *trick.slowName, this, [] { releaseNames(); });
    m_nextDoor = trick.doorAfterFirst;
    m_deadline = trick.deadline;
    for (int i = 0; i < company().size(); ++i) {
        if (!isStruck(i))
            continue;
        FaultServer &server = *m_servers.all.at(size_t(i));
        setProvider(i, trick.scheme, trick.host);
        server.setDoor(trick.door);
        server.setAnswer([this, i, trick, asked = 0](const Asked &request) mutable {
            if (!isMeant(request.kind) || !trick.spoil || ++asked > trick.spoiled)
                return wellSaid(i, request, trick.vote);
            return trick.spoil(recordingFor(m_case, i, request.kind, trick.vote),
                               {m_clock.wallNow(), m_servers.all.at(size_t(i))->port()});
        });
    }
}

void Stage::openNextDoor()
{
    const Door door = *std::exchange(m_nextDoor, std::nullopt);
    for (int i = 0; i < company().size(); ++i) {
        if (isStruck(i))
            m_servers.all.at(size_t(i))->setDoor(door);
    }
}

// The address stays as it is: nobody has to set anything up again.
void Stage::lift()
{
    releaseNames();
    m_nextDoor.reset();
    m_clock.advanceTo(m_clock.steadyNow() + kBetweenPlays);
    for (int i = 0; i < company().size(); ++i) {
        FaultServer &server = *m_servers.all.at(size_t(i));
        const auto entry = m_book.find({.provider = base::ProviderId(company().at(i))});
        const bool isKnown = m_book.has(base::ProviderId(company().at(i)));
        if (!isKnown)
            setProvider(i, u"http"_s, u"127.0.0.1"_s);
        server.setDoor(isKnown && entry->provider.baseUrl.scheme() == "https"_L1 ? Door::Tls : Door::Open);
        server.setAnswer([this, i](const Asked &request) { return wellSaid(i, request); });
    }
}

QList<Millis> Stage::requestsOf(int companion) const
{
    const int port = m_servers.all.at(size_t(companion))->port();
    QList<Millis> times;
    for (const WatchedTransport::Sent &sent : m_transport.sent()) {
        if (sent.url.port() == port && isMeant(sent.kind))
            times.append(sent.at);
    }
    return times;
}

int Stage::unasked(int companion) const
{
    const FaultServer &server = *m_servers.all.at(size_t(companion));
    const auto sent = std::count_if(m_transport.sent().cbegin(), m_transport.sent().cend(),
                                    [&server](const auto &one) { return one.url.port() == server.port(); });
    return server.heard() - int(sent);
}

bool Stage::wasTold(const QString &text) const
{
    return std::any_of(m_transport.sent().cbegin(), m_transport.sent().cend(),
                       [text = text.toUtf8()](const auto &one) { return one.body.contains(text); });
}

bool Stage::isAtRest() const
{
    return std::all_of(m_directors.cbegin(), m_directors.cend(),
                       [](const auto &director) { return director->floor().isResting(); });
}

// A play has one slow name, and Qt looks a name up once for all who ask for it meanwhile.
QHash<quint64, WatchedTransport::Running> Stage::pastTheirNames() const
{
    QHash<quint64, WatchedTransport::Running> running = m_transport.running();
    running.removeIf([isLookedUp = slowLookups() > 0](const auto &stream) {
        return isLookedUp && stream->url.host().startsWith("slow"_L1) && stream->taken < 0;
    });
    return running;
}

// While anything is on its way time stands still.
bool Stage::mayAdvance() const
{
    QHash<quint64, WatchedTransport::Running> running = pastTheirNames();
    for (const auto &server : m_servers.all) {
        int unknown = server->stuckUnknown();
        for (const quint64 stream : server->stuck())
            running.remove(stream);
        running.removeIf([&unknown, &server](const auto &stream) {
            return stream->url.port() == server->port() && stream->taken < 0 && unknown-- > 0;
        });
    }
    return running.isEmpty();
}

// That a request is on its way is told from another thread, and may come after it has arrived.
void Stage::settle() const
{
    QElapsedTimer real;
    real.start();
    while (!pastTheirNames().isEmpty() && real.elapsed() < kSettling)
        awaitEvents();
}

bool Stage::play()
{
    QElapsedTimer real;
    real.start();
    const Millis end = m_clock.steadyNow() + kLongestPlay;
    for (const auto &director : m_directors) {
        if (m_deadline) {
            model::PolicySettings policy = director->room().policy;
            policy.voteDeadline = *m_deadline;
            director->setPolicy(policy, u"test"_s);
        }
        director->say(message(QString()).says(u"What shall we drink?"_s), u"test"_s);
        if (m_case.part == Part::Speech)
            director->cue(director->room().roster.constFirst(), u"test"_s);
    }
    while (true) {
        handleEvents();
        if (isAtRest() && m_transport.running().isEmpty())
            return true;
        if (real.elapsed() > kLongestCell || m_clock.steadyNow() > end)
            return false;
        const std::optional<Millis> due = m_clock.nextDue();
        if (!due || !mayAdvance()) {
            awaitEvents();
            continue;
        }
        settle();
        m_clock.advanceTo(*due);
    }
}

bool Stage::hasSocketsAtMost(int count)
{
    QElapsedTimer real;
    real.start();
    while (!m_transport.running().isEmpty() || openSockets() > count) {
        if (real.elapsed() > kLongestCell / 6)
            return false;
        handleEvents();
        awaitEvents();
    }
    return true;
}

int openSockets()
{
    int count = 0;
    for (const QFileInfo &file :
         QDir(u"/proc/self/fd"_s).entryInfoList(QDir::System | QDir::Files | QDir::NoDotAndDotDot))
        count += file.symLinkTarget().contains("socket:["_L1) ? 1 : 0;
    return count;
}

} // namespace studio::tests::faults
