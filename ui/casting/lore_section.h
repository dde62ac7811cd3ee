// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/casting/form_section.h"

class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class LoreBookForm;
class LoreEntryForm;
class LoreTree;

/// The lorebooks of a companion, to be written: books and their entries, with what each says, when it fires
/// and where it stands. What a file of another program holds beside that stays in the card.
class LoreSection : public FormSection
{
    Q_OBJECT

public:
    LoreSection(PersonaEdit &edit, const Theme &theme, QWidget *parent);

    void setTheme(const Theme &theme) override;
    void load() override;

protected:
    void retranslate() override;

private:
    using Change = std::function<void(QList<model::LoreBook> &books)>;

    void makeButtons(QWidget *parent, QVBoxLayout *column);
    void showSelected();
    void write(const Change &change); ///< goes on with the step before until one ends
    void writeStep(const Change &change);
    [[nodiscard]] bool isThere(int book) const;
    [[nodiscard]] bool isThere(int book, int entry) const;
    void addBook();
    void addEntry();
    void copyEntry();
    void removeSelected();
    void nameRemoval(bool ofBook);

    QLabel *m_about = nullptr;
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
