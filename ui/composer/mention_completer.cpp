// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/mention_completer.h"

#include "ui/avatar/avatars.h"
#include "ui/composer/mention_popup.h"
#include "ui/composer/message_edit.h"
#include "ui/composer/whisper_command.h"

#include <QGuiApplication>
#include <QInputMethod>
#include <QKeyEvent>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace studio::ui {

MentionCompleter::MentionCompleter(MessageEdit &input)
    : QObject(&input)
    , m_input(input)
{
    input.installEventFilter(this);
    connect(&input, &MessageEdit::textChanged, this, &MentionCompleter::refresh);
    connect(&input, &MessageEdit::composingChanged, this, &MentionCompleter::refresh);
    connect(&input, &MessageEdit::cursorPositionChanged, this, &MentionCompleter::followCursor);
}

MentionCompleter::~MentionCompleter() { delete m_popup; }

void MentionCompleter::setPeople(const QList<Mentionable> &people)
{
    m_people = people;
    if (isOpen())
        refresh();
}

void MentionCompleter::setAvatars(const Avatars *avatars)
{
    m_avatars = avatars;
    if (m_popup)
        m_popup->setAvatars(avatars);
}

void MentionCompleter::listenFirst() { m_input.installEventFilter(this); }

bool MentionCompleter::isOpen() const { return m_popup && !m_popup->isHidden(); }

void MentionCompleter::close()
{
    if (m_popup)
        m_popup->hide();
}

MentionPopup &MentionCompleter::popup()
{
    if (m_popup && m_popup->parentWidget() != m_input.window())
        delete m_popup;
    if (!m_popup) {
        m_popup = new MentionPopup(m_input.window());
        m_popup->hide();
        m_popup->setAvatars(m_avatars);
        connect(m_popup, &MentionPopup::clicked, this, &MentionCompleter::take);
    }
    return *m_popup;
}

/// The line up to the cursor, including the text that an input method composes there.
QString MentionCompleter::textBeforeCursor() const
{
    const QTextCursor cursor = m_input.textCursor();
    return cursor.block().text().left(cursor.positionInBlock()) + m_input.preedit();
}

std::optional<OpenMention> MentionCompleter::openName() const
{
    const QString text = textBeforeCursor();
    const auto whisper = m_input.textCursor().blockNumber() == 0 ? openWhisper(text) : std::nullopt;
    return whisper ? whisper : openMention(text);
}

void MentionCompleter::refresh()
{
    const std::optional<OpenMention> open = openName();
    if (!open)
        m_dismissed = -1;
    if (!open || open->start == m_dismissed || m_input.isReadOnly() || !m_input.hasFocus())
        return close();
    const QList<Mentionable> found = matching(m_people, open->query);
    if (found.isEmpty())
        return close();
    popup().showPeople(found);
    place(open->start);
}

/// The list closes when the cursor leaves the @; moving the cursor to an @ opens nothing.
void MentionCompleter::followCursor()
{
    if (isOpen())
        refresh();
}

void MentionCompleter::place(int start)
{
    QTextCursor cursor = m_input.textCursor();
    cursor.setPosition(std::min(cursor.block().position() + start, cursor.position()));
    const int left = m_input.viewport()->mapTo(m_input.window(), m_input.cursorRect(cursor).topLeft()).x();
    const QWidget *frame = m_input.parentWidget(); // keeps the list from covering the text
    const int top = frame->mapTo(m_input.window(), QPoint()).y();
    popup().placeAt({left, top, 1, frame->height()});
}

void MentionCompleter::take(Mentionable person)
{
    if (m_input.isComposing())
        QGuiApplication::inputMethod()->reset();
    QTextCursor cursor = m_input.textCursor();
    const std::optional<OpenMention> open = openName();
    close();
    if (!open)
        return;
    if (!m_taken.contains(person.id))
        m_taken.append(person.id); // before the text changes: who reads the text asks for it
    const bool blankFollows = m_input.document()->characterAt(cursor.position()) == u' ';
    cursor.setPosition(cursor.block().position() + open->start, QTextCursor::KeepAnchor);
    cursor.insertText((open->isWhisper ? QString() : u"@"_s) + person.name +
                      (blankFollows ? QString() : QStringLiteral(" ")));
    m_input.setTextCursor(cursor);
    m_input.setFocus(Qt::OtherFocusReason);
}

bool MentionCompleter::takesKey(int key)
{
    switch (key) {
    case Qt::Key_Up: popup().step(-1); return true;
    case Qt::Key_Down: popup().step(1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab: take(popup().current()); return true;
    case Qt::Key_Escape:
        m_dismissed = openName().value_or(OpenMention{-1, {}}).start;
        close();
        return true;
    default: return false;
    }
}

bool MentionCompleter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide)
        close();
    else if (event->type() == QEvent::Resize && isOpen())
        refresh();
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || !isOpen() || m_input.isEnterTaken())
        return QObject::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (event->type() == QEvent::ShortcutOverride && key->key() == Qt::Key_Escape) {
        event->accept(); // the key closes the list, not the vote
        return true;
    }
    const bool plain = !(key->modifiers() & ~(Qt::KeypadModifier | Qt::NoModifier));
    return (event->type() == QEvent::KeyPress && plain && takesKey(key->key())) ||
           QObject::eventFilter(watched, event);
}

} // namespace studio::ui
