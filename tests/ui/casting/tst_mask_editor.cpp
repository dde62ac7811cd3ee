// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_limits.h"
#include "tests/support/suite.h"
#include "ui/rooms/mask_editor.h"
#include "ui/rooms/mask_table.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace tst_mask_editor {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using ui::MaskEditor;
using ui::MemberChecks;

namespace {

ParticipantId id(const QString &name) { return ParticipantId(u"companion_"_s + name); }

MemberChecks::Members members(const QStringList &names)
{
    MemberChecks::Members all;
    for (const QString &name : names)
        all.append({id(name.toLower()), name});
    return all;
}

struct Stage
{
    explicit Stage(const MemberChecks::Members &members)
        : editor(new MaskEditor(u"mask"_s, &window))
        , edited(editor, &MaskEditor::edited)
    {
        auto *column = new QVBoxLayout(&window);
        column->addWidget(editor);
        column->addStretch(1);
        editor->setMembers(members, false);
        window.resize(480, 600);
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window came up");
        table = editor->findChild<ui::MaskTable *>(u"maskTable"_s);
        table->setFocus();
    }

    [[nodiscard]] QPoint at(int row, int column) const
    {
        return table->visualRect(table->model()->index(row, column)).center();
    }
    [[nodiscard]] QList<ParticipantId> row(const QString &name) const
    {
        return editor->follows().value(id(name));
    }
    [[nodiscard]] bool hasRow(const QString &name) const { return editor->follows().contains(id(name)); }
    void goTo(int row, int column) const { table->setCurrentIndex(table->model()->index(row, column)); }
    void press(int key, Qt::KeyboardModifiers with = Qt::NoModifier) const
    {
        QTest::keyClick(table, Qt::Key(key), with);
    }
    [[nodiscard]] QString warning() const
    {
        const auto *label = editor->findChild<QLabel *>(u"maskWarning"_s);
        return label->isVisible() ? label->text() : QString();
    }

    QWidget window;
    MaskEditor *editor = nullptr;
    QSignalSpy edited;
    ui::MaskTable *table = nullptr;
};

const QStringList kThree{u"Kyoko"_s, u"Aya"_s, u"Natsumi"_s};

} // namespace

class MaskEditorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClickTicksAndTicksBack();
    void aDragPaintsWhatItBeganWith();
    void theKeysWalkAndTick();
    void aNameTicksItsWholeRowOrColumn();
    void thePatternsAreChosenInTheMenu();
    void aRowThatLetsNobodySpeakIsTold();
    void whoNeverSpeaksIsTold();
    void screenReadersHearWhoMaySpeakAfterWhom();
    void twoOfOneNameAreToldApart();
    void aFullRoomScrollsUnderItsNames();
    void longNamesAreCutAndWholeInTheirToolTips();
    void whoComesAndGoesLeavesTheRestAlone();
    void theModelKeepsItsPromises();
};

void MaskEditorTest::aClickTicksAndTicksBack()
{
    Stage stage(members(kThree));

    QTest::mouseClick(stage.table->viewport(), Qt::LeftButton, {}, stage.at(0, 1));
    QCOMPARE(stage.row(u"kyoko"_s), (QList{id(u"kyoko"_s), id(u"natsumi"_s)}));
    QTest::mouseClick(stage.table->viewport(), Qt::LeftButton, {}, stage.at(0, 1));

    QVERIFY(stage.editor->follows().isEmpty());
    QCOMPARE(stage.edited.size(), 2);
}

void MaskEditorTest::aDragPaintsWhatItBeganWith()
{
    Stage stage(members(kThree));
    QWidget *cells = stage.table->viewport();

    QTest::mousePress(cells, Qt::LeftButton, {}, stage.at(0, 1));
    QTest::mouseMove(cells, stage.at(0, 2));
    QTest::mouseMove(cells, stage.at(1, 2));
    QTest::mouseMove(cells, stage.at(1, 2) + QPoint(2, 2)); // the same cell: not undone
    QTest::mouseRelease(cells, Qt::LeftButton, {}, stage.at(1, 2));
    QTest::mouseMove(cells, stage.at(2, 2)); // the button is up

    QCOMPARE(stage.row(u"kyoko"_s), QList{id(u"kyoko"_s)});
    QCOMPARE(stage.row(u"aya"_s), (QList{id(u"kyoko"_s), id(u"aya"_s)}));
    QVERIFY(!stage.hasRow(u"natsumi"_s));
    QCOMPARE(stage.edited.size(), 3);
}

void MaskEditorTest::theKeysWalkAndTick()
{
    Stage stage(members(kThree));

    stage.press(Qt::Key_Right);
    stage.press(Qt::Key_Space);
    QCOMPARE(stage.row(u"kyoko"_s), (QList{id(u"kyoko"_s), id(u"natsumi"_s)}));
    stage.press(Qt::Key_Down);
    stage.press(Qt::Key_End);
    stage.press(Qt::Key_Space);
    QCOMPARE(stage.row(u"aya"_s), (QList{id(u"kyoko"_s), id(u"aya"_s)}));
    stage.press(Qt::Key_Home);
    QCOMPARE(stage.table->currentIndex().column(), 0);
    stage.press(Qt::Key_A, Qt::ControlModifier); // the whole row, then nobody
    QVERIFY(!stage.hasRow(u"aya"_s));
    stage.press(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(stage.hasRow(u"aya"_s) && stage.row(u"aya"_s).isEmpty());
    stage.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier); // Kyoko, after everybody
    QCOMPARE(stage.row(u"aya"_s), QList{id(u"kyoko"_s)});
    QVERIFY(!stage.hasRow(u"natsumi"_s));
}

void MaskEditorTest::aNameTicksItsWholeRowOrColumn()
{
    Stage stage(members(kThree));

    Q_EMIT stage.table->verticalHeader()->sectionClicked(1);
    QVERIFY(stage.hasRow(u"aya"_s) && stage.row(u"aya"_s).isEmpty());
    Q_EMIT stage.table->horizontalHeader()->sectionClicked(2);

    QCOMPARE(stage.row(u"aya"_s), QList{id(u"natsumi"_s)});
}

void MaskEditorTest::thePatternsAreChosenInTheMenu()
{
    Stage stage(members(kThree));
    const auto choose = [&stage](const QString &action) {
        stage.editor->findChild<QAction *>(u"mask"_s + action)->trigger();
    };

    choose(u"Moderator0"_s);
    QCOMPARE(stage.row(u"kyoko"_s), (QList{id(u"aya"_s), id(u"natsumi"_s)}));
    QCOMPARE(stage.row(u"aya"_s), QList{id(u"kyoko"_s)});
    choose(u"AllButSelf"_s);
    QCOMPARE(stage.row(u"aya"_s), (QList{id(u"kyoko"_s), id(u"natsumi"_s)}));
    choose(u"Pairs"_s);
    QCOMPARE(stage.row(u"natsumi"_s), (QList{id(u"kyoko"_s), id(u"aya"_s)})); // the odd one out
    choose(u"Everybody"_s);
    QVERIFY(stage.editor->follows().isEmpty());
    QCOMPARE(stage.edited.size(), 4);
}

void MaskEditorTest::aRowThatLetsNobodySpeakIsTold()
{
    Stage stage(members(kThree));
    QCOMPARE(stage.warning(), QString());

    stage.goTo(0, 1);
    stage.press(Qt::Key_Space);
    stage.press(Qt::Key_End);
    stage.press(Qt::Key_Space); // only Kyoko is left, after Kyoko

    QCOMPARE(stage.warning(), u"Nobody may speak after Kyoko. The conversation ends there."_s);
    QVERIFY(stage.table->accessibleDescription().contains(stage.warning()));
    Q_EMIT stage.table->verticalHeader()->sectionClicked(1);
    Q_EMIT stage.table->verticalHeader()->sectionClicked(2);
    QVERIFY(stage.warning().startsWith(u"Nobody may speak after Kyoko, Aya, Natsumi"_s));
}

void MaskEditorTest::whoNeverSpeaksIsTold()
{
    Stage stage(members(kThree));

    Q_EMIT stage.table->horizontalHeader()->sectionClicked(2);

    QCOMPARE(stage.warning(), u"May speak only after you, not after a companion: Natsumi."_s);
}

void MaskEditorTest::screenReadersHearWhoMaySpeakAfterWhom()
{
    Stage stage(members(kThree));
    stage.goTo(0, 1);
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(stage.table);
    QVERIFY(table && table->tableInterface());
    QCOMPARE(table->text(QAccessible::Name), u"Speaking order"_s);

    QAccessibleTableInterface *grid = table->tableInterface();
    QCOMPARE(grid->rowCount(), 3);
    QCOMPARE(grid->columnDescription(1), u"Aya"_s);
    QCOMPARE(grid->rowDescription(0), u"Kyoko"_s);
    QAccessibleInterface *cell = grid->cellAt(0, 1);
    QCOMPARE(cell->text(QAccessible::Name), u"After Kyoko, Aya may speak."_s);
    QVERIFY(cell->state().checkable && cell->state().checked && cell->state().focusable);
    stage.press(Qt::Key_Space);
    QCOMPARE(grid->cellAt(0, 1)->text(QAccessible::Name), u"After Kyoko, Aya may not speak."_s);
    QVERIFY(!grid->cellAt(0, 1)->state().checked);
}

void MaskEditorTest::twoOfOneNameAreToldApart()
{
    Stage stage({{id(u"a"_s), u"Aya"_s}, {id(u"b"_s), u"Aya"_s}, {id(u"c"_s), u"Kyoko & Co"_s}});

    QCOMPARE(stage.table->model()->headerData(1, Qt::Horizontal).toString(), u"Aya (2)"_s);
    stage.goTo(0, 1);
    stage.press(Qt::Key_Space);
    QCOMPARE(stage.row(u"a"_s), (QList{id(u"a"_s), id(u"c"_s)}));
    QCOMPARE(stage.editor->findChild<QAction *>(u"maskModerator2"_s)->text(), u"Kyoko && Co"_s);
}

void MaskEditorTest::aFullRoomScrollsUnderItsNames()
{
    QStringList names;
    for (int number = 0; number < int(model::kMostInRoom); ++number)
        names.append(u"Companion %1"_s.arg(number));
    Stage stage(members(names));
    QVERIFY(stage.table->height() < 400);
    QCOMPARE(stage.table->model()->rowCount(), 64);

    stage.goTo(0, 0);
    stage.press(Qt::Key_End, Qt::ControlModifier);
    stage.press(Qt::Key_Space);

    const QModelIndex last = stage.table->model()->index(63, 63);
    QCOMPARE(stage.table->currentIndex(), last);
    QVERIFY(stage.table->viewport()->rect().contains(stage.table->visualRect(last).center()));
    QVERIFY(stage.table->verticalScrollBar()->value() > 0 && stage.table->horizontalScrollBar()->value() > 0);
    QVERIFY(stage.table->verticalHeader()->isVisible() && stage.table->horizontalHeader()->isVisible());
    QCOMPARE(stage.row(u"companion 63"_s).size(), 63);
}

void MaskEditorTest::longNamesAreCutAndWholeInTheirToolTips()
{
    const QString longName = QString(u"Anastasia "_s).repeated(20).trimmed();
    Stage stage({{id(u"a"_s), longName}, {id(u"b"_s), u"綾"_s}});

    QVERIFY(stage.table->horizontalHeader()->sectionSize(0) < 160);
    QVERIFY(stage.table->verticalHeader()->width() < 220);
    QVERIFY(
        stage.table->model()->headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString().contains(longName));
    QVERIFY(stage.table->model()->index(0, 1).data(Qt::ToolTipRole).toString().contains(u"綾"_s));
}

void MaskEditorTest::whoComesAndGoesLeavesTheRestAlone()
{
    Stage stage(members(kThree));
    stage.editor->findChild<QAction *>(u"maskAllButSelf"_s)->trigger();
    const auto before = stage.editor->follows();

    stage.editor->setMembers(members({u"Kyoko"_s, u"Mika"_s}), false);
    QCOMPARE(stage.editor->follows(), before);
    QCOMPARE(stage.table->model()->index(0, 1).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    stage.editor->setMembers(members(kThree), false);
    stage.editor->setMembers(members(kThree + QStringList{u"Mika"_s}), true);

    QVERIFY(stage.row(u"kyoko"_s).contains(id(u"mika"_s)));
    QCOMPARE(stage.edited.size(), 1);
    stage.editor->setMembers({}, true); // everybody has left
    QVERIFY(!stage.editor->canBeUsed());
    stage.press(Qt::Key_Space);
    QCOMPARE(stage.edited.size(), 1);
}

void MaskEditorTest::theModelKeepsItsPromises()
{
    ui::MaskModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model::FollowMask mask({}, {id(u"a"_s), id(u"b"_s)});

    model.show(mask, {u"A"_s, u"B"_s});
    mask.pair();
    model.change(mask);
    model.show({}, {});

    QCOMPARE(model.rowCount(), 0);
}

SUITE_TEST(QApplication, MaskEditorTest)

} // namespace tst_mask_editor

#include "tst_mask_editor.moc"
