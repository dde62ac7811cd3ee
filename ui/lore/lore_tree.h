// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/model/lore_result.h"

#include <QTreeWidget>

#include <optional>

namespace studio::ui {

/// The entries of lorebooks under their books. A click on a heading sorts, a second click reverses the order.
/// Shows only entries that match the search.
class LoreTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit LoreTree(QWidget *parent = nullptr);

    /// Unchanged rows stay as they are, and so does the selection.
    void show(const QList<model::LoreBook> &books);
    using QTreeWidget::show;
    void search(const QString &text);
    void retranslate();

    /// The selected book, or the book of the selected entry.
    [[nodiscard]] std::optional<int> book() const;
    [[nodiscard]] std::optional<int> entry() const; ///< none: a book or nothing is selected
    void select(int book, std::optional<int> entry);

Q_SIGNALS:
    void selected();

private:
    void fill();
    void fillBook(QTreeWidgetItem *item, int book);
    void fillEntry(QTreeWidgetItem *item, int book, int entry);
    [[nodiscard]] bool fits(const model::LoreEntry &entry) const;
    void hideOthers();
    [[nodiscard]] static QString stateWord(const model::LoreEntry &entry);

    QList<model::LoreBook> m_books;
    QString m_search;
    QList<QList<QTreeWidgetItem *>> m_rows; ///< by book, then by entry, in the order of the books
    QList<QTreeWidgetItem *> m_tops;        ///< by book
    bool m_isFilling = false;
};

} // namespace studio::ui
