// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/window/full_window.h"
#include "ui/actions/action_registry.h"
#include "ui/actions/action_words.h"
#include "ui/palette/palette_model.h"
#include "ui/stage/actor_look.h"
#include "ui/stage/stage_menu.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTreeWidget>

#include <algorithm>

namespace tst_action_registry {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using namespace studio::ui;
using model::Language;

namespace {

/// Buttons that stand for no action of the registry, and why.
struct Exception
{
    const char *buttons; ///< a regular expression for the whole object name
    const char *reason;
};

constexpr Exception kExceptions[] = {
    {"actor_.*", "a figure: it opens the menu of a companion"},
    {"ringSeat", "a seat of the ring: it is a companion"},
    {"composer\\.pictures\\..*", "about a picture of the message"},
    {"composer\\.to\\.chip|composer\\.chip\\..*|composer\\.asked.*", "a chip: it is a name or a suggestion"},
    {"remedy.*|noticeAct|closeNotice|dismissUndo|undoDelete", "part of a notice: it says what it is about"},
    {"raiseTurns|raiseBudget|skipVote.*|floorNow", "part of a notice about the floor"},
    {"whatIfPlay|whatIfLayOver|whatIfReset", "the end of a trial of votes"},
    {"overlayPolicy|overlayRules|overlayStretch|overlayOff",
     "a choice about the timeline, not about the room"},
    {"ringCopy|copyEvent|closeEvent|importanceFold", "about the rows beside it"},
    {"turn[A-Z].*|inspector.*|copyTurn|closeTurn", "about the turn beside it"},
    {"hideDock", "the cross of a panel: the menu View shows the panel again"},
    {"cameraSign", "a sign that is lit while the camera is on"},
    {"transcript\\.find\\..*|transcript\\.jump", "about the search and the place in the transcript"},
    {"transcript\\.editor\\..*", "the end of editing a message in its place"},
    {"request.*|moreRequests|permission.*|asking.*|ask\\..*", "an answer to a request"},
    {"qt_.*|ScrollLeftButton|ScrollRightButton", "a part of a control of Qt"},
};

QString reasonFor(const QString &button)
{
    for (const Exception &exception : kExceptions) {
        const QRegularExpression names(
            QRegularExpression::anchoredPattern(QString::fromLatin1(exception.buttons)));
        if (names.match(button).hasMatch())
            return QString::fromLatin1(exception.reason);
    }
    return {};
}

/// Crosses of fields, titles of docks, corners of tables.
bool isPartOfQt(const QAbstractButton &button)
{
    const QWidget *parent = button.parentWidget();
    return parent &&
           (qobject_cast<const QLineEdit *>(parent) || parent->inherits("QTableView") ||
            parent->inherits("QTabBar") || parent->inherits("QToolBar") || parent->inherits("QMenuBar"));
}

void collectActions(const QList<QAction *> &from, QList<QAction *> &into)
{
    for (QAction *action : from) {
        if (action->menu())
            collectActions(action->menu()->actions(), into);
        else if (!action->isSeparator())
            into.append(action);
    }
}

QList<QAction *> menuActions(const QMainWindow &window)
{
    QList<QAction *> actions;
    collectActions(window.menuBar()->actions(), actions);
    return actions;
}

/// A window with everything, a muted companion and a guest in its room.
struct Full : FullWindow
{
    Full()
    {
        ports::FloorView floor = quietFloor();
        floor.rows[2].muted = true;
        ports::FloorRow guest;
        guest.id = bob();
        floor.rows.append(guest);
        model::Room room = roomView(5, {}, floor).room;
        room.roster.append(bob());
        room.guests = {bobTheGuest()};
        Q_EMIT studio.rooms.published(teaRoom(), {eventAt(6, model::RoomChanged{room})}, floor);
    }

    QStringList found(const QString &typed)
    {
        auto *input = studio.find<QLineEdit>(u"paletteInput"_s);
        if (!input->isVisible())
            studio.find<QAction>(u"paletteAction"_s)->trigger();
        input->setText(typed);
        const QAbstractItemModel *model = studio.find<QListView>(u"paletteList"_s)->model();
        QStringList titles;
        for (int row = 0; row < model->rowCount(); ++row)
            titles.append(model->index(row, 0).data().toString());
        return titles;
    }
};

QString bare(const QString &name)
{
    QString text = plainTitle(name);
    while (text.endsWith(u'…'))
        text.chop(1);
    return text.toCaseFolded();
}

} // namespace

class ActionRegistryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyActionOfAMenuIsInTheRegistry();
    void everyButtonHasItsAction();
    void aButtonUsesTheNameOfItsAction_data();
    void aButtonUsesTheNameOfItsAction();
    void everyEntryCanBeReached();
    void noShortcutIsUsedTwice();
    void oneNameMeansOneAction_data();
    void oneNameMeansOneAction();
    void anUnknownActionHasNoEntry();
    void aTipEndsWithItsShortcut();
    void aMenuOfAFigureUsesTheSameNames();
    void thePaletteFindsByOtherWords_data();
    void thePaletteFindsByOtherWords();
    void thePaletteNamesWhatItDoes();
    void fullScreenIsEnteredAndLeft();
    void theLibraryIsInAMenu();
    void whatIfSaysHowToTry();
    void theSheetListsEveryShortcut();
    void theSheetFindsAnActionByNameWordOrKeys_data();
    void theSheetFindsAnActionByNameWordOrKeys();
    void theSheetSaysThatNothingMatches();
    void theSheetSpeaksEachLanguage_data();
    void theSheetSpeaksEachLanguage();
    void aChangedKeyRunsItsAction();
    void aChangedKeyIsShownEverywhere();
    void theKeysOfCompanionsFollow();
    void anActionWithoutADefaultGetsAKey();
    void aContextMenuHasNoMnemonics();
};

void ActionRegistryTest::everyActionOfAMenuIsInTheRegistry()
{
    Full full;

    const QList<QAction *> actions = menuActions(full.studio.window);
    QVERIFY(actions.size() > 60);
    for (const QAction *action : actions) {
        const ActionEntry *entry = registeredAction(action->objectName());
        QVERIFY2(entry, qPrintable(action->objectName() + u' ' + action->text()));
        QCOMPARE(actionId(*action), QString::fromLatin1(entry->id));
        QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->text()));
    }
}

void ActionRegistryTest::everyButtonHasItsAction()
{
    Full full;

    QStringList without;
    const QList<QAbstractButton *> buttons = full.studio.window.findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        const QString name = button->objectName();
        const bool isIn = button->window() == &full.studio.window; // not in a dialog
        if (isIn && !isPartOfQt(*button) && !actionOfButton(name) && reasonFor(name).isEmpty())
            without.append(name + u" \""_s + button->text() + u"\" in "_s +
                           QLatin1StringView(button->parentWidget()->metaObject()->className()));
    }

    QCOMPARE(without.join(u'\n'), QString());
}

void ActionRegistryTest::aButtonUsesTheNameOfItsAction_data()
{
    QTest::addColumn<QString>("action");
    QTest::newRow("English") << u"languageAction0"_s;
    QTest::newRow("Japanese") << u"languageAction1"_s;
    QTest::newRow("Chinese") << u"languageAction2"_s;
}

void ActionRegistryTest::aButtonUsesTheNameOfItsAction()
{
    QFETCH(const QString, action);
    Full full;
    full.studio.find<QAction>(action)->trigger();
    // These show what is chosen, or what goes on.
    const QStringList tellingMore{u"policyName"_s,   u"composer.to"_s,  u"composer.as"_s, u"voiceSign"_s,
                                  u"doorsSign"_s,    u"costSign"_s,     u"modelChip"_s,   u"giveFloor"_s,
                                  u"connectModel"_s, u"composer.send"_s};

    for (const ActionEntry &entry : registeredActions())
        for (const char *name : entry.buttons) {
            const QString button = name ? QString::fromLatin1(name) : QString();
            if (button.isEmpty() || tellingMore.contains(button))
                continue;
            const auto *found = full.studio.find<QAbstractButton>(button);
            QVERIFY2(found, name);
            QTRY_COMPARE(bare(found->text().isEmpty() ? found->accessibleName() : found->text()),
                         bare(briefName(entry)));
        }
    full.studio.find<QAction>(u"languageAction0"_s)->trigger();
}

void ActionRegistryTest::everyEntryCanBeReached()
{
    Full full;
    QSet<QString> reached;
    for (const QAction *action : menuActions(full.studio.window))
        if (action->isVisible())
            reached.insert(actionId(*action));
    const QStringList palette = full.found({});
    StageMenu figure(ActorLook{.id = kyoko(), .name = u"Kyoko"_s}, gesture::GestureBook(), Language::English,
                     nullptr);
    figure.offerTalk(ActorLook{.id = kyoko(), .name = u"Kyoko"_s});
    for (const QAction *action : figure.actions())
        reached.insert(actionId(*action));

    for (const ActionEntry &entry : registeredActions()) {
        const bool isOfRing =
            QString::fromLatin1(entry.id).contains(u"Ring"_s) ||
            QString::fromLatin1(entry.id).startsWith(u"reshuffle"_s); // hidden without a ring
        const bool isElsewhere = // tests of the transcript and of the floor open these menus
            entry.place == ActionPlace::Message || entry.place == ActionPlace::Votes;
        if (!isOfRing && !isElsewhere)
            QVERIFY2(reached.contains(QString::fromLatin1(entry.id)) || palette.contains(titleOf(entry)),
                     entry.id);
    }
}

void ActionRegistryTest::noShortcutIsUsedTwice()
{
    QHash<QString, QString> used;
    for (const ActionEntry &entry : registeredActions())
        for (const QKeySequence &key : shortcutsOf(entry)) {
            const QString text = key.toString();
            QVERIFY2(!used.contains(text), qPrintable(text + u' ' + used.value(text)));
            used.insert(text, QString::fromLatin1(entry.id));
        }
    QVERIFY(used.size() > 35);

    Full full;
    QSet<QString> inMenus;
    for (const QAction *action : menuActions(full.studio.window))
        for (const QKeySequence &key : action->shortcuts()) {
            QVERIFY2(!inMenus.contains(key.toString()), qPrintable(key.toString()));
            inMenus.insert(key.toString());
        }
}

void ActionRegistryTest::oneNameMeansOneAction_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("English") << Language::English;
    QTest::newRow("Japanese") << Language::Japanese;
    QTest::newRow("Chinese") << Language::Chinese;
}

void ActionRegistryTest::oneNameMeansOneAction()
{
    QFETCH(const Language, language);
    Translations translations;
    translations.use(language);

    QHash<QString, QString> names; // each name and each short name, by the action that has it
    for (const ActionEntry &entry : registeredActions()) {
        const QString id = QString::fromLatin1(entry.id);
        QVERIFY2(!aboutAction(entry).isEmpty(), entry.id);
        QVERIFY2(language == Language::English || aboutAction(entry) != QString::fromUtf8(entry.about),
                 entry.id);
        for (const QString &name : {bare(menuName(entry)), bare(briefName(entry))}) {
            QVERIFY2(!name.isEmpty(), entry.id);
            QVERIFY2(names.value(name, id) == id,
                     qPrintable(name + u": "_s + id + u", "_s + names.value(name)));
            names.insert(name, id);
        }
    }
    QSet<QString> ids;
    for (const ActionEntry &entry : registeredActions())
        ids.insert(QString::fromLatin1(entry.id));
    translations.use(Language::English);
    QCOMPARE(ids.size(), registeredActions().size());
}

void ActionRegistryTest::anUnknownActionHasNoEntry()
{
    QVERIFY(!registeredAction(u"nonsenseAction"_s));
    QVERIFY(!registeredAction({}));
    QVERIFY(!registeredAction(u"42"_s));
    QVERIFY(!registeredAction(u"newRoomAction3"_s)); // no family
    QVERIFY(registeredAction(u"cueAction12"_s));
    QVERIFY(!actionOfButton(u"nonsense"_s));
    QVERIFY(!actionOfButton({}));
}

void ActionRegistryTest::aTipEndsWithItsShortcut()
{
    QCOMPARE(tipOf("waitAction"), u"Pause before the next turn (F8)"_s);
    QCOMPARE(tipOf("doorsAction").right(15), u" (Ctrl+Shift+D)"_s);
    QCOMPARE(tipOf("providersAction"), u"See the providers and choose the model in use."_s);
    QCOMPARE(tipOf("cueAction", u"Tom & Co"_s), u"Let Tom & Co speak next, regardless of votes."_s);
    QCOMPARE(menuName("cueAction", u"Tom & Co"_s), u"Give Tom && Co the floor"_s);
}

void ActionRegistryTest::aMenuOfAFigureUsesTheSameNames()
{
    StageMenu muted(ActorLook{.id = aya(), .name = u"Aya"_s, .muted = true}, gesture::GestureBook(),
                    Language::English, nullptr);
    Full full;

    QStringList names;
    for (const QAction *action : muted.actions())
        names.append(action->text());

    QVERIFY(names.contains(full.studio.find<QAction>(u"cueAction3"_s)->text()));
    QVERIFY(names.contains(full.studio.find<QAction>(u"unmuteAction3"_s)->text()));
}

void ActionRegistryTest::thePaletteFindsByOtherWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("title");
    const auto row = [](const QString &typed, const QString &title) {
        QTest::newRow(qPrintable(typed)) << typed << title;
    };
    row(u"library"_s, u"Companion library…"_s);
    row(u"people"_s, u"Companion library…"_s);
    row(u"voice"_s, u"Read this room aloud"_s);
    row(u"shortcuts"_s, u"Keyboard shortcuts…"_s);
    row(u"what if"_s, u"What if…"_s);
    row(u"whisper"_s, u"Whisper the message"_s);
    row(u"picture"_s, u"Request permissions…"_s);
    row(u"full screen"_s, u"Full screen"_s);
    row(u"help"_s, u"Keyboard shortcuts…"_s);
    row(u"kyoko"_s, u"Edit Kyoko…"_s);
    row(u"cue"_s, u"Give Kyoko the floor"_s);
}

void ActionRegistryTest::thePaletteFindsByOtherWords()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, title);
    Full full;

    const QStringList found = full.found(typed);

    const bool isFirst = typed == u"library"_s || typed == u"whisper"_s;
    QVERIFY2(isFirst ? found.value(0) == title : found.mid(0, 6).contains(title),
             qPrintable(found.join(u'\n')));
    QVERIFY(!found.value(0).startsWith(u"Mute"_s));
}

void ActionRegistryTest::thePaletteNamesWhatItDoes()
{
    Full full;

    const QStringList all = full.found({});
    for (const QString &bareVerb : {u"Delete"_s, u"Rename"_s, u"Stop"_s, u"Wait"_s, u"Quit"_s, u"Edit…"_s})
        QVERIFY2(!all.contains(bareVerb), qPrintable(bareVerb));

    QVERIFY(full.found(u"zebra crossing"_s).isEmpty());
    QCOMPARE(full.studio.find<QLabel>(u"paletteNothing"_s)->text(),
             u"No command matches “zebra crossing”."_s);
}

void ActionRegistryTest::fullScreenIsEnteredAndLeft()
{
    Full full;
    MainWindow &window = full.studio.window;
    window.showMaximized();
    auto *action = full.studio.find<QAction>(u"fullScreenAction"_s);
    QCOMPARE(action->shortcut(), QKeySequence(Qt::Key_F11));

    action->trigger();
    QVERIFY(window.isFullScreen() && action->isChecked());
    action->trigger();

    QVERIFY(!window.isFullScreen() && window.isMaximized() && !action->isChecked());
    window.showFullScreen(); // by the desktop
    QTRY_VERIFY(action->isChecked());
}

void ActionRegistryTest::theLibraryIsInAMenu()
{
    Full full;

    full.studio.find<QAction>(u"libraryAction"_s)->trigger();

    QTRY_VERIFY(!FullWindow::dialogs().isEmpty());
    QCOMPARE(FullWindow::dialogs().constFirst()->windowTitle(), u"Companion library"_s);
}

void ActionRegistryTest::whatIfSaysHowToTry()
{
    Full full; // whose floor has no decision yet
    auto *action = full.studio.find<QAction>(u"whatIfAction"_s);
    QVERIFY(action->isVisible() && action->isEnabled());

    action->trigger();

    QVERIFY(!full.studio.window.statusBar()->currentMessage().isEmpty());
}

void ActionRegistryTest::theSheetListsEveryShortcut()
{
    Full full;

    full.studio.find<QAction>(u"shortcutsAction"_s)->trigger();
    auto *sheet = full.studio.find<QDialog>(u"shortcutSheet"_s);
    QVERIFY(sheet && sheet->isVisible());
    QCOMPARE(namelessControls(*sheet), QString());

    QStringList rows;
    const auto *list = sheet->findChild<QTreeWidget *>(u"shortcutList"_s);
    for (int group = 0; group < list->topLevelItemCount(); ++group)
        for (int row = 0; row < list->topLevelItem(group)->childCount(); ++row)
            rows.append(list->topLevelItem(group)->child(row)->text(1));
    const auto hasKeys = [](const ActionEntry &entry) { return !shortcutsOf(entry).isEmpty(); };
    const QList<ActionEntry> &all = registeredActions();
    QCOMPARE(rows.size(), std::count_if(all.cbegin(), all.cend(), hasKeys));
    QVERIFY(rows.contains(u"Alt+1 to Alt+9"_s));
    QVERIFY(rows.contains(u"Ctrl++ or Ctrl+="_s));
    QTest::keyClick(sheet, Qt::Key_Escape);
    QTRY_VERIFY(!full.studio.find<QDialog>(u"shortcutSheet"_s));
}

void ActionRegistryTest::theSheetFindsAnActionByNameWordOrKeys_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::newRow("its name") << u"NEW room"_s << u"New room…"_s;
    QTest::newRow("another word") << u"people"_s << u"Companion library…"_s;
    QTest::newRow("its keys") << u"f11"_s << u"Full screen"_s;
    QTest::newRow("a family") << u"alt+1"_s << u"Give a companion the floor"_s;
}

void ActionRegistryTest::theSheetFindsAnActionByNameWordOrKeys()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, name);
    Full full;
    full.studio.find<QAction>(u"shortcutsAction"_s)->trigger();
    auto *field = full.studio.find<QLineEdit>(u"shortcutField"_s);
    QVERIFY(field);

    QTest::keyClicks(field, typed);

    const auto *list = full.studio.find<QTreeWidget>(u"shortcutList"_s);
    QVERIFY(list->currentItem());
    QCOMPARE(list->currentItem()->text(0), name);
    QVERIFY(!list->currentItem()->isHidden() && !list->currentItem()->parent()->isHidden());
}

void ActionRegistryTest::theSheetSaysThatNothingMatches()
{
    Full full;
    full.studio.find<QAction>(u"shortcutsAction"_s)->trigger();
    auto *field = full.studio.find<QLineEdit>(u"shortcutField"_s);
    const auto *nothing = full.studio.find<QLabel>(u"shortcutNothing"_s);

    QTest::keyClicks(field, u"zebra"_s);
    QVERIFY(nothing->isVisible());
    QCOMPARE(nothing->text(), u"No shortcut matches “zebra”."_s);
    field->clear();

    QVERIFY(!nothing->isVisible());
    const auto *list = full.studio.find<QTreeWidget>(u"shortcutList"_s);
    QTest::keyClick(field, Qt::Key_Down); // the field keeps the keyboard
    QVERIFY(list->currentItem());
}

void ActionRegistryTest::theSheetSpeaksEachLanguage_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("group");
    QTest::newRow("Japanese") << u"languageAction1"_s << u"キーボードショートカット"_s << u"部屋"_s;
    QTest::newRow("Chinese") << u"languageAction2"_s << u"键盘快捷键"_s << u"房间"_s;
}

void ActionRegistryTest::theSheetSpeaksEachLanguage()
{
    QFETCH(const QString, action);
    QFETCH(const QString, title);
    QFETCH(const QString, group);
    Full full;
    full.studio.find<QAction>(u"shortcutsAction"_s)->trigger();
    const auto *sheet = full.studio.find<QDialog>(u"shortcutSheet"_s);
    const auto *list = full.studio.find<QTreeWidget>(u"shortcutList"_s);

    full.studio.find<QAction>(action)->trigger();

    QTRY_COMPARE(sheet->windowTitle(), title);
    QCOMPARE(list->topLevelItem(0)->text(0), group);
    full.studio.find<QAction>(u"languageAction0"_s)->trigger();
    QTRY_COMPARE(list->topLevelItem(0)->text(0), u"Room"_s);
}

void ActionRegistryTest::aChangedKeyRunsItsAction()
{
    Full full;
    auto *action = full.studio.find<QAction>(u"showTimelineAction"_s);
    QSignalSpy ran(action, &QAction::triggered);
    full.studio.key(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(ran.count(), 1);

    QVERIFY(full.studio.window.shortcuts().setKeys(action->objectName(), {QKeySequence(u"Ctrl+J"_s)}));
    QTRY_COMPARE(action->shortcut(), QKeySequence(u"Ctrl+J"_s));
    full.studio.key(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(ran.count(), 1);
    full.studio.key(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(ran.count(), 2);

    full.studio.window.shortcuts().resetAll();
    QTRY_COMPARE(action->shortcut(), QKeySequence(u"Ctrl+2"_s));
    full.studio.key(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(ran.count(), 2);
}

void ActionRegistryTest::aChangedKeyIsShownEverywhere()
{
    Full full;
    full.studio.find<QAction>(u"shortcutsAction"_s)->trigger();
    auto *field = full.studio.find<QLineEdit>(u"shortcutField"_s);
    const auto *list = full.studio.find<QTreeWidget>(u"shortcutList"_s);
    field->setText(u"pause before"_s);
    const auto isToldBy = [](const QString &tip) { return tip.endsWith(u"(Ctrl+Shift+J)"_s); };

    QVERIFY(full.studio.window.shortcuts().setKeys(u"waitAction"_s, {QKeySequence(u"Ctrl+Shift+J"_s)}));

    QTRY_VERIFY(isToldBy(full.studio.find<QAction>(u"waitAction"_s)->toolTip()));
    QTRY_VERIFY(isToldBy(full.studio.find<QAbstractButton>(u"wait"_s)->toolTip()));
    field->setText(u"ctrl+shift+j"_s);
    QVERIFY(list->currentItem());
    QCOMPARE(list->currentItem()->text(1), u"Ctrl+Shift+J"_s);
    field->window()->close();

    full.found(titleOf(*registeredAction(u"waitAction"_s)));
    const QAbstractItemModel *model = full.studio.find<QListView>(u"paletteList"_s)->model();
    QVERIFY(model->index(0, 0).data(PaletteModel::ShortcutRole).toString() == u"Ctrl+Shift+J"_s);
}

void ActionRegistryTest::theKeysOfCompanionsFollow()
{
    Full full;
    QCOMPARE(full.studio.find<QAction>(u"cueAction2"_s)->shortcut(), QKeySequence(u"Alt+2"_s));

    QVERIFY(full.studio.window.shortcuts().setKeys(u"cueAction"_s, {QKeySequence(u"Ctrl+Alt+1"_s)}));
    QTRY_COMPARE(full.studio.find<QAction>(u"cueAction2"_s)->shortcut(), QKeySequence(u"Ctrl+Alt+2"_s));

    QVERIFY(full.studio.window.shortcuts().setKeys(u"cueAction"_s, {}));
    QTRY_VERIFY(full.studio.find<QAction>(u"cueAction2"_s)->shortcut().isEmpty());
}

void ActionRegistryTest::anActionWithoutADefaultGetsAKey()
{
    Full full;
    auto *action = full.studio.find<QAction>(u"showRoomsAction"_s); // which its panel makes
    QVERIFY(action->isChecked());

    QVERIFY(full.studio.window.shortcuts().setKeys(action->objectName(), {QKeySequence(u"Ctrl+J"_s)}));
    QTRY_COMPARE(action->shortcut(), QKeySequence(u"Ctrl+J"_s));
    full.studio.key(Qt::Key_J, Qt::ControlModifier);

    QVERIFY(!action->isChecked());
    QVERIFY(action->toolTip().endsWith(u"(Ctrl+J)"_s));
}

void ActionRegistryTest::aContextMenuHasNoMnemonics()
{
    QMenu menu;
    QVERIFY(menuName("decideAgainAction").contains(u'&'));

    QVERIFY(!addContextAction(menu, "decideAgainAction")->text().contains(u'&'));
    // The mark in a name is a letter, not a mnemonic.
    QVERIFY(addContextAction(menu, "cueAction", u"Salt & Co"_s)->text().contains(u"Salt && Co"_s));
}

SUITE_TEST(QApplication, ActionRegistryTest)

} // namespace tst_action_registry

#include "tst_action_registry.moc"
