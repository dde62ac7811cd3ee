// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace studio::ui {

/// One line that can be read, chosen and copied, with a button for that; an address, a token. It may be shown
/// as dots; what is copied is always the text itself.
class CopyLine : public QWidget
{
    Q_OBJECT

public:
    /// The line is called \p objectName, the button the same with "Copy" behind it.
    CopyLine(const QString &objectName, QWidget *parent);

    void setText(const QString &text);
    void setShown(bool shown);                                    ///< else dots
    void setName(const QString &accessible, const QString &copy); ///< of the line and of the button

private:
    void copy();
    void retranslate();

    QLineEdit *m_line = nullptr;
    QPushButton *m_copy = nullptr;
    QString m_text;
    QTimer m_told; ///< while the button says that it was copied
};

/// Puts a text on the clipboard.
void copyText(const QString &text);

} // namespace studio::ui
