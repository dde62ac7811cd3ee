// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/key_field.h"

#include "ui/actions/key_rules.h"

#include <QKeyEvent>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

bool leaves(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    const bool isPlain = held == Qt::NoModifier;
    return (isPlain && (event.key() == Qt::Key_Tab || event.key() == Qt::Key_Escape)) ||
           (event.key() == Qt::Key_Backtab && held == Qt::ShiftModifier);
}

bool isModifier(int key)
{
    constexpr int kHeld[] = {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt,    Qt::Key_Meta,
                             Qt::Key_AltGr, Qt::Key_Super_L, Qt::Key_Super_R};
    return std::find(std::begin(kHeld), std::end(kHeld), key) != std::end(kHeld);
}

/// "Ctrl+Shift+…" while only these are held.
QString heldText(Qt::KeyboardModifiers held)
{
    const Qt::KeyboardModifiers shown = held & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    // A letter as the key gives the modifiers in the words of the desktop.
    QString text = keyText(QKeyCombination(shown, Qt::Key_X));
    text.chop(1);
    return text + u'…';
}

} // namespace

KeyField::KeyField(QWidget *parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setAttribute(Qt::WA_InputMethodEnabled, false); // an input method must not swallow the key
}

void KeyField::showKey(const QKeySequence &key)
{
    m_key = key;
    setText(key.toString(QKeySequence::NativeText));
}

/// Else a shortcut of the window would run, and Tab would be the only key that comes here.
bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->setAccepted(!leaves(*static_cast<QKeyEvent *>(event)));
        return true;
    }
    if (event->type() == QEvent::KeyPress && !leaves(*static_cast<QKeyEvent *>(event))) {
        keyPressEvent(static_cast<QKeyEvent *>(event)); // also Ctrl+Tab, which would move the focus
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    if (leaves(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    if (isModifier(event->key()))
        setText(heldText(event->modifiers()));
    else if (!event->isAutoRepeat())
        Q_EMIT keyPressed(asShortcut(event->keyCombination()));
}

void KeyField::keyReleaseEvent(QKeyEvent *event)
{
    if (isModifier(event->key()))
        showKey(m_key);
    QLineEdit::keyReleaseEvent(event);
}

void KeyField::focusOutEvent(QFocusEvent *event)
{
    showKey(m_key);
    QLineEdit::focusOutEvent(event);
}

} // namespace studio::ui
