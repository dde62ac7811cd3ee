// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace studio::ui {

/// The field in which a message is written: plain text of one to eight visible lines. Enter asks to submit,
/// Shift+Enter breaks the line. While an input method composes, and for the Enter that commits its text,
/// nothing is submitted. Files, images and formatted text cannot be dropped or pasted, only their plain text.
class MessageEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    static constexpr int kMostLines = 8;

    explicit MessageEdit(QWidget *parent = nullptr);

    [[nodiscard]] bool isComposing() const { return m_composing; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void submitAsked();

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
    [[nodiscard]] int heightFor(int lines) const;
    [[nodiscard]] int linesNeeded() const;

    bool m_composing = false;
    bool m_committed = false; // the input method ended in this turn of the event loop
};

} // namespace studio::ui
