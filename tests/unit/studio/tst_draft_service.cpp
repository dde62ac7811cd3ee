// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

namespace tst_draft_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using tests::Answer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

/// None: the draft is stored.
std::optional<base::Error> errorOfKeeping(StudioHouse &house, const QString &key, const QString &text)
{
    Answer<void> answer;
    house.drafts().keepDraft(key, text, answer.then());
    if (!answer.comes())
        return base::Error{ErrorCode::Internal, u"no answer"_s, {}};
    return answer.result() ? std::nullopt : std::optional(answer.result().error());
}

} // namespace

/// Drafts as seen by the window: a command, exactly one answer, and still there after a restart.
class TestDraftService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDraftIsReadAfterARestart();
    void whoIsGoneGetsNoAnswer();
    void whatIsTooLongIsRefused_data();
    void whatIsTooLongIsRefused();
    void aReaderKeepsNothing();
};

void TestDraftService::aDraftIsReadAfterARestart()
{
    const TemporaryStudio studio;
    {
        StudioHouse house(studio.dataFolder());
        QVERIFY(!errorOfKeeping(house, u"composer/1"_s, u"Hel"_s));
        QVERIFY(!errorOfKeeping(house, u"composer/1"_s, u"Hello"_s));
        QVERIFY(!errorOfKeeping(house, u"persona/a"_s, u"{}"_s));
    }
    StudioHouse house(studio.dataFolder());
    Answer<QMap<QString, QString>> drafts;

    house.drafts().readDrafts(u"composer/"_s, drafts.then());

    QVERIFY(!drafts.isHere());
    QVERIFY(drafts.comes());
    QVERIFY(drafts.result());
    QCOMPARE(*drafts.result(), (QMap<QString, QString>{{u"composer/1"_s, u"Hello"_s}}));
}

void TestDraftService::whoIsGoneGetsNoAnswer()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    auto gone = std::make_unique<Answer<QMap<QString, QString>>>();
    Answer<QMap<QString, QString>> other; // asks the same command

    house.drafts().readDrafts({}, gone->then());
    house.drafts().readDrafts({}, other.then());
    gone.reset();

    QVERIFY(other.comes());
}

void TestDraftService::whatIsTooLongIsRefused_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::newRow("no key") << QString() << u"x"_s;
    QTest::newRow("a long key") << QString(201, u'k') << u"x"_s;
    QTest::newRow("a long text") << u"k"_s << QString(16'000'001, u'x');
}

void TestDraftService::whatIsTooLongIsRefused()
{
    QFETCH(const QString, key);
    QFETCH(const QString, text);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());

    const auto error = errorOfKeeping(house, key, text);

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(!error->text.isEmpty());
}

void TestDraftService::aReaderKeepsNothing()
{
    const TemporaryStudio studio;
    StudioHouse writer(studio.dataFolder());
    StudioHouse reader(studio.dataFolder(), StudioHouse::Access::ReadOnly);
    const auto error = errorOfKeeping(reader, u"a"_s, u"b"_s);
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::ReadOnly);
}

SUITE_TEST(QCoreApplication, TestDraftService)

} // namespace tst_draft_service

#include "tst_draft_service.moc"
