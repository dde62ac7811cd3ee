// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/palette/command_palette.h"
#include "ui/palette/palette_model.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace tst_command_palette {

using namespace Qt::StringLiterals;
using namespace studio::ui;

namespace {

/// A window with a focused field, and a palette over it.
struct Desk
{
    Desk()
    {
        auto *column = new QVBoxLayout(&window);
        column->addWidget(field);
        window.resize(800, 600);
        window.show();
        field->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

    void open(const QStringList &recent = {})
    {
        const auto runs = [this](const QString &id) { return [this, id] { done.append(id); }; };
        palette.open({{.id = u"new"_s,
                       .title = u"新しい部屋…"_s,
                       .english = u"New room…"_s,
                       .group = u"部屋"_s,
                       .run = runs(u"new"_s)},
                      {.id = u"stop"_s,
                       .title = u"停止"_s,
                       .english = u"Stop"_s,
                       .group = u"フロア"_s,
                       .shortcut = u"Esc"_s,
                       .whyNot = u"何も起きていません。"_s,
                       .run = runs(u"stop"_s)},
                      {.id = u"dark"_s,
                       .title = u"テーマ: 暗い"_s,
                       .english = u"Theme: Dark"_s,
                       .group = u"表示"_s,
                       .isChosen = true,
                       .run = runs(u"dark"_s)}},
                     recent);
    }

    QStringList titles() const
    {
        QStringList titles;
        const QAbstractItemModel *model = list->model();
        for (int row = 0; row < model->rowCount(); ++row)
            titles.append(model->index(row, 0).data().toString());
        return titles;
    }

    QWidget window;
    QLineEdit *field = new QLineEdit(&window);
    CommandPalette palette{window};
    QLineEdit *input = palette.findChild<QLineEdit *>(u"paletteInput"_s);
    QListView *list = palette.findChild<QListView *>(u"paletteList"_s);
    QStringList done;
};

} // namespace

class CommandPaletteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itTakesTheKeysAndGivesThemBack()
    {
        Desk desk;

        desk.open();
        QCOMPARE(QApplication::focusWidget(), desk.input);
        QTest::keyClick(desk.input, Qt::Key_Escape);

        QVERIFY(!desk.palette.isVisible());
        QCOMPARE(QApplication::focusWidget(), desk.field);
        QVERIFY(desk.done.isEmpty());
    }

    void eachFieldGetsItsKeysBack_data()
    {
        QTest::addColumn<int>("field");
        QTest::newRow("the first") << 0; // Qt itself moves the focus to a neighbour when a field hides
        QTest::newRow("the middle") << 1;
        QTest::newRow("the last") << 2;
    }
    void eachFieldGetsItsKeysBack()
    {
        QFETCH(const int, field);
        Desk desk;
        QList<QWidget *> fields;
        for (int count = 0; count < 3; ++count) {
            fields.append(new QLineEdit(&desk.window));
            desk.window.layout()->addWidget(fields.last());
            fields.last()->show();
        }

        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
            fields.at(field)->setFocus();
            desk.open();
            QCOMPARE(QApplication::focusWidget(), desk.input);
            QTest::keyClick(desk.input, key);

            QVERIFY(!desk.palette.isVisible());
            QCOMPARE(QApplication::focusWidget(), fields.at(field));
        }
    }

    void readersHearTheRowThatEnterRuns()
    {
        Desk desk;
        desk.open();
        const studio::tests::HeardByScreenReaders readers;

        QTest::keyClick(desk.input, Qt::Key_Down);

        const auto told = readers.all(QAccessible::DescriptionChanged, u"paletteInput"_s);
        QVERIFY(!told.isEmpty());
        QCOMPARE(told.last().description, desk.list->currentIndex().data(Qt::AccessibleTextRole).toString());
        QCOMPARE(studio::tests::namelessControls(desk.palette), QString());
    }

    void itLiesOverTheWindowWithItsRowsWhole()
    {
        Desk desk;

        desk.open();

        const QWidget *panel = desk.input->parentWidget();
        QCOMPARE(desk.palette.geometry(), desk.window.rect());
        QVERIFY(desk.palette.rect().contains(panel->geometry()));
        QVERIFY(panel->width() > desk.window.width() / 2);
        QVERIFY(desk.list->viewport()->height() >= 3 * desk.list->sizeHintForRow(0));
        QCOMPARE(panel->geometry().center().x(), desk.palette.rect().center().x());
    }

    void typingChoosesAndEnterRuns()
    {
        Desk desk;
        QSignalSpy chosen(&desk.palette, &CommandPalette::chosen);

        desk.open();
        QTest::keyClicks(desk.input, u"dark"_s); // in English, although the window is in Japanese
        QCOMPARE(desk.titles(), QStringList({u"テーマ: 暗い"_s}));
        QTest::keyClick(desk.input, Qt::Key_Return);

        QCOMPARE(desk.done, QStringList({u"dark"_s}));
        QCOMPARE(chosen.value(0).value(0).toString(), u"dark"_s);
        QVERIFY(!desk.palette.isVisible());
    }

    void kanaFindWhatIsWrittenInTheOther()
    {
        Desk desk;

        desk.open();
        desk.input->setText(u"てーま"_s);

        QCOMPARE(desk.titles(), QStringList({u"テーマ: 暗い"_s}));
    }

    void whatCannotBeDoneIsShownWithWhyAndNotRun()
    {
        Desk desk;

        desk.open();
        QTest::keyClicks(desk.input, u"stop"_s);
        QCOMPARE(desk.list->currentIndex().data(PaletteModel::WhyNotRole).toString(),
                 u"何も起きていません。"_s);
        QTest::keyClick(desk.input, Qt::Key_Return);

        QVERIFY(desk.palette.isVisible());
        QVERIFY(desk.done.isEmpty());
    }

    void theRecentComeFirst()
    {
        Desk desk;

        desk.open({u"dark"_s, u"gone"_s});

        QCOMPARE(desk.titles(), QStringList({u"テーマ: 暗い"_s, u"新しい部屋…"_s, u"停止"_s}));
        QVERIFY(desk.list->model()->index(0, 0).data(PaletteModel::RecentRole).toBool());
    }

    void theArrowsGoAround()
    {
        Desk desk;
        desk.open();

        QTest::keyClick(desk.input, Qt::Key_Up);
        QCOMPARE(desk.list->currentIndex().row(), 2);
        QTest::keyClick(desk.input, Qt::Key_Down);

        QCOMPARE(desk.list->currentIndex().row(), 0);
    }

    void nothingFoundIsSaid()
    {
        Desk desk;
        desk.open();

        QTest::keyClicks(desk.input, u"zebra"_s);

        QVERIFY(desk.palette.findChild<QLabel *>(u"paletteNothing"_s)->isVisible());
        QTest::keyClick(desk.input, Qt::Key_Return); // runs nothing
        QVERIFY(desk.done.isEmpty());
    }

    void aClickBesideItClosesIt()
    {
        Desk desk;
        desk.open();

        QTest::mouseClick(&desk.palette, Qt::LeftButton, {}, QPoint(4, 590));

        QVERIFY(!desk.palette.isVisible());
    }

    void screenReadersHearTheRowThatEnterRuns()
    {
        Desk desk;
        desk.open();
        QCOMPARE(desk.input->accessibleDescription(), u"新しい部屋…"_s);

        QTest::keyClick(desk.input, Qt::Key_Down);

        QCOMPARE(desk.input->accessibleDescription(), u"停止, not now: 何も起きていません。"_s);
    }

    void theModelKeepsItsWord()
    {
        PaletteModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);

        model.setCommands({{.id = u"a"_s, .title = u"Alpha"_s}, {.id = u"b"_s, .title = u"Beta"_s}}, {});
        model.type(u"bet"_s);

        QCOMPARE(model.rowCount(), 1);
    }
};

SUITE_TEST(QApplication, CommandPaletteTest)

} // namespace tst_command_palette

#include "tst_command_palette.moc"
