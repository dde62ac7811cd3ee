// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/shuffle.h"
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBoundaryFinder>

namespace tst_floors {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using tests::Run;
using tests::runProgram;

namespace {

/// A line of the program's output: one event.
struct Event
{
    QString kind;
    QJsonObject body;
};

QList<Event> eventsOf(const QByteArray &out)
{
    QList<Event> events;
    for (const QByteArray &line : out.split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        if (!json.isEmpty())
            events.append({json["kind"_L1].toString(), json["body"_L1].toObject()});
    }
    return events;
}

QString text(const Event &event, const char *key) { return event.body[QLatin1String(key)].toString(); }

/// A message has the same name as an input without a message; only the input has a time of its own.
bool isMessage(const Event &event) { return !event.body.contains("t"_L1); }

QList<Event> bought(const QList<Event> &events)
{
    QList<Event> found;
    for (const Event &event : events) {
        if (event.kind == "consume"_L1 && isMessage(event))
            found.append(event);
    }
    return found;
}

int lengthOf(const QString &text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int length = 0;
    while (finder.toNextBoundary() != -1)
        ++length;
    return length;
}

QString lastRest(const QList<Event> &events)
{
    for (qsizetype i = events.size() - 1; i >= 0; --i) {
        if (events[i].kind == "rest"_L1)
            return text(events[i], "reason");
    }
    return {};
}

QStringList words(const QString &policy, const QString &say, int turns, int seed, const QString &format)
{
    return {u"converse"_s,
            u"--policy"_s,
            policy,
            u"--say"_s,
            say,
            u"--turns"_s,
            QString::number(turns),
            u"--seed"_s,
            QString::number(seed),
            u"--format"_s,
            format};
}

} // namespace

/// The real program under `resource` and `ring`, with Rehearsal as its companions.
class TestFloors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void speechIsBoughtUntilTheTurnsAreUsed_data();
    void speechIsBoughtUntilTheTurnsAreUsed();
    void pricesAndSilencesAreToldInWords();
    void theRingKeepsItsOrder_data();
    void theRingKeepsItsOrder();
    void aRingThatNobodyAnswersSleepsAndSaysSo();
    void theSameSeedGivesTheSameTalk_data();
    void theSameSeedGivesTheSameTalk();
    void aReplayedRoomSaysTheSameAgain_data();
    void aReplayedRoomSaysTheSameAgain();

private:
    QString folder(const QString &name) { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestFloors::speechIsBoughtUntilTheTurnsAreUsed_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 0; seed < 20; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestFloors::speechIsBoughtUntilTheTurnsAreUsed()
{
    QFETCH(const int, seed);

    const Run run =
        runProgram(folder(u"bought"_s), words(u"resource"_s, u"Hello! Who are you?"_s, 12, seed, u"jsonl"_s));

    QCOMPARE(run.exit, 0);
    const QList<Event> events = eventsOf(run.out);
    for (const Event &event : events) {
        const QJsonValue level = event.body["resource"_L1];
        QVERIFY(level.isUndefined() || (level.toInt() >= 0 && level.toInt() <= 100));
    }
    const QList<Event> turns = bought(events);
    QVERIFY(turns.size() >= 12); // at the limit nobody is woken any more, but busy companions may finish
    QVERIFY(turns.size() <= 12 + 2);
    QCOMPARE(lastRest(events), u"turnLimit"_s);
    QSet<QString> speakers;
    QMap<QString, QString> lastBackchannel;
    int backchannels = 0;
    for (const Event &turn : turns) {
        const QString who = text(turn, "from");
        const QString said = text(turn, "message");
        speakers.insert(who);
        QVERIFY(!said.trimmed().isEmpty());
        if (turn.body["amount"_L1].toInt() >= 60)
            continue;
        ++backchannels;
        QVERIFY2(lengthOf(said) <= 10, qPrintable(said));
        QVERIFY2(lastBackchannel.value(who) != said, qPrintable(said));
        lastBackchannel.insert(who, said);
    }
    QVERIFY2(backchannels >= 3, run.out.constData());
    QVERIFY(backchannels < turns.size());
    QCOMPARE(speakers.size(), 3);
}

void TestFloors::pricesAndSilencesAreToldInWords()
{
    const Run run =
        runProgram(folder(u"words"_s), words(u"resource"_s, u"Hello! Who are you?"_s, 12, 3, u"text"_s));

    QCOMPARE(run.exit, 0);
    const QString out = QString::fromUtf8(run.out);
    QVERIFY2(out.contains(u" Level: "_s), run.out.constData());
    QVERIFY2(out.contains(u" – passed: "_s), run.out.constData());
    static const QRegularExpression refused(u"· \\w+ cannot afford \\d+ \\(level \\d+\\)\\.\n"_s);
    QVERIFY2(out.contains(refused), run.out.constData());
    QVERIFY2(out.contains(u"turns without you. Write"_s), run.out.constData());
}

void TestFloors::theRingKeepsItsOrder_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 0; seed < 20; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

namespace {

/// The order that the ring draws for a new room with that seed.
QList<ParticipantId> orderOf(const QList<Event> &events, quint64 seed)
{
    QList<ParticipantId> roster;
    for (const Event &event : events) {
        if (event.kind != "room"_L1)
            continue;
        const QJsonArray ids = event.body["roster"_L1].toArray();
        for (const QJsonValue &id : ids)
            roster.append(ParticipantId(id.toString()));
        break;
    }
    return turn::shuffled(roster, seed);
}

/// The next companion after `speaker` who was not silent in this cycle.
QString nextAfter(const QString &speaker, const QList<ParticipantId> &order, const QSet<QString> &silent)
{
    const qsizetype at = order.indexOf(ParticipantId(speaker));
    for (qsizetype step = 1; step <= order.size(); ++step) {
        const QString candidate = order[(at + step) % order.size()].value();
        if (!silent.contains(candidate))
            return candidate;
    }
    return {};
}

} // namespace

void TestFloors::theRingKeepsItsOrder()
{
    QFETCH(const int, seed);

    const Run run =
        runProgram(folder(u"ring"_s), words(u"ring"_s, u"What do you think of rain?"_s, 6, seed, u"jsonl"_s));

    QCOMPARE(run.exit, 0);
    const QList<Event> events = eventsOf(run.out);
    const QList<ParticipantId> order = orderOf(events, quint64(seed));
    QCOMPARE(order.size(), 3);
    QString expected = order.first().value();
    QSet<QString> silent;
    int spoken = 0;
    for (const Event &event : events) {
        if (event.kind == "startTurn"_L1)
            QCOMPARE(text(event, "companion"), expected);
        if (event.kind != "turnOver"_L1)
            continue;
        const QString speaker = text(event, "from");
        if (isMessage(event)) {
            ++spoken;
            silent.clear();
        } else {
            silent.insert(speaker);
        }
        expected = nextAfter(speaker, order, silent);
    }
    QVERIFY2(spoken >= 1, run.out.constData());
    QVERIFY(spoken <= 6);
    QCOMPARE(lastRest(events), spoken == 6 ? u"turnLimit"_s : u"dormant"_s);
}

void TestFloors::aRingThatNobodyAnswersSleepsAndSaysSo()
{
    const QString say = u"Nobody needs to answer."_s;
    const Run told = runProgram(folder(u"asleep"_s), words(u"ring"_s, say, 6, 3, u"text"_s));
    const Run events = runProgram(folder(u"asleep"_s), words(u"ring"_s, say, 6, 3, u"jsonl"_s));

    QCOMPARE(told.exit, 0);
    QVERIFY2(told.out.contains("Everyone passed, one after the other. Write to wake"), told.out.constData());
    QCOMPARE(lastRest(eventsOf(events.out)), u"dormant"_s);
    int silences = 0;
    for (const Event &event : eventsOf(events.out)) {
        if (event.kind != "turnOver"_L1)
            continue;
        ++silences;
        QCOMPARE(text(event, "outcome"), u"noReply"_s);
        QCOMPARE(text(event, "cause"), u"nothingToSay"_s);
    }
    QCOMPARE(silences, 3);
}

void TestFloors::theSameSeedGivesTheSameTalk_data()
{
    QTest::addColumn<QString>("policy");
    QTest::newRow("resource") << u"resource"_s;
    QTest::newRow("ring") << u"ring"_s;
}

void TestFloors::theSameSeedGivesTheSameTalk()
{
    QFETCH(const QString, policy);
    const QStringList same = words(policy, u"What shall we do today?"_s, 6, 7, u"text"_s);

    const Run first = runProgram(folder(u"same-"_s + policy), same);
    const Run second = runProgram(folder(u"same-"_s + policy), same);

    QCOMPARE(first.exit, 0);
    QCOMPARE(second.out, first.out);
}

void TestFloors::aReplayedRoomSaysTheSameAgain_data() { theSameSeedGivesTheSameTalk_data(); }

// The log's own inputs, fed to the engine alone, give the same answers as in the room.
void TestFloors::aReplayedRoomSaysTheSameAgain()
{
    QFETCH(const QString, policy);
    const QString data = folder(u"replayed-"_s + policy);
    const Run talk = runProgram(data, words(policy, u"Hello! Who are you?"_s, 6, 3, u"jsonl"_s));
    const Run list = runProgram(data, {u"rooms"_s});
    const QString name = QString::fromUtf8(list.out).split(u'\t').first();
    const Run file = runProgram(data, {u"replay"_s, u"--room"_s, name});
    QFile replayed(folder(policy + u".jsonl"_s));
    QVERIFY(replayed.open(QIODevice::WriteOnly));
    replayed.write(file.out);
    replayed.close();

    const Run again = runProgram(data, {u"replay"_s, replayed.fileName()});

    QCOMPARE(again.exit, 0);
    const QStringList kinds{u"wake"_s,      u"consumed"_s,  u"refunded"_s,
                            u"startTurn"_s, u"abortTurn"_s, u"rest"_s};
    QStringList lived;
    for (const Event &event : eventsOf(talk.out)) {
        if (kinds.contains(event.kind))
            lived.append(event.kind + text(event, "companion") + text(event, "from") + text(event, "reason"));
    }
    QStringList replayedLines;
    for (const QByteArray &line : again.out.split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        for (const QString &kind : kinds) {
            if (!json.contains(kind))
                continue;
            const Event event{kind, json[kind].toObject()};
            replayedLines.append(kind + text(event, "companion") + text(event, "from") +
                                 text(event, "reason"));
        }
    }
    QVERIFY(!lived.isEmpty());
    QCOMPARE(replayedLines.mid(0, lived.size()), lived);
}

SUITE_TEST(QCoreApplication, TestFloors)

} // namespace tst_floors

#include "tst_floors.moc"
