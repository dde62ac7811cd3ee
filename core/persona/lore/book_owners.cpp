// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lore/book_owners.h"

#include <QDir>
#include <QFileInfo>

namespace studio::persona {

using namespace Qt::StringLiterals;
using Why = BookOwners::Why;

namespace {

bool liesAmongWorlds(const QFileInfo &file)
{
    QDir folder = file.absoluteDir();
    return folder.dirName() == "worlds"_L1 && folder.cdUp() && folder.exists(u"characters"_s);
}

} // namespace

BookOwners bookOwners(const QString &file, const QList<CardWithLink> &cards)
{
    const QFileInfo info(file);
    QList<base::ParticipantId> all;
    QList<base::ParticipantId> named;
    for (const CardWithLink &card : cards) {
        if (!all.contains(card.id) && all.size() < 2) // it is enough to know that there is more than one
            all.append(card.id);
        if (!card.book.isEmpty() && card.book == info.completeBaseName() && !named.contains(card.id))
            named.append(card.id);
    }
    if (!named.isEmpty())
        return {Why::Named, named};
    if (liesAmongWorlds(info))
        return {Why::Unnamed};
    if (all.size() == 1)
        return {Why::Only, all};
    return {all.isEmpty() ? Why::NoCard : Why::Several};
}

} // namespace studio::persona
