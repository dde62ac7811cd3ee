// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/failed_words.h"

#include "core/explain/call_words.h"
#include "core/explain/told_in.h"

#include <algorithm>

namespace studio::explain {

namespace {

constexpr qsizetype kMostReasons = 3;

struct Reason
{
    QString sentence;
    QStringList names;
};

QList<Reason> reasonsOf(const model::FailedReply &failed, const Names &names)
{
    QList<Reason> reasons;
    for (const model::FailedCall &call : failed.calls) {
        const QString sentence = troubleSentence(call.trouble, {});
        auto same = std::find_if(reasons.begin(), reasons.end(),
                                 [&sentence](const Reason &one) { return one.sentence == sentence; });
        if (same == reasons.end())
            same = reasons.insert(reasons.end(), {sentence, {}});
        same->names.append(names.of(call.companion));
    }
    return reasons.mid(0, kMostReasons);
}

QString joined(const QString &first, const QString &second)
{
    //: Two sentences after each other; languages without spaces leave the space out
    return first.isEmpty() ? second : Calls::tr("%1 %2", "sentences").arg(first, second);
}

} // namespace

QString failedHeadline(const model::FailedReply &failed, const Names &names)
{
    QStringList who;
    for (const model::FailedCall &call : failed.calls)
        who.append(names.of(call.companion));
    if (failed.turn)
        //: %1 is a companion; the reason follows
        return Calls::tr("%1 could not reply.").arg(listed(who));
    //: %1 is a companion or several; the reason follows
    return Calls::tr("Nobody speaks: no vote from %1.").arg(listed(who));
}

QString failedReason(const model::FailedReply &failed, const Names &names)
{
    const QList<Reason> reasons = reasonsOf(failed, names);
    if (reasons.size() == 1)
        return reasons.first().sentence;
    QString text;
    for (const Reason &reason : reasons)
        //: %1 is a companion or several, %2 a sentence that says what went wrong with their calls
        text = joined(text, Calls::tr("%1: %2").arg(listed(reason.names), reason.sentence));
    return text;
}

QString failedSentence(const model::FailedReply &failed, const Names &names)
{
    return joined(failedHeadline(failed, names), failedReason(failed, names));
}

} // namespace studio::explain
