// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rooms_panel.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/action_words.h"
#include "ui/avatar/avatars.h"
#include "ui/models/room_list_model.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMetaMethod>
#include <QMouseEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

RoomsPanel::RoomsPanel(RoomListModel &rooms, QWidget *parent)
    : QWidget(parent)
    , m_rooms(rooms)
    , m_delegate(new RoomDelegate(this))
    , m_list(new QListView(this))
    , m_empty(quietLabel(u"roomsEmpty"_s, this))
    , m_new(new QPushButton(this))
{
    setObjectName(u"roomsPanel"_s);
    makeList(rooms);
    m_undoBar = makeUndoBar();
    m_new->setObjectName(u"newRoom"_s);
    m_new->setMinimumHeight(Metrics().control);
    connect(m_new, &QPushButton::clicked, this, &RoomsPanel::newRoomWanted);

    const Metrics metrics;
    m_empty->setMargin(metrics.medium);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(metrics.small, 0, metrics.small, metrics.small);
    foot->setSpacing(metrics.small);
    foot->addWidget(m_undoBar);
    foot->addWidget(m_new);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics.tiny, 0, 0);
    column->setSpacing(metrics.small);
    column->addWidget(m_empty);
    column->addWidget(m_list, 1);
    column->addLayout(foot);

    onRetranslate(this, [this] { retranslate(); });
    refreshEmpty();
    onThemeChange(this, [this] { applyTheme(); });
}

void RoomsPanel::makeList(RoomListModel &rooms)
{
    m_list->setObjectName(u"roomList"_s);
    m_list->setModel(&rooms);
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &RoomsPanel::tellChosen);
    connect(m_list, &QListView::customContextMenuRequested, this, &RoomsPanel::openMenu);
    for (auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&rooms, signal, this, &RoomsPanel::refreshEmpty);
}

QWidget *RoomsPanel::makeUndoBar()
{
    const Metrics metrics;
    auto *bar = new QFrame(this);
    bar->setObjectName(u"undoBar"_s);
    bar->setFrameShape(QFrame::StyledPanel);
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::AlternateBase);
    bar->setVisible(false);

    m_undoText = plainLabel(u"undoText"_s, bar);
    m_undo = new QPushButton(bar);
    m_undo->setObjectName(u"undoDelete"_s);
    m_dismiss = new QToolButton(bar);
    m_dismiss->setObjectName(u"dismissUndo"_s);
    m_dismiss->setAutoRaise(true);
    m_dismiss->setFocusPolicy(Qt::StrongFocus);
    connect(m_undo, &QPushButton::clicked, this, [this] {
        m_undoBar->hide();
        Q_EMIT undoWanted(m_deleted);
    });
    connect(m_dismiss, &QToolButton::clicked, bar, &QWidget::hide);

    auto *grid = new QGridLayout(bar);
    grid->setContentsMargins(metrics.small, metrics.tiny, metrics.tiny, metrics.small);
    grid->setSpacing(metrics.tiny);
    grid->addWidget(m_undoText, 0, 0);
    grid->addWidget(m_dismiss, 0, 1, Qt::AlignTop);
    grid->addWidget(m_undo, 1, 0, Qt::AlignLeft);
    grid->setColumnStretch(0, 1);
    return bar;
}

void RoomsPanel::setAvatars(const Avatars &avatars)
{
    m_delegate->setAvatars(&avatars);
    connect(&avatars, &Avatars::changed, m_list->viewport(), qOverload<>(&QWidget::update));
    m_list->doItemsLayout(); // rows with faces are higher
}

void RoomsPanel::setCurrentRoom(const base::RoomId &room)
{
    const QScopedValueRollback quiet(m_quiet, true);
    m_list->setCurrentIndex(m_rooms.indexOf(room));
}

void RoomsPanel::renameCurrent()
{
    if (m_list->currentIndex().isValid()) {
        m_list->setFocus(Qt::OtherFocusReason);
        m_list->edit(m_list->currentIndex());
    }
}

void RoomsPanel::showUndo(const base::RoomId &room, const QString &name)
{
    m_deleted = room;
    m_deletedName = name;
    retranslate();
    m_undoBar->show();
}

void RoomsPanel::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_new->setIcon(icon(IconName::Plus, theme));
    m_undo->setIcon(icon(IconName::Undo, theme));
    m_dismiss->setIcon(icon(IconName::Close, theme, theme.mutedText));
}

void RoomsPanel::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_new->setEnabled(!readOnly);
    m_list->setEditTriggers(readOnly ? QAbstractItemView::NoEditTriggers : QAbstractItemView::EditKeyPressed);
}

void RoomsPanel::focusList() { m_list->setFocus(Qt::TabFocusReason); }

bool RoomsPanel::hasListFocus() const { return m_list->hasFocus(); }

bool RoomsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress)
        return takeKey(*static_cast<QKeyEvent *>(event));
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonPress)
        m_isInKeys = false;
    // A press beside the rows would take the mark off the room that is open.
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonPress)
        return !m_list->indexAt(static_cast<QMouseEvent *>(event)->pos()).isValid();
    return QWidget::eventFilter(watched, event);
}

/// Delete removes the room, but only while the list itself has the focus, not the editor of a name.
bool RoomsPanel::takeKey(const QKeyEvent &key)
{
    m_isInKeys = true;
    if (key.matches(QKeySequence::Delete) && !m_readOnly) {
        if (const auto room = m_rooms.room(m_list->currentIndex()))
            Q_EMIT deleteWanted(room->id);
        return true;
    }
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!isEnter || !hasListFocus()) // the editor of a name lets its Enter through
        return false;
    m_isInKeys = false;
    Q_EMIT writeWanted();
    return true;
}

void RoomsPanel::openMenu(const QPoint &at)
{
    const auto room = m_rooms.room(m_list->indexAt(at));
    auto *menu = new QMenu(this);
    menu->setObjectName(u"roomMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (room) {
        addRoomActs(*menu, room->id);
        menu->addSeparator();
    }
    QAction *make = addContextAction(*menu, "newRoomAction");
    make->setEnabled(!m_readOnly);
    connect(make, &QAction::triggered, this, &RoomsPanel::newRoomWanted);
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

/// Offers only actions whose signal is connected.
void RoomsPanel::addRoomActs(QMenu &menu, const base::RoomId &room)
{
    const auto add = [&](const char *id, auto act, bool changes) {
        QAction *action = addContextAction(menu, id);
        action->setEnabled(!changes || !m_readOnly);
        connect(action, &QAction::triggered, this, act);
    };
    add(
        "renameRoomAction", [this, room] { m_list->edit(m_rooms.indexOf(room)); }, true);
    if (isSignalConnected(QMetaMethod::fromSignal(&RoomsPanel::setUpWanted)))
        add(
            "setUpRoomAction", [this, room] { Q_EMIT setUpWanted(room); }, true);
    if (isSignalConnected(QMetaMethod::fromSignal(&RoomsPanel::templateWanted)))
        add(
            "keepTemplateAction", [this, room] { Q_EMIT templateWanted(room); }, true);
    if (isSignalConnected(QMetaMethod::fromSignal(&RoomsPanel::exportWanted)))
        add(
            "exportRoomAction", [this, room] { Q_EMIT exportWanted(room); }, false);
    add(
        "deleteRoomAction", [this, room] { Q_EMIT deleteWanted(room); }, true);
}

void RoomsPanel::tellChosen(const QModelIndex &index)
{
    const auto room = m_rooms.room(index);
    if (room && !m_quiet)
        Q_EMIT roomChosen(room->id);
}

void RoomsPanel::refreshEmpty()
{
    const bool empty = m_rooms.rowCount() == 0;
    m_empty->setVisible(empty);
}

void RoomsPanel::retranslate()
{
    setAccessibleName(tr("Rooms"));
    m_list->setAccessibleName(tr("Rooms"));
    m_empty->setText(tr("No rooms yet. Create one and choose companions."));
    m_undoText->setText(tr("“%1” was deleted.").arg(m_deletedName));
    m_undo->setText(tr("Undo"));
    m_undo->setAccessibleName(tr("Restore the deleted room"));
    m_dismiss->setAccessibleName(tr("Close this notice"));
    m_dismiss->setToolTip(tr("Close this notice"));
    m_new->setText(briefName("newRoomAction"));
    m_new->setAccessibleName(briefName("newRoomAction"));
    m_new->setToolTip(tipOf("newRoomAction"));
}

} // namespace studio::ui
