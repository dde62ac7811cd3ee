// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/llm/rehearsal/rehearsal_client.h"
#include "core/room/director.h"
#include "core/wire/json.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_desk.h"
#include "tests/support/seeded_ids.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

namespace tst_rehearsed_bodies {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::rehearsal::RehearsalClient;
using model::Action;
using model::PolicyName;
using model::Query;
using model::QueryResult;

namespace {

QString pictureAddress(const QColor &colour)
{
    QImage image(64, 48, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "jpeg");
    return u"data:image/jpeg;base64,"_s + QString::fromLatin1(bytes.toBase64());
}

/// A room of the example companions, with Rehearsal as their model at its live pace, and a desk that the test
/// answers for.
class RehearsedRoom
{
public:
    explicit RehearsedRoom(PolicyName policy, quint64 seed = 1)
    {
        model::Room room;
        room.id = base::RoomId(u"tea"_s);
        room.policy.policy = policy;
        room.policy.seed = seed;
        room.policy.maxCompanionTurns = 6;
        for (const model::Persona &persona : tests::exampleCompanions()) {
            m_cast.set(persona);
            room.roster.append(persona.id);
        }
        QObject::connect(&m_bus, &bus::Bus::published, &m_bus,
                         [this](const QList<model::Envelope> &batch) { m_log += batch; });
        m_director = std::make_unique<room::Director>(
            store::RoomRecord{.room = room, .initial = room},
            room::RoomNeeds{m_bus, m_agent, m_clock, m_ids, m_cast, &m_desk});
    }

    void userSays(const QString &text)
    {
        m_director->say(tests::message(QString()).says(text), u"test"_s);
        wait();
    }
    /// Waits until the talk ends, or reaches a query.
    void wait()
    {
        for (int i = 0; i < 3000 && !m_director->rest(); ++i) {
            m_clock.advance(Millis(100));
            if (m_desk.asked().size() > m_answered)
                return;
        }
    }
    void answerWith(const QString &body)
    {
        m_desk.answer(m_answered++, body, u"image/jpeg 64×48, not kept"_s);
        wait();
    }
    void failWith(const char *why)
    {
        m_desk.fail(m_answered++, QString::fromLatin1(why));
        wait();
    }

    [[nodiscard]] tests::FakeDesk &desk() { return m_desk; }
    [[nodiscard]] bool isOver() const { return m_director->rest().has_value(); }
    template<class Body>
    [[nodiscard]] QList<Body> all() const
    {
        QList<Body> bodies;
        for (const model::Envelope &envelope : m_log) {
            if (const auto *body = std::get_if<Body>(&envelope.body))
                bodies.append(*body);
        }
        return bodies;
    }
    [[nodiscard]] QList<model::Message> said() const
    {
        QList<model::Message> said;
        for (const model::MessagePosted &posted : all<model::MessagePosted>()) {
            if (posted.message.from != tests::user())
                said.append(posted.message);
        }
        return said;
    }

private:
    tests::FakeClock m_clock;
    RehearsalClient m_model{m_clock, RehearsalClient::Pace::Live};
    agent::CompanionAgent m_agent{m_model, m_clock};
    bus::Bus m_bus;
    tests::SeededIdSource m_ids;
    room::Cast m_cast;
    tests::FakeDesk m_desk;
    qsizetype m_answered = 0;
    QList<model::Envelope> m_log;
    std::unique_ptr<room::Director> m_director; ///< before everything that it uses
};

} // namespace

/// Rehearsal in a real room: its gestures are acts, its feelings mark its messages, its looks are queries.
class TestRehearsedBodies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTalkHasGesturesAndFeelings_data();
    void aTalkHasGesturesAndFeelings();
    void oneLookServesTheRoom();
    void aRefusalIsTakenWell();
    void noPictureStandsInTheLog();
};

void TestRehearsedBodies::aTalkHasGesturesAndFeelings_data()
{
    QTest::addColumn<PolicyName>("policy");

    QTest::newRow("vote") << PolicyName::Vote;
    QTest::newRow("resource") << PolicyName::Resource;
    QTest::newRow("ring") << PolicyName::Ring;
}

void TestRehearsedBodies::aTalkHasGesturesAndFeelings()
{
    QFETCH(const PolicyName, policy);
    RehearsedRoom room(policy);

    room.userSays(u"Hello, everybody!"_s);

    QVERIFY(room.isOver());
    QVERIFY(!room.said().isEmpty());
    const QList<Action> acts = room.all<Action>();
    QVERIFY(std::any_of(acts.begin(), acts.end(), [](const Action &act) { return act.name == u"wave"_s; }));
    QVERIFY(room.said().first().metadata.text.contains("happy"));
    for (const model::TurnEvent &event : room.all<model::TurnEvent>()) {
        const auto *response = std::get_if<model::ToolCallResponse>(&event.kind);
        QVERIFY(!response || !response->error);
    }
}

void TestRehearsedBodies::oneLookServesTheRoom()
{
    RehearsedRoom room(PolicyName::Vote);
    room.userSays(u"What do you see?"_s);
    QCOMPARE(room.desk().asked().size(), 1);
    QVERIFY(!room.isOver());

    room.answerWith(pictureAddress(QColor(250, 250, 250)));

    QVERIFY(room.isOver());
    QCOMPARE(room.desk().asked().size(), 1);
    const QString first = room.said().first().text;
    QVERIFY2(first.contains(u"bright"_s) && first.contains(u"white"_s), qPrintable(first));
    QCOMPARE(room.all<QueryResult>().first().success, true);
}

void TestRehearsedBodies::aRefusalIsTakenWell()
{
    RehearsedRoom room(PolicyName::Vote);
    room.userSays(u"What do you see?"_s);

    room.failWith(query::why::kRefused);

    QVERIFY(room.isOver());
    QCOMPARE(room.desk().asked().size(), 1);
    QVERIFY(!room.said().first().isInterrupted());
    QCOMPARE(room.all<QueryResult>().first().error, u"refused"_s);
}

void TestRehearsedBodies::noPictureStandsInTheLog()
{
    const QString picture = pictureAddress(QColor(200, 30, 30));
    RehearsedRoom room(PolicyName::Vote);
    room.userSays(u"What do you see?"_s);

    room.answerWith(picture);

    for (const QueryResult &result : room.all<QueryResult>())
        QVERIFY(result.body != picture);
    for (const model::TurnEvent &event : room.all<model::TurnEvent>()) {
        if (const auto *response = std::get_if<model::ToolCallResponse>(&event.kind))
            QVERIFY(response->result.text.size() < 200);
    }
}

SUITE_TEST(QCoreApplication, TestRehearsedBodies)

} // namespace tst_rehearsed_bodies

#include "tst_rehearsed_bodies.moc"
