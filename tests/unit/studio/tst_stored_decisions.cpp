// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/participants.h"
#include "core/replay/replay.h"
#include "core/store/replay_file.h"
#include "core/store/tables/room_table.h"
#include "core/turn/advance.h"
#include "core/wire/floor_wire.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QBuffer>

#include <random>

namespace tst_stored_decisions {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::Purpose;
using model::Decided;
using model::Envelope;
using model::VoteState;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;

namespace {

const QStringList kNames{u"aya"_s, u"kyoko"_s, u"natsumi"_s, u"mei"_s};

/// A user and four models that follow the dice.
class Dice
{
public:
    explicit Dice(uint seed)
        : m_random(seed)
    {
    }

    int upTo(int highest) { return int(m_random() % uint(highest + 1)); }
    bool oneIn(int n) { return upTo(n - 1) == 0; }
    base::ParticipantId somebody() { return companion(kNames[upTo(3)]); }

    ScriptedAnswer vote()
    {
        if (oneIn(12))
            return ScriptedAnswer::failure(model::Cause::RateLimited, Millis(upTo(900)));
        if (oneIn(12))
            return ScriptedAnswer::hang();
        if (oneIn(15))
            return ScriptedAnswer::text(uR"({"state":"maybe"})"_s, Millis(upTo(500)));
        static const QStringList closings{u"none"_s, u"none"_s, u"none"_s, u"pre-closing"_s, u"terminal"_s};
        return ScriptedAnswer::vote(oneIn(3) ? VoteState::Listen : VoteState::Speak, upTo(10), oneIn(4),
                                    Millis(upTo(4) * 150), closings[upTo(4)]);
    }
    ScriptedAnswer choice()
    {
        if (oneIn(8))
            return ScriptedAnswer::failure(model::Cause::RateLimited, Millis(upTo(900)));
        if (oneIn(8))
            return ScriptedAnswer::text(u"Let us see."_s, Millis(upTo(500)));
        const QString next = oneIn(6) ? u"nobody"_s : somebody().value();
        return ScriptedAnswer::text(uR"({"next": "%1"})"_s.arg(next), Millis(upTo(4) * 150));
    }
    ScriptedAnswer speech(const QString &name)
    {
        if (oneIn(8))
            return ScriptedAnswer::failure(model::Cause::Unreachable, Millis(upTo(300)));
        if (oneIn(10))
            return ScriptedAnswer::text(u"NO_REPLY"_s);
        return ScriptedAnswer::slowly(
            {name, u" says %1,"_s.arg(upTo(10'000)), oneIn(3) ? u" again and again."_s : u" at last."_s},
            Millis(20 + upTo(400)));
    }
    model::PolicySettings policy(model::PolicySettings policy)
    {
        if (policy.policy != model::PolicyName::Director || oneIn(3))
            policy.policy = oneIn(4) ? model::PolicyName::Manual : model::PolicyName::Vote;
        policy.gap = Millis(upTo(2) * 300);
        policy.bargeIn =
            oneIn(2) ? model::PolicySettings::BargeIn::Queue : model::PolicySettings::BargeIn::Interrupt;
        policy.maxCompanionTurns = 1 + upTo(7);
        policy.earlyDecision = oneIn(2);
        policy.terminalEndsRoom = oneIn(4);
        policy.deadlines.clear();
        if (oneIn(2))
            policy.deadlines.insert(somebody(), Millis(200 + upTo(2000)));
        return policy;
    }
    QList<base::ParticipantId> roster()
    {
        QList<base::ParticipantId> roster;
        for (const QString &name : kNames) {
            if (!oneIn(4))
                roster.insert(upTo(int(roster.size())), companion(name));
        }
        return roster;
    }

private:
    std::mt19937 m_random;
};

void doSomething(services::RoomService &rooms, const model::Room &room, Dice &dice,
                 const base::Then<void> &then)
{
    using ports::Transport;
    static const QList<Transport> buttons{Transport::Play,    Transport::Pause, Transport::Step,
                                          Transport::Stop,    Transport::Hold,  Transport::Release,
                                          Transport::Release, Transport::Play,  Transport::Play};
    switch (dice.upTo(11)) {
    case 0: return rooms.cue(room.id, dice.somebody(), then);
    case 1: return rooms.setMuted(room.id, dice.somebody(), true, then);
    case 2:
    case 3: return rooms.setMuted(room.id, dice.somebody(), false, then);
    case 4: return rooms.setPolicy(room.id, dice.policy(room.policy), then);
    case 5: return rooms.setRoster(room.id, dice.roster(), then);
    case 6:
    case 7: return rooms.transport(room.id, buttons[dice.upTo(int(buttons.size()) - 1)], then);
    default: break;
    }
    ports::Draft draft{.text = u"Tell me about %1."_s.arg(dice.upTo(1000))};
    if (dice.oneIn(3))
        draft.to = {dice.somebody()};
    draft.mentions = dice.oneIn(3) ? QList{dice.somebody()} : QList<base::ParticipantId>();
    draft.whisper = !draft.to.isEmpty() && dice.oneIn(3);
    if (dice.oneIn(10))
        draft.from = base::ParticipantId(u"radio"_s);
    return rooms.say(room.id, draft, then);
}

QList<Decided> decisionsAgain(const store::RoomRecord &record)
{
    QList<Decided> decisions;
    model::PolicySettings policy = record.initial.policy;
    turn::Floor floor = turn::openFloor(record.initial.roster, policy);
    for (const store::FloorLogEntry &entry : record.floorLog) {
        policy = entry.policy.value_or(policy);
        turn::Step step = turn::advance(std::move(floor), entry.input, policy);
        floor = std::move(step.floor);
        for (const model::FloorOutput &line : std::as_const(step.outputs)) {
            if (const auto *decision = std::get_if<model::Decision>(&line.kind))
                decisions.append({line.t, *decision});
        }
    }
    return decisions;
}

QList<Decided> decisionsOfFile(QByteArray file, QString &error)
{
    QBuffer in(&file);
    QBuffer out;
    in.open(QIODevice::ReadOnly);
    out.open(QIODevice::ReadWrite);
    error = replay::replay(in, u"room.jsonl"_s, out).error;
    QList<Decided> decisions;
    for (const QByteArray &line : out.data().split('\n')) {
        const auto json = wire::parse(line);
        if (!json || !json->contains("decision"))
            continue;
        decisions.append(
            {Millis(json->at("t").get<qint64>()), wire::decisionFromJson(json->at("decision")).value()});
    }
    return decisions;
}

} // namespace

/// The log alone gives the same conversation again: replaying a room's inputs gives the stored decisions.
class TestStoredDecisions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areGivenAgainByAReplay_data();
    void areGivenAgainByAReplay();
};

void TestStoredDecisions::areGivenAgainByAReplay_data()
{
    QTest::addColumn<uint>("seed");
    QTest::addColumn<model::PolicyName>("policy");
    for (uint seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %u", seed) << seed << model::PolicyName::Vote;
    for (uint seed = 13; seed <= 18; ++seed)
        QTest::addRow("directed, seed %u", seed) << seed << model::PolicyName::Director;
}

void TestStoredDecisions::areGivenAgainByAReplay()
{
    QFETCH(const uint, seed);
    QFETCH(const model::PolicyName, policy);
    Dice dice(seed);
    const tests::TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    for (const QString &name : kNames) {
        for (int i = 0; i < 120; ++i) {
            house.model().script(companion(name), Purpose::Vote, dice.vote());
            house.model().script(companion(name), Purpose::Speech, dice.speech(name));
        }
    }
    for (int i = 0; i < 120; ++i)
        house.model().script(model::directorId(), Purpose::Direction, dice.choice());
    const model::Room room = house.create(tests::room(u"tea"_s).with(kNames).policy(policy));
    QVERIFY(!room.id.isEmpty());

    for (int i = 0; i < 60; ++i) {
        tests::Answer<void> done;
        doSomething(house.rooms(), room, dice, done.then());
        (void)done.waited();
        house.wait(Millis(dice.upTo(3) * dice.upTo(900)));
    }
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, ports::Transport::Stop));
    house.wait(Millis(1));

    QList<Decided> stored;
    for (const Envelope &envelope : house.published()) {
        if (const auto *decided = std::get_if<Decided>(&envelope.body))
            stored.append(*decided);
    }
    std::optional<store::RoomRecord> record;
    store::RoomTable(house.store()).openRoom(room.id, &house, [&](const auto &read) { record = *read; });
    QTRY_VERIFY(record);
    QVERIFY(!stored.isEmpty());
    const QList<Decided> again = decisionsAgain(*record);
    QString error;
    const QList<Decided> ofFile = decisionsOfFile(store::replayFile(*record), error);
    QCOMPARE(error, QString());
    QCOMPARE(again.size(), stored.size());
    for (int i = 0; i < stored.size(); ++i) {
        QVERIFY2(again[i] == stored[i], QByteArray::number(i));
        QVERIFY2(ofFile.value(i) == stored[i], QByteArray::number(i));
    }
    QCOMPARE(ofFile.size(), stored.size());
}

SUITE_TEST(QCoreApplication, TestStoredDecisions)

} // namespace tst_stored_decisions

#include "tst_stored_decisions.moc"
