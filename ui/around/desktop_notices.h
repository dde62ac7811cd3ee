// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/around/notice_port.h"
#include "ui/around/notification_wishes.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>

namespace studio::ui {

/// A request that waits for the user.
struct WaitingRequest
{
    QString id;
    base::RoomId room;
    QString sentence; ///< who asks for which kind of thing
    QString words{};  ///< what the companion says about it; shown only if the user wants that

    bool operator==(const WaitingRequest &) const = default;
};

/// Decides which notification is shown when: only while the user does not see the window, only what the user
/// wants, not in quiet hours, one for each room, and one every few seconds. A notification is taken back when
/// the requests in it are over, or when the user comes back to the window. On the main thread.
class DesktopNotices : public QObject
{
    Q_OBJECT

public:
    explicit DesktopNotices(NoticePort &port, QObject *parent = nullptr);

    void setWishes(const NotificationWishes &wishes);
    void setRoomNames(const QHash<base::RoomId, QString> &names) { m_rooms = names; }
    void setWindowSeen(bool seen); ///< the user works in a window of the studio

    /// All requests that wait now, oldest first.
    void setRequests(const QList<WaitingRequest> &requests);
    /// A companion has spoken. \p words: what was said; empty if nobody else may read it.
    void tellTurn(const base::RoomId &room, const QString &name, const QString &words);
    void tellBudget(const base::RoomId &room);
    void endBudget(const base::RoomId &room); ///< there is money again

    // For tests.
    void setNow(std::function<QTime()> now) { m_now = std::move(now); }
    void setGap(int ms) { m_gap.setInterval(ms); }

Q_SIGNALS:
    /// The user wants to see that room; there, \p request: the requests that wait.
    void roomWanted(const studio::base::RoomId &room, bool request, const QString &token);

private:
    /// What happened in a room since the user last saw the window.
    struct News
    {
        QList<WaitingRequest> requests{};
        int turns = 0;
        QString speaker{}; ///< of the last turn
        QString words{};
        bool isSpent = false;
    };

    void grow(const base::RoomId &room);
    void shrink(const base::RoomId &room);
    void showNext();
    void choose(const QString &key, const QString &token);
    [[nodiscard]] bool isHeard() const;
    [[nodiscard]] Notice noticeOf(const base::RoomId &room) const;
    [[nodiscard]] QString turnText(const News &news) const;

    NoticePort &m_port;
    NotificationWishes m_wishes;
    QHash<base::RoomId, QString> m_rooms;
    QHash<base::RoomId, News> m_news;
    QSet<QString> m_known;     ///< the requests that waited at the last report
    QList<base::RoomId> m_due; ///< whose notices are to be shown, each once
    QTimer m_gap;              ///< between two notices
    bool m_isSeen = false;
    std::function<QTime()> m_now;
};

} // namespace studio::ui
