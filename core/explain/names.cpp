// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/names.h"

#include "core/explain/told_in.h"
#include "core/model/participants.h"

namespace studio::explain {

QString Names::plain(const base::ParticipantId &id) const
{
    const auto name = shown.constFind(id);
    if (name != shown.constEnd())
        return *name;
    if (model::isUser(id))
        return Explain::tr("you");
    return model::withoutGuestPrefix(id).value();
}

QString Names::of(const base::ParticipantId &id) const
{
    //: The name of a guest, who chose it
    return model::isGuest(id) ? Explain::tr("“%1”").arg(plain(id)) : plain(id);
}

QString guestMark(model::Guest::Door door)
{
    switch (door) {
    case model::Guest::Door::Mcp: return Explain::tr("guest via MCP");
    case model::Guest::Door::Firehose: return Explain::tr("guest via the firehose");
    case model::Guest::Door::Network: return Explain::tr("guest from the network");
    }
    Q_UNREACHABLE();
}

QString programMark(const QString &program)
{
    //: Behind the name of who speaks: %1 is what the program calls itself
    return Explain::tr("via program: %1").arg(program);
}

QString markedName(const QString &name, const QString &program)
{
    //: %1 is who speaks, %2 by which door or program
    return program.isEmpty() ? name : Explain::tr("%1 (%2)").arg(name, programMark(program));
}

QString listed(const QStringList &names)
{
    //: Stands between the names of a list, as in "Aya, Kyoko"
    return names.join(Explain::tr(", "));
}

QString together(const QStringList &names)
{
    if (names.size() < 2)
        return listed(names);
    //: The end of a list of names: "Aya, Kyoko and Mimi"
    return Explain::tr("%1 and %2").arg(listed(names.first(names.size() - 1)), names.last());
}

} // namespace studio::explain
