// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/worn_theme.h"
#include "tests/ui/transcript/rows.h"
#include "ui/transcript/row_blocks.h"
#include "ui/transcript/transcript_view.h"

#include <QTest>

namespace tst_hostile_texts {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;
using test::rowAt;

/// Texts that broke other programs: shown unchanged, at a cost that does not grow with them.
class TestHostileTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hostileTextsArePaintedAndScrolled_data()
    {
        QTest::addColumn<QString>("text");
        const QString image = u"<img src=/dev/zero> ![x](/etc/passwd) [link](file:///etc/passwd) <b>x</b>"_s;
        QTest::newRow("a megabyte in one line") << QString(u"a"_s).repeated(1'000'000);
        QTest::newRow("a megabyte of words") << QString(u"ともだち and friends "_s).repeated(1'000'000 / 17);
        QTest::newRow("a megabyte of line breaks") << QString(u"\n"_s).repeated(1'000'000);
        QTest::newRow("emoji") << QString(u"👩‍💻"_s).repeated(10'000);
        QTest::newRow("right to left") << QString(u"שלום עולם مرحبا "_s).repeated(500);
        QTest::newRow("overrides") << QString(u"\u202e\u2066abc\u2067"_s).repeated(5'000);
        QTest::newRow("zero width") << QString(u"\u200b\u200d\ufeff"_s).repeated(50'000);
        QTest::newRow("piled marks") << u"a"_s + QString(QChar(0x0301)).repeated(50'000);
        QTest::newRow("NUL") << QString(QChar(0)).repeated(5'000);
        QTest::newRow("lone surrogates") << QString(QChar(0xd83d)).repeated(5'000) + QChar(0xdc00);
        QTest::newRow("markup and addresses") << image;
        QTest::newRow("stars") << QString(u"*"_s).repeated(10'000);
        QTest::newRow("brackets") << QString(u"["_s).repeated(10'000);
        QTest::newRow("quotes") << QString(u">"_s).repeated(10'000);
        QTest::newRow("lists") << QString(u"- "_s).repeated(10'000);
        QTest::newRow("items") << QString(u"- a\n"_s).repeated(10'000);
        QTest::newRow("an open fence") << u"```\n"_s + QString(u"x\n"_s).repeated(10'000);
        QTest::newRow("a wide table") << QString(u"a|"_s).repeated(50) + u'\n' +
                                             QString(u"-|"_s).repeated(50) + u'\n' +
                                             QString(QString(u"word|"_s).repeated(50) + u'\n').repeated(100);
        QTest::newRow("a long table") << u"a|b\n-|-\n"_s + QString(u"1|2\n"_s).repeated(10'000);
        QTest::newRow("empty") << QString();
    }
    void hostileTextsArePaintedAndScrolled()
    {
        QFETCH(QString, text);
        const tests::WornTheme dark(Theme::dark());
        TranscriptModel model;
        TranscriptView view(model);
        view.resize(600, 400);
        view.show();
        model.append(rowAt(0, u"before"_s));
        model.append(rowAt(1, text));
        view.grab();

        for (const Qt::Key key :
             {Qt::Key_PageUp, Qt::Key_Home, Qt::Key_PageDown, Qt::Key_Down, Qt::Key_End}) {
            QTest::keyClick(&view, key);
            view.grab();
        }

        QVERIFY2(view.layoutsMade() < 400, qPrintable(QString::number(view.layoutsMade())));
        view.selectAll();
        QVERIFY(view.selectedText().endsWith(saidText(text)));
    }

    void aHostileNameStaysOneLine()
    {
        TranscriptModel model;
        const QString name = QString(u"<img src=/dev/zero>\n"_s).repeated(10'000);
        model.setSpeakers({{base::ParticipantId(u"companion_kyoko"_s), {name, u"/dev/zero"_s}}});
        TranscriptView view(model);
        view.resize(600, 400);
        view.show();

        model.append(rowAt(1, u"hi"_s, u"companion_kyoko"_s));
        view.grab();

        QVERIFY(view.visibleRows().last().rect.height() < 120);
        QVERIFY(view.visibleRows().last().spoken.startsWith(u"<img src=/dev/zero> <img"_s));
    }

    void htmlIsShownAsItIsWritten() { QCOMPARE(saidText(u"<b>bold</b> **bold**"_s), u"<b>bold</b> bold"_s); }

    void pilesOfMarksDoNotCoverTheirNeighbours()
    {
        TranscriptModel model;
        TranscriptView view(model);
        view.resize(600, 400);
        view.show();
        model.append(rowAt(1, u"before"_s));
        model.append(rowAt(2, u"a"_s));
        const QRect neighbour = view.visibleRows().first().rect;
        const QImage clean = view.grab(neighbour).toImage();

        model.append(rowAt(2, u"a"_s + QString(QChar(0x0301)).repeated(300)));

        QCOMPARE(view.visibleRows().first().rect, neighbour);
        QCOMPARE(view.grab(neighbour).toImage(), clean);
    }
};

SUITE_TEST(QApplication, TestHostileTexts)

} // namespace tst_hostile_texts

#include "tst_hostile_texts.moc"
