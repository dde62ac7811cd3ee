// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/waiting_words.h"

#include "core/explain/loading_words.h"
#include "core/explain/wording.h"
#include "core/model/participants.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace studio::ui {

namespace {

struct Waiting
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::WaitingWords)
};

constexpr qint64 kSecondsAtMost = 120; // longer waits are shown in minutes

/// Rounded up: at "1 s" there is still time to wait.
QString inTime(base::Millis left)
{
    const qint64 seconds = (left.count() + 999) / 1000;
    if (seconds <= kSecondsAtMost)
        return Waiting::tr("%L1 s").arg(seconds);
    return Waiting::tr("%L1 min").arg((seconds + 59) / 60);
}

QString reason(const model::CallTrouble &trouble)
{
    switch (trouble.advice) {
    case model::Advice::WaitAWhile:
        return trouble.cause == model::Cause::RateLimited ? Waiting::tr("too many requests")
                                                          : Waiting::tr("the provider is overloaded");
    default: return explain::causeText(trouble.cause);
    }
}

/// The same for the call that chooses the next speaker.
QString directorSentence(const ports::WaitingCall &call, const std::optional<base::Millis> &left,
                         base::Millis passed)
{
    if (call.loading)
        //: %1 such as "loading qwen3:8b … 14 s"
        return Waiting::tr("The director’s choice waits: %1")
            .arg(explain::loadingWords(call.loading->name, call.loading->waited + passed));
    if (call.failedTries == 0 && !left)
        return Waiting::tr("The director’s choice waits for other calls to finish.");
    if (!left || left->count() <= 0)
        //: %1 a phrase: why the first try came to nothing
        return Waiting::tr("Asking the director again now: %1").arg(reason(call.trouble));
    //: %1 a time such as "3 s", %2 a phrase: why the first try came to nothing
    return Waiting::tr("Asking the director again in %1: %2").arg(inTime(*left), reason(call.trouble));
}

} // namespace

QString waitingSentence(const ports::WaitingCall &call, base::Millis passed, const People &people)
{
    std::optional<base::Millis> left = call.left;
    if (left)
        left = std::max(base::Millis(0), *left - passed);
    if (call.companion == model::directorId())
        return directorSentence(call, left, passed);
    const QString name = people.name(call.companion);
    if (call.loading) {
        const QString what = explain::loadingWords(call.loading->name, call.loading->waited + passed);
        //: %1 is a companion, %2 such as "loading qwen3:8b … 14 s"
        return call.vote ? Waiting::tr("The vote of %1 waits: %2").arg(name, what)
                         : Waiting::tr("The turn of %1 waits: %2").arg(name, what);
    }
    if (call.failedTries == 0 && !left)
        //: %1 is a companion; its provider takes only so many calls at the same time
        return call.vote ? Waiting::tr("The vote of %1 waits for other calls to finish.").arg(name)
                         : Waiting::tr("The turn of %1 waits for other calls to finish.").arg(name);
    const QString why = reason(call.trouble);
    if (!left || left->count() <= 0)
        //: %1 is a companion, %2 a phrase: why the first try came to nothing
        return call.vote ? Waiting::tr("Asking for the vote of %1 again now: %2").arg(name, why)
                         : Waiting::tr("Trying the turn of %1 again now: %2").arg(name, why);
    const QString when = inTime(*left);
    //: %1 is a companion, %2 a time such as "3 s", %3 a phrase: why the first try came to nothing
    return call.vote ? Waiting::tr("Asking for the vote of %1 again in %2: %3").arg(name, when, why)
                     : Waiting::tr("Trying the turn of %1 again in %2: %3").arg(name, when, why);
}

} // namespace studio::ui
