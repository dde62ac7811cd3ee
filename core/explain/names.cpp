// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/names.h"

#include "core/explain/told_in.h"
#include "core/model/participants.h"

namespace studio::explain {
QString Names::of(const base::ParticipantId &id) const
{
    const auto name = shown.constFind(id);
    if (name != shown.constEnd())
        return *name;
    return model::isUser(id) ? Explain::tr("you") : id.value();
}

QString listed(const QStringList &names)
{
    //: Stands between the names of a list, as in "Aya, Kyoko"
    return names.join(Explain::tr(", "));
}

} // namespace studio::explain
