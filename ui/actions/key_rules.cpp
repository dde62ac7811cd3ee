// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/key_rules.h"

#include "ui/actions/action_registry.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct KeyRules
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::KeyRules)
};

constexpr int kFirstCompose = Qt::Key_Multi_key; // then the keys of Japanese and Korean keyboards
constexpr int kLastCompose = 0x0100114f;
constexpr int kFirstDead = Qt::Key_Dead_Grave;
constexpr int kLastDead = 0x010012ff;

constexpr Qt::Key kModifiers[] = {
    Qt::Key_Shift,   Qt::Key_Control,    Qt::Key_Meta,        Qt::Key_Alt,         Qt::Key_CapsLock,
    Qt::Key_NumLock, Qt::Key_AltGr,      Qt::Key_Super_L,     Qt::Key_Super_R,     Qt::Key_Hyper_L,
    Qt::Key_Hyper_R, Qt::Key_ScrollLock, Qt::Key_Direction_L, Qt::Key_Direction_R, Qt::Key_Mode_switch,
};

/// With Ctrl, Shift, both or neither they edit text or move in it, and in lists.
constexpr Qt::Key kEditing[] = {
    Qt::Key_Left, Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down,   Qt::Key_Home,
    Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Insert, Qt::Key_Delete,
};

/// They move between controls, press them, close windows or open menus, with any modifiers.
constexpr Qt::Key kMoving[] = {
    Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape, Qt::Key_F10, Qt::Key_Menu,
};

constexpr QKeySequence::StandardKey kOfTexts[] = {
    QKeySequence::Copy,
    QKeySequence::Cut,
    QKeySequence::Paste,
    QKeySequence::Undo,
    QKeySequence::Redo,
    QKeySequence::SelectAll,
    QKeySequence::DeleteStartOfWord,
    QKeySequence::DeleteEndOfWord,
};

template<class Keys>
bool isAmong(const Keys &keys, Qt::Key key)
{
    return std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
}

bool writes(Qt::Key key) { return key >= Qt::Key_Space && key < Qt::Key_Escape; }

bool isOfInputMethod(Qt::Key key)
{
    return (key >= kFirstCompose && key <= kLastCompose && key != Qt::Key_Mode_switch) ||
           (key >= kFirstDead && key <= kLastDead);
}

bool isOf(QKeySequence::StandardKey standard, QKeyCombination key)
{
    return QKeySequence::keyBindings(standard).contains(QKeySequence(key));
}

bool editsText(QKeyCombination key)
{
    if (key.key() == Qt::Key_Backspace)
        return true;
    if (isAmong(kEditing, key.key()) && !(key.keyboardModifiers() & (Qt::AltModifier | Qt::MetaModifier)))
        return true;
    return std::any_of(std::begin(kOfTexts), std::end(kOfTexts),
                       [key](QKeySequence::StandardKey standard) { return isOf(standard, key); });
}

/// The menu of the menu bar that Alt and the letter open; empty if there is none.
QString menuOpenedBy(QKeyCombination key)
{
    if (key.keyboardModifiers() != Qt::AltModifier)
        return {};
    for (int menu = 0; menu < kActionMenus; ++menu) {
        const QString title = placeName(ActionPlace(menu));
        if (QKeySequence::mnemonic(title) == QKeySequence(key))
            return plainTitle(title);
    }
    return {};
}

bool switchesInput(QKeyCombination key)
{
    return (key.key() == Qt::Key_Space && key.keyboardModifiers() != Qt::AltModifier) ||
           key == (Qt::ALT | Qt::Key_QuoteLeft);
}

/// Desktops switch windows, workspaces and consoles by these.
bool isOfDesktop(QKeyCombination key)
{
    const Qt::KeyboardModifiers held = key.keyboardModifiers();
    const bool hasAlt = held.testFlag(Qt::AltModifier);
    const bool hasBoth = hasAlt && held.testFlag(Qt::ControlModifier);
    const bool isFunction = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F12;
    return held.testFlag(Qt::MetaModifier) || key.key() == Qt::Key_Print || (hasAlt && isFunction) ||
           (hasBoth && isAmong(kEditing, key.key())) || key == (Qt::ALT | Qt::Key_Space);
}

QString refusal(QKeyCombination key)
{
    const QString text = keyText(key);
    if (isOfInputMethod(key.key()) || key == (Qt::SHIFT | Qt::Key_Space))
        return KeyRules::tr("Input methods need %1.").arg(text);
    const Qt::KeyboardModifiers commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (writes(key.key()) && !(key.keyboardModifiers() & commands))
        return KeyRules::tr("%1 writes text. Add Ctrl or Alt.").arg(text);
    if (isAmong(kMoving, key.key()))
        return KeyRules::tr("%1 is reserved for navigation in windows and menus.").arg(text);
    if (editsText(key))
        return KeyRules::tr("%1 is a standard key in text fields and lists.").arg(text);
    if (isOf(QKeySequence::FindNext, key) || isOf(QKeySequence::FindPrevious, key))
        return KeyRules::tr("%1 is reserved for going through the matches of a search.").arg(text);
    const QString menu = menuOpenedBy(key);
    return menu.isEmpty() ? QString() : KeyRules::tr("%1 opens the menu “%2”.").arg(text, menu);
}

QString warning(QKeyCombination key)
{
    const QString text = keyText(key);
    if (switchesInput(key))
        return KeyRules::tr("An input method may use %1. If so, the shortcut does not work.").arg(text);
    if (isOfDesktop(key))
        return KeyRules::tr("The desktop may use %1. If so, the shortcut does not work.").arg(text);
    const Qt::KeyboardModifiers altGr = Qt::ControlModifier | Qt::AltModifier;
    if (writes(key.key()) && (key.keyboardModifiers() & altGr) == altGr)
        return KeyRules::tr("On some keyboards, %1 writes a character.").arg(text);
    return {};
}

} // namespace

KeyRule ruleOf(QKeyCombination key)
{
    if (key.key() == 0 || key.key() == Qt::Key_unknown || isAmong(kModifiers, key.key()))
        return {KeyRule::Kind::Refused, KeyRules::tr("Press a key together with Ctrl or Alt.")};
    if (const QString why = refusal(key); !why.isEmpty())
        return {KeyRule::Kind::Refused, why};
    if (const QString why = warning(key); !why.isEmpty())
        return {KeyRule::Kind::Warned, why};
    return {};
}

QKeyCombination asShortcut(QKeyCombination pressed)
{
    Qt::Key key = pressed.key();
    Qt::KeyboardModifiers held =
        pressed.keyboardModifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    if (key == Qt::Key_Backtab) {
        key = Qt::Key_Tab;
        held |= Qt::ShiftModifier;
    }
    const bool isSymbol = (key > Qt::Key_Space && key < Qt::Key_0) || (key > Qt::Key_9 && key < Qt::Key_A) ||
                          (key > Qt::Key_Z && key <= Qt::Key_AsciiTilde);
    if (isSymbol)
        held &= ~Qt::ShiftModifier;
    return QKeyCombination(held, key);
}

QString keyText(QKeyCombination key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

} // namespace studio::ui
