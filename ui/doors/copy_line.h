// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace studio::ui {

/// A line to read, select and copy, with a button for copying: an address, a token. It may be shown as dots;
/// the clipboard always gets the text itself.
class CopyLine : public QWidget
{
    Q_OBJECT

public:
    /// The line is called \p objectName; the button has the same name followed by "Copy".
    CopyLine(const QString &objectName, QWidget *parent);

    void setText(const QString &text);
    void setShown(bool shown);                                    ///< false: dots
    void setName(const QString &accessible, const QString &copy); ///< of the line and of the button

private:
    void copy();
    void retranslate();

    QLineEdit *m_line = nullptr;
    QPushButton *m_copy = nullptr;
    QString m_text;
    QTimer m_told; ///< while the button says that the text was copied
};

/// Puts a text on the clipboard.
void copyText(const QString &text);

} // namespace studio::ui
