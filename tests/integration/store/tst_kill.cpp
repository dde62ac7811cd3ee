// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/tables/room_table.h"
#include "tests/support/builders.h"
#include "tests/support/temporary_studio.h"

#include <QProcess>
#include <QTest>

#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;
using namespace studio;
using base::Result;
using model::Envelope;
using store::SqliteStore;
using tests::TemporaryStudio;

namespace {

const model::Room kTea = tests::room(u"tea"_s).with({u"aya"_s});
const auto kTurn = base::TurnId(u"t1"_s);

Envelope logged(qint64 seq, model::EnvelopeBody body)
{
    Envelope envelope;
    envelope.seq = seq;
    envelope.topic = model::topicOf(body);
    envelope.origin = u"test"_s;
    envelope.room = kTea.id;
    envelope.t = base::Millis(seq);
    envelope.time = QDateTime::fromMSecsSinceEpoch(seq, base::kUtc);
    envelope.body = std::move(body);
    return envelope;
}

/// Alternates messages and pieces of a turn, so that a kill leaves an open turn.
model::EnvelopeBody bodyOf(qint64 seq)
{
    if (seq == 1)
        return model::RoomChanged{kTea};
    if (seq % 2 == 0)
        return model::MessagePosted{.message = tests::message(u"m%1"_s.arg(seq)).says(u"line %1"_s.arg(seq))};
    return model::TurnEvent{kTurn, tests::companion(u"aya"_s), 1, seq, model::Content{u"%1 "_s.arg(seq)}};
}

/// Appends for ever, in batches of one to four events, and prints the last number of each batch that is on
/// disk.
int appendUntilKilled(const QString &folder)
{
    auto store = SqliteStore::open(folder, SqliteStore::Mode::ReadWrite);
    if (!store)
        return 1;
    qint64 seq = 0;
    const auto appendNext = [&] {
        QList<Envelope> batch;
        for (qint64 size = 1 + seq % 4; size > 0; --size) {
            ++seq;
            batch.append(logged(seq, bodyOf(seq)));
        }
        (*store)->append(batch);
    };
    QObject here;
    QObject::connect(store->get(), &store::SqliteStore::appended, &here, [&](const QList<Envelope> &batch) {
        std::printf("%lld\n", static_cast<long long>(batch.last().seq));
        std::fflush(stdout);
        appendNext();
    });
    QObject::connect(store->get(), &store::SqliteStore::appendFailed, &here,
                     [](const auto &, const auto &) { QCoreApplication::exit(2); });
    appendNext();
    appendNext(); // two at a time, so that groups are committed too
    return QCoreApplication::exec();
}

template<class T, class Ask>
std::optional<Result<T>> answerTo(Ask ask)
{
    std::optional<Result<T>> answer;
    ask(base::ThenWork<T>([&answer](Result<T> result) { answer = std::move(result); }));
    (void)QTest::qWaitFor([&] { return answer.has_value(); }, 30'000);
    return answer;
}

/// Lets a child process append until it has acknowledged so many lines, and then kills it. Returns the last
/// acknowledged number; 0 if something went wrong.
qint64 lastSeqOfKilled(const QString &folder, int lines)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {u"--append"_s, folder});
    QByteArray printed;
    while (printed.count('\n') < lines && child.waitForReadyRead(30'000))
        printed += child.readAllStandardOutput();
    child.kill();
    if (!child.waitForFinished(30'000) || child.exitStatus() != QProcess::CrashExit)
        return 0;
    printed += child.readAllStandardOutput();
    printed.truncate(printed.lastIndexOf('\n'));
    return printed.mid(printed.lastIndexOf('\n') + 1).toLongLong();
}

} // namespace

/// kill -9 at any moment loses no acknowledged event.
class TestKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasAcknowledgedIsThere();
};

void TestKill::whatWasAcknowledgedIsThere()
{
    std::mt19937 random(30);
    for (int round = 0; round < 30; ++round) {
        const TemporaryStudio studio;
        const qint64 acknowledged = lastSeqOfKilled(studio.dataFolder(), 1 + int(random() % 120));
        QVERIFY(acknowledged > 0);

        auto opened = SqliteStore::open(studio.dataFolder(), SqliteStore::Mode::ReadWrite);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
        QVERIFY((*opened)->openingNotes().isEmpty());
        QObject here;
        const auto events = answerTo<QList<Envelope>>(
            [&](auto then) { store::RoomTable(**opened).events(kTea.id, 1, 1'000'000, &here, then); });
        const auto record = answerTo<store::RoomRecord>(
            [&](auto then) { store::RoomTable(**opened).openRoom(kTea.id, &here, then); });

        QVERIFY(events && *events);
        QVERIFY2((*events)->size() >= acknowledged, QByteArray::number(round));
        for (qint64 i = 0; i < (*events)->size(); ++i) {
            Envelope expected = logged(i + 1, bodyOf(i + 1));
            if (auto *posted = std::get_if<model::MessagePosted>(&expected.body))
                posted->index = i / 2;
            QVERIFY2((*events)->at(i) == expected, QByteArray::number(i + 1));
        }
        QVERIFY(record && *record);
        QVERIFY((*record)->lastSeq >= (*events)->size());
    }
}

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--append"_L1)
        return appendUntilKilled(arguments.value(2));
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"
