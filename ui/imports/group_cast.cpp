// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/group_cast.h"

#include <QFileInfo>

namespace studio::ui {

namespace {

/// How many leading parts two paths share.
qsizetype sharedPath(const QString &a, const QString &b)
{
    const qsizetype most = std::min(a.size(), b.size());
    qsizetype same = 0;
    while (same < most && a.at(same) == b.at(same))
        ++same;
    return same;
}

base::ParticipantId nearest(const QString &file, const QString &groupPath,
                            const QHash<QString, base::ParticipantId> &imported)
{
    const QString folder = QFileInfo(groupPath).path() + u'/';
    base::ParticipantId best;
    QString bestPath;
    qsizetype bestShare = -1;
    for (auto one = imported.cbegin(); one != imported.cend(); ++one) {
        const QFileInfo info(one.key());
        if (info.fileName() != file)
            continue;
        const qsizetype share = sharedPath(info.path() + u'/', folder);
        if (share > bestShare || (share == bestShare && one.key() < bestPath)) {
            best = one.value();
            bestPath = one.key();
            bestShare = share;
        }
    }
    return best;
}

} // namespace

std::optional<FoundGroup> groupIn(const QString &path, const QByteArray &bytes)
{
    const bool couldBe = bytes.left(64).trimmed().startsWith('{') || bytes.startsWith("\xEF\xBB\xBF");
    if (!couldBe || !bytes.contains("\"members\""))
        return std::nullopt; // do not read pictures and zips twice
    const auto group = persona::readGroupFile(bytes);
    return group ? std::optional(FoundGroup{path, *group}) : std::nullopt;
}

GroupCast castOf(const FoundGroup &found, const QHash<QString, base::ParticipantId> &imported)
{
    GroupCast cast;
    for (const QString &member : found.group.members) {
        const base::ParticipantId id = nearest(member, found.path, imported);
        if (id.isEmpty()) {
            cast.missing.append(member);
            continue;
        }
        if (!cast.roster.contains(id))
            cast.roster.append(id);
        if (found.group.muted.contains(member) && !cast.muted.contains(id))
            cast.muted.append(id);
    }
    return cast;
}

} // namespace studio::ui
