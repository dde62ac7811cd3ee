// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/panels/trouble_banner.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_trouble_banner {

using namespace Qt::StringLiterals;
using studio::ui::Remedy;
using studio::ui::Trouble;
using studio::ui::TroubleBanner;

class TroubleBannerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutTroublesItTakesNoRoom();
    void aTroubleIsSaidAsPlainTextWithItsRemedies();
    void theNewestOfAKindReplacesTheOneBefore();
    void closingItTakesItAway();
    void aRecoverySaysWhatCameBackAndLeadsToTheBackups();
};

void TroubleBannerTest::withoutTroublesItTakesNoRoom()
{
    const TroubleBanner banner;

    QVERIFY(banner.isHidden());
}

void TroubleBannerTest::aTroubleIsSaidAsPlainTextWithItsRemedies()
{
    TroubleBanner banner;
    QSignalSpy wanted(&banner, &TroubleBanner::remedyWanted);

    banner.tell({Trouble::Kind::SavingFailed, u"<b>Tea</b>"_s, u"The disk is full."_s});
    const auto *text = banner.findChild<QLabel *>(u"troubleText"_s);
    QTest::mouseClick(banner.findChild<QPushButton *>(u"remedy0"_s), Qt::LeftButton);

    QVERIFY(!banner.isHidden());
    QCOMPARE(text->textFormat(), Qt::PlainText);
    QVERIFY(text->text().contains(u"“<b>Tea</b>” paused: messages could not be saved"_s));
    QVERIFY(text->text().endsWith(u"The disk is full."_s));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.at(0).at(1).value<Remedy>(), Remedy::UseAnotherFolder);
    QCOMPARE(banner.troubles().size(), 1);
}

void TroubleBannerTest::theNewestOfAKindReplacesTheOneBefore()
{
    TroubleBanner banner;

    banner.tell({Trouble::Kind::RequestFailed, {}, u"One."_s});
    banner.tell({Trouble::Kind::ReadOnly, {}, {}});
    banner.tell({Trouble::Kind::RequestFailed, {}, u"Two."_s});

    QCOMPARE(banner.troubles().size(), 2);
    QCOMPARE(banner.troubles().last().detail, u"Two."_s);
}

void TroubleBannerTest::closingItTakesItAway()
{
    TroubleBanner banner;
    banner.tell({Trouble::Kind::DataNote, {}, u"The prepared data is now in use."_s});

    QTest::mouseClick(banner.findChild<QPushButton *>(u"remedy1"_s), Qt::LeftButton);

    QVERIFY(banner.troubles().isEmpty());
    QVERIFY(banner.isHidden());
}

void TroubleBannerTest::aRecoverySaysWhatCameBackAndLeadsToTheBackups()
{
    TroubleBanner banner;
    QList<Remedy> wanted;
    connect(&banner, &TroubleBanner::remedyWanted, this,
            [&wanted](const Trouble &, Remedy remedy) { wanted.append(remedy); });
    const QString told = u"The stored data was damaged. It was moved to studio.damaged.db."_s;

    banner.tell({Trouble::Kind::DataRecovered, {}, told});
    QCOMPARE(banner.findChild<QLabel *>(u"troubleText"_s)->text(), told);
    QTest::mouseClick(banner.findChild<QPushButton *>(u"remedy2"_s), Qt::LeftButton);

    QCOMPARE(wanted, QList{Remedy::ShowBackups});
    QCOMPARE(banner.troubles().size(), 1); // until the user closes it
}

SUITE_TEST(QApplication, TroubleBannerTest)

} // namespace tst_trouble_banner

#include "tst_trouble_banner.moc"
