// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace studio::ui {

/// A text field with the keys of the message box: Enter saves, Shift+Enter begins a line, Esc leaves. While
/// an input method composes, these keys are its own. A paste that would make each key slow is refused.
class EditorText : public QPlainTextEdit
{
    Q_OBJECT

public:
    static constexpr qsizetype kLongestPaste = 48'000; ///< UTF-16 units

    using QPlainTextEdit::QPlainTextEdit;

Q_SIGNALS:
    void saveAsked();
    void leaveAsked();
    void pasteRefused(qsizetype length); ///< nothing in the field has changed

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    bool m_composing = false;
    bool m_committed = false; ///< the input method took its text just now
};

} // namespace studio::ui
