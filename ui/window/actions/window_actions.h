// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/transport_state.h"

#include <QList>
#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace studio::ui {

class CompanionActions;
class ModelActions;
class PolicyActions;
class RequestActions;
class ViewActions;

/// The menu bar of the window with its shortcuts: which actions there are, their names, and when they are
/// enabled. The window connects them to what they do. Actions on companions and on the view have classes of
/// their own. The window owns the actions.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    explicit WindowActions(QMainWindow &window);

    void retranslate();
    void offerDoors();
    void offerWhatIf();
    void offerStatistics();
    void offerSearch();
    void offerTemplates();
    void offerShelf();
    void offerWitnesses();
    void offerUpkeep();
    void showFloor(bool roomOpen, const TransportState &state);
    void showRoom(bool open, bool writable);

    QAction *newRoom = nullptr;
    QAction *setUpRoom = nullptr;
    QAction *rename = nullptr;
    QAction *keepTemplate = nullptr; ///< this and the next are visible once offerTemplates() was called
    QAction *templates = nullptr;
    QAction *lorebooks = nullptr; ///< visible once offerShelf() was called
    QAction *exportRoom = nullptr;
    QAction *importRoom = nullptr; ///< visible once a desk can read files
    QAction *remove = nullptr;
    QAction *doors = nullptr;      ///< visible once offerDoors() was called
    QAction *whoKnows = nullptr;   ///< visible once offerWitnesses() was called
    QAction *statistics = nullptr; ///< visible once offerStatistics() was called
    QAction *yourData = nullptr;   ///< visible once offerUpkeep() was called
    QAction *search = nullptr;
    QAction *searchEverywhere = nullptr; ///< visible once offerSearch() was called
    QAction *settings = nullptr;
    QAction *quit = nullptr;
    QAction *letThemTalk = nullptr;
    QAction *wait = nullptr;
    QAction *nextTurn = nullptr;
    QAction *stop = nullptr;
    QAction *replyAgain = nullptr;
    QAction *decideAgain = nullptr;
    QAction *bringBack = nullptr; ///< what the room left behind when it last went back
    QAction *resetRing = nullptr; ///< this and the next are visible only in a room with a ring
    QAction *reshuffle = nullptr;
    QAction *whatIf = nullptr; ///< visible once offerWhatIf() was called
    QAction *palette = nullptr;
    QAction *shortcuts = nullptr;
    QAction *manual = nullptr;
    QAction *report = nullptr;
    QAction *about = nullptr;

    CompanionActions *companions = nullptr;
    ModelActions *models = nullptr;
    PolicyActions *policies = nullptr;
    RequestActions *requests = nullptr;
    ViewActions *view = nullptr;

    /// The menus from left to right, for the command palette.
    [[nodiscard]] QList<QMenu *> menus() const;

private:
    void makeRoomMenu();
    void makeFloorMenu();
    void makeHelpMenu();

    QMainWindow &m_window;
    QMenu *m_roomMenu = nullptr;
    QMenu *m_floorMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
    bool m_roomOpen = false;
    bool m_writable = true;
    TransportState m_transport;
};

} // namespace studio::ui
