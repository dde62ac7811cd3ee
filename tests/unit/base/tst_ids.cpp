// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/uuid_v7.h"
#include "tests/support/seeded_ids.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace tst_ids {

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

QStringList take(base::IdSource &source, int count)
{
    QStringList ids;
    for (int i = 0; i < count; ++i)
        ids.append(source.next());
    return ids;
}

} // namespace

class TestIds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIdIsAUuidOfVersionSevenWithItsTimeInFront()
    {
        base::UuidV7Source source([] { return qint64(0x0123456789AB); }, 1);

        const QString id = source.next();

        static const QRegularExpression shape(
            u"^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
        QVERIFY2(shape.match(id).hasMatch(), qPrintable(id));
    }

    void idsRiseWhileTheClockStandsStill()
    {
        base::UuidV7Source source([] { return qint64(1000); }, 1);

        const QStringList ids = take(source, 10000); // more than the counter's 4096 of one millisecond

        QVERIFY(std::is_sorted(ids.begin(), ids.end()));
        QVERIFY(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
    }

    void idsRiseWhileTheClockRunsBackwards()
    {
        qint64 now = 1000000;
        base::UuidV7Source source([&now] { return now -= 10; }, 1);

        const QStringList ids = take(source, 100);

        QVERIFY(std::is_sorted(ids.begin(), ids.end()));
    }

    void theSameSeedGivesTheSameIds()
    {
        tests::SeededIdSource one(5);
        tests::SeededIdSource same(5);
        tests::SeededIdSource other(6);

        const QStringList ids = take(one, 20);

        QCOMPARE(take(same, 20), ids);
        QVERIFY(take(other, 20) != ids);
    }

    void twoSystemSourcesNeverAgree()
    {
        base::UuidV7Source one = base::UuidV7Source::system();
        base::UuidV7Source two = base::UuidV7Source::system();

        QVERIFY(one.next() != two.next());
    }
};

SUITE_TEST(QCoreApplication, TestIds)

} // namespace tst_ids

#include "tst_ids.moc"
