// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/lore_section.h"

#include "core/persona/limits.h"
#include "ui/casting/form_edits.h"
#include "ui/casting/lore_book_form.h"
#include "ui/casting/lore_entry_form.h"
#include "ui/casting/lore_tree.h"
#include "ui/casting/persona_edit.h"
#include "ui/composer/flow_layout.h"
#include "ui/panels/plain_label.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using studio::model::LoreBook;
using studio::model::LoreEntry;

namespace studio::ui {

namespace {

constexpr int kTreeLines = 11;
constexpr int kNone = -1;           // nothing is selected
constexpr double kUsualOrder = 100; // of a new entry, as other programs have it

QPushButton *loreButton(const QString &objectName, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    return button;
}

} // namespace

LoreSection::LoreSection(PersonaEdit &edit, const Theme &theme, QWidget *parent)
    : FormSection(u"personaLore"_s, edit, theme, parent)
    , m_about(quietLabel(u"personaLoreAbout"_s, body()))
{
    auto *input = new QWidget(body());
    auto *column = new QVBoxLayout(input);
    column->setContentsMargins({});
    column->setSpacing(theme.metrics.small);
    m_search = new LineInput(u"personaLoreSearch"_s, input);
    m_search->setClearButtonEnabled(true);
    m_tree = new LoreTree(input);
    m_entry = new LoreEntryForm(theme, input);
    m_book = new LoreBookForm(theme, input);
    column->addWidget(m_search);
    column->addWidget(m_tree);
    makeButtons(input, column);
    column->addWidget(m_book);
    column->addWidget(m_entry);
    rows()->addWidget(m_about);
    addField(persona::Field::Lore, u"personaLore"_s, input);
    connect(m_search, &LineInput::edited, m_tree, &LoreTree::search);
    connect(m_tree, &LoreTree::selected, this, [this] {
        this->edit().endStep();
        m_entry->discard();
        showSelected();
    });
    connect(m_entry, &LoreEntryForm::stepEnded, &edit, &PersonaEdit::endStep);
    connect(m_book, &LoreBookForm::stepEnded, &edit, &PersonaEdit::endStep);
    connect(m_entry, &LoreEntryForm::edited, this, [this](const LoreEntryForm::Change &how) {
        const int book = m_tree->book().value_or(kNone);
        const int entry = m_tree->entry().value_or(kNone);
        if (isThere(book, entry))
            write([how, book, entry](auto &books) { how(books[book].entries[entry]); });
    });
    connect(m_book, &LoreBookForm::edited, this, [this](const LoreBookForm::Change &how) {
        const int book = m_tree->book().value_or(kNone);
        if (isThere(book))
            write([how, book](auto &books) { how(books[book]); });
    });
    connect(this, &FormSection::unfolded, this, &LoreSection::load);
    connect(this, &FormSection::unfoldedAgain, this, &LoreSection::load);
    LoreSection::retranslate();
}

void LoreSection::makeButtons(QWidget *parent, QVBoxLayout *column)
{
    auto *row = new QWidget(parent);
    auto *flow = new FlowLayout(theme().metrics.small);
    row->setLayout(flow);
    m_addEntry = loreButton(u"personaLoreAdd"_s, row);
    m_copyEntry = loreButton(u"personaLoreCopy"_s, row);
    m_remove = loreButton(u"personaLoreRemove"_s, row);
    m_addBook = loreButton(u"personaLoreAddBook"_s, row);
    for (QPushButton *button : {m_addEntry, m_copyEntry, m_remove, m_addBook})
        flow->addWidget(button);
    column->addWidget(row);
    connect(m_addEntry, &QPushButton::clicked, this, &LoreSection::addEntry);
    connect(m_copyEntry, &QPushButton::clicked, this, &LoreSection::copyEntry);
    connect(m_remove, &QPushButton::clicked, this, &LoreSection::removeSelected);
    connect(m_addBook, &QPushButton::clicked, this, &LoreSection::addBook);
}

void LoreSection::write(const Change &change)
{
    Q_EMIT edited(persona::Field::Lore);
    edit().change(persona::Field::Lore, [&change](model::Persona &persona) { change(persona.lore); });
}

void LoreSection::writeStep(const Change &change)
{
    edit().endStep();
    write(change);
    edit().endStep();
}

void LoreSection::addBook()
{
    writeStep([](QList<LoreBook> &books) { books.append(LoreBook{}); });
    m_tree->select(int(edit().persona().lore.size()) - 1, std::nullopt);
    m_book->focusName();
}

bool LoreSection::isThere(int book) const { return book >= 0 && book < edit().persona().lore.size(); }

bool LoreSection::isThere(int book, int entry) const
{
    return isThere(book) && entry >= 0 && entry < edit().persona().lore.at(book).entries.size();
}

/// Behind the others of the book that is selected; into a first book where there is none.
void LoreSection::addEntry()
{
    const int book = isThere(m_tree->book().value_or(kNone)) ? *m_tree->book() : 0;
    writeStep([book](QList<LoreBook> &books) {
        if (books.isEmpty())
            books.append(LoreBook{});
        books[book].entries.append(LoreEntry{.order = kUsualOrder});
    });
    m_search->clear();
    m_tree->search({});
    m_tree->select(book, int(edit().persona().lore.at(book).entries.size()) - 1);
    m_entry->focusKeys();
}

void LoreSection::copyEntry()
{
    const int book = m_tree->book().value_or(kNone);
    const int entry = m_tree->entry().value_or(kNone);
    if (!isThere(book, entry))
        return;
    writeStep([book, entry](QList<LoreBook> &books) {
        books[book].entries.insert(entry + 1, books.at(book).entries.at(entry));
    });
    m_tree->select(book, entry + 1);
}

/// It can be undone, as everything in the form.
void LoreSection::removeSelected()
{
    const int book = m_tree->book().value_or(kNone);
    const int entry = m_tree->entry().value_or(kNone);
    if (isThere(book, entry))
        writeStep([book, entry](QList<LoreBook> &books) { books[book].entries.removeAt(entry); });
    else if (isThere(book))
        writeStep([book](QList<LoreBook> &books) { books.removeAt(book); });
}

void LoreSection::setTheme(const Theme &theme)
{
    FormSection::setTheme(theme);
    m_tree->setFixedHeight(fontMetrics().lineSpacing() * kTreeLines);
    m_entry->setTheme(theme);
}

void LoreSection::load()
{
    FormSection::load();
    if (body()->isHidden())
        return; // a book of thousands is laid out when somebody looks
    m_tree->show(edit().persona().lore);
    showSelected();
}

void LoreSection::showSelected()
{
    const QList<LoreBook> &lore = edit().persona().lore;
    const auto book = m_tree->book();
    const auto entry = m_tree->entry();
    const bool isBook = book && *book < lore.size() && !entry;
    const bool isEntry = book && entry && *entry < lore.value(*book).entries.size();
    m_tree->setVisible(!lore.isEmpty());
    m_search->setVisible(!lore.isEmpty());
    m_book->setVisible(isBook);
    m_entry->setVisible(isEntry);
    m_copyEntry->setEnabled(isEntry);
    m_remove->setEnabled(isBook || isEntry);
    nameRemoval(isBook);
    m_addBook->setEnabled(lore.size() < persona::kMostLoreBooks);
    if (isBook)
        m_book->show(lore.at(*book));
    if (isEntry)
        m_entry->show(lore.at(*book).entries.at(*entry));
}

void LoreSection::nameRemoval(bool ofBook)
{
    //: A button that takes out a lorebook with all its entries
    m_remove->setText(ofBook ? tr("Remove lorebook") : tr("Remove entry"));
    m_remove->setAccessibleName(m_remove->text());
}

void LoreSection::retranslate()
{
    setWords(tr("Lorebooks"), tr("What a keyword calls to mind"));
    m_about->setText(
        tr("What the companion knows and is told only when it matters: an entry fires when one of "
           "its keywords was said, or always. Prompt › Lore shows what fires for a line, and "
           "why."));
    m_search->setPlaceholderText(tr("Search the entries"));
    m_search->setAccessibleName(tr("Search the entries"));
    m_addEntry->setText(tr("Add entry"));
    m_copyEntry->setText(tr("Duplicate entry"));
    m_addBook->setText(tr("Add lorebook"));
    nameRemoval(false);
    m_tree->retranslate();
    setTheme(theme());
    load();
}

} // namespace studio::ui
