// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/lore_editor.h"

#include "core/persona/limits.h"
#include "ui/composer/flow_layout.h"
#include "ui/forms/form_edits.h"
#include "ui/lore/lore_book_form.h"
#include "ui/lore/lore_entry_form.h"
#include "ui/lore/lore_tree.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using studio::model::LoreBook;
using studio::model::LoreEntry;

namespace studio::ui {

namespace {

constexpr int kTreeLines = 11;
constexpr int kNone = -1;           // nothing is selected
constexpr double kUsualOrder = 100; // of a new entry, as in other programs

QPushButton *loreButton(const QString &objectName, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    return button;
}

} // namespace

LoreEditor::LoreEditor(Books books, const QString &prefix, QWidget *parent)
    : QWidget(parent)
    , m_kind(books)
{
    const Theme &theme = themeOf(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme.metrics.small);
    m_search = new LineInput(prefix + u"Search"_s, this);
    m_search->setClearButtonEnabled(true);
    m_tree = new LoreTree(this);
    m_entry = new LoreEntryForm(this);
    m_book = new LoreBookForm(this);
    column->addWidget(m_search);
    column->addWidget(m_tree);
    makeButtons(prefix, column);
    column->addWidget(m_book);
    column->addWidget(m_entry);
    connectForms();
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { m_tree->setFixedHeight(fontMetrics().lineSpacing() * kTreeLines); });
}

void LoreEditor::connectForms()
{
    connect(m_search, &LineInput::edited, m_tree, &LoreTree::search);
    connect(m_tree, &LoreTree::selected, this, [this] {
        Q_EMIT stepEnded();
        m_entry->discard();
        showSelected();
    });
    connect(m_entry, &LoreEntryForm::stepEnded, this, &LoreEditor::stepEnded);
    connect(m_book, &LoreBookForm::stepEnded, this, &LoreEditor::stepEnded);
    connect(m_entry, &LoreEntryForm::edited, this, [this](const LoreEntryForm::Change &how) {
        const int book = m_tree->book().value_or(kNone);
        const int entry = m_tree->entry().value_or(kNone);
        if (isThere(book, entry))
            Q_EMIT changeWanted([how, book, entry](auto &books) { how(books[book].entries[entry]); });
    });
    connect(m_book, &LoreBookForm::edited, this, [this](const LoreBookForm::Change &how) {
        const int book = m_tree->book().value_or(kNone);
        if (isThere(book))
            Q_EMIT changeWanted([how, book](auto &books) { how(books[book]); });
    });
}

void LoreEditor::makeButtons(const QString &prefix, QVBoxLayout *column)
{
    auto *row = new QWidget(this);
    auto *flow = new FlowLayout(themeOf(this).metrics.small);
    row->setLayout(flow);
    m_addEntry = loreButton(prefix + u"Add"_s, row);
    m_copyEntry = loreButton(prefix + u"Copy"_s, row);
    m_remove = loreButton(prefix + u"Remove"_s, row);
    m_addBook = loreButton(prefix + u"AddBook"_s, row);
    for (QPushButton *button : {m_addEntry, m_copyEntry, m_remove, m_addBook})
        flow->addWidget(button);
    m_addBook->setVisible(m_kind == Books::Several);
    column->addWidget(row);
    connect(m_addEntry, &QPushButton::clicked, this, &LoreEditor::addEntry);
    connect(m_copyEntry, &QPushButton::clicked, this, &LoreEditor::copyEntry);
    connect(m_remove, &QPushButton::clicked, this, &LoreEditor::removeSelected);
    connect(m_addBook, &QPushButton::clicked, this, &LoreEditor::addBook);
}

void LoreEditor::changeStep(const Change &change)
{
    Q_EMIT stepEnded();
    Q_EMIT changeWanted(change);
    Q_EMIT stepEnded();
}

void LoreEditor::addBook()
{
    changeStep([](QList<LoreBook> &books) { books.append(LoreBook{}); });
    m_tree->select(int(m_books.size()) - 1, std::nullopt);
    m_book->focusName();
}

void LoreEditor::selectBook() { m_tree->select(0, std::nullopt); }

void LoreEditor::focusName() { m_book->focusName(); }

bool LoreEditor::isThere(int book) const { return book >= 0 && book < m_books.size(); }

bool LoreEditor::isThere(int book, int entry) const
{
    return isThere(book) && entry >= 0 && entry < m_books.at(book).entries.size();
}

/// After the other entries of the selected book; into a first book if there is none.
void LoreEditor::addEntry()
{
    const int book = isThere(m_tree->book().value_or(kNone)) ? *m_tree->book() : 0;
    changeStep([book](QList<LoreBook> &books) {
        if (books.isEmpty())
            books.append(LoreBook{});
        books[book].entries.append(LoreEntry{.order = kUsualOrder});
    });
    m_search->clear();
    m_tree->search({});
    m_tree->select(book, int(m_books.value(book).entries.size()) - 1);
    m_entry->focusKeys();
}

void LoreEditor::copyEntry()
{
    const int book = m_tree->book().value_or(kNone);
    const int entry = m_tree->entry().value_or(kNone);
    if (!isThere(book, entry))
        return;
    changeStep([book, entry](QList<LoreBook> &books) {
        books[book].entries.insert(entry + 1, books.at(book).entries.at(entry));
    });
    m_tree->select(book, entry + 1);
}

/// The user can undo it, like everything in the form.
void LoreEditor::removeSelected()
{
    const int book = m_tree->book().value_or(kNone);
    const int entry = m_tree->entry().value_or(kNone);
    if (isThere(book, entry))
        changeStep([book, entry](QList<LoreBook> &books) { books[book].entries.removeAt(entry); });
    else if (isThere(book) && m_kind == Books::Several)
        changeStep([book](QList<LoreBook> &books) { books.removeAt(book); });
}

void LoreEditor::show(const QList<LoreBook> &books)
{
    m_books = books;
    m_tree->show(books);
    showSelected();
}

void LoreEditor::showSelected()
{
    const auto book = m_tree->book();
    const auto entry = m_tree->entry();
    const bool isBook = book && isThere(*book) && !entry;
    const bool isEntry = book && entry && isThere(*book, *entry);
    m_tree->setVisible(!m_books.isEmpty());
    m_search->setVisible(!m_books.isEmpty());
    m_book->setVisible(isBook);
    m_entry->setVisible(isEntry);
    m_copyEntry->setEnabled(isEntry);
    m_remove->setEnabled(isEntry || (isBook && m_kind == Books::Several));
    nameRemoval(isBook && m_kind == Books::Several);
    m_addBook->setEnabled(m_books.size() < persona::kMostLoreBooks);
    if (isBook)
        m_book->show(m_books.at(*book));
    if (isEntry)
        m_entry->show(m_books.at(*book).entries.at(*entry));
}

void LoreEditor::nameRemoval(bool ofBook)
{
    //: A button that takes out a lorebook with all its entries
    m_remove->setText(ofBook ? tr("Remove lorebook") : tr("Remove entry"));
    m_remove->setAccessibleName(m_remove->text());
}

void LoreEditor::retranslate()
{
    m_search->setPlaceholderText(tr("Search the entries"));
    m_search->setAccessibleName(tr("Search the entries"));
    m_addEntry->setText(tr("Add entry"));
    m_copyEntry->setText(tr("Duplicate entry"));
    m_addBook->setText(tr("Add lorebook"));
    m_tree->retranslate();
    showSelected();
}

} // namespace studio::ui
