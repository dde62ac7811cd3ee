// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/picture_offer.h"

#include <QPlainTextEdit>

namespace studio::ui {

/// The field for a message: plain text of one to eight visible lines. Enter submits, Shift+Enter breaks the
/// line; or Ctrl+Enter submits and Enter breaks the line. While an input method composes, and for the Enter
/// that commits its text, nothing is submitted. Of formatted text, only the plain text can be dropped or
/// pasted; pictures and files are passed on, see picturesGiven(). A text that would make each key slow is not
/// inserted but passed on, see hugePasted().
class MessageEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    static constexpr int kMostLines = 8;
    /// The longest paste that is inserted, and the longest text that pastes may make. A line of 16,000
    /// characters is laid out in a few milliseconds per key, a line of a million in half a second.
    static constexpr qsizetype kLongestPaste = 16'000;
    static constexpr qsizetype kMostByPastes = 48'000;

    explicit MessageEdit(QWidget *parent = nullptr);

    [[nodiscard]] bool isComposing() const { return m_composing; }
    [[nodiscard]] QString preedit() const { return m_preedit; } ///< the text that the input method composes
    /// Whether an Enter now is meant for the input method.
    [[nodiscard]] bool isEnterTaken() const { return m_composing || m_committed; }
    /// Whether the cursor is in the first or last line on screen.
    [[nodiscard]] bool isInFirstLine() const;
    [[nodiscard]] bool isInLastLine() const;
    /// The placeholder of the empty field, shortened to one line.
    void setInvitation(const QString &text);
    void setSendsByEnter(bool sends) { m_sendsByEnter = sends; } ///< else by Ctrl+Enter
    [[nodiscard]] bool sendsByEnter() const { return m_sendsByEnter; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void submitAsked();
    void composingChanged();
    void hugePasted(const QString &text); ///< pasted or dropped; nothing in the field has changed
    void picturesGiven(const studio::ui::PictureOffer &offer); ///< pasted or dropped

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void fitHeight();
    void showInvitation();
    [[nodiscard]] int heightFor(int lines) const;
    [[nodiscard]] int linesNeeded() const;

    QString m_invitation;
    QString m_preedit;
    bool m_sendsByEnter = true;
    bool m_composing = false;
    bool m_committed = false; // the input method committed in this turn of the event loop
};

} // namespace studio::ui
