// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/transcript/rows.h"
#include "ui/transcript/copied_text.h"
#include "ui/transcript/emotion.h"
#include "ui/transcript/row_blocks.h"
#include "ui/transcript/text_selection.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

namespace tst_row_content {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;
using test::rowAt;

/// Puts sentences together as Japanese does.
class WithoutSpaces : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *, const char *what, int) const override
    {
        if (QByteArray(context) != "Sentences")
            return {};
        return QByteArray(what) == "phrases" ? u"%1。%2"_s : u"%1%2"_s;
    }
};

class TestRowContent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDayIsNamedWhereItBegins()
    {
        TranscriptModel model;
        model.append(rowAt(0));
        model.append(rowAt(1));
        model::MessageRow later = rowAt(2);
        later.time = later.time.addDays(1);
        model.append(later);
        const QDate day = rowAt(0).time.toLocalTime().date();
        const RowWords words{QLocale(QLocale::English), day.addDays(9), {}};

        QCOMPARE(rowContent(model, 0, words).day,
                 QLocale(QLocale::English).toString(day, QLocale::LongFormat));
        QCOMPARE(rowContent(model, 1, words).day, QString());
        QVERIFY(rowContent(model, 2, words).day.contains(QString::number(day.addDays(1).day())));
    }

    void aDeletedMessageIsAQuietLine()
    {
        TranscriptModel model;
        model.append(rowAt(0, u"Secret"_s, u"companion_kyoko"_s));
        model.setSpeakers({{base::ParticipantId(u"companion_kyoko"_s), {u"Kyoko"_s, {}}}});
        model.edit(base::MessageId(u"m0"_s), QString());

        RowContent content = rowContent(model, 0, {});
        QCOMPARE(content.kind, RowContent::Kind::Deleted);
        QCOMPARE(content.text, QString());
        QCOMPARE(content.notesAfter, QStringList{u"A message by Kyoko was deleted"_s});
        QCOMPARE(spokenLine(content, {}), u"A message by Kyoko was deleted"_s);
        QVERIFY(TranscriptModel::restoredBy(content.opensAfter.first().id).isEmpty());

        model.offerRestoring();
        content = rowContent(model, 0, {});
        QCOMPARE(content.notesAfter, QStringList{u"A message by Kyoko was deleted · Undo"_s});
        QCOMPARE(TranscriptModel::restoredBy(content.opensAfter.first().id), base::MessageId(u"m0"_s));
        const RowBlocks blocks(content);
        for (int block = 0; block < blocks.count(); ++block)
            QVERIFY(!blocks.isFramed(block));

        model.append(rowAt(1, u"Tea?"_s));
        QVERIFY(!copiedText(model, {{0, 0}, {1, 99}}).contains(u'\n'));

        model.edit(base::MessageId(u"m0"_s), u"Secret"_s);
        QCOMPARE(rowContent(model, 0, {}).text, u"Secret"_s);
        QVERIFY(!model.message(0)->original);
    }

    void todayAndYesterdayAreCalledSo()
    {
        const QDate today(2026, 11, 21);
        const RowWords words{QLocale(QLocale::English), today, {}};

        QCOMPARE(dayLine(today, words), u"Today"_s);
        QCOMPARE(dayLine(today.addDays(-1), words), u"Yesterday"_s);
        QCOMPARE(dayLine(today.addDays(-2), words), u"Thursday, November 19, 2026"_s);
        QCOMPARE(dayLine(today.addDays(-2), {QLocale(QLocale::Japanese), today, {}}),
                 u"2026年11月19日木曜日"_s);
    }

    void ofARowWithoutANeighbourNoDayIsKnown()
    {
        TranscriptModel model;
        model.reset(100);
        model.setPage({64, 100, {rowAt(64)}});

        QCOMPARE(rowContent(model, 64, {}).day, QString());
    }

    void theStreamingRowBeginsADay()
    {
        TranscriptModel model;
        model.append(rowAt(0));
        model.startStreaming(base::TurnId(u"t"_s), base::ParticipantId(u"companion_aya"_s),
                             rowAt(0).time.addDays(3));

        QVERIFY(!rowContent(model, 1, {}).day.isEmpty());
    }

    void anEmotionIsAChip_data()
    {
        QTest::addColumn<QByteArray>("metadata");
        QTest::addColumn<QString>("label");
        QTest::newRow("known") << QByteArray("{\"emotion\":\"happy\"}") << u"😊 happy"_s;
        QTest::newRow("in capitals") << QByteArray("{\"emotion\":\"Angry\",\"x\":1}") << u"😠 angry"_s;
        QTest::newRow("of its own") << QByteArray("{\"emotion\":\"smug\"}") << u"smug"_s;
        QTest::newRow("two lines") << QByteArray("{\"emotion\":\"so\\nso\"}") << u"so so"_s;
        QTest::newRow("neutral") << QByteArray("{\"emotion\":\"neutral\"}") << QString();
        QTest::newRow("no word") << QByteArray("{\"emotion\":{\"a\":1}}") << QString();
        QTest::newRow("no object") << QByteArray("[\"emotion\"]") << QString();
        QTest::newRow("no JSON") << QByteArray("emotion") << QString();
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("markup") << QByteArray("{\"emotion\":\"<b>x</b>\"}") << u"<b>x</b>"_s;
        QTest::newRow("endless") << QByteArray("{\"emotion\":\"") + QByteArray(5000, 'a') + QByteArray("\"}")
                                 << QString(QString(23, u'a') + u'…');
        QTest::newRow("huge") << QByteArray("{\"emotion\":\"sad\",\"x\":\"") + QByteArray(100'000, 'a') +
                                     QByteArray("\"}")
                              << QString();
    }
    void anEmotionIsAChip()
    {
        QFETCH(QByteArray, metadata);
        QFETCH(QString, label);

        QCOMPARE(emotionLabel({metadata}), label);
    }

    void whatAProgramPostedIsMarked()
    {
        TranscriptModel model;
        model::MessageRow asUser = rowAt(0, u"Hi"_s, u"user"_s);
        asUser.posted.message.program = u"front-end 2"_s;
        model::MessageRow claimed = rowAt(1, u"Hi"_s, u"guest:user"_s);
        claimed.posted.message.program = u"lab"_s;
        model.append(asUser);
        model.append(claimed);

        const RowContent user = rowContent(model, 0, {QLocale::c(), {}, {}});
        const RowContent outsider = rowContent(model, 1, {QLocale::c(), {}, {}});

        QCOMPARE(user.name, u"You"_s);
        QCOMPARE(user.aside, u"via program: front-end 2"_s);
        QCOMPARE(outsider.kind, RowContent::Kind::Other);
        QCOMPARE(outsider.name, u"“user”"_s);
        QCOMPARE(outsider.aside, u"via program: lab"_s);
        QVERIFY(spokenLine(outsider, u"Hi"_s).startsWith(u"“user”, via program: lab, "_s));
    }

    void screenReadersHearTheWordsWithoutTheMarks()
    {
        TranscriptModel model;
        model.setSpeakers(test::speakers());
        model::MessageRow row = rowAt(0, u"# Hello\n\n**you** and [me](https://a.b)"_s, u"companion_aya"_s);
        row.posted.message.metadata.text = "{\"emotion\":\"happy\"}";
        model.append(row);
        RowContent content = rowContent(model, 0, {QLocale::c(), {}, {}});
        content.day = u"Today"_s;

        const QString spoken = spokenLine(content, saidText(content.text));

        QVERIFY2(spoken.startsWith(u"Today. 綾, 😊 happy, "_s), qPrintable(spoken));
        QVERIFY2(spoken.endsWith(u": Hello\n\nyou and me"_s), qPrintable(spoken));
    }

    void noSpaceIsSpokenBetweenJapaneseSentences()
    {
        RowContent content;
        content.kind = RowContent::Kind::Other;
        content.name = u"澪"_s;
        content.mark = u"— 中断"_s;
        content.opensBefore = {{.id = u"a"_s, .text = u"一つ目。"_s, .action = {}, .warns = true},
                               {.id = u"b"_s, .text = u"静か。"_s, .action = {}},
                               {.id = u"c"_s, .text = u"二つ目。"_s, .action = {}, .warns = true}};
        content.opensAfter = {{.id = u"d"_s, .text = u"三つ目。"_s, .action = {}, .warns = true}};
        QCOMPARE(spokenLine(content, u"雨。"_s), u"一つ目。 二つ目。 澪: 雨。 — 中断 三つ目。"_s);

        WithoutSpaces japanese;
        QCoreApplication::installTranslator(&japanese); // ends with the object

        QCOMPARE(spokenLine(content, u"雨。"_s), u"一つ目。二つ目。澪: 雨。— 中断三つ目。"_s);
        content.day = u"今日"_s;
        QVERIFY(spokenLine(content, u"雨。"_s).contains(u"今日。澪: 雨。"_s));
        content.kind = RowContent::Kind::Deleted;
        content.notesAfter = {u"削除しました"_s, u"手を振る"_s};
        QCOMPARE(spokenLine(content, {}), u"削除しました。手を振る"_s);
    }
};

SUITE_TEST(QApplication, TestRowContent)

} // namespace tst_row_content

#include "tst_row_content.moc"
