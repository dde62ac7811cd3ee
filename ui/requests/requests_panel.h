// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/models/people.h"
#include "ui/requests/still_guard.h"

#include <QHash>
#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class Avatars;
class RequestCard;
class RequestQueue;

/// The waiting requests as cards: all of them, or the oldest and a line with the number of the others. A card
/// stays while its request waits, so that the user's input stays too. Without requests the short form takes
/// no room; the long form says that there are none.
class RequestsPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Shows { Oldest, All };

    RequestsPanel(Shows shows, const RequestQueue &queue, const Avatars &avatars, QWidget *parent);

    void setPeople(const People &people);
    /// The room on screen and the names of all rooms; a request from another room is shown with its room's
    /// name.
    void setRooms(const base::RoomId &onScreen, const QHash<base::RoomId, QString> &names);
    void focusFirst();
    void setSteadyClock(StillGuard::SteadyClock clock); ///< for tests; by default the queue's
    [[nodiscard]] const QList<RequestCard *> &cards() const { return m_cards; }

Q_SIGNALS:
    /// A card with the focus is gone. Unless the window acts, the focus goes to whatever widget comes next.
    void keysFreed();
    void allowWanted(const QString &id, studio::model::Reach reach);
    void refuseWanted(const QString &id, studio::model::Reach reach);
    void answerWanted(const QString &id, const QString &text);
    void showWanted(const QString &id);
    void moreWanted();

protected:
    void moveEvent(QMoveEvent *event) override;

private:
    void refresh();
    void showTimes();
    void dropOld();
    void disturb();
    [[nodiscard]] RequestCard *cardOf(const QString &id) const;
    [[nodiscard]] RequestCard *addCard(const QString &id);
    void retranslate();

    Shows m_shows;
    const RequestQueue &m_queue;
    const Avatars &m_avatars;
    StillGuard::SteadyClock m_clock;
    People m_people;
    base::RoomId m_room;
    QHash<base::RoomId, QString> m_rooms;
    QList<RequestCard *> m_cards;
    QVBoxLayout *m_column = nullptr;
    QPushButton *m_more = nullptr; ///< only in the short form
    QLabel *m_none = nullptr;      ///< only in the long form
};

} // namespace studio::ui
