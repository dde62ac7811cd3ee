// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/untaken_keys.h"

#include "ui/composer/composer.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextEdit>

namespace studio::ui {

namespace {

/// Whether the key writes a character that a message may begin with.
bool isTyped(const QKeyEvent &key)
{
    const Qt::KeyboardModifiers commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QString text = key.text();
    return !(key.modifiers() & commands) && !text.isEmpty() && text.front() != u' ' &&
           (text.front().isPrint() || text.front().isSurrogate());
}

/// A field may refuse a character, such as a letter in a spin box; it is not meant for a message then.
bool isField(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QTextEdit *>(widget) ||
           qobject_cast<const QPlainTextEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
           qobject_cast<const QComboBox *>(widget);
}

/// Rows that are out of sight are found by typing their first letters.
bool needsSearch(const QAbstractItemView &list)
{
    return list.verticalScrollBar()->maximum() > list.verticalScrollBar()->minimum();
}

} // namespace

UntakenKeys::UntakenKeys(QWidget &window, Composer &composer, QObject *parent)
    : QObject(parent)
    , m_composer(composer)
{
    window.installEventFilter(this);
}

void UntakenKeys::addList(QAbstractItemView &list) { list.installEventFilter(this); }

bool UntakenKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const auto *list = qobject_cast<const QAbstractItemView *>(watched);
    const bool isWanted = isField(QApplication::focusWidget()) || (list && needsSearch(*list));
    if (!isTyped(*key) || isWanted || !m_composer.takeKey(*key))
        return QObject::eventFilter(watched, event);
    return true;
}

} // namespace studio::ui
