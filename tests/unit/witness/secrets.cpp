// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/witness/secrets.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace studio::tests {

using base::ParticipantId;
using base::RoomId;

QString Secrets::make(const RoomId &room, const ParticipantId &from, const QList<ParticipantId> &to)
{
    const QString mark = u"qzx%1w"_s.arg(qlonglong(m_all.size()), 6, 10, QChar(u'0'));
    m_all.insert(mark, to + QList<ParticipantId>{from});
    m_rooms[room].insert(mark);
    return mark;
}

Secrets::Marks Secrets::in(const QString &text)
{
    static const QRegularExpression mark(u"qzx\\d{6}w"_s);
    Marks found;
    for (auto match = mark.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured());
    return found;
}

bool Secrets::mayKnow(const ParticipantId &who, const QString &mark) const
{
    return m_all.value(mark).contains(who);
}

Secrets::Marks Secrets::of(const RoomId &room) const { return m_rooms.value(room); }

Secrets::Marks Secrets::of(const RoomId &room, const ParticipantId &who) const
{
    Marks marks = of(room);
    marks.removeIf([&](const QString &mark) { return !mayKnow(who, mark); });
    return marks;
}

} // namespace studio::tests
