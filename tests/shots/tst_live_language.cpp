// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/checks/drawn_text.h"
#include "tests/shots/checks/picture_checks.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/composer/composer.h"

#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QTest>

namespace tst_live_language {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;

namespace {

/// Every text on screen, line by line, with its widget.
QStringList onScreen(Stage &stage)
{
    QStringList lines;
    for (QWidget *window : stage.windows()) {
        for (const DrawnText &drawn : drawnTexts(*window))
            lines.append(placeOf(drawn.widget) + u": "_s + drawn.text);
    }
    lines.sort();
    return lines;
}

QString differences(const QStringList &one, const QStringList &other)
{
    QStringList lines;
    for (const QString &line : one)
        if (!other.contains(line))
            lines.append(u"- "_s + line);
    for (const QString &line : other)
        if (!one.contains(line))
            lines.append(u"+ "_s + line);
    return lines.join(u'\n');
}

/// The same after a while, when everything that is painted frame by frame has arrived.
QStringList settled(Stage &stage)
{
    QStringList last;
    int same = 0;
    const bool isStill = QTest::qWaitFor([&] {
        const QStringList now = onScreen(stage);
        same = now == last ? same + 1 : 0;
        last = now;
        return same > 20;
    });
    return isStill ? last : QStringList();
}

const Scene &streaming()
{
    for (const Scene &scene : scenes()) {
        if (scene.name == "streaming"_L1)
            return scene;
    }
    Q_UNREACHABLE();
}

/// The companion continues the running turn.
void sayMore(Stage &stage)
{
    ports::FloorView floor = quietFloor();
    floor.rows[2].speaking = true;
    Q_EMIT stage.rooms.published(teaRoom(), {eventAt(10, contentOf(u"t1"_s, aya(), u" 1, 2, 3 …"_s))}, floor);
}

} // namespace

/// A change of language while a companion speaks: no text of the old language stays, no spoken text is lost.
class LiveLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itLooksAsIfItHadBegunSo_data();
    void itLooksAsIfItHadBegunSo();
    void whatOneWritesStays();
};

void LiveLanguage::itLooksAsIfItHadBegunSo_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::newRow("English to Japanese") << int(Language::English) << int(Language::Japanese);
    QTest::newRow("Japanese to Chinese") << int(Language::Japanese) << int(Language::Chinese);
    QTest::newRow("Chinese to English") << int(Language::Chinese) << int(Language::English);
}

void LiveLanguage::itLooksAsIfItHadBegunSo()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QStringList begunSo;
    {
        Stage stage({Language(to)});
        streaming().play(stage);
        QVERIFY(QTest::qWaitForWindowExposed(&stage.window()));
        sayMore(stage);
        QTRY_VERIFY(onScreen(stage).join(u'\n').contains("1, 2, 3"_L1) && stage.isLaidOut());
        begunSo = settled(stage);
        QVERIFY(!begunSo.isEmpty());
    }

    Stage stage({Language(from)});
    stage.talk = Talk::in(Language(to));
    streaming().play(stage);
    QVERIFY(QTest::qWaitForWindowExposed(&stage.window()));
    stage.window().findChild<QAction *>(u"languageAction%1"_s.arg(to))->trigger();
    sayMore(stage);

    if (!QTest::qWaitFor([&] { return onScreen(stage) == begunSo; }))
        QFAIL(qPrintable(differences(begunSo, onScreen(stage))));
}

void LiveLanguage::whatOneWritesStays()
{
    Stage stage({Language::English});
    streaming().play(stage);
    QVERIFY(QTest::qWaitForWindowActive(&stage.window()));
    QTest::keyClicks(QApplication::focusWidget(), u"Half a th"_s);

    stage.window().findChild<QAction *>(u"languageAction1"_s)->trigger();
    QTRY_COMPARE(stage.window().menuBar()->actions().first()->text(), u"部屋(&R)"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"ought"_s);

    QCOMPARE(stage.window().findChild<ui::Composer *>()->text(), u"Half a thought"_s);
}

SUITE_TEST(QApplication, LiveLanguage)

} // namespace tst_live_language

#include "tst_live_language.moc"
