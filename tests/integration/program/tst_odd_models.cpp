// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/odd_models.h"
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QTest>

#include <functional>
#include <memory>

namespace tst_odd_models {

using namespace Qt::StringLiterals;
using namespace studio::tests;

namespace {

using Make = std::function<std::unique_ptr<OddModel>()>;

template<typename Model>
Make make()
{
    return [] { return std::make_unique<Model>(); };
}

// This process's event loop runs meanwhile, because the server needs it.
Run run(const TemporaryStudio &studio, const QStringList &arguments)
{
    QProcess process;
    process.start(programPath(),
                  QStringList{u"--data"_s, studio.dataFolder(), u"--lang"_s, u"en"_s} + arguments);
    if (!QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 120'000)) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// The messages of companions, one line for each companion, in the order of the talk.
QList<QByteArray> saidIn(const QByteArray &output)
{
    const QList<QByteArray> names{"Aya", "Kyoko", "Natsumi"};
    QList<QByteArray> said;
    for (const QByteArray &line : output.split('\n')) {
        for (const QByteArray &name : names) {
            if (line.startsWith(QByteArray(name + ": ")))
                said.append(line);
        }
    }
    return said;
}

} // namespace

} // namespace tst_odd_models

Q_DECLARE_METATYPE(tst_odd_models::Make)

namespace tst_odd_models {

/// The first talk of a new user with the real program and a server with a habit of real servers.
class TestOddModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyTalksFromTheFirstTurnOn_data()
    {
        QTest::addColumn<Make>("make");

        QTest::newRow("a model that loads for 12 s") << make<LoadingModel>();
        QTest::newRow("a server that takes 4 s and one call at a time") << make<SerialModel>();
        QTest::newRow("a small model without a schema") << make<SmallModel>();
        QTest::newRow("a model that thinks") << make<ThinkingModel>();
    }

    void everybodyTalksFromTheFirstTurnOn()
    {
        QFETCH(const Make, make);
        const TemporaryStudio studio;
        const std::unique_ptr<OddModel> model = make();
        QVERIFY(model->start());
        const Run added = run(studio, {u"provider"_s, u"add"_s, u"Odd"_s, u"--kind"_s, u"compatible"_s,
                                       u"--base-url"_s, model->address(), u"--model"_s, u"odd"_s});
        QVERIFY2(added.exit == 0, added.err);

        const Run talk = run(studio, {u"converse"_s, u"--provider"_s, u"Odd"_s, u"--say"_s,
                                      u"Good morning, all of you!"_s, u"--turns"_s, u"3"_s});

        QVERIFY2(talk.exit == 0, QByteArray(talk.out + talk.err));
        const QList<QByteArray> said = saidIn(talk.out);
        QVERIFY2(said.size() == 3, QByteArray(talk.out + talk.err));
        for (const QByteArray &line : said) {
            const QByteArray name = line.left(line.indexOf(':'));
            QVERIFY2(line == name + ": " + OddModel::sentenceOf(name), talk.out);
        }
        QVERIFY2(said.first() != said.last() || said.first() != said.at(1), talk.out);
        QVERIFY2(!talk.out.contains("And I am Kyoko"), talk.out);
    }

    /// Each style is read in a longer talk, and nobody is left out because of the style of a vote.
    void elevenWaysOfWritingAVoteAreRead()
    {
        const TemporaryStudio studio;
        SmallModel model;
        QVERIFY(model.start());
        QCOMPARE(run(studio, {u"provider"_s, u"add"_s, u"Odd"_s, u"--kind"_s, u"compatible"_s,
                              u"--base-url"_s, model.address(), u"--model"_s, u"odd"_s})
                     .exit,
                 0);

        const Run talk = run(studio, {u"converse"_s, u"--provider"_s, u"Odd"_s, u"--say"_s, u"Hello!"_s,
                                      u"--turns"_s, u"6"_s});

        QVERIFY2(talk.exit == 0, QByteArray(talk.out + talk.err));
        QVERIFY2(model.votes() >= SmallModel::kWays, talk.out);
        QVERIFY2(!talk.out.contains("no vote") && !talk.out.contains("could not be read"), talk.out);
    }
};

SUITE_TEST(QCoreApplication, TestOddModels)

} // namespace tst_odd_models

#include "tst_odd_models.moc"
