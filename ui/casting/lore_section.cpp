// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/lore_section.h"

#include "ui/casting/persona_edit.h"
#include "ui/panels/plain_label.h"

#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

enum Column { NameColumn, KeysColumn, StateColumn, ContentColumn, kColumns };
constexpr int kBookRole = Qt::UserRole; // of an entry: the number of its book
constexpr int kEntryRole = Qt::UserRole + 1;
constexpr int kTreeLines = 11;
constexpr int kContentLines = 6;
constexpr qsizetype kLongestGlance = 200; // characters of a content in its row

QString glance(const QString &text) { return text.left(kLongestGlance).simplified(); }

} // namespace

LoreSection::LoreSection(PersonaEdit &edit, const Theme &theme, QWidget *parent)
    : FormSection(u"personaLore"_s, edit, theme, parent)
    , m_about(quietLabel(u"personaLoreAbout"_s, body()))
    , m_tree(new QTreeWidget(body()))
    , m_content(new QPlainTextEdit(body()))
{
    m_tree->setObjectName(u"personaLoreTree"_s);
    m_tree->setColumnCount(kColumns);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(true);
    m_content->setObjectName(u"personaLoreContent"_s);
    m_content->setReadOnly(true);
    m_content->setTabChangesFocus(true);
    m_content->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    rows()->addWidget(m_about);
    rows()->addWidget(m_tree);
    rows()->addWidget(m_content);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &LoreSection::showEntry);
    connect(this, &FormSection::unfolded, this, &LoreSection::load);
    LoreSection::retranslate();
}

QString LoreSection::stateWord(const model::LoreEntry &entry)
{
    if (!entry.enabled)
        return tr("off");
    return entry.isAlwaysOn() ? tr("always on") : tr("waits for a keyword");
}

void LoreSection::setTheme(const Theme &theme)
{
    FormSection::setTheme(theme);
    m_tree->setFixedHeight(fontMetrics().lineSpacing() * kTreeLines);
    m_content->setFixedHeight(fontMetrics().lineSpacing() * kContentLines);
}

void LoreSection::load()
{
    FormSection::load();
    const QList<model::LoreBook> &lore = edit().persona().lore;
    setVisible(!lore.isEmpty());
    const bool isFolded = body()->isHidden();
    if (isFolded || (m_isFilled && lore == m_shown))
        return;
    m_shown = lore;
    m_isFilled = true;
    fill();
}

void LoreSection::fill()
{
    m_tree->clear();
    QList<QTreeWidgetItem *> books;
    for (qsizetype book = 0; book < m_shown.size(); ++book) {
        const model::LoreBook &shown = m_shown.at(book);
        auto *top = new QTreeWidgetItem(QStringList{
            shown.name.isEmpty() ? tr("Lorebook") : glance(shown.name), {}, {}, glance(shown.description)});
        top->setData(0, kBookRole, book);
        top->setData(0, kEntryRole, -1);
        QList<QTreeWidgetItem *> entries;
        for (qsizetype index = 0; index < shown.entries.size(); ++index) {
            const model::LoreEntry &entry = shown.entries.at(index);
            const QStringList keys = entry.keys + entry.secondaryKeys;
            auto *row = new QTreeWidgetItem(
                QStringList{entry.name.isEmpty() ? tr("Entry %1").arg(index + 1) : glance(entry.name),
                            glance(keys.join(u", "_s)), stateWord(entry), glance(entry.content)});
            row->setData(0, kBookRole, book);
            row->setData(0, kEntryRole, index);
            entries.append(row);
        }
        top->addChildren(entries);
        books.append(top);
    }
    m_tree->addTopLevelItems(books);
    m_tree->expandAll();
    for (int column = 0; column < ContentColumn; ++column) {
        m_tree->resizeColumnToContents(column);
        const int widest = fontMetrics().averageCharWidth() * 24;
        m_tree->setColumnWidth(column, std::min(m_tree->columnWidth(column), widest));
    }
    if (QTreeWidgetItem *first = m_tree->topLevelItem(0))
        m_tree->setCurrentItem(first->childCount() > 0 ? first->child(0) : first);
    showEntry();
}

void LoreSection::showEntry()
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (!item) {
        m_content->clear();
        return;
    }
    const model::LoreBook book = m_shown.value(item->data(0, kBookRole).toInt());
    const int entry = item->data(0, kEntryRole).toInt();
    m_content->setPlainText(entry < 0 ? book.description : book.entries.value(entry).content);
}

void LoreSection::retranslate()
{
    const QString about =
        tr("They came with the card and are kept as they are. Entries that are always on are part of every "
           "prompt; the others are told when one of their keywords was said. What fires, and why, is shown "
           "beside the prompt.");
    setWords(tr("Lorebooks"), tr("What came with the card, to be read"));
    m_about->setText(about);
    m_tree->setAccessibleName(tr("Entries of the lorebooks"));
    m_tree->setAccessibleDescription(about);
    m_tree->setHeaderLabels({tr("Name"), tr("Keywords"), tr("Told"), tr("Content")});
    m_content->setAccessibleName(tr("Content of the entry"));
    setTheme(theme());
    m_isFilled = false;
    load();
}

} // namespace studio::ui
