// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/turn_words.h"

#include "core/explain/meter_sentence.h"
#include "core/explain/wording.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Way = LoggedTurn::Way;

struct TurnWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::TurnWords)
};

QString clock(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime().time(), QLocale::ShortFormat);
}

QString boughtText(const LoggedTurn &turn)
{
    if (turn.purchases == 0)
        return {};
    return turn.purchases == 1
               ? TurnWords::tr("paid %1").arg(turn.spent)
               //: %1 how often, %2 for how much altogether
               : TurnWords::tr("paid %1 times, %2 in all").arg(turn.purchases).arg(turn.spent);
}

QString refusedText(const LoggedTurn &turn)
{
    if (!turn.refusal)
        return {};
    return turn.refusal->wanted
               ? explain::refusedPhrase(*turn.refusal->wanted, turn.refusal->level, turn.refusal->why)
               : TurnWords::tr("refused");
}

/// How the turn ended, in words.
QString endText(const LoggedTurn &turn)
{
    if (turn.way == Way::Nobody)
        return {};
    if (turn.isRunning())
        return TurnWords::tr("running");
    if (turn.outcome && *turn.outcome != model::Outcome::Spoke)
        return explain::endingPhrase(*turn.outcome, turn.cause);
    return turn.purchases > 0 ? QString() : TurnWords::tr("spoke");
}

} // namespace

QString wayText(Way way)
{
    switch (way) {
    case Way::Selected: return explain::ruleText(model::Rule::Selected);
    case Way::Speak: return explain::ruleText(model::Rule::Speak);
    case Way::Courtesy: return explain::ruleText(model::Rule::Courtesy);
    case Way::NoVotes: return explain::ruleText(model::Rule::NoVotes);
    case Way::Second: return explain::ruleText(model::Rule::Second);
    case Way::Natural: return explain::ruleText(model::Rule::Natural);
    case Way::List: return explain::ruleText(model::Rule::List);
    case Way::Pooled: return explain::ruleText(model::Rule::Pooled);
    case Way::Queued: return explain::ruleText(model::Rule::Queued);
    case Way::Addressed: return explain::ruleText(model::Rule::Addressed);
    case Way::Directed: return explain::ruleText(model::Rule::Directed);
    case Way::Fallback: return explain::ruleText(model::Rule::Fallback);
    case Way::Owed: return explain::ruleText(model::Rule::Owed);
    case Way::OnlyCandidate: return explain::ruleText(model::Rule::OnlyCandidate);
    case Way::Cued: return explain::ruleText(model::Rule::Cued);
    case Way::Nobody: return explain::ruleText(model::Rule::Nobody);
    //: Why a companion had the floor, as the next ones
    case Way::Ring: return TurnWords::tr("next in the ring");
    case Way::Message: return TurnWords::tr("woken by a new message");
    case Way::Missed: return TurnWords::tr("woken by a missed message");
    case Way::Refund: return TurnWords::tr("woken because the level is back");
    case Way::Idle: return TurnWords::tr("woken after a long silence");
    case Way::Unasked: return TurnWords::tr("not woken");
    case Way::Unknown: return {};
    }
    return {};
}

QString durationText(base::Millis duration)
{
    const double seconds = double(duration.count()) / 1000;
    if (seconds < 60)
        return TurnWords::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    const auto whole = qint64(seconds);
    //: %1 minutes and %2 seconds, such as 1:05 min
    return TurnWords::tr("%1:%2 min").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString turnText(const LoggedTurn &turn, const People &people)
{
    QStringList parts{turn.companion.isEmpty() ? TurnWords::tr("Nobody") : people.name(turn.companion),
                      wayText(turn.way),
                      boughtText(turn),
                      refusedText(turn),
                      endText(turn),
                      turn.ended && *turn.ended > turn.began ? durationText(*turn.ended - turn.began)
                                                             : QString(),
                      clock(turn.time)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString roundText(const LoggedRound &round, const People &people)
{
    QStringList parts{clock(round.time)};
    for (const model::Candidate &candidate : round.decision.candidates) {
        const QString name = people.name(candidate.id);
        if (candidate.cause)
            //: %1 a name, %2 why there is no vote
            parts.append(TurnWords::tr("%1: %2").arg(name, explain::causeText(*candidate.cause)));
        else if (candidate.id == round.decision.winner)
            //: %1 a name, %2 a number from 0 to 10
            parts.append(TurnWords::tr("%1 %2, chosen").arg(name, QString::number(candidate.importance)));
        else
            parts.append(TurnWords::tr("%1 %2").arg(name, QString::number(candidate.importance)));
    }
    return parts.join(u" · "_s);
}

} // namespace studio::ui
