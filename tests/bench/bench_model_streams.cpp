// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measure.h"
#include "tests/bench/vote_room.h"

#include <QPointer>

// Sixteen companions who speak at the same time, as fast as fast models do, through the client to the agent's
// events: is every token heard, how late, and for how much of a processor. How soon the first token of a turn
// is heard. And how soon the servers know that somebody pressed Stop.

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::bench;
using std::chrono::nanoseconds;

namespace {

constexpr int kStreams = 16;
constexpr int kRate = 200;     // tokens a second
constexpr int kTokens = 2'000; // of one speech
constexpr int kSpeeches = 6;   // of each, one after the other: a minute

/// Reads the tokens of one speech out of pieces of any size.
class TokenEar
{
public:
    explicit TokenEar(QList<double> &lateness)
        : m_lateness(lateness)
    {
    }

    void hear(const QString &piece)
    {
        const auto heardAt = now();
        m_rest += piece;
        for (qsizetype end = m_rest.indexOf(u' '); end >= 0; end = m_rest.indexOf(u' ')) {
            take(m_rest.left(end), heardAt);
            m_rest.remove(0, end + 1);
        }
    }
    void endHere()
    {
        if (!m_rest.isEmpty())
            take(std::exchange(m_rest, {}), now()); // the agent trims the last space
    }
    [[nodiscard]] int heard() const { return m_heard; }
    [[nodiscard]] bool isInOrder() const { return m_isInOrder; }

private:
    void take(const QString &token, nanoseconds heardAt)
    {
        const QStringList parts = token.split(u':');
        m_isInOrder = m_isInOrder && parts.size() == 2 && parts.first().toInt() == ++m_heard;
        m_lateness.append(double((heardAt - nanoseconds(parts.constLast().toLongLong())).count()) / 1e6);
    }

    QList<double> &m_lateness;
    QString m_rest;
    int m_heard = 0;
    bool m_isInOrder = true;
};

/// Hears what the client gives, before the agent does.
class HeardClient final : public llm::ModelClient
{
public:
    HeardClient(llm::ModelClient &client, QList<double> &lateness)
        : m_client(client)
        , m_lateness(lateness)
    {
    }
    QString displayName() const override { return m_client.displayName(); }
    llm::ModelTraits traits(const model::ModelChoice &choice) const override
    {
        return m_client.traits(choice);
    }
    llm::ModelCall *start(const llm::ModelRequest &request, QObject *parent) override
    {
        llm::ModelCall *call = m_client.start(request, parent);
        QObject::connect(call, &llm::ModelCall::textDelta, call,
                         [ear = TokenEar(m_lateness)](const QString &text) mutable { ear.hear(text); });
        return call;
    }

private:
    llm::ModelClient &m_client;
    QList<double> &m_lateness;
};

agent::Scene sceneOf(int number)
{
    agent::Scene scene;
    scene.persona.id = base::ParticipantId(u"companion_%1"_s.arg(number));
    model::Message message;
    message.id = base::MessageId(u"m1"_s);
    message.from = base::ParticipantId(u"user"_s);
    message.text = u"Please count."_s;
    scene.witnessed = {message};
    return scene;
}

/// One companion that speaks again and again.
class Speaker : public QObject
{
public:
    Speaker(agent::Agent &agent, int number, QList<double> &lateness)
        : m_agent(agent)
        , m_scene(sceneOf(number))
        , m_lateness(lateness)
    {
    }

    void speak()
    {
        auto *ear = new TokenEar(m_lateness);
        agent::TurnCall *call = m_agent.speak(m_scene, {}, this);
        connect(call, &agent::TurnCall::event, this, [ear](const model::TurnEventKind &kind) {
            if (const auto *content = std::get_if<model::Content>(&kind))
                ear->hear(content->text);
        });
        connect(call, &agent::TurnCall::over, this, [this, ear](const model::TurnOver &) {
            ear->endHere();
            lost += kTokens - ear->heard() + (ear->isInOrder() ? 0 : 1);
            delete ear;
            if (++speeches < kSpeeches)
                speak();
        });
    }

    int lost = 0;
    int speeches = 0;

private:
    agent::Agent &m_agent;
    agent::Scene m_scene;
    QList<double> &m_lateness;
};

void printLateness(const QByteArray &id, const QList<double> &lateness)
{
    bench::print({.id = id,
                  .n = lateness.size(),
                  .p50 = percentile(lateness, 0.5),
                  .p99 = percentile(lateness, 0.99)});
}

void sixteenSpeak()
{
    const ModelServer server;
    ModelHouse house(server, "/talk/" + QByteArray::number(kRate) + '/' + QByteArray::number(kTokens));
    QList<double> atClient;
    QList<double> atAgent;
    HeardClient heard(house.client, atClient);
    agent::CompanionAgent agent(heard, house.clock);
    std::vector<std::unique_ptr<Speaker>> speakers;
    for (int i = 0; i < kStreams; ++i)
        speakers.push_back(std::make_unique<Speaker>(agent, i, atAgent));
    const auto begin = now();
    const double before = processorMilliseconds() - double(server.processorTime().count()) / 1e6;
    for (const auto &speaker : speakers)
        speaker->speak();
    const auto isDone = [](const auto &speaker) { return speaker->speeches == kSpeeches; };
    loopUntil([&] { return std::all_of(speakers.begin(), speakers.end(), isDone); });
    const double took = double((now() - begin).count()) / 1e6;
    const double spent = processorMilliseconds() - double(server.processorTime().count()) / 1e6 - before;
    int lost = 0;
    for (const auto &speaker : speakers)
        lost += speaker->lost;
    printLateness("stream.token-to-client", atClient);
    printLateness("stream.token-to-agent", atAgent);
    const qint64 tokens = qint64(kStreams) * kSpeeches * kTokens;
    bench::print({.id = "stream.lost", .n = tokens, .p50 = double(lost), .unit = "tokens", .bar = 0});
    bench::print(
        {.id = "stream.processor", .n = tokens, .p50 = spent / took * 100, .unit = "% of a core", .bar = 35});
}

constexpr int kFirstTokens = 200;

/// When the first token of a piece was sent, by what stands in it.
double latenessOfFirst(const QString &piece)
{
    const auto heardAt = now();
    const QString token = piece.section(u' ', 0, 0, QString::SectionSkipEmpty);
    return double((heardAt - nanoseconds(token.section(u':', 1).toLongLong())).count()) / 1e6;
}

/// One companion that speaks while nobody else does: the first token of each turn, from the moment in which
/// it is written into the socket.
void firstTokens()
{
    const ModelServer server;
    ModelHouse house(server, "/talk/200/4");
    QObject parent;
    QList<double> samples;
    for (int turn = 0; turn < kFirstTokens; ++turn) {
        agent::TurnCall *call = house.agent.speak(sceneOf(turn), {}, &parent);
        bool isFirst = true;
        QObject::connect(call, &agent::TurnCall::event, &parent, [&](const model::TurnEventKind &kind) {
            const auto *content = std::get_if<model::Content>(&kind);
            if (content && std::exchange(isFirst, false))
                samples.append(latenessOfFirst(content->text));
        });
        QObject::connect(call, &agent::TurnCall::over, &parent, [] { QCoreApplication::quit(); });
        QCoreApplication::exec();
    }
    if (samples.size() != kFirstTokens)
        qFatal("%d of %d turns said nothing", int(kFirstTokens - samples.size()), kFirstTokens);
    bench::print(
        {.id = "stream.first-token-to-agent", .n = kFirstTokens, .p50 = percentile(samples, 0.5), .bar = 2});
    bench::print(
        {.id = "stream.first-token-to-agent.p99", .n = kFirstTokens, .p50 = percentile(samples, 0.99)});
}

constexpr int kStops = 40;

void printStops(const QByteArray &id, int calls, const QList<double> &samples)
{
    bench::print(
        {.id = id, .n = calls, .p50 = percentile(samples, 0.5), .p99 = percentile(samples, 0.99), .bar = 50});
}

/// From Stop to the last of the sockets closed, as the server sees it.
void stopVotes(int voters)
{
    const ModelServer server;
    ModelHouse house(server, "/hang");
    VoteRoom room(house, voters);
    QList<double> samples;
    for (int i = 0; i < kStops; ++i) {
        room.say();
        loopUntil([&] { return server.unanswered() == voters; });
        const auto begin = now();
        room.stop();
        loopUntil([&] { return server.unanswered() == 0; });
        samples.append(double((server.lastHangUp() - begin).count()) / 1e6);
    }
    printStops("stop.votes", voters, samples);
}

void stopSpeeches()
{
    const ModelServer server;
    ModelHouse house(server, "/talk/200/100000");
    QObject parent;
    QList<double> samples;
    for (int i = 0; i < kStops; ++i) {
        QList<QPointer<agent::TurnCall>> calls;
        for (int stream = 0; stream < kStreams; ++stream)
            calls.append(house.agent.speak(sceneOf(stream), {}, &parent));
        loopUntil([&] {
            return std::all_of(calls.begin(), calls.end(),
                               [](const auto &call) { return call->saidSoFar().size() > 100; });
        });
        const auto begin = now();
        for (const auto &call : calls)
            call->cancel();
        loopUntil([&] { return server.unanswered() == 0; });
        samples.append(double((server.lastHangUp() - begin).count()) / 1e6);
    }
    printStops("stop.speeches", kStreams, samples);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    firstTokens();
    stopVotes(16);
    stopVotes(64);
    stopSpeeches();
    sixteenSpeak();
    return 0;
}
