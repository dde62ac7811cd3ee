// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/doors/door_book.h"
#include "core/base/utc.h"

#include "core/studio/ports/door_port.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_door_book {

using namespace studio;
using namespace studio::tests;
using adapters::doors::DoorBook;
using ports::DoorsView;
using Why = model::DoorRejection::Why;

namespace {

DoorsView viewOf(const DoorBook &book)
{
    DoorsView view;
    book.writeInto(view);
    return view;
}

} // namespace

class DoorBookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalRejectionsInARowAreCounted()
    {
        DoorBook book;
        const QDateTime start(QDate(2026, 1, 1), QTime(17, 0), base::kUtc);

        for (int second = 0; second < 5; ++second)
            book.refused({.time = start.addSecs(second),
                          .why = Why::Host,
                          .detail = QStringLiteral("Host: evil.com")});
        book.refused({.time = start.addSecs(9), .why = Why::Token});
        book.refused(
            {.time = start.addSecs(10), .why = Why::Host, .detail = QStringLiteral("Host: evil.com")});

        QCOMPARE(viewOf(book).rejections.size(), 3);
        QCOMPARE(viewOf(book).rejections.last().times, 5);
        QCOMPARE(viewOf(book).rejections.last().time, start.addSecs(4));
        QCOMPARE(viewOf(book).rejections.first().times, 1);
    }

    void listsAreBoundedWithTheNewestFirst()
    {
        DoorBook book;

        for (int one = 0; one < 1'000; ++one) {
            book.clientChanged({.id = QStringLiteral("c%1").arg(one)});
            book.called({.client = QStringLiteral("c%1").arg(one), .what = QString::number(one)});
            book.refused({.detail = QString::number(one)});
        }

        QCOMPARE(viewOf(book).clients.size(), DoorBook::kMostClients);
        QCOMPARE(viewOf(book).calls.size(), DoorsView::kMostCalls);
        QCOMPARE(viewOf(book).rejections.size(), DoorsView::kMostRejections);
        QCOMPARE(viewOf(book).calls.first().what, QStringLiteral("999"));
        QCOMPARE(viewOf(book).clients.first().calls, 1);
    }

    void aClientThatIsToldAnewKeepsItsCalls()
    {
        DoorBook book;
        book.clientChanged({.id = QStringLiteral("c1")});
        book.called({.client = QStringLiteral("c1"), .what = QStringLiteral("status")});

        book.clientChanged({.id = QStringLiteral("c1"), .program = QStringLiteral("agent")});
        book.clientChanged({.id = QStringLiteral("c2"), .door = model::Guest::Door::Firehose});
        book.forgetClients(model::Guest::Door::Firehose);

        QCOMPARE(viewOf(book).clients.size(), 1);
        QCOMPARE(viewOf(book).clients.first().program, QStringLiteral("agent"));
        QCOMPARE(viewOf(book).clients.first().calls, 1);
        book.clientLeft(QStringLiteral("c1"));
        QVERIFY(viewOf(book).clients.isEmpty());
    }
};

SUITE_TEST(QCoreApplication, DoorBookTest)

} // namespace tst_door_book

#include "tst_door_book.moc"
