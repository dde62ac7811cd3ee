// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QKeySequence>
#include <QLineEdit>

namespace studio::ui {

/// Shows one key and tells which key the user presses instead. It takes every key except Tab, Shift+Tab and
/// Esc, which leave it, and decides nothing: its owner shows the key that holds. While it has the focus, no
/// shortcut of a window runs.
class KeyField : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    void showKey(const QKeySequence &key);

Q_SIGNALS:
    void keyPressed(QKeyCombination key); ///< as shortcuts are written, see asShortcut()

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QKeySequence m_key;
};

} // namespace studio::ui
