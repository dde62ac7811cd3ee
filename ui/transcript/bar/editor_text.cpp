// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/bar/editor_text.h"

#include <QKeyEvent>
#include <QMimeData>

#include <utility>

namespace studio::ui {

namespace {

bool isEnterKey(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

// Esc and Enter would otherwise belong to the actions of the window.
bool EditorText::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (isEnterKey(*key) || key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void EditorText::keyPressEvent(QKeyEvent *event)
{
    const bool isTaken = m_composing || m_committed;
    if (event->key() == Qt::Key_Escape && !isTaken)
        Q_EMIT leaveAsked();
    else if (!isEnterKey(*event))
        QPlainTextEdit::keyPressEvent(event);
    else if (event->modifiers() & Qt::ShiftModifier)
        insertPlainText(QString(QChar::LineFeed));
    else if (!isTaken && !event->isAutoRepeat())
        Q_EMIT saveAsked();
}

void EditorText::inputMethodEvent(QInputMethodEvent *event)
{
    const bool wasComposing = std::exchange(m_composing, !event->preeditString().isEmpty());
    QPlainTextEdit::inputMethodEvent(event);
    if (!wasComposing || m_composing || m_committed)
        return;
    // Some input methods pass on the Enter that committed the text, right after the commit.
    m_committed = true;
    QMetaObject::invokeMethod(
        this, [this] { m_committed = false; }, Qt::QueuedConnection);
}

void EditorText::focusOutEvent(QFocusEvent *event)
{
    m_composing = false; // the platform commits or drops the composed text
    QPlainTextEdit::focusOutEvent(event);
}

void EditorText::insertFromMimeData(const QMimeData *source)
{
    const QString text = source->text();
    if (text.size() > kLongestPaste)
        Q_EMIT pasteRefused(text.size());
    else if (!text.isEmpty()) // of a picture nothing is inserted, and nothing chosen is lost
        insertPlainText(text);
}

} // namespace studio::ui
