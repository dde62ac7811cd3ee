// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_natural_room {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using model::MessagePosted;
using model::PolicyName;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

model::Room tea(const std::function<void(model::PolicySettings &)> &tuned = {})
{
    return tests::room(u"tea"_s)
        .with({u"aya"_s, u"kyoko"_s})
        .policy(PolicyName::Natural)
        .tuned(tuned ? tuned : [](model::PolicySettings &) {});
}

model::Persona talking(const QString &name, double talkativeness)
{
    model::Persona persona = tests::persona(name);
    persona.talkativeness = talkativeness;
    return persona;
}

/// Aya never joins in by herself, Kyoko always.
struct Room
{
    explicit Room(const model::Room &like = tea())
        : stage(like)
    {
        stage.cast().set(talking(u"aya"_s, 0));
        stage.cast().set(talking(u"kyoko"_s, 1));
        for (int i = 0; i < 8; ++i) {
            stage.speech(u"aya"_s, ScriptedAnswer::text(u"I am here, number %1."_s.arg(i)));
            stage.speech(u"kyoko"_s, ScriptedAnswer::text(u"So am I, with %1."_s.arg(i)));
        }
    }
    /// The speakers after that line.
    [[nodiscard]] QList<ParticipantId> speakersOn(const QString &line)
    {
        const qsizetype before = stage.all<MessagePosted>().size();
        stage.userSays(line);
        stage.wait(30'000);
        QList<ParticipantId> speakers;
        for (const MessagePosted &posted : stage.all<MessagePosted>().mid(before + 1))
            speakers.append(posted.message.from);
        return speakers;
    }

    Stage stage;
};

} // namespace

/// Natural order in a room: names are recognised, and companions speak according to their talkativeness.
class TestNaturalRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTalkativeJoinIn();
    void whoIsNamedSpeaksFirst();
    void theRoomsOwnNumberWins();
    void theRoomKeepsItsSettings();
};

void TestNaturalRoom::theTalkativeJoinIn()
{
    Room room;
    for (int i = 0; i < 3; ++i)
        QCOMPARE(room.speakersOn(u"Line %1."_s.arg(i)), QList{kKyoko});
}

void TestNaturalRoom::whoIsNamedSpeaksFirst()
{
    Room room;
    QCOMPARE(room.speakersOn(u"Aya, what do you think?"_s), (QList{kAya, kKyoko}));
}

void TestNaturalRoom::theRoomsOwnNumberWins()
{
    Room room(tea([](model::PolicySettings &policy) { policy.talkativeness = {{kAya, 1000}, {kKyoko, 0}}; }));
    QCOMPARE(room.speakersOn(u"A line."_s), QList{kAya});
}

void TestNaturalRoom::theRoomKeepsItsSettings()
{
    Room room;
    (void)room.speakersOn(u"A line."_s);
    QVERIFY(room.stage.director().room().policy.talkativeness.isEmpty());
    QCOMPARE(room.stage.director().floor().policy.talkativeness.value(kKyoko), 1000);
}

SUITE_TEST(QCoreApplication, TestNaturalRoom)

} // namespace tst_natural_room

#include "tst_natural_room.moc"
