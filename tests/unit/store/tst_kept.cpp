// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

namespace tst_kept {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using tests::StoreTalk;
using tests::TemporaryStudio;
using Mode = store::SqliteStore::Mode;

/// Data beside the log: drafts, which change at will, and pictures, which never do.
class TestKept : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDraftSurvivesARestart();
    void aNewerDraftTakesThePlaceOfTheOlder();
    void anEmptyTextTakesADraftAway();
    void draftsAreFoundByTheBeginningOfTheirKey_data();
    void draftsAreFoundByTheBeginningOfTheirKey();
    void anAttachmentComesBackByteForByte();
    void theSameAttachmentIsKeptOnce();
    void anUnknownAttachmentIsNotFound();
};

void TestKept::aDraftSurvivesARestart()
{
    const TemporaryStudio studio;
    const QString text = u"綾さん、\n😀 \"';--"_s;
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.keepDraft(u"composer/tea"_s, text));
    }
    StoreTalk talk(studio.dataFolder());
    QCOMPARE(talk.drafts(u"composer/"_s)->value(u"composer/tea"_s), text);
}

void TestKept::aNewerDraftTakesThePlaceOfTheOlder()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.keepDraft(u"a"_s, u"old"_s));
    QVERIFY(talk.keepDraft(u"a"_s, u"new"_s));
    QCOMPARE(*talk.drafts(), (QMap<QString, QString>{{u"a"_s, u"new"_s}}));
}

void TestKept::anEmptyTextTakesADraftAway()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.keepDraft(u"a"_s, u"x"_s));
    QVERIFY(talk.keepDraft(u"a"_s, {}));
    QVERIFY(talk.keepDraft(u"never there"_s, {}));
    QVERIFY(talk.drafts()->isEmpty());
}

void TestKept::draftsAreFoundByTheBeginningOfTheirKey_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("none: all") << QString() << QStringList{u"composer/1"_s, u"composer/😀"_s, u"persona/%_"_s};
    QTest::newRow("a family") << u"composer/"_s << QStringList{u"composer/1"_s, u"composer/😀"_s};
    QTest::newRow("one, whole") << u"composer/😀"_s << QStringList{u"composer/😀"_s};
    QTest::newRow("no pattern of SQL") << u"persona/__"_s << QStringList{};
    QTest::newRow("in its own case") << u"Composer/"_s << QStringList{};
}

void TestKept::draftsAreFoundByTheBeginningOfTheirKey()
{
    QFETCH(const QString, prefix);
    QFETCH(const QStringList, expected);
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    for (const QString &key : {u"persona/%_"_s, u"composer/1"_s, u"composer/😀"_s})
        QVERIFY(talk.keepDraft(key, u"x"_s));

    QCOMPARE(talk.drafts(prefix)->keys(), expected);
}

void TestKept::anAttachmentComesBackByteForByte()
{
    const TemporaryStudio studio;
    QByteArray bytes;
    for (int i = 0; i < 100'000; ++i)
        bytes.append(char(i * 7));
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.keepAttachment(u"abc"_s, bytes));
    }
    StoreTalk talk(studio.dataFolder(), Mode::ReadOnly);
    QCOMPARE(*talk.attachment(u"abc"_s), bytes);
    QCOMPARE(talk.keepAttachment(u"d"_s, bytes).error().code, ErrorCode::ReadOnly);
}

void TestKept::theSameAttachmentIsKeptOnce()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.keepAttachment(u"abc"_s, "first"));
    QVERIFY(talk.keepAttachment(u"abc"_s, "first"));
    QCOMPARE(*talk.attachment(u"abc"_s), QByteArray("first"));
}

void TestKept::anUnknownAttachmentIsNotFound()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QCOMPARE(talk.attachment(u"abc"_s).error().code, ErrorCode::NotFound);
}

SUITE_TEST(QCoreApplication, TestKept)

} // namespace tst_kept

#include "tst_kept.moc"
