// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/follow_mask.h"
#include "core/model/room_limits.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card/group_policy.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_group_file {

using namespace Qt::StringLiterals;
using namespace studio;
using model::PolicyName;
using persona::FileKind;
using persona::GroupFile;
using persona::readGroupFile;
using persona::writeGroupFile;
using Fate = model::CardNote::Fate;

namespace {

const QByteArray kGroup = R"({"id":"1700000000000","name":"Harbour","members":["Aya.png","綾.png","Ren.png"],
 "avatar_url":"img/x.png","allow_self_responses":false,"activation_strategy":1,"generation_mode":0,
 "disabled_members":["Ren.png","gone.png"],"chat_metadata":{"n":1.0},"fav":true,"chat_id":"c1","chats":["c1"],
 "auto_mode_delay":5,"later":{"x": 1e5}})";

QStringList partsOf(const model::CardReport &report, Fate fate)
{
    QStringList parts;
    for (const model::CardNote &note : report) {
        if (note.fate == fate)
            parts.append(note.part);
    }
    return parts;
}

GroupFile read(const QByteArray &file) { return readGroupFile(file).value_or(GroupFile()); }

} // namespace

/// SillyTavern's groups: their members and how they take turns, and everything else unchanged.
class TestGroupFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGroupIsRead();
    void itsWayOfTakingTurnsIsTranslated_data();
    void itsWayOfTakingTurnsIsTranslated();
    void whetherTheyAnswerThemselvesIsRead_data();
    void whetherTheyAnswerThemselvesIsRead();
    void thePauseOfItsAutoModeIsRead_data();
    void thePauseOfItsAutoModeIsRead();
    void itsRoomTakesTurnsAsThere();
    void whatWasNotChosenThereIsLeftAsItIs();
    void namesThatLeadSomewhereElseAreNotUsed();
    void whatIsWrittenUnchangedIsTheSameFile();
    void aChangeTouchesNothingElse();
    void aNewGroupIsComplete();
    void whatIsNoGroupIsRefused_data();
    void whatIsNoGroupIsRefused();
    void memberNamesAreSafe_data();
    void memberNamesAreSafe();
    void aFileIsToldByWhatItHolds_data();
    void aFileIsToldByWhatItHolds();
};

void TestGroupFile::aGroupIsRead()
{
    const auto group = readGroupFile(kGroup);
    QVERIFY2(group, group ? "" : qPrintable(group.error().text));
    QCOMPARE(group->name, u"Harbour"_s);
    QCOMPARE(group->members, (QStringList{u"Aya.png"_s, u"綾.png"_s, u"Ren.png"_s}));
    QCOMPARE(group->muted, QStringList{u"Ren.png"_s});
    QCOMPARE(group->policy, PolicyName::List);
    QVERIFY(!group->answersItself);
    QCOMPARE(group->autoDelay, base::Millis(5000));
    QCOMPARE(group->source, kGroup);
    QVERIFY(partsOf(group->report, Fate::Warning).isEmpty());
    QVERIFY(partsOf(group->report, Fate::Kept).contains(u"later"_s));
}

void TestGroupFile::itsWayOfTakingTurnsIsTranslated_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<PolicyName>("policy");
    QTest::addColumn<bool>("warns");
    QTest::newRow("natural") << QByteArray("0") << PolicyName::Natural << false;
    QTest::newRow("list") << QByteArray("1.0") << PolicyName::List << false;
    QTest::newRow("manual") << QByteArray("2") << PolicyName::Manual << false;
    QTest::newRow("pooled") << QByteArray("3") << PolicyName::Pooled << false;
    QTest::newRow("later") << QByteArray("99") << PolicyName::Natural << true;
    QTest::newRow("no number") << QByteArray("\"list\"") << PolicyName::Natural << true;
    QTest::newRow("nothing") << QByteArray("null") << PolicyName::Natural << false;
}

void TestGroupFile::itsWayOfTakingTurnsIsTranslated()
{
    QFETCH(const QByteArray, number);
    QFETCH(const PolicyName, policy);
    QFETCH(const bool, warns);
    const GroupFile group = read(R"({"name":"G","members":["a.png"],"activation_strategy":)" + number + '}');
    QCOMPARE(group.name, u"G"_s);
    QCOMPARE(group.policy, policy);
    QCOMPARE(partsOf(group.report, Fate::Warning).contains(u"activation_strategy"_s), warns);
}

void TestGroupFile::whetherTheyAnswerThemselvesIsRead_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("may");
    QTest::addColumn<bool>("warns");
    QTest::newRow("yes") << QByteArray("true") << true << false;
    QTest::newRow("no") << QByteArray("false") << false << false;
    QTest::newRow("nothing") << QByteArray("null") << false << false;
    QTest::newRow("a text") << QByteArray("\"true\"") << false << true;
    QTest::newRow("a number") << QByteArray("1") << false << true;
}

void TestGroupFile::whetherTheyAnswerThemselvesIsRead()
{
    QFETCH(const QByteArray, value);
    QFETCH(const bool, may);
    QFETCH(const bool, warns);
    const GroupFile group =
        read(R"({"name":"G","members":["a.png"],"chats":[],"allow_self_responses":)" + value + '}');
    QCOMPARE(group.name, u"G"_s);
    QCOMPARE(group.answersItself, may);
    const auto part = u"allow_self_responses"_s;
    QCOMPARE(partsOf(group.report, Fate::Warning).contains(part), warns);
    QCOMPARE(partsOf(group.report, Fate::Used).contains(part), !warns);
}

void TestGroupFile::thePauseOfItsAutoModeIsRead_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<bool>("warns");
    QTest::newRow("seconds") << QByteArray("12") << 12'000 << false;
    QTest::newRow("a part") << QByteArray("2.5") << 2'500 << false;
    QTest::newRow("nothing") << QByteArray("null") << 5'000 << false;
    QTest::newRow("zero") << QByteArray("0") << 5'000 << true;
    QTest::newRow("below") << QByteArray("-3") << 5'000 << true;
    QTest::newRow("endless") << QByteArray("1e300") << 5'000 << true;
    QTest::newRow("a text") << QByteArray("\"5\"") << 5'000 << true;
}

void TestGroupFile::thePauseOfItsAutoModeIsRead()
{
    QFETCH(const QByteArray, value);
    QFETCH(const int, milliseconds);
    QFETCH(const bool, warns);
    const GroupFile group =
        read(R"({"name":"G","members":["a.png"],"chats":[],"auto_mode_delay":)" + value + '}');
    QCOMPARE(group.autoDelay, base::Millis(milliseconds));
    QCOMPARE(partsOf(group.report, Fate::Warning).contains(u"auto_mode_delay"_s), warns);
    QVERIFY(partsOf(group.report, Fate::Used).contains(u"auto_mode_delay"_s));
}

void TestGroupFile::itsRoomTakesTurnsAsThere()
{
    const base::ParticipantId a(u"companion_a"_s);
    const base::ParticipantId b(u"companion_b"_s);
    GroupFile group;
    group.autoDelay = base::Millis(12'000);

    const auto natural = persona::groupPolicy(group, {a, b});
    QCOMPARE(natural.policy, PolicyName::Natural);
    QCOMPARE(natural.follows, (model::FollowMask::Follows{{a, {b}}, {b, {a}}}));
    QCOMPARE(natural.idle, base::Millis(12'000));
    QCOMPARE(natural.idleMost, 0); // off, and the pause is in the form once it is ticked
    QVERIFY(!natural.owed && !natural.isAutomatic);
    QVERIFY(!model::outOfLimits(natural));

    group.answersItself = true;
    QVERIFY(persona::groupPolicy(group, {a, b}).follows.isEmpty());
    group.answersItself = false;
    group.policy = PolicyName::List; // the idle setting is ignored there too
    QVERIFY(persona::groupPolicy(group, {a, b}).follows.isEmpty());
    QCOMPARE(persona::groupPolicy(group, {}).maxCompanionTurns, model::PolicySettings().maxCompanionTurns);
}

void TestGroupFile::whatWasNotChosenThereIsLeftAsItIs()
{
    const QByteArray unknown =
        R"({"name":"G","members":["a.png"],"activation_strategy":99,"hideMutedSprites":true})";
    const GroupFile group = read(unknown);
    QVERIFY(partsOf(group.report, Fate::Ignored).contains(u"hideMutedSprites"_s));
    QCOMPARE(*writeGroupFile(group, {}), unknown);

    const GroupFile pooled = read(R"({"name":"G","members":["a.png"],"activation_strategy":3})");
    GroupFile voting = pooled;
    voting.policy = PolicyName::Vote; // unknown to groups
    QCOMPARE(*writeGroupFile(voting, {}), pooled.source);

    GroupFile changed = group;
    changed.autoDelay = base::Millis(2'500);
    const GroupFile again = read(*writeGroupFile(changed, {}));
    QCOMPARE(again.autoDelay, base::Millis(2'500));
    QVERIFY(again.source.contains("\"activation_strategy\":99"));
}

void TestGroupFile::namesThatLeadSomewhereElseAreNotUsed()
{
    const GroupFile group = read(
        R"({"name":"G\u202e\nx","members":["../a.png","..","/b.png","c\\d.png","C:e.png","\u0000.png",7,"","f.png","f.png"],"chats":[]})");
    QCOMPARE(group.name, u"G x"_s);
    QCOMPARE(group.members, QStringList{u"f.png"_s});
    QCOMPARE(partsOf(group.report, Fate::Warning), QStringList{u"members"_s});
}

void TestGroupFile::whatIsWrittenUnchangedIsTheSameFile()
{
    QCOMPARE(*writeGroupFile(read(kGroup), {}), kGroup);
}

void TestGroupFile::aChangeTouchesNothingElse()
{
    GroupFile group = read(kGroup);
    group.members = {u"Aya.png"_s};
    group.muted.clear();
    group.policy = PolicyName::Manual;
    group.name = u"Quay"_s;
    const QByteArray expected = QByteArray(kGroup)
                                    .replace("Harbour", "Quay")
                                    .replace(R"(["Aya.png","綾.png","Ren.png"])", R"(["Aya.png"])")
                                    .replace(R"(["Ren.png","gone.png"])", "[]")
                                    .replace("\"activation_strategy\":1", "\"activation_strategy\":2");
    QCOMPARE(*writeGroupFile(group, {}), expected);
}

void TestGroupFile::aNewGroupIsComplete()
{
    GroupFile group;
    group.name = u"Quay"_s;
    group.members = {u"Aya.png"_s, u"Ren.png"_s};
    group.muted = {u"Ren.png"_s};
    group.policy = PolicyName::Pooled;
    group.answersItself = true;
    group.autoDelay = base::Millis(9'000);
    const GroupFile again = read(*writeGroupFile(group, u"1700000000001"_s));
    QCOMPARE(again.name, group.name);
    QCOMPARE(again.members, group.members);
    QCOMPARE(again.muted, group.muted);
    QCOMPARE(again.policy, group.policy);
    QVERIFY(again.answersItself);
    QCOMPARE(again.autoDelay, group.autoDelay);
    QVERIFY(again.source.contains("\"id\": \"1700000000001\""));
}

void TestGroupFile::whatIsNoGroupIsRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no members") << QByteArray(R"({"name":"G","activation_strategy":0})");
    QTest::newRow("members that are a text") << QByteArray(R"({"name":"G","members":"a","chats":[]})");
    QTest::newRow("no name") << QByteArray(R"({"members":["a.png"],"chats":[]})");
    QTest::newRow("a companion") << QByteArray(R"({"spec":"chara_card_v2","data":{"name":"A"}})");
    QTest::newRow("cut off") << kGroup.first(100);
}

void TestGroupFile::whatIsNoGroupIsRefused()
{
    QFETCH(const QByteArray, file);
    const auto group = readGroupFile(file);
    QVERIFY(!group);
    QCOMPARE(group.error().code, base::ErrorCode::InvalidInput);
    QVERIFY(group.error().text.endsWith(u'.') || group.error().text.contains(u"JSON"_s));
}

void TestGroupFile::memberNamesAreSafe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("plain") << u"Aya"_s << u"Aya.png"_s;
    QTest::newRow("Han") << u"綾"_s << u"綾.png"_s;
    QTest::newRow("a path") << u"../x\\y:z"_s << u"___x_y_z.png"_s;
    QTest::newRow("a device") << u"CON"_s << u"_CON.png"_s;
    QTest::newRow("another") << u"com1"_s << u"_com1.png"_s;
    QTest::newRow("nothing") << QString() << u"_.png"_s;
}

void TestGroupFile::memberNamesAreSafe()
{
    QFETCH(const QString, name);
    QFETCH(const QString, file);
    QCOMPARE(persona::groupMemberName(name), file);
}

void TestGroupFile::aFileIsToldByWhatItHolds_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<FileKind>("kind");
    QTest::newRow("a group") << kGroup << FileKind::Group;
    QTest::newRow("V1") << QByteArray(R"({"name":"A","description":"x"})") << FileKind::CharacterCard;
    QTest::newRow("V1 with metadata")
        << QByteArray(R"({"name":"A","description":"x","metadata":{"version":1}})")
        << FileKind::CharacterCard;
    QTest::newRow("V2") << QByteArray(R"({"spec":"chara_card_v2"})") << FileKind::CharacterCard;
    QTest::newRow("aikyo") << QByteArray(R"({"metadata":{"name":"A"}})") << FileKind::AikyoCard;
    QTest::newRow("the studio's") << QByteArray(R"({"texts":{}})") << FileKind::StudioCompanion;
    QTest::newRow("a room") << QByteArray(R"({"format":"companion-studio-room"})") << FileKind::Room;
    QTest::newRow("a lorebook") << QByteArray(R"({"spec":"lorebook_v3","data":{}})") << FileKind::Lorebook;
    QTest::newRow("a list") << QByteArray("[]") << FileKind::Unknown;
    QTest::newRow("noise") << QByteArray("\xFF\x00\x01", 3) << FileKind::Unknown;
}

void TestGroupFile::aFileIsToldByWhatItHolds()
{
    QFETCH(const QByteArray, file);
    QFETCH(const FileKind, kind);
    QCOMPARE(persona::fileKind(file), kind);
}

SUITE_TEST(QCoreApplication, TestGroupFile)

} // namespace tst_group_file

#include "tst_group_file.moc"
