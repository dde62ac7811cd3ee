// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QList>
#include <QWidget>

#include <functional>

class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class LineInput;
class LoreBookForm;
class LoreEntryForm;
class LoreTree;

/// An editor of lorebooks: the entries of all books, searched and sorted, and a form for the selected entry
/// or book. It stores nothing: every edit is reported as a change of the shown books, and shown once the
/// change was made.
class LoreEditor : public QWidget
{
    Q_OBJECT

public:
    using Change = std::function<void(QList<model::LoreBook> &books)>;
    /// One: always the books that are shown; none is added or removed.
    enum class Books { One, Several };

    /// \p prefix: for the object names of its buttons and its search.
    LoreEditor(Books books, const QString &prefix, QWidget *parent = nullptr);

    void show(const QList<model::LoreBook> &books);
    using QWidget::show;
    void selectBook(); ///< the first
    void focusName();  ///< of the selected book

Q_SIGNALS:
    void changeWanted(const studio::ui::LoreEditor::Change &change);
    void stepEnded(); ///< the next change starts a new undo step

private:
    void makeButtons(const QString &prefix, QVBoxLayout *column);
    void connectForms();
    void showSelected();
    void changeStep(const Change &change);
    [[nodiscard]] bool isThere(int book) const;
    [[nodiscard]] bool isThere(int book, int entry) const;
    void addBook();
    void addEntry();
    void copyEntry();
    void removeSelected();
    void nameRemoval(bool ofBook);
    void retranslate();

    Books m_kind;
    QList<model::LoreBook> m_books;
    LineInput *m_search = nullptr;
    LoreTree *m_tree = nullptr;
    QPushButton *m_addEntry = nullptr;
    QPushButton *m_copyEntry = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_addBook = nullptr;
    LoreEntryForm *m_entry = nullptr;
    LoreBookForm *m_book = nullptr;
};

} // namespace studio::ui
