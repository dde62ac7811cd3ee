// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/schema.h"
#include "core/store/rows/template_rows.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QTest>

namespace tst_template_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using model::RoomTemplate;
using model::TemplateId;
using store::Connection;
using tests::companion;
using tests::TemporaryStudio;

namespace {

/// Everything that a template can hold.
RoomTemplate debate()
{
    RoomTemplate kept;
    kept.id = TemplateId(u"t1"_s);
    kept.name = u"討論 🫖"_s;
    kept.roster = {companion(u"aya"_s), companion(u"kyoko"_s)};
    kept.scene = u"A hall with a bell."_s;
    kept.identities = {{.name = u"Mika"_s, .description = u"Keeps the time."_s}};
    kept.policy.policy = model::PolicyName::Resource;
    kept.policy.maxCompanionTurns = 12;
    kept.models.budget = 2'000'000'000;
    kept.voices.aloud = true;
    kept.turns.maxSessionTurns = 40;
    kept.overrides = {{.companion = companion(u"aya"_s), .role = u"for the motion"_s, .talkativeness = 0.9}};
    return kept;
}

RoomTemplate named(const QString &id, const QString &name) { return {{.name = name}, TemplateId(id)}; }

QStringList namesIn(Connection &connection)
{
    QStringList names;
    const QList<RoomTemplate> templates = store::readTemplates(connection).value();
    for (const RoomTemplate &one : templates)
        names.append(one.name);
    return names;
}

} // namespace

/// Templates for new rooms, as rows.
class TestTemplateRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void thereAreNoneAtFirst();
    void allOfItComesBack();
    void theSameIdReplaces();
    void theyComeByName();
    void aNameIsThereOnce();
    void renamingKeepsTheRest();
    void whoIsNotThereIsNotRenamed();
    void whatIsDroppedIsGone();
    void thereIsAMost();
    void whatCannotBeReadIsLeftOut_data();
    void whatCannotBeReadIsLeftOut();
    void anOlderFileHasNone();

private:
    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestTemplateRows::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

void TestTemplateRows::thereAreNoneAtFirst()
{
    const auto templates = store::readTemplates(*m_connection);

    QVERIFY(templates);
    QVERIFY(templates->isEmpty());
}

void TestTemplateRows::allOfItComesBack()
{
    QVERIFY(store::replaceTemplate(*m_connection, debate()));

    const auto templates = store::readTemplates(*m_connection);

    QVERIFY(templates);
    QCOMPARE(templates->size(), 1);
    QVERIFY(templates->first() == debate());
}

void TestTemplateRows::theSameIdReplaces()
{
    QVERIFY(store::replaceTemplate(*m_connection, debate()));
    RoomTemplate other = debate();
    other.scene = u"A quiet hall."_s;

    QVERIFY(store::replaceTemplate(*m_connection, other));

    const auto templates = store::readTemplates(*m_connection);
    QCOMPARE(templates->size(), 1);
    QCOMPARE(templates->first().scene, u"A quiet hall."_s);
}

void TestTemplateRows::theyComeByName()
{
    for (const auto &[id, name] : {std::pair(u"1"_s, u"tea"_s), {u"2"_s, u"Debate"_s}, {u"3"_s, u"Lab"_s}})
        QVERIFY(store::replaceTemplate(*m_connection, named(id, name)));

    QCOMPARE(namesIn(*m_connection), (QStringList{u"Debate"_s, u"Lab"_s, u"tea"_s}));
}

void TestTemplateRows::aNameIsThereOnce()
{
    QVERIFY(store::replaceTemplate(*m_connection, named(u"1"_s, u"Tea"_s)));
    QVERIFY(store::replaceTemplate(*m_connection, named(u"2"_s, u"Lab"_s)));

    const auto second = store::replaceTemplate(*m_connection, named(u"3"_s, u"tea"_s));
    const auto renamed = store::renameTemplate(*m_connection, TemplateId(u"2"_s), u"TEA"_s);

    QVERIFY(!second && !renamed);
    QCOMPARE(second.error().code, ErrorCode::Conflict);
    QCOMPARE(renamed.error().code, ErrorCode::Conflict);
    QCOMPARE(namesIn(*m_connection), (QStringList{u"Lab"_s, u"Tea"_s}));
}

void TestTemplateRows::renamingKeepsTheRest()
{
    QVERIFY(store::replaceTemplate(*m_connection, debate()));

    QVERIFY(store::renameTemplate(*m_connection, debate().id, u"Debate"_s));

    RoomTemplate expected = debate();
    expected.name = u"Debate"_s;
    QVERIFY(store::readTemplates(*m_connection)->first() == expected);
}

void TestTemplateRows::whoIsNotThereIsNotRenamed()
{
    const auto renamed = store::renameTemplate(*m_connection, TemplateId(u"9"_s), u"Tea"_s);

    QVERIFY(!renamed);
    QCOMPARE(renamed.error().code, ErrorCode::NotFound);
}

void TestTemplateRows::whatIsDroppedIsGone()
{
    QVERIFY(store::replaceTemplate(*m_connection, debate()));

    QVERIFY(store::deleteTemplate(*m_connection, debate().id));
    QVERIFY(store::deleteTemplate(*m_connection, debate().id)); // already gone

    QVERIFY(namesIn(*m_connection).isEmpty());
}

void TestTemplateRows::thereIsAMost()
{
    const int most = store::kMostTemplates;
    for (int i = 0; i < most; ++i)
        QVERIFY(
            m_connection->query(u"INSERT INTO room_templates (id, body) VALUES (?, ?)"_s,
                                {QString::number(i), uR"({"id":"x","name":"n%1","roster":[]})"_s.arg(i)}));

    const auto more = store::replaceTemplate(*m_connection, named(u"new"_s, u"One more"_s));
    const auto again = store::replaceTemplate(*m_connection, named(u"0"_s, u"n0"_s));

    QVERIFY(!more);
    QCOMPARE(more.error().code, ErrorCode::InvalidInput);
    QVERIFY(again);
}

void TestTemplateRows::whatCannotBeReadIsLeftOut_data()
{
    QTest::addColumn<QString>("body");

    QTest::newRow("nothing") << u""_s;
    QTest::newRow("no JSON") << u"{\"name\":"_s;
    QTest::newRow("another kind") << u"[1]"_s;
    QTest::newRow("no name") << uR"({"id":"t2","roster":[]})"_s;
    QTest::newRow("another policy")
        << uR"({"id":"t2","name":"x","roster":[],"policy":{"policy":"oracle"}})"_s;
}

// The others are still there.
void TestTemplateRows::whatCannotBeReadIsLeftOut()
{
    QFETCH(const QString, body);
    QVERIFY(store::replaceTemplate(*m_connection, debate()));
    QVERIFY(m_connection->query(u"INSERT INTO room_templates (id, body) VALUES ('t2', ?)"_s, {body}));

    QCOMPARE(namesIn(*m_connection), QStringList{debate().name});
}

void TestTemplateRows::anOlderFileHasNone()
{
    QVERIFY(m_connection->query(u"DROP TABLE room_templates"_s));

    const auto templates = store::readTemplates(*m_connection);

    QVERIFY(templates);
    QVERIFY(templates->isEmpty());
}

SUITE_TEST(QCoreApplication, TestTemplateRows)

} // namespace tst_template_rows

#include "tst_template_rows.moc"
