// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/meter_sentence.h"

#include "core/explain/told_in.h"
#include "core/explain/wording.h"
#include "core/model/refusal.h"

using namespace Qt::StringLiterals;

namespace studio::explain {
namespace {

int longestIn(const QString &word) { return word.mid(model::kTooLong.size()).toInt(); }

} // namespace

QString boughtSentence(const base::ParticipantId &who, int amount, int left, const Names &names)
{
    //: %1 a name, %2 what was paid for the message, %3 what is left of the level, which is at most 100
    return Explain::tr("%1 paid %2. Level: %3.")
        .arg(names.of(who), QString::number(amount), QString::number(left));
}

Refusal refusalFrom(const QString &word)
{
    if (word.startsWith(model::kTooLong))
        return Refusal::TooLong;
    return word == model::kRepeated ? Refusal::Repeated : Refusal::TooDear;
}

QString refusedSentence(const base::ParticipantId &who, int amount, int level, const QString &word,
                        const Names &names)
{
    const QString name = names.of(who);
    switch (refusalFrom(word)) {
    case Refusal::TooDear:
        //: %1 a name, %2 the price that was offered, %3 the level
        return Explain::tr("%1 cannot afford %2 (level %3).")
            .arg(name, QString::number(amount), QString::number(level));
    case Refusal::TooLong:
        //: %1 a name, %2 the price that was offered, %3 a number of characters
        return Explain::tr("%1 wrote too much: %2 buys %3 characters.")
            .arg(name, QString::number(amount), QString::number(longestIn(word)));
    case Refusal::Repeated:
        return Explain::tr("%1 repeated an earlier message, so it was refused.").arg(name);
    }
    return {};
}

QString refusedPhrase(int amount, int level, const QString &word)
{
    switch (refusalFrom(word)) {
    case Refusal::TooDear: //: Speech was refused: %1 the price that was offered, %2 the level
        return Explain::tr("cannot afford %1 (level %2)").arg(amount).arg(level);
    case Refusal::TooLong: //: Speech was refused: %1 the price that was offered, %2 a number of characters
        return Explain::tr("wrote too much: %1 buys %2 characters").arg(amount).arg(longestIn(word));
    case Refusal::Repeated: //: Speech was refused
        return Explain::tr("refused: repeated an earlier message");
    }
    return {};
}

QString waitingSentence(const base::ParticipantId &who, int wanted, const Names &names)
{
    return Explain::tr("%1 is waiting for a level of %2.").arg(names.of(who), QString::number(wanted));
}

QString endingPhrase(model::Outcome outcome, const std::optional<model::Cause> &cause)
{
    switch (outcome) {
    case model::Outcome::Spoke: return {};
    case model::Outcome::NoReply: //: A companion that was silent; %1 is why, such as "nothing to say"
        return cause ? Explain::tr("passed: %1").arg(causeText(*cause)) : Explain::tr("passed");
    case model::Outcome::Cancelled: //: A companion's turn was ended; %1 is why, such as "you wrote"
        return cause ? Explain::tr("interrupted: %1").arg(causeText(*cause)) : Explain::tr("interrupted");
    case model::Outcome::Failed: //: A companion's turn failed; %1 is why, such as "not in time"
        return cause ? Explain::tr("failed: %1").arg(causeText(*cause)) : Explain::tr("failed");
    }
    return {};
}

} // namespace studio::explain
