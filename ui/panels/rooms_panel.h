// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QWidget>

class QLabel;
class QListView;
class QMenu;
class QModelIndex;
class QPushButton;
class QToolButton;

namespace studio::ui {

class Avatars;
class RoomDelegate;
class RoomListModel;

/// The list of rooms: choose, rename in place (F2), set up, export, delete, and undo a deletion. It emits
/// what the user wants; the list changes when the model does.
class RoomsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RoomsPanel(RoomListModel &rooms, QWidget *parent = nullptr);

    void setAvatars(const Avatars &avatars);       ///< shows faces; they live longer than the panel
    void setCurrentRoom(const base::RoomId &room); ///< without emitting roomChosen()
    void renameCurrent();
    void showUndo(const base::RoomId &room, const QString &name);
    void setReadOnly(bool readOnly); ///< rooms can be opened and exported, not changed
    [[nodiscard]] QListView &list() { return *m_list; }
    void focusList();
    [[nodiscard]] bool hasListFocus() const;
    /// The user goes through the rooms by keys: a room that opens leaves the focus in the list.
    [[nodiscard]] bool isInKeys() const { return m_isInKeys && hasListFocus(); }

Q_SIGNALS:
    void roomChosen(const studio::base::RoomId &room);
    void writeWanted(); ///< Enter in the list: the user is done with choosing
    void newRoomWanted();
    void setUpWanted(const studio::base::RoomId &room);
    void templateWanted(const studio::base::RoomId &room); ///< to keep it as a template
    void exportWanted(const studio::base::RoomId &room);
    void deleteWanted(const studio::base::RoomId &room);
    void undoWanted(const studio::base::RoomId &room);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyTheme();
    void makeList(RoomListModel &rooms);
    QWidget *makeUndoBar();
    bool takeKey(const QKeyEvent &key);
    void openMenu(const QPoint &at);
    void addRoomActs(QMenu &menu, const base::RoomId &room);
    void tellChosen(const QModelIndex &index);
    void refreshEmpty();
    void retranslate();

    RoomListModel &m_rooms;
    bool m_readOnly = false;
    RoomDelegate *m_delegate = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_empty = nullptr;
    QWidget *m_undoBar = nullptr;
    QLabel *m_undoText = nullptr;
    QPushButton *m_undo = nullptr;
    QToolButton *m_dismiss = nullptr;
    QPushButton *m_new = nullptr;
    base::RoomId m_deleted;
    QString m_deletedName;
    bool m_isInKeys = false; ///< the last press in the list was a key
    bool m_quiet = false;    ///< code, not the user, sets the current row
};

} // namespace studio::ui
