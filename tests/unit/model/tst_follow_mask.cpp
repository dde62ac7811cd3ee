// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/follow_mask.h"
#include "core/model/room_limits.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_follow_mask {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using model::FollowMask;

namespace {

ParticipantId id(const QString &name) { return ParticipantId(u"companion_"_s + name); }

QList<ParticipantId> ids(const QString &letters)
{
    QList<ParticipantId> all;
    for (const QChar letter : letters)
        all.append(id(QString(letter)));
    return all;
}

/// Who may speak after each: "a" may speak after "b" if line b has an a, "." if not.
QStringList drawn(const FollowMask &mask)
{
    QStringList lines;
    for (qsizetype after = 0; after < mask.members().size(); ++after) {
        QString line;
        for (qsizetype speaker = 0; speaker < mask.members().size(); ++speaker)
            line += mask.mayFollow(speaker, after) ? mask.members()[speaker].value().back() : QChar(u'.');
        lines.append(line);
    }
    return lines;
}

} // namespace

class FollowMaskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutARowEverybodyMayFollow();
    void aRowThatIsFullIsDropped();
    void aRowIsKeptInTheOrderOfTheRoster();
    void thePatternsAreAsTheyAreCalled();
    void pairsOfAnOddNumberLeaveNobodyAlone_data();
    void pairsOfAnOddNumberLeaveNobodyAlone();
    void deadEndsAndThoseWhoNeverSpeakAreFound();
    void whoHasLeftIsKept();
    void newcomersAreLetInWhereNobodyIsKeptOut();
    void aRoomOfOneAndAFullOneHold();
};

void FollowMaskTest::withoutARowEverybodyMayFollow()
{
    const FollowMask mask({{id(u"b"_s), ids(u"c"_s)}}, ids(u"abc"_s));

    QCOMPARE(drawn(mask), (QStringList{u"abc"_s, u"..c"_s, u"abc"_s}));
}

void FollowMaskTest::aRowThatIsFullIsDropped()
{
    FollowMask mask({}, ids(u"abc"_s));

    mask.set(0, 1, false);
    QCOMPARE(mask.follows(), (FollowMask::Follows{{id(u"b"_s), ids(u"bc"_s)}}));
    mask.set(0, 1, true);
    QCOMPARE(mask.follows(), FollowMask::Follows());
    mask.setRow(2, false);
    QCOMPARE(mask.follows(), (FollowMask::Follows{{id(u"c"_s), {}}}));
    mask.setRow(2, true);
    QCOMPARE(mask.follows(), FollowMask::Follows());
}

void FollowMaskTest::aRowIsKeptInTheOrderOfTheRoster()
{
    FollowMask mask({{id(u"a"_s), ids(u"c"_s)}}, ids(u"abc"_s));

    mask.set(1, 0, true);

    QCOMPARE(mask.follows().value(id(u"a"_s)), ids(u"bc"_s));
}

void FollowMaskTest::thePatternsAreAsTheyAreCalled()
{
    FollowMask mask({{id(u"a"_s), {}}}, ids(u"abcd"_s));

    mask.letAllButSelf();
    QCOMPARE(drawn(mask), (QStringList{u".bcd"_s, u"a.cd"_s, u"ab.d"_s, u"abc."_s}));
    mask.moderate(2);
    QCOMPARE(drawn(mask), (QStringList{u"..c."_s, u"..c."_s, u"ab.d"_s, u"..c."_s}));
    mask.pair();
    QCOMPARE(drawn(mask), (QStringList{u".b.."_s, u"a..."_s, u"...d"_s, u"..c."_s}));
    mask.setColumn(0, true);
    QCOMPARE(drawn(mask), (QStringList{u"ab.."_s, u"a..."_s, u"a..d"_s, u"a.c."_s}));
    mask.letEverybody();
    QCOMPARE(mask.follows(), FollowMask::Follows());
}

void FollowMaskTest::pairsOfAnOddNumberLeaveNobodyAlone_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("one") << u"a"_s << QStringList{u"."_s};
    QTest::newRow("two") << u"ab"_s << QStringList{u".b"_s, u"a."_s};
    QTest::newRow("three") << u"abc"_s << QStringList{u".bc"_s, u"a.c"_s, u"ab."_s};
    QTest::newRow("five") << u"abcde"_s
                          << QStringList{u".b..."_s, u"a...."_s, u"...de"_s, u"..c.e"_s, u"..cd."_s};
}

void FollowMaskTest::pairsOfAnOddNumberLeaveNobodyAlone()
{
    QFETCH(const QString, members);
    QFETCH(const QStringList, lines);
    FollowMask mask({}, ids(members));

    mask.pair();

    QCOMPARE(drawn(mask), lines);
    if (members.size() > 1)
        QCOMPARE(mask.deadEnds(), QList<qsizetype>());
}

void FollowMaskTest::deadEndsAndThoseWhoNeverSpeakAreFound()
{
    FollowMask mask({{id(u"a"_s), ids(u"a"_s)}, {id(u"b"_s), ids(u"ax"_s)}, {id(u"c"_s), ids(u"a"_s)}},
                    ids(u"abc"_s));

    QCOMPARE(mask.deadEnds(), QList<qsizetype>{0}); // only to themselves, which the sender hardly ever gets
    QCOMPARE(mask.neverFollow(), (QList<qsizetype>{1, 2}));
    mask.letEverybody();
    QVERIFY(mask.deadEnds().isEmpty() && mask.neverFollow().isEmpty());
}

void FollowMaskTest::whoHasLeftIsKept()
{
    const FollowMask::Follows follows{{id(u"x"_s), ids(u"a"_s)}, {id(u"a"_s), ids(u"xb"_s)}};
    FollowMask mask(follows, ids(u"abc"_s));
    QCOMPARE(mask.follows(), follows);

    mask.set(2, 0, true);
    QCOMPARE(mask.follows(), (FollowMask::Follows{{id(u"x"_s), ids(u"a"_s)}, {id(u"a"_s), ids(u"bcx"_s)}}));
    mask.letAllButSelf();
    QCOMPARE(mask.follows().value(id(u"x"_s)), ids(u"a"_s));
    QCOMPARE(mask.follows().value(id(u"a"_s)), ids(u"bcx"_s));
}

void FollowMaskTest::newcomersAreLetInWhereNobodyIsKeptOut()
{
    FollowMask mask({{id(u"a"_s), ids(u"bc"_s)}, {id(u"b"_s), ids(u"c"_s)}}, ids(u"abc"_s));

    mask.welcome(ids(u"dabc"_s));

    QCOMPARE(drawn(mask), (QStringList{u"dabc"_s, u"d.bc"_s, u"...c"_s, u"dabc"_s}));
    mask.welcome(ids(u"ab"_s)); // those who leave may return as before
    mask.welcome(ids(u"dabc"_s));
    QCOMPARE(drawn(mask), (QStringList{u"dabc"_s, u"d.bc"_s, u"...c"_s, u"dabc"_s}));
}

void FollowMaskTest::aRoomOfOneAndAFullOneHold()
{
    FollowMask one({{id(u"a"_s), {}}}, ids(u"a"_s));
    QVERIFY(one.deadEnds().isEmpty() && one.neverFollow().isEmpty());

    QList<ParticipantId> many;
    for (int number = 0; number < int(model::kMostInRoom); ++number)
        many.append(id(QString::number(number)));
    FollowMask full({}, many);
    full.moderate(63);
    QCOMPARE(full.follows().size(), model::kMostInRoom);
    QVERIFY(full.mayFollow(63, 0) && !full.mayFollow(1, 0) && full.mayFollow(0, 63));
}

SUITE_TEST(void, FollowMaskTest)

} // namespace tst_follow_mask

#include "tst_follow_mask.moc"
