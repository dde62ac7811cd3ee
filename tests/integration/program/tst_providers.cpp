// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "tests/integration/program/model_server.h"
#include "tests/integration/program/program.h"
#include "tests/integration/secrets/keyring_session.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QDirIterator>
#include <QTest>

namespace tst_providers {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::KeyringSession;
using tests::ModelServer;
using tests::Run;
using tests::TemporaryStudio;

namespace {

const QByteArray kKey("sk-this-key-must-be-found-nowhere-4711");

/// Names of files that contain the text.
QStringList filesWith(const QString &folder, const QByteArray &text)
{
    QStringList found;
    QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text))
            found.append(file.fileName());
    }
    return found;
}

QByteArray fileOf(qint64 process, const char *name)
{
    QFile file(u"/proc/%1/%2"_s.arg(process).arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Providers with the real program, a real keychain and a server on this machine. The key is sent to that
/// server and is found nowhere else.
class TestProviders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aKeyGoesToItsServerAndNowhereElse();
    void aWrongKeyIsSaid();
    void whatCanBeDoneAboutMissingVotesIsSaidOnce();
    void whoeverCannotAnswerIsToldOfAndTheRunFails();
    void aKeyOfTheEnvironmentIsReadAtEachRun();
    void aVariableGoesToNoAddressThatTheDatabaseMadeUp();
    void withoutAKeychainNothingIsAdded();
    void aCassetteIsPlayedWithoutAServer();
    void wrongWordsAreRefused_data();
    void wrongWordsAreRefused();

private:
    [[nodiscard]] Run run(const QStringList &arguments, const QByteArray &input = {});
    [[nodiscard]] Run add(const QStringList &more, const QByteArray &input = {});

    KeyringSession m_session;
    QProcessEnvironment m_environment;
    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<ModelServer> m_server;
    QByteArray m_commandLines; ///< of all runs in a test
};

void TestProviders::init()
{
    if (m_session.environment().isEmpty())
        QVERIFY2(m_session.start(KeyringSession::Keyring::Unlocked), qPrintable(m_session.reason()));
    m_environment = m_session.environment();
    m_studio = std::make_unique<TemporaryStudio>();
    m_server = std::make_unique<ModelServer>(kKey);
    QVERIFY(m_server->start());
    m_commandLines.clear();
}

// This process's event loop runs meanwhile, because the server needs it.
Run TestProviders::run(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.setProcessEnvironment(m_environment);
    process.start(tests::programPath(),
                  QStringList{u"--data"_s, m_studio->dataFolder(), u"--lang"_s, u"en"_s} + arguments);
    if (!process.waitForStarted())
        return {};
    // A process starts a moment before its arguments are visible.
    QByteArray commandLine;
    (void)QTest::qWaitFor([&] {
        commandLine = fileOf(process.processId(), "cmdline");
        return !commandLine.isEmpty() || process.state() == QProcess::NotRunning;
    });
    m_commandLines += commandLine;
    process.write(input);
    process.closeWriteChannel();
    if (!QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 120'000)) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Run TestProviders::add(const QStringList &more, const QByteArray &input)
{
    return run(QStringList{u"provider"_s, u"add"_s, u"Loop"_s, u"--kind"_s, u"compatible"_s, u"--base-url"_s,
                           m_server->address(), u"--model"_s, u"parrot"_s} +
                   more,
               input);
}

void TestProviders::aKeyGoesToItsServerAndNowhereElse()
{
    const QString cassette = m_studio->file(u"talk.cassette"_s);
    QList<Run> runs{add({u"--key-stdin"_s}, kKey + "\n")};
    QCOMPARE(runs.last().exit, 0);
    runs += run({u"provider"_s, u"list"_s});
    QVERIFY2(runs.last().out.contains("\tkeychain"), runs.last().out);
    runs += run({u"provider"_s, u"test"_s, u"loop"_s});
    QVERIFY2(runs.last().out.contains("reply: OK"), runs.last().out);

    runs += run({u"converse"_s, u"--provider"_s, u"Loop"_s, u"--say"_s, u"Hello, all of you!"_s, u"--turns"_s,
                 u"1"_s, u"--record"_s, cassette});

    QVERIFY2(runs.last().exit == 0, runs.last().err);
    QVERIFY2(runs.last().out.contains(m_server->sentence()), runs.last().out);
    QVERIFY(runs.last().out.startsWith("parrot (Loop)"));
    QCOMPARE(m_server->refused(), 0);
    runs += run({u"export"_s, u"Tea"_s, u"--format"_s, u"json"_s});
    for (const Run &each : std::as_const(runs)) {
        QVERIFY(!each.out.contains(kKey));
        QVERIFY2(!each.err.contains(kKey), each.err);
    }
    QVERIFY(!m_commandLines.contains(kKey));
    QVERIFY(m_commandLines.contains("--record"));
    QVERIFY(!filesWith(m_studio->dataFolder(), m_server->sentence()).isEmpty());
    QVERIFY(QFile::exists(cassette));
    QCOMPARE(filesWith(m_studio->dataFolder(), kKey), QStringList());
    QCOMPARE(filesWith(m_environment.value(u"HOME"_s), kKey), QStringList()); // encrypted in the keyring
    QCOMPARE(run({u"provider"_s, u"remove"_s, u"loop"_s}).exit, 0);
    QVERIFY(run({u"provider"_s, u"list"_s}).out.isEmpty());
}

void TestProviders::aWrongKeyIsSaid()
{
    QCOMPARE(add({u"--key-stdin"_s}, "sk-another-key\n").exit, 0);

    const Run tested = run({u"provider"_s, u"test"_s, u"Loop"_s});

    QCOMPARE(tested.exit, 1);
    QVERIFY2(tested.out.contains("key: failed. Loop refused the key."), tested.out);
    QVERIFY2(tested.out.contains("pictures: skipped"), tested.out);
    QVERIFY2(!tested.err.contains("sk-another-key"), tested.err);
    QCOMPARE(m_server->answered(), 0);
}

void TestProviders::whatCanBeDoneAboutMissingVotesIsSaidOnce()
{
    QCOMPARE(add({u"--key-stdin"_s}, "sk-another-key\n").exit, 0);

    const Run talked = run({u"converse"_s, u"--provider"_s, u"Loop"_s, u"--say"_s, u"Hello!"_s});

    QCOMPARE(talked.exit, 1); // nobody could say anything
    QCOMPARE(talked.out.count("  ! The provider refused the key. "), 1);
    QVERIFY(talked.out.contains("(401). Check the key"));
    QVERIFY(!talked.out.contains("sk-another-key") && !talked.err.contains("sk-another-key"));
}

// A ring asks for no votes: its first turn fails at once.
void TestProviders::whoeverCannotAnswerIsToldOfAndTheRunFails()
{
    QCOMPARE(add({u"--key-stdin"_s}, kKey + '\n').exit, 0);
    const QStringList ask{u"converse"_s, u"--provider"_s, u"Loop"_s,  u"--policy"_s, u"ring"_s,
                          u"--turns"_s,  u"1"_s,          u"--say"_s, u"Hello."_s};
    m_server->fail("the card is\\u202e full");

    for (const QString &format : {u"text"_s, u"jsonl"_s}) {
        const Run failed = run(ask + QStringList{u"--format"_s, format});

        QCOMPARE(failed.exit, 1);
        QVERIFY2(failed.err.contains("could not reply"), failed.err.constData());
        QVERIFY2(failed.err.contains("the card is full"), failed.err.constData());
        QVERIFY(!failed.err.contains("\xe2\x80\xae"));
    }
    m_server->fail({});
    const Run fine = run(ask);
    QCOMPARE(fine.exit, 0);
    QVERIFY2(!fine.err.contains("could not answer"), fine.err.constData());
}

void TestProviders::aKeyOfTheEnvironmentIsReadAtEachRun()
{
    m_environment.insert(u"LOOP_KEY"_s, QString::fromUtf8(kKey));
    QCOMPARE(add({u"--key-env"_s, u"LOOP_KEY"_s}).exit, 0);

    const Run tested = run({u"provider"_s, u"test"_s, u"Loop"_s});
    m_environment.remove(u"LOOP_KEY"_s);
    const Run listed = run({u"provider"_s, u"list"_s});

    QVERIFY2(tested.out.contains("key: OK"), tested.out);
    QVERIFY2(listed.out.contains("environment:LOOP_KEY (missing)"), listed.out);
    QCOMPARE(filesWith(m_studio->dataFolder(), kKey), QStringList());
}

void TestProviders::aVariableGoesToNoAddressThatTheDatabaseMadeUp()
{
    m_environment.insert(u"LOOP_KEY"_s, QString::fromUtf8(kKey));
    QCOMPARE(add({u"--key-env"_s, u"LOOP_KEY"_s}).exit, 0);
    ModelServer other(kKey);
    QVERIFY(other.start());
    {
        store::Connection database;
        QVERIFY(!database.open(m_studio->file(u"studio.db"_s), store::Connection::Mode::ReadWrite));
        QVERIFY(database.query(u"UPDATE providers SET body = replace(body, ?, ?)"_s,
                               {m_server->address(), other.address()}));
    }
    const QStringList ask{u"converse"_s, u"--provider"_s, u"Loop"_s,  u"--turns"_s,
                          u"1"_s,        u"--say"_s,      u"Hello."_s};

    const Run refused = run(ask);

    QCOMPARE(refused.exit, 1);
    QCOMPARE(other.refused() + other.answered(), 0);
    const QByteArray command =
        "`companion-studio provider agree loop --data '" + QFile::encodeName(m_studio->dataFolder()) + "'`";
    QVERIFY2(refused.err.contains(command), refused.err);
    QCOMPARE(run({u"provider"_s, u"agree"_s, u"loop"_s}).exit, 0);
    const Run agreed = run(ask);
    QVERIFY2(agreed.out.contains(other.sentence()), agreed.err);
}

void TestProviders::withoutAKeychainNothingIsAdded()
{
    m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nowhere"_s);

    const Run added = add({u"--key-stdin"_s}, kKey + "\n");

    QCOMPARE(added.exit, 1);
    QVERIFY2(added.err.contains("--key-env"), added.err);
    QVERIFY(run({u"provider"_s, u"list"_s}).out.isEmpty());
    QCOMPARE(filesWith(m_studio->dataFolder(), kKey), QStringList());
}

void TestProviders::aCassetteIsPlayedWithoutAServer()
{
    const QString cassette = m_studio->file(u"talk.cassette"_s);
    const QStringList talk{u"converse"_s, u"--provider"_s, u"Loop"_s, u"--seed"_s,
                           u"7"_s,        u"--turns"_s,    u"1"_s,    u"--say"_s};
    QCOMPARE(add({u"--key-stdin"_s}, kKey + "\n").exit, 0);
    const Run recorded = run(talk + QStringList{u"Hello, all of you!"_s, u"--record"_s, cassette});
    QCOMPARE(recorded.exit, 0);
    m_server = std::make_unique<ModelServer>("nobody");

    const Run played = run(talk + QStringList{u"Hello, all of you!"_s, u"--play"_s, cassette});
    const Run missed = run(talk + QStringList{u"Unknown server."_s, u"--play"_s, cassette});

    QVERIFY2(played.out.contains("Polly was here."), played.err);
    QVERIFY2(!missed.out.contains("Polly was here."), missed.out);
    QCOMPARE(m_server->refused(), 0);
}

void TestProviders::wrongWordsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");

    const QStringList add{u"provider"_s, u"add"_s, u"A"_s};
    QTest::newRow("no verb") << QStringList{u"provider"_s};
    QTest::newRow("no kind") << add;
    QTest::newRow("an unknown kind") << add + QStringList{u"--kind"_s, u"telepathy"_s};
    QTest::newRow("no address") << add + QStringList{u"--kind"_s, u"compatible"_s};
    QTest::newRow("a key in the command line")
        << add + QStringList{u"--kind"_s, u"openai"_s, u"--key"_s, u"sk-1"_s};
    QTest::newRow("two keys") << add + QStringList{u"--kind"_s, u"openai"_s, u"--key-stdin"_s, u"--key-env"_s,
                                                   u"K"_s};
    QTest::newRow("a file for an address")
        << add + QStringList{u"--kind"_s, u"openai"_s, u"--base-url"_s, u"file:///etc/passwd"_s};
    QTest::newRow("credentials in the address")
        << add + QStringList{u"--kind"_s, u"openai"_s, u"--base-url"_s, u"https://me:sk-1@example.org"_s};
    QTest::newRow("an unknown provider") << QStringList{u"provider"_s, u"test"_s, u"nobody"_s};
    QTest::newRow("a model of nobody") << QStringList{u"converse"_s, u"--model"_s, u"m"_s};
    QTest::newRow("a talk with nobody") << QStringList{u"converse"_s, u"--provider"_s, u"nobody"_s};
    QTest::newRow("a cassette that is not there")
        << QStringList{u"converse"_s, u"--play"_s, u"/nowhere/a.cassette"_s};
}

void TestProviders::wrongWordsAreRefused()
{
    QFETCH(const QStringList, arguments);

    const Run refused = run(arguments);

    QCOMPARE(refused.exit, 2);
    QVERIFY(refused.err.startsWith("companion-studio: "));
    QVERIFY(!refused.err.contains("sk-1"));
}

SUITE_TEST(QCoreApplication, TestProviders)

} // namespace tst_providers

#include "tst_providers.moc"
