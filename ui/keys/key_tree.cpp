// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/key_tree.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/key_words.h"
#include "ui/actions/shortcut_book.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kSoughtRole = Qt::UserRole + 1;
constexpr int kKeysColumn = 1;

bool isListed(const ActionEntry &entry)
{
    return ShortcutBook::canHaveKeys(entry) || !ShortcutBook::whyFixed(entry).isEmpty();
}

QString changedFrom(const ActionEntry &entry)
{
    const QString usual = keysText(entry, defaultKeys(entry));
    return usual.isEmpty() ? KeyTree::tr("Changed. By default, the action has no shortcut.")
                           : KeyTree::tr("Changed. The default is %1.").arg(usual);
}

} // namespace

KeyTree::KeyTree(const ShortcutBook &book, QWidget *parent)
    : QTreeWidget(parent)
    , m_book(book)
{
    setColumnCount(2);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(themeOf(this).metrics.medium);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setSectionsClickable(false);
    connect(this, &QTreeWidget::currentItemChanged, this, &KeyTree::currentIdChanged);
    connect(this, &QTreeWidget::itemDoubleClicked, this, &KeyTree::editWanted);
}

void KeyTree::fill()
{
    const QString current = currentId();
    const QSignalBlocker quiet(this);
    clear();
    setHeaderLabels({tr("Action"), tr("Shortcut")});
    headerItem()->setTextAlignment(kKeysColumn, Qt::AlignRight | Qt::AlignVCenter);
    QTreeWidgetItem *group = nullptr;
    std::optional<ActionPlace> place;
    for (const ActionEntry &entry : registeredActions()) {
        if (!isListed(entry))
            continue;
        if (place != entry.place) {
            place = entry.place;
            group = addGroup(plainTitle(placeName(entry.place)));
        }
        auto *row = new QTreeWidgetItem(group);
        row->setData(0, kIdRole, QString::fromLatin1(entry.id));
        showKeys(*row);
    }
    expandAll();
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(kKeysColumn, QHeaderView::ResizeToContents);
    QTreeWidgetItem *first = hideOthers();
    QTreeWidgetItem *row = rowOf(current);
    setCurrentItem(row ? row : first);
}

QTreeWidgetItem *KeyTree::addGroup(const QString &title)
{
    auto *group = new QTreeWidgetItem(this, {title});
    group->setFlags(Qt::ItemIsEnabled);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(0, bold);
    group->setFirstColumnSpanned(true);
    const int line = fontMetrics().height() + themeOf(this).metrics.small;
    group->setSizeHint(0, {0, line}); // and every row like the first
    return group;
}

void KeyTree::showKeys(QTreeWidgetItem &row)
{
    const QString id = row.data(0, kIdRole).toString();
    const ActionEntry &entry = *registeredAction(id);
    const QString keys = keysText(entry, m_book.keysOf(id));
    const bool isChanged = m_book.isChanged(id);
    const QString fixed = ShortcutBook::whyFixed(entry);
    row.setText(0, listedName(entry));
    row.setText(kKeysColumn, keys);
    row.setTextAlignment(kKeysColumn, Qt::AlignRight | Qt::AlignVCenter);
    QFont shown = font();
    shown.setWeight(isChanged ? QFont::Bold : QFont::Normal);
    row.setFont(kKeysColumn, shown);
    QString about = aboutListed(entry);
    if (!fixed.isEmpty())
        about += u'\n' + fixed;
    row.setToolTip(0, about);
    row.setToolTip(kKeysColumn, isChanged ? changedFrom(entry) : fixed);
    row.setForeground(kKeysColumn,
                      palette().brush(fixed.isEmpty() ? QPalette::Text : QPalette::PlaceholderText));
    row.setData(0, kSoughtRole, soughtText(entry));
    const QString spokenKeys = keys.isEmpty() ? tr("no shortcut") : keys;
    //: For screen readers: %1 a command, %2 its keys
    row.setData(0, Qt::AccessibleTextRole,
                isChanged ? tr("%1, %2, changed").arg(row.text(0), spokenKeys)
                          : tr("%1, %2").arg(row.text(0), spokenKeys));
    row.setData(0, Qt::AccessibleDescriptionRole, fixed);
}

QTreeWidgetItem *KeyTree::rowOf(const QString &id) const
{
    for (int group = 0; group < topLevelItemCount() && !id.isEmpty(); ++group)
        for (int row = 0; row < topLevelItem(group)->childCount(); ++row)
            if (topLevelItem(group)->child(row)->data(0, kIdRole).toString() == id)
                return topLevelItem(group)->child(row);
    return nullptr;
}

void KeyTree::showKeysOf(const QString &id)
{
    if (QTreeWidgetItem *row = rowOf(id))
        showKeys(*row);
}

bool KeyTree::filter(const QString &typed)
{
    m_typed = typed;
    QTreeWidgetItem *first = hideOthers();
    const QTreeWidgetItem *current = currentItem();
    if (!current || current->isHidden() || currentId().isEmpty())
        setCurrentItem(first);
    showPlace();
    return first;
}

/// Brings the current row into sight, and the heading over the first.
void KeyTree::showPlace()
{
    const QTreeWidgetItem *row = currentItem();
    if (!row || !row->parent() || (!itemAbove(row) || !itemAbove(itemAbove(row))))
        scrollToTop();
    else
        scrollToItem(row);
}

void KeyTree::showEvent(QShowEvent *event)
{
    QTreeWidget::showEvent(event);
    showPlace(); // until now the list had no height
}

QTreeWidgetItem *KeyTree::hideOthers()
{
    const QStringList words = m_typed.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    QTreeWidgetItem *first = nullptr;
    for (int at = 0; at < topLevelItemCount(); ++at) {
        QTreeWidgetItem *group = topLevelItem(at);
        bool isEmpty = true;
        for (int place = 0; place < group->childCount(); ++place) {
            QTreeWidgetItem *row = group->child(place);
            const QString all = row->data(0, kSoughtRole).toString();
            const bool fits = std::all_of(words.cbegin(), words.cend(),
                                          [&all](const QString &word) { return all.contains(word); });
            row->setHidden(!fits);
            isEmpty = isEmpty && !fits;
            if (fits && !first)
                first = row;
        }
        group->setHidden(isEmpty);
    }
    return first;
}

void KeyTree::step(int key)
{
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    keyPressEvent(&press);
}

QString KeyTree::currentId() const
{
    const QTreeWidgetItem *row = currentItem();
    return row ? row->data(0, kIdRole).toString() : QString();
}

void KeyTree::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if ((isEnter || event->key() == Qt::Key_F2) && !currentId().isEmpty())
        Q_EMIT editWanted();
    else
        QTreeWidget::keyPressEvent(event);
}

/// Rows keep a font and colours of their own.
void KeyTree::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (topLevelItemCount() > 0 &&
        (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange))
        fill();
}

} // namespace studio::ui
