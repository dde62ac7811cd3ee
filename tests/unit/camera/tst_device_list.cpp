// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/device_list.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_device_list {

using namespace Qt::StringLiterals;
using namespace studio::camera;
using Listed = DeviceList::Listed;

namespace {

Source device(const QString &name, int place = 0) { return {Source::Kind::Device, name, place}; }

} // namespace

/// The orders are those of Qt 6.4.2 with GStreamer 1.22.
class DeviceListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatComesTwiceIsOneCamera();
    void twoOfOneNameAreTwo();
    void twoOfOneNameBesideAnotherAreThree();
    void theTwinThatStaysAfterUnpluggingIsNoCamera();
    void aCameraThatIsPluggedInLaterComesOnce();
    void anotherOfTheSameNameCanComeLater();
    void itIsKnownAgainWhenItIsPluggedInAgain();
    void whenOneOfANameGoesTheOtherKeepsItsPlace();
    void whoComesBackGetsItsOldPlace();
    void aListThatWasDoubledBeforeIsHalved();
    void idsThatNameADeviceForGoodNeverComeTwice();
    void whatIsNotThereHasNoId();
};

void DeviceListTest::whatComesTwiceIsOneCamera()
{
    DeviceList list;

    list.take({{"0", u"Lens"_s}});
    list.take({{"0", u"Lens"_s}, {"3", u"Lens"_s}});
    list.settle();

    QCOMPARE(list.sources(), QList{device(u"Lens"_s)});
    QCOMPARE(list.idOf(device(u"Lens"_s)), QByteArray("0"));
}

void DeviceListTest::twoOfOneNameAreTwo()
{
    DeviceList list;

    list.take({{"0", u"Lens"_s}, {"1", u"Lens"_s}});
    QVERIFY(list.isUnsure());
    list.take({{"0", u"Lens"_s}, {"1", u"Lens"_s}, {"2", u"Lens"_s}});
    QVERIFY(!list.isUnsure());
    list.take({{"0", u"Lens"_s}, {"1", u"Lens"_s}, {"2", u"Lens"_s}, {"3", u"Lens"_s}});
    list.settle();

    QCOMPARE(list.sources(), (QList{device(u"Lens"_s), device(u"Lens"_s, 1)}));
    QCOMPARE(list.idOf(device(u"Lens"_s, 1)), QByteArray("1"));
}

void DeviceListTest::twoOfOneNameBesideAnotherAreThree()
{
    DeviceList list;

    list.take({{"0", u"Lens"_s}, {"1", u"Dome"_s}, {"2", u"Lens"_s}});
    list.take({{"0", u"Lens"_s},
               {"1", u"Dome"_s},
               {"2", u"Lens"_s},
               {"3", u"Lens"_s},
               {"4", u"Dome"_s},
               {"5", u"Lens"_s}});

    QCOMPARE(list.sources(), (QList{device(u"Lens"_s), device(u"Dome"_s), device(u"Lens"_s, 1)}));
}

void DeviceListTest::theTwinThatStaysAfterUnpluggingIsNoCamera()
{
    DeviceList list;
    list.take({{"0", u"Lens"_s}});
    list.take({{"0", u"Lens"_s}, {"1", u"Lens"_s}});
    list.settle();

    list.take({{"1", u"Lens"_s}});

    QVERIFY(list.sources().isEmpty());
}

void DeviceListTest::aCameraThatIsPluggedInLaterComesOnce()
{
    DeviceList list;
    list.take({});
    list.settle();

    list.take({{"7", u"Lens"_s}});

    QCOMPARE(list.sources(), QList{device(u"Lens"_s)});
}

void DeviceListTest::anotherOfTheSameNameCanComeLater()
{
    DeviceList list;
    list.take({{"0", u"Lens"_s}});
    list.take({{"0", u"Lens"_s}, {"1", u"Lens"_s}});
    list.settle();

    list.take({{"0", u"Lens"_s}, {"1", u"Lens"_s}, {"2", u"Lens"_s}});

    QCOMPARE(list.sources(), (QList{device(u"Lens"_s), device(u"Lens"_s, 1)}));
    QCOMPARE(list.idOf(device(u"Lens"_s, 1)), QByteArray("2"));
}

void DeviceListTest::itIsKnownAgainWhenItIsPluggedInAgain()
{
    DeviceList list;
    list.take({{"0", u"Lens"_s}});
    list.take({{"0", u"Lens"_s}, {"1", u"Lens"_s}});
    list.settle();
    list.take({{"1", u"Lens"_s}});

    list.take({{"1", u"Lens"_s}, {"2", u"Lens"_s}});

    QCOMPARE(list.sources(), QList{device(u"Lens"_s)});
    QCOMPARE(list.idOf(device(u"Lens"_s)), QByteArray("2"));
}

void DeviceListTest::whenOneOfANameGoesTheOtherKeepsItsPlace()
{
    DeviceList list;
    list.take({});
    list.settle();
    list.take({{"0", u"Lens"_s}, {"1", u"Lens"_s}});

    list.take({{"1", u"Lens"_s}});
    QCOMPARE(list.sources(), QList{device(u"Lens"_s, 1)});
    QVERIFY(list.idOf(device(u"Lens"_s)).isEmpty());
    list.take({{"1", u"Lens"_s}, {"2", u"Lens"_s}}); // and again, under another id

    QCOMPARE(list.sources(), (QList{device(u"Lens"_s, 1), device(u"Lens"_s)}));
    QCOMPARE(list.idOf(device(u"Lens"_s)), QByteArray("2"));
    QCOMPARE(list.idOf(device(u"Lens"_s, 1)), QByteArray("1"));
}

void DeviceListTest::whoComesBackGetsItsOldPlace()
{
    DeviceList list;
    list.take({{"/dev/video0", u"Lens"_s}, {"/dev/video2", u"Lens"_s}});
    list.take({});

    list.take({{"/dev/video2", u"Lens"_s}});
    list.take({{"/dev/video0", u"Lens"_s}, {"/dev/video2", u"Lens"_s}});

    QCOMPARE(list.sources(), (QList{device(u"Lens"_s), device(u"Lens"_s, 1)}));
    QCOMPARE(list.idOf(device(u"Lens"_s, 1)), QByteArray("/dev/video2"));
}

void DeviceListTest::aListThatWasDoubledBeforeIsHalved()
{
    DeviceList list;

    list.take({{"0", u"Lens"_s}, {"1", u"Dome"_s}, {"4", u"Dome"_s}, {"5", u"Lens"_s}});
    QVERIFY(list.isUnsure());
    list.settle();

    QCOMPARE(list.sources(), (QList{device(u"Lens"_s), device(u"Dome"_s)}));
    list.take({{"0", u"Lens"_s}, {"4", u"Dome"_s}, {"5", u"Lens"_s}});
    QCOMPARE(list.sources(), QList{device(u"Lens"_s)});
}

void DeviceListTest::idsThatNameADeviceForGoodNeverComeTwice()
{
    DeviceList list;

    list.take({{"/dev/video0", u"Lens"_s}, {"/dev/video2", u"Lens"_s}});
    QVERIFY(!list.isUnsure());
    list.take({{"/dev/video0", u"Lens"_s}, {"/dev/video2", u"Lens"_s}, {"/dev/video4", u"Lens"_s}});

    QCOMPARE(list.sources().size(), 3);
}

void DeviceListTest::whatIsNotThereHasNoId()
{
    DeviceList list;
    list.take({{"0", u"Lens"_s}});

    QVERIFY(list.idOf(device(u"Lens"_s, 1)).isEmpty());
    QVERIFY(list.idOf(device(u"Dome"_s)).isEmpty());
    QVERIFY(list.idOf({Source::Kind::TestCard, u"Lens"_s, 0}).isEmpty());
}

SUITE_TEST(QCoreApplication, DeviceListTest)

} // namespace tst_device_list

#include "tst_device_list.moc"
