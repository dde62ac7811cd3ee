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

/// The requests that wait, a card each: all of them, or the oldest with a line that says how many more there
/// are. A card stays the same while its request waits, so that what is written in it stays too. Without
/// requests the short form takes no room; the long one says so.
class RequestsPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Shows { Oldest, All };

    RequestsPanel(Shows shows, const RequestQueue &queue, const Avatars &avatars, QWidget *parent);

    void setPeople(const People &people);
    /// The room on screen and the names of all: who asks in another one is told with its name.
    void setRooms(const base::RoomId &onScreen, const QHash<base::RoomId, QString> &names);
    void focusFirst();
    void setSteadyClock(StillGuard::SteadyClock clock); ///< for tests; else the queue's
    [[nodiscard]] const QList<RequestCard *> &cards() const { return m_cards; }

Q_SIGNALS:
    /// The card that had the keys is gone: without a word they would go to whatever comes next in the window.
    void keysFreed();
    void allowWanted(const QString &id, studio::ports::Reach reach);
    void refuseWanted(const QString &id, studio::ports::Reach reach);
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
    QPushButton *m_more = nullptr; ///< of the short form
    QLabel *m_none = nullptr;      ///< of the long one
};

} // namespace studio::ui
