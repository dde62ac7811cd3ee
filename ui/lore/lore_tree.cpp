// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/lore_tree.h"

#include "core/explain/lore_words.h"

#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::model::LoreBook;
using studio::model::LoreEntry;

namespace studio::ui {

namespace {

enum Column { NameColumn, KeysColumn, StateColumn, ContentColumn, kTreeColumns };
constexpr int kBookRole = Qt::UserRole; // of an entry: the index of its book
constexpr int kEntryRole = Qt::UserRole + 1;
constexpr int kNoEntry = -1;
constexpr qsizetype kLongestGlance = 200; // characters of the content in a row
constexpr int kWidestColumn = 24;         // characters

QString glance(const QString &text) { return text.left(kLongestGlance).simplified(); }

void setTextOf(QTreeWidgetItem *item, int column, const QString &text)
{
    if (item->text(column) != text)
        item->setText(column, text);
}

} // namespace

LoreTree::LoreTree(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(u"personaLoreTree"_s);
    setColumnCount(kTreeColumns);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(true);
    header()->setSortIndicator(-1, Qt::AscendingOrder);
    header()->setSortIndicatorClearable(true);
    setSortingEnabled(true);
    connect(this, &QTreeWidget::currentItemChanged, this, [this] {
        if (!m_isFilling)
            Q_EMIT selected();
    });
}

QString LoreTree::stateWord(const LoreEntry &entry)
{
    //: Of an entry of a lorebook
    if (!entry.enabled)
        return tr("off");
    //: Of an entry of a lorebook
    return entry.isAlwaysOn() ? tr("always on") : tr("by keyword");
}

void LoreTree::fillBook(QTreeWidgetItem *item, int book)
{
    const LoreBook &shown = m_books.at(book);
    setTextOf(item, NameColumn, explain::loreBookName({.book = book}, m_books));
    setTextOf(item, ContentColumn, glance(shown.description));
}

void LoreTree::fillEntry(QTreeWidgetItem *item, int book, int index)
{
    const LoreEntry &entry = m_books.at(book).entries.at(index);
    setTextOf(item, NameColumn, explain::loreEntryName({.book = book, .entry = index}, m_books));
    setTextOf(item, KeysColumn, glance((entry.keys + entry.secondaryKeys).join(u", "_s)));
    setTextOf(item, StateColumn, stateWord(entry));
    setTextOf(item, ContentColumn, glance(entry.content));
    item->setHidden(!fits(entry));
}

void LoreTree::show(const QList<LoreBook> &books)
{
    const QList<LoreBook> before = std::exchange(m_books, books);
    bool isSameShape = before.size() == books.size() && m_tops.size() == books.size();
    for (qsizetype i = 0; isSameShape && i < books.size(); ++i)
        isSameShape = before.at(i).entries.size() == books.at(i).entries.size();
    if (!isSameShape)
        return fill();
    const QScopedValueRollback filling(m_isFilling, true); // sorting may move a row
    for (int book = 0; book < books.size(); ++book) {
        if (books.at(book) == before.at(book))
            continue;
        fillBook(m_tops.at(book), book);
        for (int entry = 0; entry < books.at(book).entries.size(); ++entry) {
            if (books.at(book).entries.at(entry) != before.at(book).entries.at(entry))
                fillEntry(m_rows.at(book).at(entry), book, entry);
        }
    }
}

void LoreTree::fill()
{
    const std::optional<int> wasBook = book();
    const std::optional<int> wasEntry = entry();
    const QScopedValueRollback filling(m_isFilling, true);
    setSortingEnabled(false);
    clear();
    m_tops.clear();
    m_rows.clear();
    for (int book = 0; book < m_books.size(); ++book) {
        auto *top = new QTreeWidgetItem;
        top->setData(0, kBookRole, book);
        top->setData(0, kEntryRole, kNoEntry);
        fillBook(top, book);
        QList<QTreeWidgetItem *> rows;
        for (int entry = 0; entry < m_books.at(book).entries.size(); ++entry) {
            auto *row = new QTreeWidgetItem;
            row->setData(0, kBookRole, book);
            row->setData(0, kEntryRole, entry);
            fillEntry(row, book, entry);
            rows.append(row);
        }
        top->addChildren(rows);
        m_rows.append(rows);
        m_tops.append(top);
    }
    addTopLevelItems(m_tops);
    setSortingEnabled(true);
    expandAll();
    hideOthers();
    for (int column = 0; column < ContentColumn; ++column) {
        resizeColumnToContents(column);
        const int widest = fontMetrics().averageCharWidth() * kWidestColumn;
        setColumnWidth(column, std::min(columnWidth(column), widest));
    }
    if (!m_books.isEmpty()) {
        const int last = std::clamp(wasBook.value_or(0), 0, int(m_books.size()) - 1);
        const int entries = int(m_books.at(last).entries.size());
        const bool isBook = entries == 0 || (wasBook && !wasEntry);
        select(last, isBook ? std::nullopt : std::optional(std::clamp(wasEntry.value_or(0), 0, entries - 1)));
    }
    Q_EMIT selected();
}

bool LoreTree::fits(const LoreEntry &entry) const
{
    const auto has = [this](const QString &text) { return text.contains(m_search, Qt::CaseInsensitive); };
    return m_search.isEmpty() || has(entry.name) || has(entry.content) ||
           std::any_of(entry.keys.cbegin(), entry.keys.cend(), has) ||
           std::any_of(entry.secondaryKeys.cbegin(), entry.secondaryKeys.cend(), has);
}

void LoreTree::hideOthers()
{
    for (int book = 0; book < m_rows.size(); ++book) {
        for (int entry = 0; entry < m_rows.at(book).size(); ++entry)
            m_rows.at(book).at(entry)->setHidden(!fits(m_books.at(book).entries.at(entry)));
    }
}

void LoreTree::search(const QString &text)
{
    m_search = text.trimmed();
    hideOthers();
}

std::optional<int> LoreTree::book() const
{
    const QTreeWidgetItem *item = currentItem();
    return item ? std::optional(item->data(0, kBookRole).toInt()) : std::nullopt;
}

std::optional<int> LoreTree::entry() const
{
    const QTreeWidgetItem *item = currentItem();
    const int entry = item ? item->data(0, kEntryRole).toInt() : kNoEntry;
    return entry == kNoEntry ? std::nullopt : std::optional(entry);
}

void LoreTree::select(int book, std::optional<int> entry)
{
    QTreeWidgetItem *item = entry ? m_rows.value(book).value(*entry) : m_tops.value(book);
    if (!item)
        return;
    setCurrentItem(item);
    scrollToItem(item);
}

void LoreTree::retranslate()
{
    setHeaderLabels({tr("Name"), tr("Keywords"), tr("Trigger"), tr("Content")});
    setAccessibleName(tr("Lorebook entries"));
    for (int book = 0; book < m_rows.size(); ++book) {
        fillBook(m_tops.at(book), book);
        for (int entry = 0; entry < m_rows.at(book).size(); ++entry)
            fillEntry(m_rows.at(book).at(entry), book, entry);
    }
}

} // namespace studio::ui
