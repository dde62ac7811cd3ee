// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_removal.h"

#include "ui/persona/casting_desk.h"
#include "ui/widgets/notice_bar.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

PersonaRemoval::PersonaRemoval(CastingDesk &desk, NoticeBar &notice, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_notice(notice)
{
    connect(&m_desk, &CastingDesk::removed, this, [this](const base::ParticipantId &id) {
        const bool isByForm = id == m_removing;
        if (isByForm)
            m_removing = {};
        if (id == m_id)
            Q_EMIT removed(isByForm ? By::Form : By::Others);
    });
    connect(&m_desk, &CastingDesk::removeRefused, this,
            [this](const base::ParticipantId &id, const QString &reason) {
                if (id == m_removing)
                    offerArchive(reason);
                m_removing = {};
            });
    connect(&m_desk, &CastingDesk::archivedChanged, this,
            [this](const base::ParticipantId &id, bool archived) {
                if (id == m_id)
                    m_notice.ask(
                        archived
                            ? tr("%1 archived: stays in current rooms, not offered for new ones.").arg(m_name)
                            : tr("%1 unarchived.").arg(m_name),
                        {});
            });
}

void PersonaRemoval::setCompanion(const base::ParticipantId &id, const QString &name)
{
    m_id = id;
    m_name = name;
}

void PersonaRemoval::ask()
{
    m_notice.ask(tr("Delete %1 permanently? Messages by %1 stay in the rooms.").arg(m_name),
                 {{u"noticeDelete"_s, tr("Delete"),
                   [this, id = m_id] {
                       m_removing = id;
                       m_desk.remove(id);
                   }},
                  {u"noticeKeep"_s, tr("Cancel"), {}}},
                 true);
}

void PersonaRemoval::archive()
{
    const auto stored = m_desk.persona(m_id);
    m_desk.setArchived(m_id, !(stored && stored->archived));
}

void PersonaRemoval::offerArchive(const QString &reason)
{
    m_notice.ask(reason,
                 {{u"noticeArchive"_s, tr("Archive instead"), [this] { archive(); }},
                  {u"noticeKeep"_s, tr("Cancel"), {}}},
                 true);
}

} // namespace studio::ui
