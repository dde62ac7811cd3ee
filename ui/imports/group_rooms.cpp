// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/group_rooms.h"

#include "core/base/sentences.h"
#include "core/persona/card/group_policy.h"
#include "ui/imports/import_report.h"
#include "ui/widgets/notice_bar.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kMostNamed = 5; // missing files

} // namespace

GroupRooms::GroupRooms(ports::RoomPort &rooms, QObject *parent)
    : QObject(parent)
    , m_rooms(rooms)
{
}

void GroupRooms::offer(const QList<FoundGroup> &groups, const QHash<QString, base::ParticipantId> &imported,
                       ImportReport &report)
{
    m_report = &report;
    m_offers.clear();
    for (const FoundGroup &found : groups)
        m_offers.append({found, castOf(found, imported)});
    askNext();
}

void GroupRooms::askNext()
{
    if (m_offers.isEmpty() || !m_report)
        return;
    const Offer offer = m_offers.takeFirst();
    QString missing;
    if (!offer.cast.missing.isEmpty()) {
        const QStringList named = offer.cast.missing.mid(0, kMostNamed);
        const QString more = offer.cast.missing.size() > kMostNamed ? u" …"_s : QString();
        //: %1 is a list of files
        missing = tr("Missing from the files: %1.").arg(named.join(tr(", ")) + more);
    }
    if (offer.cast.roster.isEmpty()) {
        //: %1 is the name of a group
        const QString nobody = tr("No companion of the group “%1” was imported.").arg(offer.found.group.name);
        m_report->notice().ask(base::joinedSentences({nobody, missing}),
                               {{u"groupLeave"_s, tr("Dismiss"), [this] { askNext(); }}}, true);
        return;
    }
    //: %1 is the name of a group
    const QString question =
        tr("Create a room with %n companion(s) from the group “%1”?", nullptr, int(offer.cast.roster.size()))
            .arg(offer.found.group.name);
    m_report->notice().ask(base::joinedSentences({question, missing}),
                           {{u"groupMake"_s, tr("Create room"),
                             [this, offer] {
                                 make(offer);
                                 askNext();
                             }},
                            {u"groupLeave"_s, tr("Skip"), [this] { askNext(); }}});
}

void GroupRooms::make(const Offer &offer)
{
    ports::NewRoom room;
    room.name = offer.found.group.name;
    room.roster = offer.cast.roster;
    room.policy = persona::groupPolicy(offer.found.group, offer.cast.roster);
    if (offer.found.group.source.size() <= model::kMostForeignGroup)
        room.foreignGroup = QString::fromUtf8(offer.found.group.source);
    m_rooms.createRoom(room, {this, [this, cast = offer.cast](const base::Result<model::Room> &made) {
                                  if (made)
                                      takeMade(*made, cast);
                                  else
                                      Q_EMIT failed(made.error().text);
                              }});
}

void GroupRooms::takeMade(const model::Room &room, const GroupCast &cast)
{
    for (const base::ParticipantId &id : cast.muted)
        m_rooms.setMuted(room.id, id, true, {});
    Q_EMIT made(room);
}

} // namespace studio::ui
