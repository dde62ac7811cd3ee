// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace studio::ui {

/// The field in which a message is written: plain text of one to eight visible lines. Enter asks to submit,
/// Shift+Enter breaks the line. While an input method composes, and for the Enter that commits its text,
/// nothing is submitted. Files, images and formatted text cannot be dropped or pasted, only their plain text.
/// A text that would make each key slow is not put in but handed on, see hugePasted().
class MessageEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    static constexpr int kMostLines = 8;
    /// The longest paste that is put in, and what all of it may grow to by pastes. One line of 16,000
    /// characters is laid out anew in a few milliseconds a key, one of a million in half a second.
    static constexpr qsizetype kLongestPaste = 16'000;
    static constexpr qsizetype kMostByPastes = 48'000;

    explicit MessageEdit(QWidget *parent = nullptr);

    [[nodiscard]] bool isComposing() const { return m_composing; }
    [[nodiscard]] QString preedit() const { return m_preedit; } ///< what the input method composes
    /// Whether an Enter that comes now was meant for the input method.
    [[nodiscard]] bool isEnterTaken() const { return m_composing || m_committed; }
    /// Whether the cursor stands in the first or last line on screen.
    [[nodiscard]] bool isInFirstLine() const;
    [[nodiscard]] bool isInLastLine() const;
    /// The quiet text in the empty field, shortened to one line.
    void setInvitation(const QString &text);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void submitAsked();
    void composingChanged();
    void hugePasted(const QString &text); ///< pasted or dropped; the selection is gone, the rest as it was

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
    bool m_composing = false;
    bool m_committed = false; // the input method ended in this turn of the event loop
};

} // namespace studio::ui
