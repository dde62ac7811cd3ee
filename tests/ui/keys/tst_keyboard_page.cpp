// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/actions/action_registry.h"
#include "ui/actions/shortcut_book.h"
#include "ui/keys/keyboard_page.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tst_keyboard_page {

using namespace Qt::StringLiterals;
using namespace studio::tests;
using namespace studio::ui;

namespace {

QList<QKeySequence> keys(const QString &text)
{
    QList<QKeySequence> found;
    for (const QString &key : text.split(u' ', Qt::SkipEmptyParts))
        found.append(QKeySequence::fromString(key, QKeySequence::PortableText));
    return found;
}

/// The page in a dialog, as in the settings.
struct PageStage
{
    PageStage()
        : page(new KeyboardPage(book, &dialog))
    {
        auto *column = new QVBoxLayout(&dialog);
        column->addWidget(page);
        dialog.resize(560, 620);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
    }

    template<class Widget = QPushButton>
    Widget *find(const QString &name)
    {
        auto *found = dialog.findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    QTreeWidget *tree() { return find<QTreeWidget>(u"keysTree"_s); }
    QLineEdit *search() { return find<QLineEdit>(u"keysSearch"_s); }
    QLineEdit *field(int place = 1) { return find<QLineEdit>(u"keysField%1"_s.arg(place)); }
    QString sentence() { return find<QLabel>(u"keysSentence"_s)->text(); }

    QTreeWidgetItem *row(const QString &id)
    {
        for (int group = 0; group < tree()->topLevelItemCount(); ++group)
            for (int at = 0; at < tree()->topLevelItem(group)->childCount(); ++at)
                if (tree()->topLevelItem(group)->child(at)->data(0, Qt::UserRole).toString() == id)
                    return tree()->topLevelItem(group)->child(at);
        return nullptr;
    }
    void choose(const QString &id)
    {
        QVERIFY(row(id));
        tree()->setCurrentItem(row(id));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier, int place = 1)
    {
        field(place)->setFocus();
        if (key <= Qt::Key_F35) {
            QTest::keyClick(field(place), key, held);
        } else { // which QTest does not know
            QKeyEvent event(QEvent::KeyPress, key, held);
            QCoreApplication::sendEvent(field(place), &event);
        }
        QCoreApplication::sendPostedEvents(); // the retranslation that a change of the book begins
    }

    ShortcutBook book;
    QDialog dialog;
    KeyboardPage *page = nullptr;
};

/// Marks every text of the studio.
class Marking : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        return QByteArray(context).startsWith("studio::") ? u"«"_s + QString::fromUtf8(text) + u'»'
                                                          : QString();
    }
};

/// Puts sentences together as Japanese does.
class WithoutSpaces : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *, const char *, int) const override
    {
        return QByteArray(context) == "Sentences" ? u"%1%2"_s : QString();
    }
};

const QString kNewRoom = u"newRoomAction"_s;
const QString kRename = u"renameRoomAction"_s;

} // namespace

/// The page of the settings where shortcuts are changed.
class KeyboardPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListNamesActionsWithTheirKeys();
    void everyControlHasAName();
    void aPressedKeyIsGiven();
    void aTakenKeyIsOffered();
    void anOfferGoesWithTheNextKey();
    void aRefusedKeyChangesNothing_data();
    void aRefusedKeyChangesNothing();
    void aKeyThatMayNotArriveIsWarnedOf();
    void sentencesAreJoinedAsTheLanguageDoes();
    void aSecondKeyIsAddedAndRemoved();
    void aShortcutIsReset();
    void aResetOffersToTakeTheKeyBack();
    void everythingIsResetAfterAQuestion();
    void aRowOfActionsHasOneKey();
    void aFixedShortcutSaysWhy();
    void theSearchFindsByNameWordOrKey_data();
    void theSearchFindsByNameWordOrKey();
    void theSearchSaysThatNothingMatches();
    void itWorksByKeysAlone();
    void escClosesTheSettings();
    void noShortcutRunsWhileAKeyIsAwaited();
    void heldModifiersAreShown();
    void changesFromElsewhereAreShown();
    void anotherLanguageKeepsThePlace();
};

void KeyboardPageTest::theListNamesActionsWithTheirKeys()
{
    PageStage stage;

    QCOMPARE(stage.tree()->topLevelItem(0)->text(0), u"Room"_s);
    QCOMPARE(stage.row(kNewRoom)->text(0), u"New room…"_s);
    QCOMPARE(stage.row(kNewRoom)->text(1), u"Ctrl+N"_s);
    QCOMPARE(stage.row(u"cueAction"_s)->text(1), u"Alt+1 to Alt+9"_s);
    QCOMPARE(stage.row(u"paletteAction"_s)->text(1), u"Ctrl+K or Ctrl+Shift+P"_s);
    QCOMPARE(stage.row(u"statisticsAction"_s)->text(1), QString());
    QVERIFY(!stage.row(u"muteAction"_s)); // one action for each companion
    QCOMPARE(stage.row(kNewRoom)->data(0, Qt::AccessibleTextRole).toString(), u"New room…, Ctrl+N"_s);
    QCOMPARE(stage.row(u"statisticsAction"_s)->data(0, Qt::AccessibleTextRole).toString().section(u", "_s, 1),
             u"no shortcut"_s);
    QVERIFY(!stage.tree()->currentItem()->isHidden());
}

void KeyboardPageTest::everyControlHasAName()
{
    PageStage stage;

    QCOMPARE(namelessControls(stage.dialog, {u"keysOffer"_s}), QString());
    stage.choose(kRename);
    stage.press(Qt::Key_N, Qt::ControlModifier);

    QCOMPARE(namelessControls(stage.dialog), QString());
    QCOMPARE(stage.find(u"keysOffer"_s)->accessibleDescription(), stage.sentence());
}

void KeyboardPageTest::aPressedKeyIsGiven()
{
    PageStage stage;
    stage.choose(kNewRoom);
    QCOMPARE(stage.field()->text(), u"Ctrl+N"_s);
    HeardByScreenReaders heard;

    stage.press(Qt::Key_J, Qt::ControlModifier);

    QCOMPARE(stage.book.keysOf(kNewRoom), keys(u"Ctrl+J"_s));
    QCOMPARE(stage.field()->text(), u"Ctrl+J"_s);
    QCOMPARE(stage.row(kNewRoom)->text(1), u"Ctrl+J"_s);
    QCOMPARE(stage.row(kNewRoom)->data(0, Qt::AccessibleTextRole).toString(),
             u"New room…, Ctrl+J, changed"_s);
    QCOMPARE(stage.sentence(), u"Ctrl+J now runs “New room”."_s);
    QCOMPARE(heard.alerts(u"keysSentence"_s), QStringList{stage.sentence()});
    QCOMPARE(stage.tree()->currentItem(), stage.row(kNewRoom));
}

void KeyboardPageTest::aTakenKeyIsOffered()
{
    PageStage stage;
    stage.choose(kRename);

    stage.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(stage.sentence(), u"“New room” already has Ctrl+N."_s);
    QCOMPARE(stage.field()->text(), u"F2"_s);
    QVERIFY(stage.book.changes().isEmpty());
    QVERIFY(stage.find(u"keysOffer"_s)->isVisible());
    QCOMPARE(stage.find(u"keysOffer"_s)->text(), u"Use here instead"_s);
    stage.find(u"keysOffer"_s)->setFocus();
    QTest::keyClick(stage.find(u"keysOffer"_s), Qt::Key_Space);

    QCOMPARE(stage.book.keysOf(kRename), keys(u"Ctrl+N"_s));
    QVERIFY(stage.book.keysOf(kNewRoom).isEmpty());
    QCOMPARE(stage.row(kNewRoom)->text(1), QString());
    QVERIFY(!stage.find(u"keysOffer"_s)->isVisible());
    QVERIFY(stage.field()->hasFocus()); // not lost with the button
    QCOMPARE(stage.sentence(), u"Ctrl+N now runs “Rename room”."_s);
}

void KeyboardPageTest::anOfferGoesWithTheNextKey()
{
    PageStage stage;
    stage.choose(kRename);
    stage.press(Qt::Key_N, Qt::ControlModifier);

    stage.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(!stage.find(u"keysOffer"_s)->isVisible());
    stage.press(Qt::Key_N, Qt::ControlModifier);
    stage.choose(u"quitAction"_s);

    QVERIFY(!stage.find(u"keysOffer"_s)->isVisible());
    QCOMPARE(stage.book.keysOf(kNewRoom), keys(u"Ctrl+N"_s));
}

void KeyboardPageTest::aRefusedKeyChangesNothing_data()
{
    QTest::addColumn<QKeyCombination>("pressed");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a letter") << QKeyCombination(Qt::Key_J) << u"J writes text. Add Ctrl or Alt."_s;
    QTest::newRow("Enter") << QKeyCombination(Qt::Key_Return)
                           << u"Return is reserved for navigation in windows and menus."_s;
    QTest::newRow("copy") << (Qt::CTRL | Qt::Key_C)
                          << u"Ctrl+C is a standard key in text fields and lists."_s;
    QTest::newRow("a menu") << (Qt::ALT | Qt::Key_R) << u"Alt+R opens the menu “Room”."_s;
    QTest::newRow("Henkan") << QKeyCombination(Qt::Key_Henkan) << u"Input methods need Henkan."_s;
}

void KeyboardPageTest::aRefusedKeyChangesNothing()
{
    QFETCH(const QKeyCombination, pressed);
    QFETCH(const QString, sentence);
    PageStage stage;
    stage.choose(kNewRoom);

    stage.press(pressed.key(), pressed.keyboardModifiers());

    QCOMPARE(stage.sentence(), sentence);
    QCOMPARE(stage.field()->text(), u"Ctrl+N"_s);
    QVERIFY(stage.field()->hasFocus());
    QVERIFY(stage.book.changes().isEmpty());
    QVERIFY(!stage.find(u"keysOffer"_s)->isVisible());
}

void KeyboardPageTest::aKeyThatMayNotArriveIsWarnedOf()
{
    PageStage stage;
    stage.choose(kNewRoom);

    stage.press(Qt::Key_Space, Qt::ControlModifier);

    QCOMPARE(stage.book.keysOf(kNewRoom), keys(u"Ctrl+Space"_s));
    QCOMPARE(stage.sentence(), u"Ctrl+Space now runs “New room”. "
                               "An input method may use Ctrl+Space. If so, the shortcut does not work."_s);
}

void KeyboardPageTest::sentencesAreJoinedAsTheLanguageDoes()
{
    WithoutSpaces translator;
    QCoreApplication::installTranslator(&translator);
    PageStage stage;
    stage.choose(kNewRoom);

    stage.press(Qt::Key_Space, Qt::ControlModifier);

    QVERIFY2(stage.sentence().contains(u"“New room”.An input method"_s), qPrintable(stage.sentence()));
    stage.choose(kRename);
    stage.press(Qt::Key_F9);
    QVERIFY2(stage.sentence().endsWith(u"“Rename room”."_s), qPrintable(stage.sentence())); // one alone
    QCoreApplication::removeTranslator(&translator);
}

void KeyboardPageTest::aSecondKeyIsAddedAndRemoved()
{
    PageStage stage;
    stage.choose(kNewRoom);
    QVERIFY(!stage.field(2)->isVisible());

    stage.find(u"keysAdd"_s)->click();
    QVERIFY(stage.field(2)->isVisible() && stage.field(2)->hasFocus());
    QVERIFY(!stage.find(u"keysAdd"_s)->isEnabled());
    QVERIFY(!stage.find(u"keysRemove2"_s)->isEnabled());
    stage.press(Qt::Key_F9, Qt::NoModifier, 2);
    QCOMPARE(stage.book.keysOf(kNewRoom), keys(u"Ctrl+N F9"_s));
    QCOMPARE(stage.row(kNewRoom)->text(1), u"Ctrl+N or F9"_s);

    stage.find(u"keysRemove1"_s)->click();
    QCOMPARE(stage.book.keysOf(kNewRoom), keys(u"F9"_s));
    QVERIFY(!stage.field(2)->isVisible());
    QCOMPARE(stage.sentence(), u"Ctrl+N no longer runs “New room”."_s);
    stage.find(u"keysRemove1"_s)->click();
    QVERIFY(stage.book.keysOf(kNewRoom).isEmpty());
    QVERIFY(!stage.find(u"keysRemove1"_s)->isEnabled() && !stage.find(u"keysAdd"_s)->isEnabled());
    QVERIFY(stage.field()->hasFocus());
}

void KeyboardPageTest::aShortcutIsReset()
{
    PageStage stage;
    stage.choose(kNewRoom);
    QVERIFY(!stage.find(u"keysReset"_s)->isEnabled());
    stage.press(Qt::Key_J, Qt::ControlModifier);

    stage.find(u"keysReset"_s)->click();

    QVERIFY(stage.book.changes().isEmpty());
    QCOMPARE(stage.field()->text(), u"Ctrl+N"_s);
    QCOMPARE(stage.sentence(), u"“New room” has its default shortcut again."_s);
    QVERIFY(!stage.find(u"keysReset"_s)->isEnabled() && !stage.find(u"keysResetAll"_s)->isEnabled());
}

void KeyboardPageTest::aResetOffersToTakeTheKeyBack()
{
    PageStage stage;
    QVERIFY(stage.book.setKeys(kRename, keys(u"Ctrl+N"_s), ShortcutBook::Taking::FromOthers));
    stage.choose(kNewRoom);

    stage.find(u"keysReset"_s)->click();
    QCOMPARE(stage.sentence(), u"“Rename room” already has Ctrl+N."_s);
    QVERIFY(stage.book.keysOf(kNewRoom).isEmpty());
    stage.find(u"keysOffer"_s)->click();

    QCOMPARE(stage.book.keysOf(kNewRoom), keys(u"Ctrl+N"_s));
    QVERIFY(stage.book.keysOf(kRename).isEmpty());
}

void KeyboardPageTest::everythingIsResetAfterAQuestion()
{
    PageStage stage;
    stage.choose(kNewRoom);
    stage.press(Qt::Key_J, Qt::ControlModifier);
    stage.choose(kRename);
    stage.press(Qt::Key_F9);

    stage.find(u"keysResetAll"_s)->click();
    QCOMPARE(stage.book.changeCount(), 2);
    QCOMPARE(stage.find(u"keysOffer"_s)->text(), u"Reset them"_s);
    QVERIFY(stage.find(u"keysOffer"_s)->hasFocus());
    stage.find(u"keysOffer"_s)->click();

    QVERIFY(stage.book.changes().isEmpty());
    QCOMPARE(stage.row(kNewRoom)->text(1), u"Ctrl+N"_s);
    QCOMPARE(stage.sentence(), u"All shortcuts have their defaults again."_s);
    QVERIFY(stage.search()->hasFocus());
}

void KeyboardPageTest::aRowOfActionsHasOneKey()
{
    PageStage stage;
    stage.choose(u"cueAction"_s);
    QVERIFY(!stage.find(u"keysAdd"_s)->isVisible());

    stage.press(Qt::Key_F9);
    QCOMPARE(stage.sentence(), u"Press 1 together with Ctrl, Alt or both. The other digits follow."_s);
    stage.press(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);

    QCOMPARE(stage.book.keysOf(u"cueAction"_s), keys(u"Ctrl+Alt+1"_s));
    QCOMPARE(stage.row(u"cueAction"_s)->text(1), u"Ctrl+Alt+1 to Ctrl+Alt+9"_s);
}

void KeyboardPageTest::aFixedShortcutSaysWhy()
{
    PageStage stage;

    stage.choose(u"sendAction"_s);

    QVERIFY(!stage.field()->isEnabled() && !stage.find(u"keysRemove1"_s)->isEnabled());
    QVERIFY(!stage.find(u"keysAdd"_s)->isEnabled() && !stage.find(u"keysReset"_s)->isEnabled());
    QCOMPARE(stage.sentence(), u"This shortcut is the same in all programs and cannot be changed."_s);
    QCOMPARE(stage.row(u"sendAction"_s)->data(0, Qt::AccessibleDescriptionRole).toString(), stage.sentence());
}

void KeyboardPageTest::theSearchFindsByNameWordOrKey_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    QTest::newRow("its name") << u"NEW room"_s << kNewRoom;
    QTest::newRow("another word") << u"people"_s << u"libraryAction"_s;
    QTest::newRow("its key") << u"shift+f11"_s << u"stageWindowAction"_s;
    QTest::newRow("a changed key") << u"f9"_s << kRename;
}

void KeyboardPageTest::theSearchFindsByNameWordOrKey()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, id);
    PageStage stage;
    QVERIFY(stage.book.setKeys(kRename, keys(u"F9"_s)));
    stage.choose(u"quitAction"_s);

    QTest::keyClicks(stage.search(), typed);

    QCOMPARE(stage.tree()->currentItem(), stage.row(id));
    QVERIFY(stage.row(u"quitAction"_s)->isHidden());
    stage.search()->clear();
    QVERIFY(!stage.row(u"quitAction"_s)->isHidden());
}

void KeyboardPageTest::theSearchSaysThatNothingMatches()
{
    PageStage stage;

    QTest::keyClicks(stage.search(), u"zebra"_s);

    QVERIFY(!stage.tree()->isVisible() && !stage.field()->isEnabled());
    QCOMPARE(stage.find<QLabel>(u"keysNothing"_s)->text(), u"No action matches “zebra”."_s);
    QCOMPARE(stage.find<QLabel>(u"keysName"_s)->text(), u"No action is selected."_s);
    QTest::keyClick(stage.search(), Qt::Key_Return);
    QVERIFY(stage.search()->hasFocus());
}

void KeyboardPageTest::itWorksByKeysAlone()
{
    PageStage stage;
    stage.search()->setFocus();

    QTest::keyClicks(stage.search(), u"room"_s);
    QTest::keyClick(stage.search(), Qt::Key_Down);
    const QString id = stage.tree()->currentItem()->data(0, Qt::UserRole).toString();
    QCOMPARE_NE(id, kNewRoom);
    QTest::keyClick(stage.search(), Qt::Key_Return);
    QVERIFY(stage.field()->hasFocus());
    QTest::keyClick(stage.field(), Qt::Key_F9);
    QCOMPARE(stage.book.keysOf(id), keys(u"F9"_s));
    QTest::keyClick(stage.field(), Qt::Key_Tab);
    QVERIFY(!stage.field()->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(stage.field()->hasFocus());
    QTest::keyClick(stage.field(), Qt::Key_Backtab, Qt::ShiftModifier);

    QVERIFY(stage.tree()->hasFocus());
    QTest::keyClick(stage.tree(), Qt::Key_Return);
    QVERIFY(stage.field()->hasFocus());
}

void KeyboardPageTest::escClosesTheSettings()
{
    PageStage stage;
    stage.choose(kNewRoom);

    stage.press(Qt::Key_Escape);

    QVERIFY(!stage.dialog.isVisible());
    QVERIFY(stage.book.changes().isEmpty());
}

void KeyboardPageTest::noShortcutRunsWhileAKeyIsAwaited()
{
    PageStage stage;
    QAction action;
    action.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_J));
    stage.dialog.addAction(&action);
    QSignalSpy ran(&action, &QAction::triggered);
    stage.choose(kNewRoom);

    stage.press(Qt::Key_J, Qt::ControlModifier);

    QCOMPARE(ran.count(), 0);
    QCOMPARE(stage.book.keysOf(kNewRoom), keys(u"Ctrl+J"_s));
}

void KeyboardPageTest::heldModifiersAreShown()
{
    PageStage stage;
    stage.choose(kNewRoom);
    stage.field()->setFocus();

    QTest::keyPress(stage.field(), Qt::Key_Control, Qt::NoModifier);
    QCOMPARE(stage.field()->text(), u"Ctrl+…"_s);
    QTest::keyRelease(stage.field(), Qt::Key_Control, Qt::ControlModifier);

    QCOMPARE(stage.field()->text(), u"Ctrl+N"_s);
    QVERIFY(stage.book.changes().isEmpty());
}

void KeyboardPageTest::changesFromElsewhereAreShown()
{
    PageStage stage;
    stage.choose(kNewRoom);

    QVERIFY(stage.book.use({{kNewRoom, {u"Ctrl+J"_s, u"F9"_s}}}).isEmpty());

    QCOMPARE(stage.row(kNewRoom)->text(1), u"Ctrl+J or F9"_s);
    QCOMPARE(stage.field(2)->text(), u"F9"_s);
}

void KeyboardPageTest::anotherLanguageKeepsThePlace()
{
    PageStage stage;
    QTest::keyClicks(stage.search(), u"f2"_s);
    stage.choose(kRename);
    stage.press(Qt::Key_N, Qt::ControlModifier);
    Marking marking;

    QCoreApplication::installTranslator(&marking);
    QTRY_COMPARE(stage.search()->placeholderText(), u"«Find an action or a key»"_s);

    QCOMPARE(stage.tree()->currentItem(), stage.row(kRename));
    QVERIFY(stage.row(kNewRoom)->isHidden());
    QVERIFY(stage.sentence().startsWith(u'«'));
    QVERIFY(!stage.find(u"keysOffer"_s)->isVisible());
    QCoreApplication::removeTranslator(&marking);
    QTRY_COMPARE(stage.search()->placeholderText(), u"Find an action or a key"_s);
}

SUITE_TEST(QApplication, KeyboardPageTest)

} // namespace tst_keyboard_page

#include "tst_keyboard_page.moc"
