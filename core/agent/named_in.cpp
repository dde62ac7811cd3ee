// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/named_in.h"

#include "core/model/participants.h"

#include <algorithm>

namespace studio::agent {
namespace {

bool isWrittenWithoutSpaces(QChar c)
{
    const QChar::Script script = c.script();
    return script == QChar::Script_Han || script == QChar::Script_Hiragana ||
           script == QChar::Script_Katakana;
}

/// Whether a word could go on from `inside` to `outside`.
bool isJoined(QChar inside, QChar outside)
{
    return outside.isLetterOrNumber() && !isWrittenWithoutSpaces(inside) && !isWrittenWithoutSpaces(outside);
}

bool names(const QString &text, const QString &name)
{
    if (name.isEmpty())
        return false;
    for (qsizetype at = text.indexOf(name, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(name, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + name.size();
        const bool joinedBefore = at > 0 && isJoined(name.front(), text.at(at - 1));
        const bool joinedAfter = end < text.size() && isJoined(name.back(), text.at(end));
        if (!joinedBefore && !joinedAfter)
            return true;
    }
    return false;
}

} // namespace

QList<base::ParticipantId> namedIn(const QString &text, const QList<llm::Present> &present,
                                   const base::ParticipantId &speaker)
{
    QList<base::ParticipantId> found;
    for (const llm::Present &one : present) {
        if (one.id == speaker || !model::mayJoinRoster(one.id))
            continue;
        const QStringList all = QStringList(one.name) + one.nicknames;
        if (std::any_of(all.begin(), all.end(), [&](const QString &name) { return names(text, name); }))
            found.append(one.id);
    }
    return found;
}

} // namespace studio::agent
