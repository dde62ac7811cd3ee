// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

class QTreeWidgetItem;

namespace studio::ui {

class ShortcutBook;

/// The actions that have or can have shortcuts, by the menus in which they stand, with their keys. Changed
/// shortcuts are bold. A row whose keys cannot be changed says why. GUI thread; the book survives it.
class KeyTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit KeyTree(const ShortcutBook &book, QWidget *parent = nullptr);

    /// Makes the rows anew, in the language of now, and keeps the current one and the filter.
    void fill();
    void showKeysOf(const QString &id);
    /// Hides rows that lack one of the words. False if no row is left.
    bool filter(const QString &typed);
    void step(int key); ///< a key that moves through rows, for a field that keeps the keyboard
    [[nodiscard]] QString currentId() const; ///< empty: a heading, or nothing

Q_SIGNALS:
    void currentIdChanged();
    void editWanted(); ///< of the current row

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showKeys(QTreeWidgetItem &row);
    [[nodiscard]] QTreeWidgetItem *rowOf(const QString &id) const;
    [[nodiscard]] QTreeWidgetItem *addGroup(const QString &title);
    void showPlace();
    QTreeWidgetItem *hideOthers(); ///< the first row that is left

    const ShortcutBook &m_book;
    QString m_typed;
};

} // namespace studio::ui
