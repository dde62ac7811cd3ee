// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "tests/support/suite.h"
#include "tests/ui/casting/form_stage.h"
#include "ui/composer/pill_button.h"
#include "ui/forms/chip_edit.h"
#include "ui/persona/persona_edit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTreeWidget>

namespace tst_lore_form {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::LoreEntry;
using model::LorePlace;

namespace {

/// A form with its lorebooks unfolded.
struct LoreStage : FormStage
{
    explicit LoreStage(const QList<model::LoreBook> &books = {})
    {
        QList<model::Persona> all = samplePersonas();
        all[2].lore = books;
        casting.desk().refresh();
        list(all);
        casting.edit(all.at(2).id);
        find<QPushButton>(u"personaLore"_s)->click();
    }
    QTreeWidget *tree() { return find<QTreeWidget>(u"personaLoreTree"_s); }
    QTreeWidgetItem *row(int book, int entry) { return tree()->topLevelItem(book)->child(entry); }
    const QList<model::LoreBook> &lore() { return written().lore; }
    LoreEntry entry(int book, int index) { return lore().value(book).entries.value(index); }
    QLineEdit *line(const QString &name) { return find<QLineEdit>(name); }
    QList<ui::PillButton *> chips()
    {
        return form()->findChildren<ui::PillButton *>(u"loreKeysChip"_s, Qt::FindChildrenRecursively);
    }
};

model::LoreBook town()
{
    return {.name = u"The town"_s,
            .description = u"Where it plays."_s,
            .entries = {{.name = u"River"_s, .keys = {u"river"_s, u"bridge"_s}, .content = u"It is wide."_s},
                        {.content = u"It always rains."_s, .constant = true},
                        {.name = u"Old"_s, .content = u"x"_s, .enabled = false}}};
}

} // namespace

class LoreFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void booksAreShownWithTheirEntries();
    void aFirstEntryMakesItsBook();
    void keysAreChips();
    void aCommaInsideAPatternDividesNothing();
    void theLastChipIsTakenBackToBeWrittenOn();
    void whatIsWrittenIsOneStep();
    void aPlaceAmongTheMessagesHasADepth();
    void whatIsAsUsualIsNotKept();
    void whatTheFormDoesNotShowStays();
    void removingIsUndone();
    void aCopyStandsBehindItsEntry();
    void searchingHidesTheOthers();
    void sortingChangesNoBook();
    void booksHaveTheirOwnSettings();
    void thereAreNotMoreBooksThanFit();
    void aLargeBookIsShown();
    void whatIsUndoneWhileFoldedIsGone();
    void aGroupThatIsRenamedKeepsItsWeight();
    void wherePatternsAreKeysACommaDividesNothing();
    void whatIsHalfWrittenGoesToNoOtherEntry();
};

void LoreFormTest::booksAreShownWithTheirEntries()
{
    LoreStage stage({town()});
    QCOMPARE(stage.tree()->topLevelItemCount(), 1);
    QCOMPARE(stage.tree()->topLevelItem(0)->childCount(), 3);
    QCOMPARE(stage.row(0, 0)->text(1), u"river, bridge"_s);
    QVERIFY(stage.row(0, 0)->text(2) != stage.row(0, 1)->text(2));
    QVERIFY(stage.row(0, 1)->text(2) != stage.row(0, 2)->text(2));
    QCOMPARE(stage.find<QPlainTextEdit>(u"loreContent"_s)->toPlainText(), u"It is wide."_s);
}

void LoreFormTest::aFirstEntryMakesItsBook()
{
    LoreStage stage;
    QVERIFY(!stage.tree()->isVisible());
    stage.find<QPushButton>(u"personaLoreAdd"_s)->click();
    QCOMPARE(stage.lore().size(), 1);
    QCOMPARE(stage.lore().first().entries.size(), 1);
    QVERIFY(stage.line(u"loreKeys"_s)->hasFocus());
    stage.form()->session().edit().undoStack().undo();
    QVERIFY(stage.lore().isEmpty());
}

void LoreFormTest::keysAreChips()
{
    LoreStage stage;
    stage.find<QPushButton>(u"personaLoreAdd"_s)->click();
    stage.type(u"loreKeys"_s, u"storm,gale"_s);
    QTest::keyClick(stage.line(u"loreKeys"_s), Qt::Key_Return);
    stage.line(u"loreKeys"_s)->setText({});
    QTest::keyClicks(stage.line(u"loreKeys"_s), u"storm"_s);
    QTest::keyClick(stage.line(u"loreKeys"_s), Qt::Key_Return); // it is there already
    QCOMPARE(stage.entry(0, 0).keys, (QStringList{u"storm"_s, u"gale"_s}));
    QTRY_COMPARE(stage.chips().size(), 2);
    stage.chips().first()->click();
    QCOMPARE(stage.entry(0, 0).keys, QStringList{u"gale"_s});
}

void LoreFormTest::aCommaInsideAPatternDividesNothing()
{
    LoreStage stage;
    stage.find<QPushButton>(u"personaLoreAdd"_s)->click();
    stage.type(u"loreKeys"_s, u"/a{1,2}b/i"_s);
    QTest::keyClick(stage.line(u"loreKeys"_s), Qt::Key_Return);
    QCOMPARE(stage.entry(0, 0).keys, QStringList{u"/a{1,2}b/i"_s});
}

void LoreFormTest::theLastChipIsTakenBackToBeWrittenOn()
{
    LoreStage stage({town()});
    QTest::keyClick(stage.line(u"loreKeys"_s), Qt::Key_Backspace);
    QCOMPARE(stage.line(u"loreKeys"_s)->text(), u"bridge"_s);
    QCOMPARE(stage.entry(0, 0).keys, QStringList{u"river"_s});
    stage.type(u"loreKeys"_s, u"s"_s);
    QTest::keyClick(stage.line(u"loreKeys"_s), Qt::Key_Return);
    QCOMPARE(stage.entry(0, 0).keys, (QStringList{u"river"_s, u"bridges"_s}));
}

void LoreFormTest::whatIsWrittenIsOneStep()
{
    LoreStage stage({town()});
    QTest::keyClicks(stage.find<QPlainTextEdit>(u"loreContent"_s), u"And deep. "_s);
    QCOMPARE(stage.entry(0, 0).content, u"And deep. It is wide."_s);
    QCOMPARE(stage.row(0, 0)->text(3), u"And deep. It is wide."_s);
    stage.form()->session().edit().undoStack().undo();
    QCOMPARE(stage.lore(), QList<model::LoreBook>{town()});
    QCOMPARE(stage.find<QPlainTextEdit>(u"loreContent"_s)->toPlainText(), u"It is wide."_s);
}

void LoreFormTest::aPlaceAmongTheMessagesHasADepth()
{
    LoreStage stage({town()});
    auto *place = stage.find<QComboBox>(u"lorePlace"_s);
    auto *depth = stage.find<QSpinBox>(u"loreDepth"_s);
    QVERIFY(!depth->isEnabled());
    place->setCurrentIndex(place->count() - 1);
    QVERIFY(depth->isEnabled());
    depth->setValue(2);
    QCOMPARE(stage.entry(0, 0).place(), LorePlace::AtDepth);
    QCOMPARE(stage.entry(0, 0).spot->depth, 2);
    place->setCurrentIndex(0);
    QCOMPARE(stage.entry(0, 0).place(), LorePlace::BeforeSheet);
    QVERIFY(!stage.entry(0, 0).spot);
}

void LoreFormTest::whatIsAsUsualIsNotKept()
{
    LoreStage stage({town()});
    auto *sticky = stage.find<QSpinBox>(u"loreSticky"_s);
    auto *words = stage.find<QComboBox>(u"loreWholeWords"_s);
    auto *excluded = stage.find<QCheckBox>(u"loreExcluded"_s);
    sticky->setValue(3);
    words->setCurrentIndex(2);
    excluded->setChecked(true);
    stage.find<QSpinBox>(u"loreChance"_s)->setValue(40);
    QCOMPARE(stage.entry(0, 0).timing->sticky, 3);
    QCOMPARE(stage.entry(0, 0).wholeWords, false);
    QVERIFY(stage.entry(0, 0).recursion->excluded);
    QCOMPARE(stage.entry(0, 0).probability, 40);
    sticky->setValue(0);
    words->setCurrentIndex(0);
    excluded->setChecked(false);
    stage.find<QSpinBox>(u"loreChance"_s)->setValue(100);
    QCOMPARE(stage.lore(), QList<model::LoreBook>{town()});
}

void LoreFormTest::whatTheFormDoesNotShowStays()
{
    model::LoreBook book = town();
    LoreEntry &river = book.entries.first();
    river.conditions = model::LoreConditions{.onlyAfter = 3, .excludeKeys = {u"sea"_s}};
    river.filter = model::LoreFilter{.names = {u"Aya"_s}};
    river.priority = 7;
    river.group = model::LoreGroup{.names = {u"water"_s}, .weight = 30};
    LoreStage stage({book});
    QTest::keyClicks(stage.find<QPlainTextEdit>(u"loreContent"_s), u"!"_s);
    stage.line(u"loreName"_s)->end(false);
    stage.type(u"loreName"_s, u"!"_s);
    river.content.prepend(u'!');
    river.name.append(u'!');
    QCOMPARE(stage.lore(), QList<model::LoreBook>{book});
}

void LoreFormTest::removingIsUndone()
{
    LoreStage stage({town(), {.name = u"The sea"_s}});
    stage.find<QPushButton>(u"personaLoreRemove"_s)->click();
    QCOMPARE(stage.lore().first().entries.size(), 2);
    QCOMPARE(stage.tree()->topLevelItem(0)->childCount(), 2);
    stage.tree()->setCurrentItem(stage.tree()->topLevelItem(0));
    stage.find<QPushButton>(u"personaLoreRemove"_s)->click();
    QCOMPARE(stage.lore().size(), 1);
    QCOMPARE(stage.lore().first().name, u"The sea"_s);
    stage.form()->session().edit().undoStack().undo();
    stage.form()->session().edit().undoStack().undo();
    QCOMPARE(stage.lore(), (QList<model::LoreBook>{town(), {.name = u"The sea"_s}}));
}

void LoreFormTest::aCopyStandsBehindItsEntry()
{
    LoreStage stage({town()});
    stage.find<QPushButton>(u"personaLoreCopy"_s)->click();
    QCOMPARE(stage.lore().first().entries.size(), 4);
    QCOMPARE(stage.entry(0, 1), town().entries.first());
    QCOMPARE(stage.tree()->currentItem(), stage.row(0, 1));
}

void LoreFormTest::searchingHidesTheOthers()
{
    LoreStage stage({town()});
    stage.type(u"personaLoreSearch"_s, u"RAIN"_s);
    QVERIFY(stage.row(0, 0)->isHidden() && !stage.row(0, 1)->isHidden() && stage.row(0, 2)->isHidden());
    stage.line(u"personaLoreSearch"_s)->clear();
    QTest::keyClicks(stage.line(u"personaLoreSearch"_s), u"bridge"_s);
    QVERIFY(!stage.row(0, 0)->isHidden() && stage.row(0, 1)->isHidden());
}

void LoreFormTest::sortingChangesNoBook()
{
    LoreStage stage({town()});
    stage.tree()->sortByColumn(0, Qt::DescendingOrder);
    QCOMPARE(stage.row(0, 0)->text(0), u"River"_s);
    stage.tree()->setCurrentItem(stage.row(0, 2));
    QTest::keyClicks(stage.find<QPlainTextEdit>(u"loreContent"_s), u"!"_s);
    QCOMPARE(stage.entry(0, 1).content, u"!It always rains."_s);
    QCOMPARE(stage.entry(0, 0), town().entries.first());
}

void LoreFormTest::booksHaveTheirOwnSettings()
{
    LoreStage stage({town()});
    stage.tree()->setCurrentItem(stage.tree()->topLevelItem(0));
    QVERIFY(stage.find<QWidget>(u"loreBookForm"_s)->isVisible());
    QVERIFY(!stage.find<QWidget>(u"loreEntryForm"_s)->isVisible());
    stage.line(u"loreBookName"_s)->end(false);
    stage.type(u"loreBookName"_s, u"!"_s);
    stage.find<QSpinBox>(u"loreBookScanDepth"_s)->setValue(6);
    stage.find<QSpinBox>(u"loreBookBudget"_s)->setValue(0);
    stage.find<QComboBox>(u"loreBookRecursive"_s)->setCurrentIndex(1);
    stage.find<QCheckBox>(u"loreBookNames"_s)->click();
    const model::LoreBook book = stage.lore().first();
    QCOMPARE(book.name, u"The town!"_s);
    QCOMPARE(stage.tree()->topLevelItem(0)->text(0), u"The town!"_s);
    QCOMPARE(book.scanDepth, 6);
    QCOMPARE(book.tokenBudget, 0);
    QCOMPARE(book.recursive, true);
    QVERIFY(!book.namesFire);
    QCOMPARE(book.entries, town().entries);
}

void LoreFormTest::thereAreNotMoreBooksThanFit()
{
    LoreStage stage(QList<model::LoreBook>(persona::kMostLoreBooks - 1, town()));
    auto *add = stage.find<QPushButton>(u"personaLoreAddBook"_s);
    QVERIFY(add->isEnabled());
    add->click();
    QVERIFY(!add->isEnabled());
    QVERIFY(stage.line(u"loreBookName"_s)->hasFocus());
}

void LoreFormTest::aLargeBookIsShown()
{
    model::LoreBook large{.name = u"All"_s};
    for (int i = 0; i < 5'000; ++i)
        large.entries.append({.keys = {u"key %1"_s.arg(i)}, .content = u"Content %1"_s.arg(i)});
    LoreStage stage({large});
    QCOMPARE(stage.tree()->topLevelItem(0)->childCount(), 5'000);
    stage.type(u"personaLoreSearch"_s, u"key 4999"_s);
    QVERIFY(stage.row(0, 0)->isHidden() && !stage.row(0, 4'999)->isHidden());
}

void LoreFormTest::whatIsUndoneWhileFoldedIsGone()
{
    LoreStage stage;
    stage.find<QPushButton>(u"personaLoreAdd"_s)->click();
    auto *fold = stage.find<QPushButton>(u"personaLore"_s);
    fold->click();
    stage.form()->session().edit().undoStack().undo();
    fold->click();
    QCOMPARE(stage.tree()->topLevelItemCount(), 0);
    QVERIFY(!stage.find<QWidget>(u"loreEntryForm"_s)->isVisible());
    stage.find<QPushButton>(u"personaLoreCopy"_s)->click(); // disabled: it would find nothing
    QVERIFY(stage.lore().isEmpty());
}

void LoreFormTest::aGroupThatIsRenamedKeepsItsWeight()
{
    model::LoreBook book = town();
    book.entries.first().group = model::LoreGroup{.names = {u"ships"_s}, .weight = 30, .overrides = true};
    LoreStage stage({book});
    stage.line(u"loreGroup"_s)->selectAll();
    QTest::keyClick(stage.line(u"loreGroup"_s), Qt::Key_Backspace);
    stage.type(u"loreGroup"_s, u"boats"_s);
    const model::LoreGroup group = stage.entry(0, 0).group.value_or(model::LoreGroup());
    QCOMPARE(group.names, QStringList{u"boats"_s});
    QCOMPARE(group.weight, 30);
    QVERIFY(group.overrides);
}

void LoreFormTest::wherePatternsAreKeysACommaDividesNothing()
{
    LoreStage stage({town()});
    stage.find<QCheckBox>(u"loreRegex"_s)->click();
    stage.type(u"loreKeys"_s, u"\\d{1,3}"_s);
    QTest::keyClick(stage.line(u"loreKeys"_s), Qt::Key_Return);
    QCOMPARE(stage.entry(0, 0).keys, (QStringList{u"river"_s, u"bridge"_s, u"\\d{1,3}"_s}));
}

void LoreFormTest::whatIsHalfWrittenGoesToNoOtherEntry()
{
    LoreStage stage({town()});
    stage.find<QPushButton>(u"personaLoreAdd"_s)->click();
    stage.type(u"loreKeys"_s, u"storm"_s);
    stage.form()->session().edit().undoStack().undo(); // the new entry is gone, another entry is shown
    QCOMPARE(stage.line(u"loreKeys"_s)->text(), QString());
    stage.line(u"loreName"_s)->setFocus();
    QCOMPARE(stage.lore(), QList<model::LoreBook>{town()});
}

SUITE_TEST(QApplication, LoreFormTest)

} // namespace tst_lore_form

#include "tst_lore_form.moc"
