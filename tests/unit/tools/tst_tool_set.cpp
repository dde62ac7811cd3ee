// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/tool_registry.h"
#include "tests/support/scripted_tools.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

namespace tst_tool_set {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Risk;
using tests::ScriptedTools;
using tools::ToolRegistry;
using tools::ToolSet;

namespace {

QStringList namesIn(const ToolSet &set)
{
    QStringList names;
    for (const tools::Tool &tool : set.tools())
        names.append(tool.name);
    return names;
}

} // namespace

/// The sources of tools, and the names of tools in calls.
class TestToolSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void toolsKeepTheOrderTheyCameIn();
    void aNameThatIsTakenGetsItsSourceBefore();
    void aNameThatIsTakenTwiceIsLeftOut();
    void whatNoProviderWouldTakeIsLeftOut_data();
    void whatNoProviderWouldTakeIsLeftOut();
    void aLongDescriptionIsCut();
    void thereAreNotTooMany();
    void aSourceIsGatedAsItsHostSays_data();
    void aSourceIsGatedAsItsHostSays();
    void aStrangerIsAskedAbout();
    void sourcesComeAndGo();
    void aSourceThatIsDestroyedIsGone();
    void twoSourcesOfOneNameAreRefused();
    void aSourceWithoutAPlainNameIsRefused();
    void sourcesAreNotTooMany();
};

void TestToolSet::toolsKeepTheOrderTheyCameIn()
{
    ScriptedTools one(u"one"_s);
    ScriptedTools two(u"two"_s);
    one.offer(u"zebra"_s);
    one.offer(u"ape"_s);
    two.offer(u"cat"_s);

    ToolSet set;
    set.add(one);
    set.add(two);

    QCOMPARE(namesIn(set), (QStringList{u"zebra"_s, u"ape"_s, u"cat"_s}));
    QCOMPARE(set.specs().last().description, u"does cat"_s);
    QVERIFY(!set.find(u"dog"_s));
}

void TestToolSet::aNameThatIsTakenGetsItsSourceBefore()
{
    ScriptedTools room(u"room"_s);
    ScriptedTools files(u"files"_s);
    room.offer(u"look"_s);
    files.offer(u"look"_s);

    ToolSet set;
    set.add(room);
    set.add(files);

    QCOMPARE(namesIn(set), (QStringList{u"look"_s, u"files_look"_s}));
    QCOMPARE(set.find(u"files_look"_s)->source, &files);
    QCOMPARE(set.find(u"files_look"_s)->offer.spec.name, u"look"_s);
    QCOMPARE(set.specs().last().name, u"files_look"_s);
}

void TestToolSet::aNameThatIsTakenTwiceIsLeftOut()
{
    ScriptedTools files(u"files"_s);
    for (int i = 0; i < 3; ++i)
        files.offer(u"look"_s);

    ToolSet set;
    set.add(files);

    QCOMPARE(namesIn(set), (QStringList{u"look"_s, u"files_look"_s}));
}

void TestToolSet::whatNoProviderWouldTakeIsLeftOut_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("schema");

    const QByteArray object = R"({"type":"object"})";
    QTest::newRow("no name") << QString() << object;
    QTest::newRow("a sentence") << u"do it"_s << object;
    QTest::newRow("another script") << u"道具"_s << object;
    QTest::newRow("a long name") << QString(65, u'a') << object;
    QTest::newRow("no schema") << u"tool"_s << QByteArray();
    QTest::newRow("no JSON") << u"tool"_s << QByteArray("{type");
    QTest::newRow("a list") << u"tool"_s << QByteArray("[]");
    QTest::newRow("not of an object") << u"tool"_s << QByteArray(R"({"type":"string"})");
    QTest::newRow("a huge schema") << u"tool"_s
                                   << R"({"type":"object","description":")" + QByteArray(40'000, 'x') + "\"}";
}

void TestToolSet::whatNoProviderWouldTakeIsLeftOut()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, schema);
    ScriptedTools files(u"files"_s);
    files.offer(name, Risk::Read, schema);
    files.offer(u"good"_s);

    ToolSet set;
    set.add(files);

    QCOMPARE(namesIn(set), QStringList{u"good"_s});
}

void TestToolSet::aLongDescriptionIsCut()
{
    ScriptedTools files(u"files"_s);
    files.offer(tools::ToolOffer{{u"read"_s, QString(100'000, u'x'), {R"({"type":"object"})"}}, {}, {}});

    ToolSet set;
    set.add(files);

    QCOMPARE(set.specs().first().description.size(), ToolSet::kLongestDescription);
}

void TestToolSet::thereAreNotTooMany()
{
    ScriptedTools files(u"files"_s);
    for (int i = 0; i < 200; ++i)
        files.offer(u"tool%1"_s.arg(i));

    ToolSet set;
    set.add(files);

    QCOMPARE(set.tools().size(), ToolSet::kMostTools);
}

void TestToolSet::aSourceIsGatedAsItsHostSays_data()
{
    QTest::addColumn<Risk>("says");
    QTest::addColumn<Risk>("least");
    QTest::addColumn<Risk>("is");

    QTest::newRow("as it says") << Risk::Act << Risk::Read << Risk::Act;
    QTest::newRow("harmless, it says") << Risk::Read << Risk::Sensitive << Risk::Sensitive;
    QTest::newRow("more than the host says") << Risk::Sensitive << Risk::Act << Risk::Sensitive;
}

void TestToolSet::aSourceIsGatedAsItsHostSays()
{
    QFETCH(const Risk, says);
    QFETCH(const Risk, least);
    QFETCH(const Risk, is);
    ScriptedTools files(u"files"_s);
    files.offer(u"erase"_s, says);

    ToolSet set;
    set.add(files, least);

    QCOMPARE(set.find(u"erase"_s)->offer.traits.risk, is);
}

void TestToolSet::aStrangerIsAskedAbout()
{
    ScriptedTools files(u"files"_s);
    files.offer(u"read"_s, Risk::Read);
    ToolRegistry registry;
    QVERIFY(registry.add(files));

    ToolSet set;
    registry.offerTo(set);

    QCOMPARE(set.find(u"read"_s)->offer.traits.risk, Risk::Sensitive);
}

void TestToolSet::sourcesComeAndGo()
{
    ScriptedTools files(u"files"_s);
    files.offer(u"read"_s);
    ToolRegistry registry;
    QSignalSpy changed(&registry, &ToolRegistry::changed);

    QVERIFY(registry.add(files));
    ToolSet with;
    registry.offerTo(with);
    Q_EMIT files.offersChanged();
    registry.remove(files);
    ToolSet without;
    registry.offerTo(without);

    QCOMPARE(namesIn(with), QStringList{u"read"_s});
    QVERIFY(without.tools().isEmpty());
    QCOMPARE(changed.size(), 3);
}

void TestToolSet::aSourceThatIsDestroyedIsGone()
{
    auto files = std::make_unique<ScriptedTools>(u"files"_s);
    files->offer(u"read"_s);
    ToolRegistry registry;
    QVERIFY(registry.add(*files));
    ToolSet before;
    registry.offerTo(before);

    files.reset();
    ToolSet after;
    registry.offerTo(after);

    QVERIFY(before.find(u"read"_s)->source.isNull());
    QVERIFY(after.tools().isEmpty());
}

void TestToolSet::twoSourcesOfOneNameAreRefused()
{
    ScriptedTools files(u"files"_s);
    ScriptedTools others(u"files"_s);
    ToolRegistry registry;

    QVERIFY(registry.add(files));
    QCOMPARE(registry.add(others).error().code, base::ErrorCode::Conflict);
    QCOMPARE(registry.add(files).error().code, base::ErrorCode::Conflict);
}

void TestToolSet::aSourceWithoutAPlainNameIsRefused()
{
    ToolRegistry registry;

    for (const QString &name : {QString(), u"my files"_s, u"ファイル"_s, QString(33, u'f')}) {
        ScriptedTools files(name);
        QCOMPARE(registry.add(files).error().code, base::ErrorCode::InvalidInput);
    }
}

void TestToolSet::sourcesAreNotTooMany()
{
    ToolRegistry registry;
    std::vector<std::unique_ptr<ScriptedTools>> sources;

    int taken = 0;
    for (int i = 0; i < 40; ++i) {
        sources.push_back(std::make_unique<ScriptedTools>(u"source%1"_s.arg(i)));
        taken += registry.add(*sources.back()) ? 1 : 0;
    }

    QCOMPARE(taken, ToolRegistry::kMostSources);
}

SUITE_TEST(QCoreApplication, TestToolSet)

} // namespace tst_tool_set

#include "tst_tool_set.moc"
