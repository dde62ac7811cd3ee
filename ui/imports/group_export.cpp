// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/group_export.h"

#include "core/model/participants.h"
#include "core/persona/card/group_file.h"
#include "ui/forms/safe_file.h"
#include "ui/imports/card_export.h"
#include "ui/widgets/background.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace studio::ui {

GroupExport::GroupExport(ports::PersonaPort &port, const model::Room &room,
                         const QList<base::ParticipantId> &muted, QObject *parent)
    : QObject(parent)
    , m_room(room)
    , m_muted(muted)
    , m_cards(new CardExport(port, model::CardFormat::Png, this))
{
    for (const base::ParticipantId &id : room.roster)
        if (model::isCompanion(id))
            m_companions.append(id);
    connect(m_cards, &CardExport::finished, this, &GroupExport::writeGroup);
}

void GroupExport::toFolder(const QString &folder)
{
    m_folder = folder;
    m_cards->toFolder(m_companions, folder);
}

/// Names only companions whose cards were written: a group that names missing files is worth little.
void GroupExport::writeGroup()
{
    m_paths = m_cards->paths();
    m_problems = m_cards->problems();
    persona::GroupFile group;
    group.name = m_room.name;
    group.policy = m_room.policy.policy;
    // The foreign group may have come with a room from somebody else, and may hold anything.
    const QByteArray made = m_room.foreignGroup.toUtf8();
    if (const auto asRead = persona::readGroupFile(made)) {
        group.source = made;
        group.answersItself = asRead->answersItself;
        group.autoDelay = asRead->autoDelay;
    }
    if (m_room.policy.idle > base::Millis(0))
        group.autoDelay = m_room.policy.idle;
    for (const base::ParticipantId &id : std::as_const(m_companions)) {
        const QString file = m_cards->names().value(id);
        if (file.isEmpty())
            continue;
        group.members.append(file);
        if (m_muted.contains(id))
            group.muted.append(file);
    }
    if (group.members.isEmpty())
        return Q_EMIT finished();
    inBackground<base::Result<QString>>(
        this,
        [group, folder = m_folder, number = QString::number(QDateTime::currentMSecsSinceEpoch())] {
            return persona::writeGroupFile(group, number).and_then([&](const QByteArray &bytes) {
                return writeIntoFolder(folder, safeFileName(group.name, u"group"_s) + u".json"_s, bytes);
            });
        },
        [this](const base::Result<QString> &path) { end(path); });
}

void GroupExport::end(const base::Result<QString> &path)
{
    if (path)
        m_paths.append(*path);
    else
        m_problems.append(path.error().text);
    Q_EMIT finished();
}

} // namespace studio::ui
