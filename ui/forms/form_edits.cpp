// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/form_edits.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

// Gives one line the same height and margin as in a single-line input.
constexpr double kDocumentMargin = 3.5;
constexpr int kSideMargin = 2;

/// Keys that an input would otherwise handle itself.
bool isForTheForm(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    return key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
}

} // namespace

LineInput::LineInput(const QString &objectName, QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(objectName);
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (!m_isShowing)
            Q_EMIT edited(text);
    });
}

void LineInput::setText(const QString &text)
{
    const QScopedValueRollback showing(m_isShowing, true);
    QLineEdit::setText(text);
}

void LineInput::show(const QString &text)
{
    if (text == this->text())
        return;
    const int cursor = cursorPosition();
    setText(text);
    setCursorPosition(std::min(cursor, int(text.size())));
}

bool LineInput::event(QEvent *event)
{
    if (isForTheForm(event)) {
        event->ignore();
        return false;
    }
    return QLineEdit::event(event);
}

void LineInput::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    Q_EMIT stepEnded();
}

void LineInput::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QLineEdit::keyPressEvent(event);
    else if (hasAcceptableInput())
        focusNextChild();
}

TextInput::TextInput(const QString &objectName, int fewestLines, int mostLines, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_fewest(fewestLines)
    , m_most(mostLines)
{
    setObjectName(objectName);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    document()->setDocumentMargin(kDocumentMargin);
    setViewportMargins(kSideMargin, 0, kSideMargin, 0);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        fitHeight();
        if (!signalsBlocked())
            Q_EMIT edited(toPlainText());
    });
    fitHeight();
}

void TextInput::show(const QString &text)
{
    if (text == toPlainText())
        return;
    const QSignalBlocker quiet(this);
    const int cursor = textCursor().position();
    setPlainText(text);
    QTextCursor at = textCursor();
    at.setPosition(std::min(cursor, int(text.size())));
    setTextCursor(at);
    fitHeight();
}

bool TextInput::event(QEvent *event)
{
    if (isForTheForm(event)) {
        event->ignore();
        return false;
    }
    return QPlainTextEdit::event(event);
}

void TextInput::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    Q_EMIT stepEnded();
}

void TextInput::insertFromMimeData(const QMimeData *source)
{
    QString text = source->text();
    if (!m_lineBreaks)
        text.replace(QRegularExpression(u"[\\n\\r\\x{2028}\\x{2029}]+"_s), u" "_s);
    const qsizetype kept = document()->characterCount() - 1 - textCursor().selectedText().size();
    const qsizetype room = std::max<qsizetype>(0, m_pasteLimit - kept);
    if (text.size() <= room) {
        insertPlainText(text);
        return;
    }
    qsizetype end = room;
    if (end > 0 && text.at(end - 1).isHighSurrogate())
        --end;
    insertPlainText(text.left(end));
    Q_EMIT pasteCut(text.size(), end);
}

void TextInput::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void TextInput::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

QSize TextInput::sizeHint() const { return {200, height()}; }

QSize TextInput::minimumSizeHint() const { return {80, heightFor(m_fewest)}; }

int TextInput::heightFor(int lines) const
{
    const int margins = qRound(2 * (document()->documentMargin() + frameWidth()));
    return lines * fontMetrics().lineSpacing() + margins;
}

/// The document counts its lines as currently wrapped.
void TextInput::fitHeight()
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines <= m_most; block = block.next())
        lines += std::max(1, block.lineCount());
    const int wanted = heightFor(std::clamp(lines, m_fewest, m_most));
    const bool scrolls = m_most > 1 && lines > m_most;
    setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    if (height() != wanted || minimumHeight() != wanted)
        setFixedHeight(wanted);
}

} // namespace studio::ui
