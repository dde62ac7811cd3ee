// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace studio::ui {

class NoticeBar;
class TemplateDesk;

/// The user's templates: rename one in place (F2), delete one (Delete) after a question. The studio's own
/// templates are not listed, because they cannot be changed.
class TemplateWindow : public QDialog
{
    Q_OBJECT

public:
    TemplateWindow(TemplateDesk &desk, QWidget *parent);
    ~TemplateWindow() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void rename(QListWidgetItem *item);
    void askToRemove();
    void refresh();
    void retranslate();

    TemplateDesk &m_desk;
    bool m_filling = false;
    NoticeBar *m_notice = nullptr;
    QLabel *m_empty = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
