// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/ring_sentence.h"

#include "core/explain/told_in.h"
#include "core/explain/wording.h"

namespace studio::explain {

using model::RestReason;

namespace {

QString silentSentence(int seats)
{
    if (seats == 1)
        return Explain::tr("The only companion in the ring was silent.");
    if (seats == 2)
        return Explain::tr("Both were silent, one after the other.");
    if (seats == 3)
        return Explain::tr("All three were silent, one after the other.");
    return Explain::tr("All %1 were silent, one after the other.").arg(seats);
}

QString whySentence(const RingRest &rest)
{
    if (rest.seats == 0)
        return Explain::tr("The ring is empty: nobody takes part in this room.");
    const bool isUsual =
        !rest.why || rest.why->reason == RestReason::Dormant || rest.why->reason == RestReason::Nobody;
    if (!isUsual)
        return restSentence(*rest.why);
    return rest.allSilent ? silentSentence(rest.seats) : Explain::tr("The ring sleeps.");
}

} // namespace

QString ringFirstSentence(const base::ParticipantId &speaker, const Names &names)
{
    return Explain::tr("%1 speaks: first in the ring.").arg(names.of(speaker));
}

QString ringAddressedSentence(const base::ParticipantId &speaker, const Names &names)
{
    const QString name = names.of(speaker);
    //: %1 and %2 are the same name
    return Explain::tr("%1 speaks: you asked %2.").arg(name, name);
}

QString ringAfterSentence(const base::ParticipantId &speaker, const base::ParticipantId &after,
                          const Names &names)
{
    const QString name = names.of(speaker);
    if (speaker == after)
        return Explain::tr("%1 speaks again: nobody else in the ring may.").arg(name);
    //: %1 and %2 are the same name, %3 is whoever spoke before
    return Explain::tr("%1 speaks: the ring comes to %2 after %3.").arg(name, name, names.of(after));
}

QString ringCuedSentence(const base::ParticipantId &speaker, const Names &names)
{
    const QString name = names.of(speaker);
    //: %1 and %2 are the same name
    return Explain::tr("%1 speaks: you gave %2 the floor.").arg(name, name);
}

QString ringRestSentence(const RingRest &rest, const Names &names)
{
    const QString why = whySentence(rest);
    if (rest.seats == 0)
        return why;
    const QString next = rest.userWakes
                             ? Explain::tr("Your next message wakes %1.").arg(names.of(*rest.userWakes))
                             : Explain::tr("Your next message wakes nobody: all are muted or have left.");
    //: Two sentences after each other; languages without spaces leave the space out
    return Explain::tr("%1 %2", "sentences").arg(why, next);
}

} // namespace studio::explain
