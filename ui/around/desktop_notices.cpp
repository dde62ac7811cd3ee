// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/desktop_notices.h"

#include "core/base/sentences.h"

#include <utility>

namespace studio::ui {

namespace {

constexpr int kGapMs = 4000;

} // namespace

DesktopNotices::DesktopNotices(NoticePort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
    , m_now(QTime::currentTime)
{
    m_gap.setSingleShot(true);
    m_gap.setInterval(kGapMs);
    connect(&m_gap, &QTimer::timeout, this, &DesktopNotices::showNext);
    connect(&port, &NoticePort::chosen, this, &DesktopNotices::choose);
}

void DesktopNotices::setWishes(const NotificationWishes &wishes)
{
    m_wishes = wishes;
    const QList<base::RoomId> rooms = m_news.keys();
    for (const base::RoomId &room : rooms) {
        News &news = m_news[room];
        if (!wishes.requests)
            news.requests.clear();
        if (!wishes.turns)
            news.turns = 0;
        if (!wishes.budgets)
            news.isSpent = false;
        shrink(room);
    }
}

void DesktopNotices::setWindowSeen(bool seen)
{
    m_isSeen = seen;
    if (!seen)
        return;
    m_news.clear();
    m_due.clear();
    m_port.takeBackAll();
}

bool DesktopNotices::isHeard() const { return !m_isSeen && !isQuiet(m_wishes, m_now()); }

void DesktopNotices::setRequests(const QList<WaitingRequest> &requests)
{
    QSet<QString> waiting;
    QSet<base::RoomId> grown;
    for (const WaitingRequest &request : requests) {
        waiting.insert(request.id);
        if (m_known.contains(request.id) || !m_wishes.requests || !isHeard())
            continue;
        m_news[request.room].requests.append(request);
        grown.insert(request.room);
    }
    m_known = waiting;
    const QList<base::RoomId> rooms = m_news.keys();
    for (const base::RoomId &room : rooms) {
        const qsizetype ended = m_news[room].requests.removeIf(
            [&waiting](const WaitingRequest &request) { return !waiting.contains(request.id); });
        if (grown.contains(room))
            grow(room);
        else if (ended > 0)
            shrink(room);
    }
}

void DesktopNotices::tellTurn(const base::RoomId &room, const QString &name, const QString &words)
{
    if (!m_wishes.turns || !isHeard())
        return;
    News &news = m_news[room];
    ++news.turns;
    news.speaker = name;
    news.words = words;
    grow(room);
}

void DesktopNotices::tellBudget(const base::RoomId &room)
{
    if (!m_wishes.budgets || !isHeard())
        return;
    m_news[room].isSpent = true;
    grow(room);
}

void DesktopNotices::endBudget(const base::RoomId &room)
{
    const auto news = m_news.find(room);
    if (news == m_news.end() || !news->isSpent)
        return;
    news->isSpent = false;
    shrink(room);
}

void DesktopNotices::grow(const base::RoomId &room)
{
    if (!m_due.contains(room))
        m_due.append(room);
    if (!m_gap.isActive())
        showNext();
}

/// A notice that the user has closed does not come back with less in it.
void DesktopNotices::shrink(const base::RoomId &room)
{
    const News &news = m_news[room];
    if (news.requests.isEmpty() && news.turns == 0 && !news.isSpent) {
        m_news.remove(room);
        m_due.removeAll(room);
        m_port.takeBack(room.value());
    } else if (!m_due.contains(room) && m_port.isShown(room.value())) {
        grow(room);
    }
}

void DesktopNotices::showNext()
{
    if (m_due.isEmpty())
        return;
    const base::RoomId room = m_due.takeFirst();
    if (!isHeard()) { // the quiet hours have begun
        m_due.clear();
        return;
    }
    m_port.show(room.value(), noticeOf(room));
    m_gap.start();
}

Notice DesktopNotices::noticeOf(const base::RoomId &room) const
{
    const News news = m_news.value(room);
    QStringList sentences;
    if (!news.requests.isEmpty()) {
        const WaitingRequest &first = news.requests.constFirst();
        sentences.append(
            base::joinedSentences({first.sentence, m_wishes.showsWords ? first.words : QString()}));
        if (const int others = int(news.requests.size()) - 1; others > 0)
            sentences.append(tr("%n more request(s) waiting.", nullptr, others));
    }
    if (news.isSpent)
        sentences.append(tr("The room has used up its budget, so no model is called."));
    if (news.turns > 0)
        sentences.append(turnText(news));
    Notice notice;
    // The name of a room tells what its talk is about.
    const QString program = tr("Companion Studio");
    notice.title = m_wishes.showsWords ? m_rooms.value(room, program) : program;
    notice.text = base::joinedSentences(sentences);
    notice.action = tr("Show");
    notice.isUrgent = !news.requests.isEmpty();
    return notice;
}

QString DesktopNotices::turnText(const News &news) const
{
    if (m_wishes.showsWords && !news.words.isEmpty())
        //: in a notification: %1 is a companion, %2 what she or he said
        return tr("%1: %2").arg(news.speaker, news.words);
    if (news.turns == 1)
        return tr("%1 has spoken.").arg(news.speaker);
    return tr("%n new message(s); the last one is from %1.", nullptr, news.turns).arg(news.speaker);
}

void DesktopNotices::choose(const QString &key, const QString &token)
{
    const base::RoomId room(key);
    const bool request = !m_news.value(room).requests.isEmpty();
    Q_EMIT roomWanted(room, request, token);
}

} // namespace studio::ui
