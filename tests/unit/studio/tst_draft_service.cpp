// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QSignalSpy>

namespace tst_draft_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using ports::DraftPort;
using tests::StudioHouse;
using tests::TemporaryStudio;

/// Drafts as the window sees them: a command, exactly one answer, and still there after a restart.
class TestDraftService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDraftIsReadAfterARestart();
    void whatIsTooLongIsRefused_data();
    void whatIsTooLongIsRefused();
    void aReaderKeepsNothing();
};

void TestDraftService::aDraftIsReadAfterARestart()
{
    const TemporaryStudio studio;
    {
        StudioHouse house(studio.dataFolder());
        QVERIFY(!house.endOf(house.drafts().keepDraft(u"composer/1"_s, u"Hel"_s)));
        QVERIFY(!house.endOf(house.drafts().keepDraft(u"composer/1"_s, u"Hello"_s)));
        QVERIFY(!house.endOf(house.drafts().keepDraft(u"persona/a"_s, u"{}"_s)));
    }
    StudioHouse house(studio.dataFolder());
    QSignalSpy read(&house.drafts(), &DraftPort::draftsRead);

    const base::RequestId asked = house.drafts().readDrafts(u"composer/"_s);
    QVERIFY(!house.endOf(asked));

    QCOMPARE(read.size(), 1);
    QCOMPARE(read.first()[0].value<base::RequestId>(), asked);
    QCOMPARE((read.first()[1].value<QMap<QString, QString>>()),
             (QMap<QString, QString>{{u"composer/1"_s, u"Hello"_s}}));
    QCOMPARE(house.answers(asked), 1);
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

    const auto error = house.endOf(house.drafts().keepDraft(key, text));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(!error->text.isEmpty());
}

void TestDraftService::aReaderKeepsNothing()
{
    const TemporaryStudio studio;
    StudioHouse writer(studio.dataFolder());
    StudioHouse reader(studio.dataFolder(), StudioHouse::Access::ReadOnly);
    const auto error = reader.endOf(reader.drafts().keepDraft(u"a"_s, u"b"_s));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::ReadOnly);
}

SUITE_TEST(QCoreApplication, TestDraftService)

} // namespace tst_draft_service

#include "tst_draft_service.moc"
