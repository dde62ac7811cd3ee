// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/model/lore_result.h"

#include <QTreeWidget>

#include <optional>

namespace studio::ui {

/// The entries of lorebooks under their books. A click on a heading sorts, a second one turns the order
/// round. Shows at most what fits the search.
class LoreTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit LoreTree(QWidget *parent = nullptr);

    /// What is the same stays as it is, and so does what is selected.
    void show(const QList<model::LoreBook> &books);
    using QTreeWidget::show;
    void search(const QString &text);
    void retranslate();

    /// The book that is selected, or that of the selected entry.
    [[nodiscard]] std::optional<int> book() const;
    [[nodiscard]] std::optional<int> entry() const; ///< none: a book is selected, or nothing
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
    QList<QList<QTreeWidgetItem *>> m_rows; ///< by book, then by entry, as the books have them
    QList<QTreeWidgetItem *> m_tops;        ///< by book
    bool m_isFilling = false;
};

} // namespace studio::ui
