// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/ring_sentence.h"

#include "core/explain/told_in.h"
#include "core/explain/wording.h"

namespace studio::explain {

using model::RestReason;

namespace {

QString whySentence(const RingRest &rest)
{
    if (rest.seats == 0)
        return Explain::tr("This room has no companions.");
    const bool isUsual =
        !rest.why || rest.why->reason == RestReason::Dormant || rest.why->reason == RestReason::Nobody;
    if (!isUsual)
        return restSentence(*rest.why);
    if (!rest.allSilent)
        return Explain::tr("The ring sleeps.");
    return rest.seats == 1 ? Explain::tr("The only companion passed.")
                           : Explain::tr("Everyone passed, one after the other.");
}

} // namespace

QString ringFirstSentence(const base::ParticipantId &speaker, const Names &names)
{
    return Explain::tr("%1 speaks: first in the ring.").arg(names.of(speaker));
}

QString ringAddressedSentence(const base::ParticipantId &speaker, const Names &names)
{
    const QString name = names.of(speaker);
    return Explain::tr("%1 speaks: you asked %1, and the ring goes on from there.").arg(name);
}

QString ringAfterSentence(const base::ParticipantId &speaker, const base::ParticipantId &after,
                          const Names &names)
{
    const QString name = names.of(speaker);
    if (speaker == after)
        return Explain::tr("%1 speaks again: nobody else can.").arg(name);
    return Explain::tr("%1 speaks: next after %2.").arg(name, names.of(after));
}

QString ringCuedSentence(const base::ParticipantId &speaker, const Names &names)
{
    return Explain::tr("You gave %1 the floor.").arg(names.of(speaker));
}

QString ringRestSentence(const RingRest &rest, const Names &names)
{
    const QString why = whySentence(rest);
    if (rest.seats == 0)
        return why;
    const QString next = rest.userWakes ? Explain::tr("Write to wake %1.").arg(names.of(*rest.userWakes))
                                        : Explain::tr("Everyone is muted or has left. Unmute someone first.");
    //: Two sentences after each other; languages without spaces leave the space out
    return Explain::tr("%1 %2", "sentences").arg(why, next);
}

} // namespace studio::explain
