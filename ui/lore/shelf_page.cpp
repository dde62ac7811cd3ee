// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/shelf_page.h"

#include "ui/lore/lore_editor.h"
#include "ui/lore/shelf_edit.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/shortcut_text.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

ShelfPage::ShelfPage(QWidget *parent)
    : QWidget(parent)
    , m_everywhere(new QCheckBox(this))
    , m_rooms(quietLabel(u"shelfRooms"_s, this))
    , m_editor(new LoreEditor(LoreEditor::Books::One, u"shelfLore"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"shelfPage"_s);
    m_everywhere->setObjectName(u"shelfEverywhere"_s);
    makeHistory();
    auto *head = new QHBoxLayout;
    head->setSpacing(theme.metrics.tiny);
    head->addWidget(m_everywhere, 1);
    head->addWidget(m_undo);
    head->addWidget(m_redo);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme.metrics.medium, 0, theme.metrics.medium, 0);
    column->setSpacing(theme.metrics.small);
    column->addLayout(head);
    column->addWidget(m_rooms);
    column->addWidget(m_editor);
    column->addStretch(1);
    connect(m_everywhere, &QCheckBox::clicked, this, [this](bool everywhere) {
        if (!m_edit)
            return;
        m_edit->endStep();
        m_edit->change([everywhere](model::ShelfBook &book) { book.everywhere = everywhere; });
        m_edit->endStep();
    });
    connect(m_editor, &LoreEditor::stepEnded, this, [this] {
        if (m_edit)
            m_edit->endStep();
    });
    connect(m_editor, &LoreEditor::changeWanted, this, [this](const LoreEditor::Change &change) {
        if (!m_edit)
            return;
        m_edit->change([&change](model::ShelfBook &book) {
            QList<model::LoreBook> books{book.book};
            change(books);
            book.book = books.value(0);
        });
    });
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void ShelfPage::makeHistory()
{
    const auto button = [this](const QString &objectName, void (QUndoStack::*act)()) {
        auto *made = new QToolButton(this);
        made->setObjectName(objectName);
        made->setAutoRaise(true);
        made->setMinimumSize(themeOf(this).metrics.control, themeOf(this).metrics.control);
        connect(made, &QToolButton::clicked, this, [this, act] {
            if (m_edit)
                (m_edit->undoStack().*act)();
        });
        return made;
    };
    m_undo = button(u"shelfUndo"_s, &QUndoStack::undo);
    m_redo = button(u"shelfRedo"_s, &QUndoStack::redo);
    for (const auto &[keys, of] :
         {std::pair(QKeySequence::Undo, m_undo), std::pair(QKeySequence::Redo, m_redo)}) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, of, &QToolButton::click);
    }
}

void ShelfPage::show(ShelfEdit &edit)
{
    leave();
    m_edit = &edit;
    connect(&edit, &ShelfEdit::changed, this, &ShelfPage::load);
    connect(&edit.undoStack(), &QUndoStack::indexChanged, this, &ShelfPage::showSteps);
    load();
    showSteps();
}

void ShelfPage::showNothing()
{
    leave();
    m_editor->show({});
}

void ShelfPage::leave()
{
    if (!m_edit)
        return;
    m_edit->disconnect(this);
    m_edit->undoStack().disconnect(this);
    m_edit = nullptr;
}

void ShelfPage::showSteps()
{
    m_undo->setEnabled(m_edit && m_edit->undoStack().canUndo());
    m_redo->setEnabled(m_edit && m_edit->undoStack().canRedo());
}

void ShelfPage::load()
{
    if (!m_edit)
        return;
    m_everywhere->setChecked(m_edit->book().everywhere);
    m_editor->show({m_edit->book().book});
    showRooms(m_roomNames);
}

void ShelfPage::showRooms(const QStringList &rooms)
{
    m_roomNames = rooms;
    const bool isEverywhere = m_edit && m_edit->book().everywhere;
    if (isEverywhere)
        m_rooms->setText(tr("Fires in all rooms, for all companions."));
    else if (rooms.isEmpty())
        m_rooms->setText(tr("Not used in a room yet. Choose it in the room settings."));
    else
        //: %1 is a list of rooms
        m_rooms->setText(tr("Used in %1.").arg(rooms.join(tr(", "))));
}

void ShelfPage::focusName()
{
    m_editor->selectBook();
    m_editor->focusName();
}

void ShelfPage::setWritable(bool writable)
{
    m_everywhere->setEnabled(writable);
    m_editor->setEnabled(writable);
}

void ShelfPage::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_undo->setIcon(icon(IconName::Undo, theme));
    m_redo->setIcon(icon(IconName::Redo, theme));
}

void ShelfPage::retranslate()
{
    m_everywhere->setText(tr("In every room"));
    const auto name = [](QToolButton *button, const QString &what, QKeySequence::StandardKey keys) {
        button->setToolTip(withShortcut(what, QKeySequence(keys)));
        button->setAccessibleName(what);
    };
    name(m_undo, tr("Undo"), QKeySequence::Undo);
    name(m_redo, tr("Redo"), QKeySequence::Redo);
    showRooms(m_roomNames);
}

} // namespace studio::ui
