// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/message_edit.h"

#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>

#include <cmath>

namespace studio::ui {

namespace {

constexpr int kAir = 4; // above the first line and below the last

} // namespace

MessageEdit::MessageEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    setViewportMargins(0, kAir, 0, kAir);
    connect(this, &QPlainTextEdit::textChanged, this, &MessageEdit::fitHeight);
    fitHeight();
}

QSize MessageEdit::sizeHint() const { return {QPlainTextEdit::sizeHint().width(), heightFor(linesNeeded())}; }

void MessageEdit::setInvitation(const QString &text)
{
    m_invitation = text;
    showInvitation();
}

void MessageEdit::showInvitation()
{
    setPlaceholderText(fontMetrics().elidedText(m_invitation, Qt::ElideRight, viewport()->width() - 1));
}

void MessageEdit::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter)
        return QPlainTextEdit::keyPressEvent(event);
    if (isEnterTaken())
        return event->accept();
    // Ctrl+Enter submits in both cases.
    const Qt::KeyboardModifiers held = event->modifiers();
    if (held.testFlag(Qt::ShiftModifier) || !(m_sendsByEnter || held.testFlag(Qt::ControlModifier))) {
        insertPlainText(QString(QChar::LineFeed));
        ensureCursorVisible();
        return;
    }
    if (!event->isAutoRepeat())
        Q_EMIT submitAsked();
}

void MessageEdit::inputMethodEvent(QInputMethodEvent *event)
{
    const bool wasComposing = m_composing;
    QPlainTextEdit::inputMethodEvent(event);
    m_preedit = event->preeditString();
    m_composing = !m_preedit.isEmpty();
    if (wasComposing && !m_composing && !m_committed) {
        // Some input methods pass on the Enter that committed the text, right after the commit.
        m_committed = true;
        QMetaObject::invokeMethod(
            this, [this] { m_committed = false; }, Qt::QueuedConnection);
    }
    fitHeight();
    if (wasComposing || m_composing)
        Q_EMIT composingChanged();
}

void MessageEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitHeight();
        showInvitation();
    }
}

void MessageEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
    showInvitation();
}

void MessageEdit::focusOutEvent(QFocusEvent *event)
{
    m_composing = false; // the platform commits or drops the composed text
    m_preedit.clear();
    QPlainTextEdit::focusOutEvent(event);
}

bool MessageEdit::canInsertFromMimeData(const QMimeData *source) const
{
    // Asked at every step of a drag: other programs write out a picture whenever they are asked for it.
    return !isReadOnly() && (source->hasText() || mayHavePictures(*source));
}

void MessageEdit::insertFromMimeData(const QMimeData *source)
{
    if (const std::optional<PictureOffer> offer = pictureOfferIn(*source); offer && !isReadOnly()) {
        Q_EMIT picturesGiven(*offer);
        return;
    }
    if (isReadOnly() || source->hasUrls() || !source->hasText() || source->text().isEmpty())
        return;
    const QString text = source->text();
    const qsizetype stays = document()->characterCount() - textCursor().selectedText().size();
    if (text.size() > kLongestPaste || stays + text.size() > kMostByPastes) {
        Q_EMIT hugePasted(text);
        return;
    }
    insertPlainText(text);
    ensureCursorVisible();
}

bool MessageEdit::isInFirstLine() const
{
    const QTextCursor cursor = textCursor();
    const QTextLine line = cursor.block().layout()->lineForTextPosition(cursor.positionInBlock());
    return cursor.blockNumber() == 0 && line.lineNumber() <= 0;
}

bool MessageEdit::isInLastLine() const
{
    const QTextCursor cursor = textCursor();
    const QTextLayout *layout = cursor.block().layout();
    const QTextLine line = layout->lineForTextPosition(cursor.positionInBlock());
    return cursor.blockNumber() == document()->blockCount() - 1 &&
           (!line.isValid() || line.lineNumber() == layout->lineCount() - 1);
}

int MessageEdit::linesNeeded() const
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < kMostLines; block = block.next())
        lines += std::max(1, block.layout()->lineCount());
    return std::clamp(lines, 1, kMostLines);
}

int MessageEdit::heightFor(int lines) const
{
    return int(std::ceil(QFontMetricsF(font()).lineSpacing() * lines)) + 2 * kAir + 1;
}

void MessageEdit::fitHeight()
{
    const int lines = linesNeeded();
    setVerticalScrollBarPolicy(lines < kMostLines ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    const int height = heightFor(lines);
    if (height == minimumHeight() && height == maximumHeight())
        return;
    setFixedHeight(height);
    updateGeometry();
    // A text that fits is shown whole: its first line may have scrolled out before there was room.
    if (lines < kMostLines)
        verticalScrollBar()->setValue(0);
}

} // namespace studio::ui
