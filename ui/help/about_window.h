// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class QTreeWidget;

namespace studio::ui {

/// "About Companion Studio": the version, the licence, the licences of all parts, and the details for a
/// report. It opens no address: buttons copy. Deletes itself when it closes. GUI thread.
class AboutWindow : public QDialog
{
    Q_OBJECT

public:
    explicit AboutWindow(QWidget *parent);

Q_SIGNALS:
    void reportWanted(); ///< after the window has closed

private:
    void make();
    void layOut();
    void fillParts();
    void copyAddress();
    void copyDetails();
    void retranslate();

    QLabel *m_title = nullptr;
    QLabel *m_about = nullptr;
    QTabWidget *m_tabs = nullptr;
    QTreeWidget *m_parts = nullptr;
    QPlainTextEdit *m_licence = nullptr;
    QPlainTextEdit *m_details = nullptr;
    QLabel *m_told = nullptr;
    QPushButton *m_copyAddress = nullptr;
    QPushButton *m_copyDetails = nullptr;
    QPushButton *m_report = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
