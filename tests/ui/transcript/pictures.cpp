// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of a rich conversation in the transcript, in every theme, two text sizes and two widths: written
// to shots/transcript in the build folder for people to look at.
#include "tests/ui/transcript/rich_talk.h"
#include "ui/transcript/link_dialog.h"
#include "ui/transcript/room_search.h"
#include "ui/transcript/transcript_view.h"

#include <QApplication>
#include <QDir>
#include <QScrollBar>
#include <QTest>

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;

class Pictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data()
    {
        QTest::addColumn<int>("theme");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<int>("width");
        QTest::newRow("light") << 0 << 1.0 << 820;
        QTest::newRow("dark") << 1 << 1.0 << 820;
        QTest::newRow("contrast") << 2 << 1.0 << 820;
        QTest::newRow("zoomed") << 0 << 2.0 << 820;
        QTest::newRow("narrow") << 1 << 1.0 << 380;
    }
    void take()
    {
        QFETCH(int, theme);
        QFETCH(double, zoom);
        QFETCH(int, width);
        const Theme look = theme == 0 ? Theme::light() : theme == 1 ? Theme::dark() : Theme::highContrast();
        look.applyTo(*qApp, QLocale(QLocale::English));
        QFont font = qApp->font();
        font.setPointSizeF(10 * zoom);
        TranscriptModel model;
        model.setSpeakers(test::speakers());
        for (const model::MessageRow &row : test::richTalk())
            model.append(row);
        TranscriptView view(model);
        view.setLocale(QLocale(QLocale::English));
        view.offerWays();
        view.offerQuotes();
        view.setFont(font);
        view.resize(width, 1500);
        view.show();
        save(view, u"talk"_s);

        view.jumpToRow(2);
        view.resize(width, 700);
        view.setFocus(Qt::TabFocusReason);
        view.setCurrentRow(2);
        view.openFind();
        QTest::keyClicks(view.focusWidget() ? view.focusWidget() : &view, u"clock"_s);
        QTRY_VERIFY(view.search().hitCount() > 3);
        QCoreApplication::processEvents();
        save(view, u"find"_s);
        view.closeFind();
        view.setFocus(Qt::TabFocusReason);
        view.setCurrentRow(0);
        view.setCurrentRow(2);
        QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QCoreApplication::processEvents(); // the bar of the message follows
        save(view, u"keys"_s);

        model.startStreaming(base::TurnId(u"t"_s), base::ParticipantId(u"companion_kyoko"_s));
        model.addToStreaming(base::TurnId(u"t"_s), u"One more **thing**: ```"_s);
        model.addToStreaming(base::TurnId(u"t"_s), u"\n\n```py\nprint('tick')\n"_s);
        view.jumpToNewest();
        save(view, u"streaming"_s);

        model.reset(0);
        const QString row = QString(u"a cell|"_s).repeated(16) + u'\n';
        model.append(test::rowAt(0, row + QString(u"-|"_s).repeated(16) + u'\n' + row, u"companion_aya"_s));
        model.append(test::rowAt(
            1, u"```\nno language, one line\n```\n\nשלום **עולם**\n\n1. one\n\n   two\n\n   > three"_s));
        QTest::mouseMove(view.viewport(), QPoint(width / 2, 560));
        save(view, u"wide"_s);

        model.reset(0);
        for (const model::MessageRow &whisper : whispers())
            model.append(whisper);
        view.setCurrentRow(1);
        save(view, u"whispers"_s);

        LinkDialog dialog(QUrl(u"http://paypal.com@аpple.com/login?next=/"_s), u"https://paypal.com"_s,
                          nullptr);
        dialog.show();
        save(dialog, u"link"_s);
    }

private:
    static QList<model::MessageRow> whispers()
    {
        const base::ParticipantId aya(u"companion_aya"_s);
        QList<model::MessageRow> rows{
            test::rowAt(0, u"Do not tell Kyoko, but *we* have a cake."_s, u"user"_s),
            test::rowAt(1, u"*leans closer* Then I have not heard it. *smiles*"_s, u"companion_aya"_s),
            test::rowAt(2, u"A cake, you say? **Good.**"_s, u"companion_aya"_s),
            test::rowAt(3, u"*looks up from her book and frowns.* What are you *two* whispering about?"_s,
                        u"companion_kyoko"_s)};
        for (qsizetype row = 0; row < 3; ++row)
            rows[row].posted.message.whisper = true;
        rows[0].posted.message.to = {aya};
        rows[1].posted.message.to = rows[2].posted.message.to = {base::ParticipantId(u"user"_s)};
        return rows;
    }
    static void save(QWidget &widget, const QString &name)
    {
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        const QDir folder(QStringLiteral(STUDIO_BINARY_DIR "/shots/transcript"));
        QVERIFY(folder.mkpath(u"."_s));
        const QString file = name + u'-' + QString::fromUtf8(QTest::currentDataTag()) + u".png"_s;
        QVERIFY(widget.grab().save(folder.filePath(file)));
    }
};

QTEST_MAIN(Pictures)
#include "pictures.moc"
