// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/participants.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/room_session.h"

#include <QRandomGenerator>

namespace tst_shown_ways {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::MessageRow;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

const auto kAya = companion(u"aya"_s);

/// A room as shown, over real services and a real store.
struct Shown
{
    explicit Shown(StudioHouse &house, const base::RoomId &room)
        : house(house)
    {
        session.open(room);
        (void)QTest::qWaitFor([this] { return session.isOpen(); });
    }

    [[nodiscard]] QList<MessageRow> rows() const
    {
        QList<MessageRow> rows;
        for (qint64 row = 0; row < transcript.messageCount(); ++row)
            rows.append(transcript.message(row) ? *transcript.message(row) : MessageRow{});
        return rows;
    }
    [[nodiscard]] QStringList texts() const
    {
        QStringList texts;
        for (const MessageRow &row : rows())
            texts.append(row.posted.message.text);
        return texts;
    }
    [[nodiscard]] MessageRow last() const { return rows().isEmpty() ? MessageRow{} : rows().last(); }

    StudioHouse &house;
    ui::TranscriptModel transcript;
    ui::RoomSession session{house.rooms(), transcript};
};

/// The messages for somebody who opens the room now.
QList<MessageRow> kept(StudioHouse &house, const base::RoomId &room)
{
    const auto view = house.open(room);
    return view ? view->newest.rows : QList<MessageRow>();
}

/// Waits until the request is done or refused: it reads the log, and writes, at most twice.
void settle(StudioHouse &house, const base::RoomId &room)
{
    for (int time = 0; time < 2; ++time) {
        (void)tests::answerTo(house.rooms(), &ports::RoomPort::events)(room, 1, 1);
        house.wait(Millis(0));
    }
}

} // namespace

/// A room open in a window shows its log, after replies are made again, chosen and edited.
class TestShownWays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReplyIsMadeAgainAndTheFirstOneComesBack();
    void afterAnythingTheWindowShowsWhatIsKept_data();
    void afterAnythingTheWindowShowsWhatIsKept();
};

void TestShownWays::aReplyIsMadeAgainAndTheFirstOneComesBack()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Room like = tests::room(u"Tea"_s).with({u"aya"_s});
    like.policy.policy = model::PolicyName::Manual;
    const model::Room room = house.create(like);
    for (const QString &reply : {u"One."_s, u"Two."_s})
        house.model().script(kAya, llm::Purpose::Speech, ScriptedAnswer::text(reply));
    Shown shown(house, room.id);
    shown.session.say({.text = u"Hello"_s});
    QTRY_COMPARE(shown.texts(), QStringList{u"Hello"_s});
    shown.session.cue(kAya);
    QTRY_VERIFY((house.wait(Millis(500)), shown.texts() == QStringList{u"Hello"_s, u"One."_s}));

    shown.session.replyAgain();
    QTRY_VERIFY((house.wait(Millis(500)), shown.texts() == QStringList{u"Hello"_s, u"Two."_s}));
    QTRY_COMPARE(shown.last().alternatives, (model::Alternatives{2, 2}));

    shown.session.chooseAlternative(shown.last().posted.message.id, 1);
    QTRY_COMPARE(shown.texts(), (QStringList{u"Hello"_s, u"One."_s}));
    QCOMPARE(shown.last().alternatives, (model::Alternatives{1, 2}));

    shown.session.edit(shown.last().posted.message.id, u"Once."_s);
    QTRY_COMPARE(shown.last().posted.message.text, u"Once."_s);
    QCOMPARE(shown.last().original, u"One."_s);
    QCOMPARE(shown.rows(), kept(house, room.id));
}

void TestShownWays::afterAnythingTheWindowShowsWhatIsKept_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestShownWays::afterAnythingTheWindowShowsWhatIsKept()
{
    QFETCH(quint32, seed);
    QRandomGenerator dice(seed);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Room like = tests::room(u"Tea"_s).with({u"aya"_s});
    like.policy.policy = model::PolicyName::Manual;
    const model::Room room = house.create(like);
    for (int reply = 0; reply < 40; ++reply)
        house.model().script(kAya, llm::Purpose::Speech, ScriptedAnswer::text(u"Reply %1."_s.arg(reply)));
    Shown shown(house, room.id);
    shown.session.say({.text = u"Hello"_s});
    QTRY_COMPARE(shown.texts(), QStringList{u"Hello"_s});

    for (int step = 0; step < 20; ++step) {
        const QList<MessageRow> rows = shown.rows();
        const MessageRow any = rows.at(dice.bounded(rows.size()));
        const base::MessageId id = any.posted.message.id;
        const bool isReply = model::isCompanion(any.posted.message.from);
        switch (dice.bounded(any.alternatives.count > 1 ? 7 : 6)) {
        case 0: shown.session.say({.text = u"Said in step %1"_s.arg(step)}); break;
        case 1: shown.session.edit(id, u"Changed in step %1"_s.arg(step)); break;
        case 2: shown.session.replyAgain(); break;
        case 3: shown.session.replyAgain(isReply ? std::optional(id) : std::nullopt); break;
        case 4: shown.session.decideAgain(isReply ? std::optional(id) : std::nullopt); break;
        case 5: shown.session.cue(kAya); break;
        default: shown.session.chooseAlternative(id, 1 + int(dice.bounded(any.alternatives.count)));
        }
        settle(house, room.id);
        house.wait(Millis(3'000));
        QTRY_COMPARE_WITH_TIMEOUT(shown.rows(), kept(house, room.id), 20'000);
        QVERIFY(!shown.rows().isEmpty());
    }
}

SUITE_TEST(QApplication, TestShownWays)

} // namespace tst_shown_ways

#include "tst_shown_ways.moc"
