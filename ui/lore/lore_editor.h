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

/// Lorebooks to be written: the entries of all, searched and sorted, and a form for what is selected. It
/// keeps nothing: what is written is told as a change of the books that are shown, and shown once it was
/// made.
class LoreEditor : public QWidget
{
    Q_OBJECT

public:
    using Change = std::function<void(QList<model::LoreBook> &books)>;
    /// Of one book there are always as many as are shown: none is added or taken away.
    enum class Books { One, Several };

    /// \p prefix: of the object names of its buttons and its search.
    LoreEditor(Books books, const QString &prefix, QWidget *parent = nullptr);

    void show(const QList<model::LoreBook> &books);
    using QWidget::show;
    void selectBook(); ///< the first
    void focusName();  ///< of the book that is selected

Q_SIGNALS:
    void changeWanted(const studio::ui::LoreEditor::Change &change);
    void stepEnded(); ///< the next change is a step of its own

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
