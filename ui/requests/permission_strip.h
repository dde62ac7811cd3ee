// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/permission_port.h"
#include "ui/models/people.h"
#include "ui/requests/still_guard.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace studio::ui {

class Avatars;
class PermissionCard;

/// The uses of tools that wait for the user: a card for the oldest in the room on screen, else for the oldest
/// of all, and a line with the number of the others. The card stays while its wish waits, so that the user's
/// input stays too. Takes no room while nothing waits.
class PermissionStrip : public QWidget
{
    Q_OBJECT

public:
    PermissionStrip(const Avatars &avatars, QWidget *parent);

    void take(const QList<ports::PendingWish> &pending); ///< that wait now
    void setPeople(const People &people);
    /// The room on screen and the names of all rooms; a wish from another room is shown with its room's name.
    void setRooms(const base::RoomId &onScreen, const QHash<base::RoomId, QString> &names);
    void focusFirst();
    void setSteadyClock(StillGuard::SteadyClock clock);           ///< for tests
    [[nodiscard]] PermissionCard *card() const { return m_card; } ///< null: nothing waits
    [[nodiscard]] const QList<ports::PendingWish> &pending() const { return m_pending; }
    [[nodiscard]] bool isCounting() const { return m_beat.isActive(); }

Q_SIGNALS:
    /// A card with the focus is gone. Unless the window acts, the focus goes to whatever widget comes next.
    void keysFreed();
    void allowWanted(const studio::ports::PendingWish &wish, studio::model::Reach reach,
                     studio::ports::Scope scope);
    void allowWithWanted(const studio::ports::PendingWish &wish, const studio::model::RawJson &arguments);
    void refuseWanted(const studio::ports::PendingWish &wish, studio::model::Reach reach,
                      studio::ports::Scope scope);

protected:
    void moveEvent(QMoveEvent *event) override;

private:
    [[nodiscard]] const ports::PendingWish *shown() const;
    void refresh();
    void dropCard();
    void makeCard(const ports::PendingWish &wish);
    void showTime();
    void retranslate();

    const Avatars &m_avatars;
    StillGuard::SteadyClock m_clock;
    People m_people;
    base::RoomId m_room;
    QHash<base::RoomId, QString> m_rooms;
    QList<ports::PendingWish> m_pending; ///< oldest first
    base::Millis m_told{0};
    QTimer m_beat;
    PermissionCard *m_card = nullptr;
    QLabel *m_more = nullptr;
};

} // namespace studio::ui
