// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/room_offer.h"

#include "ui/widgets/notice_bar.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

RoomOffer::RoomOffer(ports::RoomPort &rooms, NameOf nameOf, QObject *parent)
    : QObject(parent)
    , m_joining(rooms)
    , m_nameOf(std::move(nameOf))
{
}

void RoomOffer::setRoom(const std::optional<JoinedRoom> &room)
{
    if (room == m_room)
        return;
    m_room = room;
    Q_EMIT changed();
}

QList<base::ParticipantId> RoomOffer::missing(const QList<base::ParticipantId> &ids) const
{
    return m_room ? m_joining.missing(*m_room, ids) : QList<base::ParticipantId>();
}

QString RoomOffer::joinText() const
{
    constexpr qsizetype kMost = 24;
    const QString name = m_room ? m_room->name : QString();
    //: button; %1 is the name of the room on screen
    return tr("Add to “%1”").arg(name.size() > kMost ? name.left(kMost - 1).trimmed() + u'…' : name);
}

void RoomOffer::join(const QList<base::ParticipantId> &ids, NoticeBar &notice)
{
    const QList<base::ParticipantId> coming = missing(ids);
    if (coming.isEmpty())
        return;
    QStringList names;
    for (const base::ParticipantId &id : coming)
        names.append(m_nameOf(id));
    const auto tell = [notice = &notice, names, room = m_room->name](const base::Result<void> &done) {
        if (done)
            notice->ask(joinedSentence(names, room), {});
        else
            //: %1 is the reason, a sentence
            notice->ask(tr("Nobody was added. %1").arg(done.error().text), {}, true);
    };
    m_joining.join(*m_room, coming, &notice, tell);
}

void RoomOffer::ask(const QString &text, const QList<base::ParticipantId> &ids, NoticeBar &notice)
{
    QList<NoticeBar::Answer> answers;
    if (!missing(ids).isEmpty())
        answers.append({u"nextJoin"_s, joinText(), [this, ids, notice = &notice] { join(ids, *notice); }});
    answers.append(
        {u"nextStart"_s,
         ids.size() == 1 ? tr("Start a room…") : tr("Start a room with these %n", nullptr, int(ids.size())),
         [this, ids] { start(ids); }});
    answers.append({u"nextLater"_s, tr("Not now"), {}});
    notice.ask(text, answers);
}

} // namespace studio::ui
