// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/shelf_book.h"

#include <QDialog>
#include <QHash>
#include <QTimer>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QWidget;

namespace studio::ui {

class NoticeBar;
class ShelfDesk;
class ShelfEdit;
class ShelfPage;

/// The lorebooks of no companion: make, edit, import and export them, remove them after one question. Edits
/// are saved a moment later, and when another book is chosen or the window closes; they can be undone as long
/// as the window is open. Accepts dropped files.
class ShelfWindow : public QDialog
{
    Q_OBJECT

public:
    ShelfWindow(ShelfDesk &desk, QWidget *parent);
    ~ShelfWindow() override;

    void setWritable(bool writable);

protected:
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeButtons();
    void arrange();
    void connectDesk();
    void fill();
    void describe(QListWidgetItem &item, const base::LorebookId &id) const;
    void describeAll();
    void select(const base::LorebookId &id);
    void showChosen();
    void refresh();
    void saveNow();
    void saveAll();
    void addBook();
    void askForFiles();
    void askForTarget();
    void beginRemoval();
    void askToRemove();
    void retranslate();
    [[nodiscard]] base::LorebookId chosen() const; ///< empty: none
    [[nodiscard]] QString nameOf(const base::LorebookId &id) const;
    [[nodiscard]] ShelfEdit *editOf(const base::LorebookId &id);

    ShelfDesk &m_desk;
    bool m_isWritable = true;
    bool m_isFilling = false;
    QTimer m_saving;
    QHash<base::LorebookId, ShelfEdit *> m_edits;     ///< of the books that were opened
    QHash<base::LorebookId, model::ShelfBook> m_sent; ///< the version of each book that was last sent
    base::LorebookId m_shown;
    base::LorebookId m_wanted;   ///< to choose once it is listed
    bool m_namesWanted = false;  ///< and focus its name
    base::LorebookId m_removing; ///< the question waits for the rooms that use it
    NoticeBar *m_notice = nullptr;
    QWidget *m_body = nullptr;
    QWidget *m_nothing = nullptr; ///< in place of the body if there is no book
    QLabel *m_empty = nullptr;
    QListWidget *m_list = nullptr;
    ShelfPage *m_page = nullptr;
    QPushButton *m_first = nullptr; ///< button of the empty state
    QPushButton *m_new = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
