// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/actions/action_registry.h"
#include "ui/actions/key_rules.h"
#include "ui/actions/shortcut_book.h"

#include <QApplication>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

namespace tst_shortcut_book {

using namespace Qt::StringLiterals;
using namespace studio::ui;
using Kind = KeyObjection::Kind;
using Taking = ShortcutBook::Taking;

namespace {

const QString kNewRoom = u"newRoomAction"_s;
const QString kRename = u"renameRoomAction"_s;
const QString kCue = u"cueAction"_s;

QList<QKeySequence> keys(const QString &text)
{
    QList<QKeySequence> found;
    for (const QString &key : text.split(u' ', Qt::SkipEmptyParts))
        found.append(QKeySequence::fromString(key, QKeySequence::PortableText));
    return found;
}

QKeySequence key(const QString &text) { return keys(text).value(0); }

void addKeys(const QStringList &texts)
{
    QTest::addColumn<QString>("text");
    for (const QString &text : texts)
        QTest::newRow(qPrintable(text)) << text;
}

} // namespace

/// The user's shortcuts over those of the registry.
class ShortcutBookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutChangesTheDefaultsHold();
    void noDefaultIsRefused();
    void aChangeHoldsAndIsTold();
    void theRegistryFollowsTheBookWhileItLives();
    void aKeyOfAnotherActionIsTaken();
    void aTakenKeyIsLostByTheOther();
    void aResetNeedsItsKeyBack();
    void aNumberedActionHoldsNineKeys();
    void aNumberedActionChangesItsModifiers();
    void takingOneOfNineTakesAll();
    void anActionHasAtMostTwoKeys();
    void everythingIsReset();
    void someKeysAreRefused_data();
    void someKeysAreRefused();
    void keysOfInputMethodsAreRefused_data();
    void keysOfInputMethodsAreRefused();
    void someKeysAreWarnedOf_data();
    void someKeysAreWarnedOf();
    void otherKeysAreFree_data();
    void otherKeysAreFree();
    void someActionsCannotBeChanged_data();
    void someActionsCannotBeChanged();
    void aKeyIsWrittenWithoutWhatTheKeyboardAdds();
    void changesComeBack();
    void aSwapComesBack();
    void unknownIdsAreKept();
    void aBadEntryIsResetAndTold_data();
    void aBadEntryIsResetAndTold();
    void goodEntriesStayBesideBadOnes();
    void theFirstOfTwoEntriesKeepsTheKey();
};

void ShortcutBookTest::withoutChangesTheDefaultsHold()
{
    const ShortcutBook book;

    for (const ActionEntry &entry : registeredActions())
        QCOMPARE(book.keysOf(QString::fromLatin1(entry.id)), defaultKeys(entry));
    QVERIFY(book.changes().isEmpty());
    QVERIFY(book.keysOf(u"nonsenseAction"_s).isEmpty());
    QVERIFY(book.keysOf(u"cueAction3"_s).isEmpty()); // an action, but no entry
}

void ShortcutBookTest::noDefaultIsRefused()
{
    const ShortcutBook book;

    int count = 0;
    for (const ActionEntry &entry : registeredActions())
        for (const QKeySequence &one : defaultKeys(entry)) {
            QCOMPARE(QKeySequence(asShortcut(one[0])), one);
            QCOMPARE(QKeySequence::fromString(one.toString(QKeySequence::PortableText)), one);
            if (!ShortcutBook::canHaveKeys(entry))
                continue;
            ++count;
            QVERIFY2(!book.objectionTo(QString::fromLatin1(entry.id), one), entry.id);
        }
    QVERIFY(count > 30);
}

void ShortcutBookTest::aChangeHoldsAndIsTold()
{
    ShortcutBook book;
    QSignalSpy told(&book, &ShortcutBook::keysChanged);

    QVERIFY(book.setKeys(kNewRoom, keys(u"Ctrl+J F9"_s)));
    QCOMPARE(book.keysOf(kNewRoom), keys(u"Ctrl+J F9"_s));
    QVERIFY(book.isChanged(kNewRoom));
    QCOMPARE(book.changes(), (QMap<QString, QStringList>{{kNewRoom, {u"Ctrl+J"_s, u"F9"_s}}}));
    QVERIFY(book.setKeys(kNewRoom, keys(u"Ctrl+J F9"_s))); // again
    QCOMPARE(told.count(), 1);

    QVERIFY(book.setKeys(kNewRoom, {}));
    QVERIFY(book.keysOf(kNewRoom).isEmpty());
    QCOMPARE(book.changes(), (QMap<QString, QStringList>{{kNewRoom, {}}}));

    QVERIFY(book.reset(kNewRoom));
    QCOMPARE(book.keysOf(kNewRoom), keys(u"Ctrl+N"_s));
    QVERIFY(book.changes().isEmpty() && !book.isChanged(kNewRoom));
    QCOMPARE(told.count(), 3);
    QCOMPARE(told.constLast().constFirst().toString(), kNewRoom);
}

void ShortcutBookTest::theRegistryFollowsTheBookWhileItLives()
{
    const ActionEntry &entry = *registeredAction(kNewRoom);
    {
        ShortcutBook book;
        QVERIFY(book.setKeys(kNewRoom, keys(u"Ctrl+J"_s)));
        QCOMPARE(shortcutsOf(entry), keys(u"Ctrl+J"_s));
        QVERIFY(tipOf(entry).endsWith(u"(Ctrl+J)"_s));
        QVERIFY(isKeyOf("newRoomAction", Qt::CTRL | Qt::Key_J));
        QVERIFY(!isKeyOf("newRoomAction", Qt::CTRL | Qt::Key_N));
    }

    QVERIFY(!shortcutBook());
    QCOMPARE(shortcutsOf(entry), keys(u"Ctrl+N"_s));
    QVERIFY(isKeyOf("newRoomAction", Qt::CTRL | Qt::Key_N));
}

void ShortcutBookTest::aKeyOfAnotherActionIsTaken()
{
    ShortcutBook book;

    QCOMPARE(book.conflictOf(kRename, key(u"Ctrl+N"_s)), kNewRoom);
    QCOMPARE(book.conflictOf(kNewRoom, key(u"F2"_s)), kRename);
    QVERIFY(book.conflictOf(kNewRoom, key(u"Ctrl+N"_s)).isEmpty());
    const std::optional<KeyObjection> taken = book.objectionTo(kRename, key(u"Ctrl+N"_s));
    QVERIFY(taken && taken->kind == Kind::Taken);
    QCOMPARE(taken->takenFrom, QStringList{kNewRoom});
    QCOMPARE(taken->sentence, u"“New room” already has Ctrl+N."_s);
    QVERIFY(!book.setKeys(kRename, keys(u"Ctrl+N"_s)));
    QVERIFY(book.changes().isEmpty());

    // A key of a message is one of the window, too.
    QCOMPARE(book.conflictOf(kNewRoom, key(u"Ctrl+T"_s)), u"messageTurnAction"_s);
    // What an action has given up is free.
    QVERIFY(book.setKeys(kNewRoom, {}));
    QVERIFY(book.setKeys(kRename, keys(u"Ctrl+N"_s)));
    QCOMPARE(book.conflictOf(kNewRoom, key(u"Ctrl+N"_s)), kRename);
}

void ShortcutBookTest::aTakenKeyIsLostByTheOther()
{
    ShortcutBook book;
    const QString palette = u"paletteAction"_s; // Ctrl+K and Ctrl+Shift+P

    QVERIFY(book.setKeys(kRename, keys(u"Ctrl+K"_s), Taking::FromOthers));

    QCOMPARE(book.keysOf(kRename), keys(u"Ctrl+K"_s));
    QCOMPARE(book.keysOf(palette), keys(u"Ctrl+Shift+P"_s));
    QCOMPARE(book.changes().keys(), (QStringList{palette, kRename}));
}

void ShortcutBookTest::aResetNeedsItsKeyBack()
{
    ShortcutBook book;
    QVERIFY(book.setKeys(kRename, keys(u"Ctrl+N"_s), Taking::FromOthers));

    QVERIFY(!book.reset(kNewRoom));
    QVERIFY(book.keysOf(kNewRoom).isEmpty());
    QVERIFY(book.reset(kNewRoom, Taking::FromOthers));

    QCOMPARE(book.keysOf(kNewRoom), keys(u"Ctrl+N"_s));
    QVERIFY(book.keysOf(kRename).isEmpty());
}

void ShortcutBookTest::aNumberedActionHoldsNineKeys()
{
    const ShortcutBook book;

    QCOMPARE(book.conflictOf(kNewRoom, key(u"Alt+1"_s)), kCue);
    QCOMPARE(book.conflictOf(kNewRoom, key(u"Alt+9"_s)), kCue);
    QVERIFY(book.conflictOf(kNewRoom, key(u"Alt+0"_s)).isEmpty());
    QCOMPARE(book.objectionTo(kNewRoom, key(u"Alt+5"_s))->sentence,
             u"“Give a companion the floor” already has Alt+1 to Alt+9."_s);
}

void ShortcutBookTest::aNumberedActionChangesItsModifiers()
{
    ShortcutBook book;

    for (const QString &refused : {u"Alt+2"_s, u"F9"_s, u"Ctrl+J"_s, u"Alt+Shift+1"_s, u"1"_s})
        QCOMPARE(book.objectionTo(kCue, key(refused))->kind, Kind::Refused);
    const std::optional<KeyObjection> taken = book.objectionTo(kCue, key(u"Ctrl+1"_s));
    QCOMPARE(taken->kind, Kind::Taken);
    QCOMPARE(taken->takenFrom.size(), 4); // the four panels on the side
    QVERIFY(!book.setKeys(kCue, keys(u"Ctrl+Alt+1 Alt+1"_s)));
    QVERIFY(book.setKeys(kCue, keys(u"Ctrl+1"_s), Taking::FromOthers));

    QVERIFY(book.keysOf(u"showTurnsAction"_s).isEmpty());
    QCOMPARE(book.conflictOf(kNewRoom, key(u"Ctrl+7"_s)), kCue);
    QVERIFY(book.conflictOf(kNewRoom, key(u"Alt+7"_s)).isEmpty());
}

void ShortcutBookTest::takingOneOfNineTakesAll()
{
    ShortcutBook book;

    QVERIFY(book.setKeys(kNewRoom, keys(u"Alt+4"_s), Taking::FromOthers));

    QVERIFY(book.keysOf(kCue).isEmpty());
}

void ShortcutBookTest::anActionHasAtMostTwoKeys()
{
    ShortcutBook book;

    QVERIFY(!book.setKeys(kNewRoom, keys(u"Ctrl+J F9 Ctrl+Shift+J"_s)));
    QVERIFY(book.setKeys(kNewRoom, keys(u"Ctrl+J Ctrl+J"_s)));

    QCOMPARE(book.keysOf(kNewRoom), keys(u"Ctrl+J"_s));
}

void ShortcutBookTest::everythingIsReset()
{
    ShortcutBook book;
    QVERIFY(book.setKeys(kRename, keys(u"Ctrl+N"_s), Taking::FromOthers));
    QVERIFY(book.setKeys(kNewRoom, keys(u"F2"_s)));
    QCOMPARE(book.changeCount(), 2);

    book.resetAll();

    QVERIFY(book.changes().isEmpty());
    QCOMPARE(book.keysOf(kNewRoom), keys(u"Ctrl+N"_s));
    QCOMPARE(book.keysOf(kRename), keys(u"F2"_s));
}

void ShortcutBookTest::someKeysAreRefused_data()
{
    addKeys({u"X"_s,      u"Shift+X"_s,    u"7"_s,         u"?"_s,         u"Space"_s,     u"Return"_s,
             u"Enter"_s,  u"Tab"_s,        u"Shift+Tab"_s, u"Ctrl+Tab"_s,  u"Esc"_s,       u"Ctrl+C"_s,
             u"Ctrl+V"_s, u"Ctrl+X"_s,     u"Ctrl+Z"_s,    u"Ctrl+A"_s,    u"Del"_s,       u"Backspace"_s,
             u"Left"_s,   u"Ctrl+Right"_s, u"Home"_s,      u"Shift+End"_s, u"Shift+Ins"_s, u"F10"_s,
             u"Menu"_s,   u"F3"_s,         u"Alt+R"_s,     u"Alt+H"_s,     u"Ctrl"_s,      u"Meta"_s});
}

void ShortcutBookTest::someKeysAreRefused()
{
    QFETCH(const QString, text);
    ShortcutBook book;

    const std::optional<KeyObjection> objection = book.objectionTo(kNewRoom, key(text));

    QVERIFY(objection && objection->kind == Kind::Refused);
    QVERIFY(!objection->sentence.isEmpty());
    QVERIFY(!book.setKeys(kNewRoom, keys(text), Taking::FromOthers));
    QVERIFY(!book.objectionTo(kNewRoom, QKeySequence(Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::Key_S))
                 ->sentence.isEmpty());
    QVERIFY(book.objectionTo(kNewRoom, QKeySequence())->kind == Kind::Refused);
}

void ShortcutBookTest::keysOfInputMethodsAreRefused_data()
{
    QTest::addColumn<QKeyCombination>("pressed");
    QTest::newRow("Zenkaku/Hankaku") << QKeyCombination(Qt::Key_Zenkaku_Hankaku);
    QTest::newRow("Henkan") << QKeyCombination(Qt::Key_Henkan);
    QTest::newRow("Ctrl+Henkan") << QKeyCombination(Qt::CTRL | Qt::Key_Henkan);
    QTest::newRow("Muhenkan") << QKeyCombination(Qt::Key_Muhenkan);
    QTest::newRow("Kana") << QKeyCombination(Qt::Key_Hiragana_Katakana);
    QTest::newRow("Kana lock") << QKeyCombination(Qt::Key_Kana_Lock);
    QTest::newRow("Eisu") << QKeyCombination(Qt::Key_Eisu_toggle);
    QTest::newRow("Hangul") << QKeyCombination(Qt::Key_Hangul);
    QTest::newRow("Hanja") << QKeyCombination(Qt::Key_Hangul_Hanja);
    QTest::newRow("Compose") << QKeyCombination(Qt::Key_Multi_key);
    QTest::newRow("a dead key") << QKeyCombination(Qt::Key_Dead_Circumflex);
    QTest::newRow("Shift+Space") << QKeyCombination(Qt::SHIFT | Qt::Key_Space);
}

void ShortcutBookTest::keysOfInputMethodsAreRefused()
{
    QFETCH(const QKeyCombination, pressed);
    const ShortcutBook book;

    const std::optional<KeyObjection> objection = book.objectionTo(kNewRoom, QKeySequence(pressed));

    QVERIFY(objection && objection->kind == Kind::Refused);
    QVERIFY2(objection->sentence.startsWith(u"Input methods need "_s), qPrintable(objection->sentence));
    QCOMPARE(ShortcutBook::warningOf(QKeySequence(pressed)), objection->sentence);
}

void ShortcutBookTest::someKeysAreWarnedOf_data()
{
    addKeys({u"Ctrl+Space"_s, u"Meta+Space"_s, u"Ctrl+Shift+Space"_s, u"Alt+`"_s, u"Meta+E"_s, u"Alt+F4"_s,
             u"Ctrl+Alt+F2"_s, u"Ctrl+Alt+Left"_s, u"Alt+Space"_s, u"Print"_s, u"Ctrl+Alt+Q"_s});
}

void ShortcutBookTest::someKeysAreWarnedOf()
{
    QFETCH(const QString, text);
    ShortcutBook book;

    const std::optional<KeyObjection> objection = book.objectionTo(kNewRoom, key(text));

    QVERIFY(objection && objection->kind == Kind::Warned);
    QVERIFY(!objection->sentence.isEmpty());
    QCOMPARE(ShortcutBook::warningOf(key(text)), objection->sentence);
    QVERIFY(book.setKeys(kNewRoom, keys(text)));
}

void ShortcutBookTest::otherKeysAreFree_data()
{
    addKeys({u"Ctrl+J"_s, u"F9"_s, u"Shift+F5"_s, u"Ctrl+Shift+J"_s, u"Alt+Up"_s, u"Alt+Shift+J"_s,
             u"Alt+0"_s, u"Ctrl+;"_s, u"Pause"_s});
}

void ShortcutBookTest::otherKeysAreFree()
{
    QFETCH(const QString, text);
    const ShortcutBook book;

    QVERIFY(!book.objectionTo(kNewRoom, key(text)));
    QVERIFY(ShortcutBook::warningOf(key(text)).isEmpty());
}

void ShortcutBookTest::someActionsCannotBeChanged_data()
{
    addKeys({u"sendAction"_s, u"copyMessageAction"_s, u"selectAllAction"_s, u"muteAction"_s, u"themeAction"_s,
             u"whisperAction"_s, u"cueAction2"_s, u"nonsenseAction"_s, QString()});
}

void ShortcutBookTest::someActionsCannotBeChanged()
{
    QFETCH(const QString, text);
    ShortcutBook book;

    QVERIFY(!book.setKeys(text, keys(u"Ctrl+J"_s), Taking::FromOthers));
    QCOMPARE(book.objectionTo(text, key(u"Ctrl+J"_s))->kind, Kind::Refused);

    QVERIFY(book.changes().isEmpty());
}

void ShortcutBookTest::aKeyIsWrittenWithoutWhatTheKeyboardAdds()
{
    const auto text = [](QKeyCombination pressed) { return QKeySequence(asShortcut(pressed)).toString(); };

    QCOMPARE(text(Qt::CTRL | Qt::SHIFT | Qt::Key_Question), u"Ctrl+?"_s);
    QCOMPARE(text(Qt::ControlModifier | Qt::KeypadModifier | Qt::Key_Plus), u"Ctrl++"_s);
    QCOMPARE(text(Qt::CTRL | Qt::SHIFT | Qt::Key_N), u"Ctrl+Shift+N"_s);
    QCOMPARE(text(Qt::SHIFT | Qt::Key_Backtab), u"Shift+Tab"_s);
    QCOMPARE(text(Qt::ControlModifier | Qt::GroupSwitchModifier | Qt::Key_J), u"Ctrl+J"_s);
}

void ShortcutBookTest::changesComeBack()
{
    const QMap<QString, QStringList> changes{{kNewRoom, {u"Ctrl+J"_s, u"Ctrl+,"_s}},
                                             {u"settingsAction"_s, {}},
                                             {kCue, {u"Ctrl+Alt+1"_s}},
                                             {u"zoomInAction"_s, {u"Ctrl+;"_s}}};
    ShortcutBook book;
    QSignalSpy told(&book, &ShortcutBook::keysChanged);

    QVERIFY(book.use(changes).isEmpty());
    QCOMPARE(told.count(), 4);
    QCOMPARE(book.changes(), changes);
    QCOMPARE(book.keysOf(kNewRoom), keys(u"Ctrl+J Ctrl+,"_s));

    QVERIFY(book.use({}).isEmpty()); // nothing is left of what was
    QVERIFY(book.changes().isEmpty());
    QCOMPARE(told.count(), 8);
}

void ShortcutBookTest::aSwapComesBack()
{
    ShortcutBook book;

    QVERIFY(book.use({{kNewRoom, {u"F2"_s}}, {kRename, {u"Ctrl+N"_s}}}).isEmpty());

    QCOMPARE(book.keysOf(kNewRoom), keys(u"F2"_s));
    QCOMPARE(book.keysOf(kRename), keys(u"Ctrl+N"_s));
}

void ShortcutBookTest::unknownIdsAreKept()
{
    const QMap<QString, QStringList> changes{{u"dreamAction"_s, {u"Ctrl+N"_s, u"no key"_s}},
                                             {u"cueAction7"_s, {u"F9"_s}}};
    ShortcutBook book;

    QVERIFY(book.use(changes).isEmpty());
    QCOMPARE(book.changes(), changes);
    book.resetAll();
    QVERIFY(book.setKeys(kNewRoom, keys(u"F9"_s)));

    QCOMPARE(book.changes().size(), 3);
    QCOMPARE(book.changes().value(u"dreamAction"_s), changes.value(u"dreamAction"_s));
}

void ShortcutBookTest::aBadEntryIsResetAndTold_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QString>("part");
    QTest::newRow("no key") << kNewRoom << QStringList{u"Ctlr+Q"_s} << u"“Ctlr+Q” is not a key."_s;
    QTest::newRow("one of two") << kNewRoom << QStringList{u"Ctrl+J"_s, u"???"_s} << u"“???” is not a key."_s;
    QTest::newRow("two at once") << kNewRoom << QStringList{u"Ctrl+J, Ctrl+M"_s} << u"is not a key."_s;
    QTest::newRow("endless") << kNewRoom << QStringList{QString(100'000, u'x')} << u"xxx” is not a key."_s;
    QTest::newRow("a letter") << kNewRoom << QStringList{u"J"_s} << u"J writes text."_s;
    QTest::newRow("three") << kNewRoom << QStringList{u"Ctrl+J"_s, u"F9"_s, u"Alt+0"_s} << u"too many keys"_s;
    QTest::newRow("a digit of nine") << kCue << QStringList{u"Ctrl+Alt+4"_s} << u"Press 1"_s;
    QTest::newRow("a fixed action") << u"sendAction"_s << QStringList{u"F9"_s} << u"cannot have a shortcut"_s;
    QTest::newRow("a family") << u"muteAction"_s << QStringList{u"F9"_s} << u"cannot have a shortcut"_s;
    QTest::newRow("a default of another")
        << kNewRoom << QStringList{u"F2"_s} << u"“Rename room” already has F2."_s;
}

void ShortcutBookTest::aBadEntryIsResetAndTold()
{
    QFETCH(const QString, id);
    QFETCH(const QStringList, texts);
    QFETCH(const QString, part);
    ShortcutBook book;

    const QStringList told = book.use({{id, texts}});

    QCOMPARE(told.size(), 1);
    QVERIFY2(told.constFirst().contains(part), qPrintable(told.constFirst()));
    QVERIFY(told.constFirst().size() < 200);
    QCOMPARE(book.keysOf(id), defaultKeys(*registeredAction(id)));
    QVERIFY(book.changes().isEmpty());
}

void ShortcutBookTest::goodEntriesStayBesideBadOnes()
{
    ShortcutBook book;

    const QStringList told = book.use({{kNewRoom, {u"Ctrl+J"_s}},
                                       {kRename, {u"rubbish"_s}},
                                       {u"waitAction"_s, {QString()}}}); // blank: no shortcut

    QCOMPARE(told, QStringList{u"The shortcut for “Rename room” was reset. “rubbish” is not a key."_s});
    QCOMPARE(book.keysOf(kNewRoom), keys(u"Ctrl+J"_s));
    QVERIFY(book.keysOf(u"waitAction"_s).isEmpty());
    QCOMPARE(book.changes(), (QMap<QString, QStringList>{{kNewRoom, {u"Ctrl+J"_s}}, {u"waitAction"_s, {}}}));
}

/// A reset takes back a default key that a third action wanted, so that action is reset, too.
void ShortcutBookTest::theFirstOfTwoEntriesKeepsTheKey()
{
    ShortcutBook book;

    const QStringList told =
        book.use({{kNewRoom, {u"Ctrl+J"_s}}, {kRename, {u"Ctrl+J"_s}}, {u"waitAction"_s, {u"F2"_s}}});

    QCOMPARE(told.size(), 2);
    QCOMPARE(book.keysOf(kNewRoom), keys(u"Ctrl+J"_s));
    QCOMPARE(book.keysOf(kRename), keys(u"F2"_s));
    QCOMPARE(book.keysOf(u"waitAction"_s), keys(u"F8"_s));
    QSet<QKeySequence> used;
    for (const ActionEntry &entry : registeredActions())
        for (const QKeySequence &one : book.keysOf(QString::fromLatin1(entry.id))) {
            QVERIFY2(!used.contains(one), entry.id);
            used.insert(one);
        }
}

SUITE_TEST(QApplication, ShortcutBookTest)

} // namespace tst_shortcut_book

#include "tst_shortcut_book.moc"
