// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/shortcut_sheet.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/key_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kSheetSize(620, 640);
constexpr int kUsualSheetLine = 19; // height of a line at the usual text size
constexpr int kSoughtRole = Qt::UserRole;

} // namespace

ShortcutSheet::ShortcutSheet(QWidget *parent)
    : QDialog(parent)
    , m_field(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_nothing(new QLabel(this))
    , m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"shortcutSheet"_s);
    m_field->setObjectName(u"shortcutField"_s);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_list->setObjectName(u"shortcutList"_s);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(themeOf(this).metrics.medium);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->header()->setStretchLastSection(false);
    m_nothing->setObjectName(u"shortcutNothing"_s);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->hide();
    m_close->setObjectName(u"shortcutClose"_s);
    m_close->setAutoDefault(false);

    auto *column = new QVBoxLayout(this);
    column->addWidget(m_field);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_close);
    column->addLayout(foot);
    connect(m_field, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    onRetranslate(this, [this] { retranslate(); });
    const QSize first = kSheetSize * std::max(1.0, double(fontMetrics().height()) / kUsualSheetLine);
    resize(parent ? first.boundedTo(parent->window()->size() - QSize(48, 48)) : first);
    m_field->setFocus();
}

void ShortcutSheet::fill()
{
    m_list->clear();
    QTreeWidgetItem *group = nullptr;
    std::optional<ActionPlace> place;
    const int line = fontMetrics().height() + themeOf(this).metrics.small;
    for (const ActionEntry &entry : registeredActions()) {
        const QList<QKeySequence> keys = shortcutsOf(entry);
        if (keys.isEmpty())
            continue;
        if (place != entry.place) {
            place = entry.place;
            group = new QTreeWidgetItem(m_list, {plainTitle(placeName(entry.place))});
            group->setFlags(Qt::ItemIsEnabled);
            QFont bold = font();
            bold.setWeight(QFont::DemiBold);
            group->setFont(0, bold);
            group->setFirstColumnSpanned(true);
            group->setSizeHint(0, {0, line}); // and every row like the first
        }
        auto *row = new QTreeWidgetItem(group, {listedName(entry), keysText(entry, keys)});
        row->setData(0, kSoughtRole, soughtText(entry));
        row->setToolTip(0, aboutListed(entry));
        row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        //: For screen readers: %1 a command, %2 its keys
        row->setData(0, Qt::AccessibleTextRole, tr("%1, %2").arg(row->text(0), row->text(1)));
    }
    m_list->expandAll();
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

void ShortcutSheet::filter(const QString &typed)
{
    const QStringList words = typed.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    QTreeWidgetItem *first = nullptr;
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        QTreeWidgetItem *group = m_list->topLevelItem(at);
        bool isEmpty = true;
        for (int row = 0; row < group->childCount(); ++row) {
            const QString all = group->child(row)->data(0, kSoughtRole).toString();
            const bool fits = std::all_of(words.cbegin(), words.cend(),
                                          [&all](const QString &word) { return all.contains(word); });
            group->child(row)->setHidden(!fits);
            isEmpty = isEmpty && !fits;
            if (fits && !first)
                first = group->child(row);
        }
        group->setHidden(isEmpty);
    }
    m_list->setCurrentItem(first);
    m_list->scrollToTop();
    m_list->setVisible(first);
    m_nothing->setVisible(!first);
    m_nothing->setText(tr("No shortcut matches “%1”.").arg(typed));
}

/// The arrows move through the list while the field keeps the keyboard.
bool ShortcutSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        for (const int moves : {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown})
            if (key == moves)
                return QCoreApplication::sendEvent(m_list, event);
    }
    return QDialog::eventFilter(watched, event);
}

void ShortcutSheet::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    setAccessibleName(tr("Keyboard shortcuts"));
    m_field->setPlaceholderText(tr("Find a shortcut"));
    m_field->setAccessibleName(tr("Find a shortcut"));
    m_list->setAccessibleName(tr("Shortcuts"));
    m_close->setText(tr("Close"));
    fill();
    filter(m_field->text());
}

} // namespace studio::ui
