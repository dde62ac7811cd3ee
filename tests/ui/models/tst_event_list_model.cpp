// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/envelope_text.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/models/event_list_model.h"
#include "ui/models/event_pages.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace tst_event_list_model {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::EventListModel;
using ui::EventPages;

namespace {

/// A room with many events, of which every hundredth is a message and the others are pieces of speech.
QList<model::Envelope> longRoom(qint64 events)
{
    QList<model::Envelope> all;
    for (qint64 seq = 1; seq <= events; ++seq)
        all.append(seq % 100 == 0 ? eventAt(seq, posted(seq / 100, aya(), u"message %1"_s.arg(seq)))
                                  : eventAt(seq, contentOf(u"t"_s, kyoko(), u"piece"_s)));
    return all;
}

struct Log
{
    explicit Log(const QList<model::Envelope> &events)
        : all(events)
    {
        model.setPeople(ui::People(samplePersonas(), model::Language::English), {});
        pages.open(teaRoom(), all.size());
        pages.wake();
    }

    void answerAll()
    {
        while (pages.isReading()) {
            const QStringList words = port.commands().last().split(u' ');
            port.last().answer<QList<model::Envelope>>(
                all.mid(words.at(2).toLongLong() - 1, words.at(3).toLongLong()));
        }
    }
    QString text(int row, int role = Qt::DisplayRole) const
    {
        return model.index(row, 0).data(role).toString();
    }

    QList<model::Envelope> all;
    FakeRoomPort port;
    EventPages pages{port};
    EventListModel model{pages};
};

} // namespace

class EventListModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachEventIsALineNewestFirst()
    {
        Log log(longRoom(100));

        log.model.fetchMore({});
        log.answerAll();

        QCOMPARE(log.model.rowCount(), 100);
        QCOMPARE(log.text(0), u"Aya: message 100"_s);
        QCOMPARE(log.text(0, EventListModel::EventKindRole), u"posted"_s);
        QCOMPARE(log.text(1), u"Kyoko: piece"_s);
        QCOMPARE(log.model.seq(log.model.index(99, 0)), 1);
    }

    void onlyAPageIsReadAtFirst()
    {
        Log log(longRoom(100'000));

        log.model.fetchMore({});
        log.answerAll();

        QCOMPARE(log.model.readCount(), int(EventPages::kPage));
        QCOMPARE(log.port.calls().size(), 1);
    }

    void theTopicFilters()
    {
        Log log(longRoom(1000));
        log.model.fetchMore({});
        log.answerAll();

        log.model.setFilter({model::Topic::Messages, {}});
        log.answerAll(); // it reads on: four rows are too few

        QCOMPARE(log.model.rowCount(), 10);
        QCOMPARE(log.text(9), u"Aya: message 100"_s);
        QVERIFY(log.model.isAtTheBeginning());
    }

    void theTextFiltersSummaryAndKind()
    {
        Log log(longRoom(400));
        log.model.fetchMore({});
        log.answerAll();

        log.model.setFilter({{}, u"MESSAGE 200"_s});
        QCOMPARE(log.model.rowCount(), 1);
        log.model.setFilter({{}, u"posted"_s});
        QCOMPARE(log.model.rowCount(), 4);
        log.model.setFilter({{}, u"nothing like it"_s});

        QCOMPARE(log.model.rowCount(), 0);
    }

    void aFilterLooksFurtherBackAndSaysSo()
    {
        Log log(longRoom(2000));
        log.model.fetchMore({});
        log.answerAll();

        log.model.setFilter({{}, u"message 100"_s}); // 100 and 1000
        QVERIFY(log.model.isSearching());
        log.answerAll();

        QCOMPARE(log.model.rowCount(), 2);
        QVERIFY(!log.model.isSearching());
    }

    void newEventsComeInFrontOfTheRightRows()
    {
        Log log(longRoom(200));
        const QAbstractItemModelTester tester(&log.model,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        log.model.fetchMore({});
        log.answerAll();
        log.model.setFilter({model::Topic::Messages, {}});

        Q_EMIT log.port.published(teaRoom(),
                                  {eventAt(201, contentOf(u"t"_s, kyoko(), u"piece"_s)),
                                   eventAt(202, posted(9, kyoko(), u"New"_s))},
                                  {});

        QCOMPARE(log.model.rowCount(), 3);
        QCOMPARE(log.text(0), u"Kyoko: New"_s);
        QCOMPARE(log.model.seq(log.model.index(0, 0)), 202);
        QCOMPARE(log.text(1), u"Aya: message 200"_s);
        QCOMPARE(log.model.seq(log.model.index(2, 0)), 100);
    }

    void oneEventCanBeReadAgain()
    {
        Log log(longRoom(10));
        QSignalSpy single(&log.pages, &EventPages::single);

        log.pages.readOne(3);
        log.port.last().answer<QList<model::Envelope>>({log.all.at(2)});

        QCOMPARE(single.value(0).value(0).value<model::Envelope>().seq, 3);
    }

    void theDetailsAreTheLinesOfTheLog()
    {
        const QString text = wire::envelopeText(eventAt(4, posted(0, aya(), u"<b>Clocks</b>"_s)));

        QVERIFY(text.contains(u"\"seq\": 4"_s));
        QVERIFY(text.contains(u"<b>Clocks</b>"_s));
        QVERIFY(text.count(u'\n') > 5);
    }
};

SUITE_TEST(QCoreApplication, EventListModelTest)

} // namespace tst_event_list_model

#include "tst_event_list_model.moc"
