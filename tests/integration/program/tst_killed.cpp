// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_killed {

using namespace Qt::StringLiterals;

namespace {

/// Complete lines printed by a killed run: the last line may be cut.
struct Printed
{
    QStringList messages;          ///< ids
    QHash<QString, QString> turns; ///< the joined pieces of a turn
    QSet<QString> ended;           ///< turns whose message was printed
};

Printed readPrinted(const QByteArray &out)
{
    Printed printed;
    const QByteArray whole = out.left(out.lastIndexOf('\n') + 1);
    for (const QByteArray &line : whole.split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        const QJsonObject body = json["body"_L1].toObject();
        const QString turn = body["turn"_L1].toString();
        if (json["kind"_L1] == "content"_L1) {
            printed.turns[turn] += body["Content"_L1]["text"_L1].toString();
        } else if (json["topic"_L1] == "messages"_L1) {
            printed.messages.append(body["id"_L1].toString());
            printed.ended.insert(turn);
        }
    }
    return printed;
}

} // namespace

/// The real program, killed with SIGKILL while companions talk. STUDIO_KILLS sets how often (50).
class TestKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasPrintedIsKept();

private:
    void check(const QString &folder, const QByteArray &out);

    int m_interrupted = 0;
};

void TestKilled::whatWasPrintedIsKept()
{
    constexpr int kAtOnce = 5;
    const int kills =
        qEnvironmentVariableIsSet("STUDIO_KILLS") ? qEnvironmentVariableIntValue("STUDIO_KILLS") : 50;
    QRandomGenerator random(20261121);

    for (int done = 0; done < kills; done += kAtOnce) {
        struct Victim
        {
            QTemporaryDir folder;
            QProcess process;
            int after = 0; // ms
        };
        std::vector<std::unique_ptr<Victim>> victims;
        for (int i = 0; i < kAtOnce; ++i) {
            auto victim = std::make_unique<Victim>();
            victim->after = random.bounded(100, 9000);
            victim->process.start(studio::tests::programPath(),
                                  {u"converse"_s, u"--data"_s, victim->folder.path(), u"--say"_s,
                                   u"Hello, who are you?"_s, u"--speed"_s, u"live"_s, u"--format"_s,
                                   u"jsonl"_s});
            QVERIFY(victim->process.waitForStarted());
            victims.push_back(std::move(victim));
        }
        std::sort(victims.begin(), victims.end(),
                  [](const auto &a, const auto &b) { return a->after < b->after; });
        QElapsedTimer since;
        since.start();
        for (const auto &victim : victims) {
            // Waits for the moment to kill or for the end of the conversation, whichever comes first.
            victim->process.waitForFinished(qMax<int>(1, victim->after - int(since.elapsed())));
            victim->process.kill();
        }
        for (const auto &victim : victims) {
            victim->process.waitForFinished();
            check(victim->folder.path(), victim->process.readAllStandardOutput());
        }
    }
    QVERIFY2(m_interrupted > 0, "no kill hit a companion in mid-speech: the moments are badly chosen");
}

void TestKilled::check(const QString &folder, const QByteArray &out)
{
    const Printed printed = readPrinted(out);
    if (printed.messages.isEmpty())
        return; // killed before anything was said
    const auto json =
        studio::tests::runProgram(folder, {u"export"_s, u"Tea at five"_s, u"--format"_s, u"json"_s});
    QVERIFY2(json.exit == 0, json.err.constData());

    QSet<QString> kept;
    const QJsonArray messages = QJsonDocument::fromJson(json.out)["messages"_L1].toArray();
    for (const QJsonValue &message : messages) {
        kept.insert(message["id"_L1].toString());
        const QString turn = message["turn"_L1].toString();
        if (turn.isEmpty() || printed.ended.contains(turn) || !message["interrupted"_L1].toBool())
            continue;
        ++m_interrupted;
        const QString text = message["message"_L1].toString();
        QVERIFY(!text.isEmpty());
        // Pieces that were surely heard are kept; text on disk may not have been printed yet.
        const QString said = printed.turns.value(turn);
        QVERIFY2(said.startsWith(text) || text.startsWith(said), qPrintable(said + u" | "_s + text));
    }
    for (const QString &id : printed.messages)
        QVERIFY2(kept.contains(id), qPrintable(id));
    // Turns that were cut do not hold the floor: the room can continue.
    const auto next =
        studio::tests::runProgram(folder, {u"converse"_s, u"--room"_s, u"Tea at five"_s, u"--say"_s,
                                           u"Where were we?"_s, u"--turns"_s, u"1"_s});
    QCOMPARE(next.exit, 0);
}

SUITE_TEST(QCoreApplication, TestKilled)

} // namespace tst_killed

#include "tst_killed.moc"
