// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/company.h"
#include "tests/faults/fault.h"

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

using model::Cause;

namespace {

/// The model says this when it is asked for a vote.
Trick voting(const QString &name, const QString &vote, const Outcome &outcome,
             int importance = importanceOf(0))
{
    return {.name = name, .outcome = outcome, .vote = vote, .importance = importance};
}

/// The model is shown its answer, at once, and then asked for two words; it gives the same again each time.
Outcome unrepaired() { return failed(Cause::Malformed, {Millis(0), Millis(0)}); }

QString vote(const QString &importance, const QString &state = u"speak"_s)
{
    return uR"({"thought":"t","selected":true,"state":"%1","importance":%2,"closing":"none"})"_s.arg(
        state, importance);
}

QList<Trick> oddImportances(const Case &)
{
    const Outcome malformed = unrepaired();
    return {voting(u"-1"_s, vote(u"-1"_s), answered(), 0),
            voting(u"11"_s, vote(u"11"_s), answered(), 1), // of a hundred
            voting(u"0.4"_s, vote(u"0.4"_s), answered(), 4),
            voting(u"5.5"_s, vote(u"5.5"_s), answered(), 6),
            voting(u"a text"_s, vote(u"\"7\""_s), answered(), 7),
            voting(u"NaN"_s, vote(u"NaN"_s), malformed),
            voting(u"1e308"_s, vote(u"1e308"_s), answered(), 10)};
}

QList<Trick> missingFields(const Case &)
{
    QList<Trick> tricks;
    for (const auto &[name, left] : {std::pair(u"state"_s, uR"({"importance":9,"selected":true})"_s),
                                     std::pair(u"importance"_s, uR"({"state":"speak","selected":true})"_s)})
        tricks.append(voting(name, left, unrepaired()));
    tricks.append(voting(u"selected"_s, uR"({"state":"speak","importance":9})"_s, answered(), 9));
    return tricks;
}

/// The same vote with keys that are not the model's to write.
QList<Trick> claiming(const QStringList &claims)
{
    QList<Trick> tricks;
    for (const QString &claim : claims)
        tricks.append(voting(claim, QString(voteOf(0)).replace(0, 1, u'{' + claim + u','), answered()));
    return tricks;
}

QList<Trick> late(const Case &)
{
    return {{.spoil =
                 [](const Recording &recording, const Moment &) {
                     return Script().head().heard().wait(Millis(8001)).body(framed(recording));
                 },
             .outcome = failed(Cause::Timeout)}};
}

Fault one(const QString &id, const QString &what, const QString &text, const Outcome &outcome,
          int importance = importanceOf(0))
{
    return {.id = id,
            .what = what,
            .tricks = [=](const Case &) -> QList<Trick> { return {voting({}, text, outcome, importance)}; },
            .isOfVotes = true};
}

Fault several(const QString &id, const QString &what, const std::function<QList<Trick>(const Case &)> &tricks)
{
    return {.id = id, .what = what, .tricks = tricks, .isOfVotes = true};
}

} // namespace

QList<Fault> voteFaults()
{
    const QString good = voteOf(0);
    const QString order = QString(good).replace(u"Grüße"_s, kInjection);
    const Outcome malformed = unrepaired();
    return {
        one(u"V01"_s, u"prose around"_s, u"Here is my vote:\n"_s + good + u"\nI hope it helps!"_s,
            answered()),
        one(u"V02"_s, u"in a fence"_s, u"```json\n"_s + good + u"\n```"_s, answered()),
        one(u"V03"_s, u"two objects"_s, good + u'\n' + good, answered()),
        several(u"V04"_s, u"trailing comma, single quotes"_s,
                [=](const Case &) -> QList<Trick> {
                    return {voting(u"comma"_s, good.chopped(1) + u",}"_s, answered()),
                            voting(u"quotes"_s, QString(good).replace(u'"', u'\''), answered())};
                }),
        several(u"V05"_s, u"odd importance"_s, oddImportances),
        one(u"V06"_s, u"unknown state"_s, vote(u"9"_s, u"PERHAPS"_s), malformed),
        several(u"V07"_s, u"missing field"_s, missingFields),
        several(
            u"V08"_s, u"wrong from"_s,
            [](const Case &) {
                return claiming({uR"("from":"companion_ben")"_s, uR"("from":"user")"_s, uR"("from":"")"_s});
            }),
        several(u"V09"_s, u"unknown to"_s,
                [](const Case &) {
                    return claiming({uR"("to":"companion_nobody")"_s, uR"("to":["companion_aya"])"_s});
                }),
        one(u"V10"_s, u"empty"_s, {}, failed(Cause::NoAnswer)),
        one(u"V11"_s, u"refusal"_s, u"I'm sorry, but I can't help with that."_s, failed(Cause::Refused)),
        one(u"V12"_s, u"an array"_s, u'[' + good + u',' + good + u']', answered()),
        one(u"V13"_s, u"thinking aloud"_s, u"<think>Is {\"state\":1} right?</think>"_s + good, answered()),
        one(u"V14"_s, u"all tie"_s, vote(u"7"_s), answered(), 7),
        one(u"V15"_s, u"nobody wants to"_s,
            uR"({"selected":false,"state":"listen","importance":0,"closing":"none"})"_s, answered(), 0),
        one(u"V16"_s, u"a reason of 100 KB"_s, QString(good).replace(u"Grüße"_s, QString(100'000, u'x')),
            failed(Cause::Malformed)),
        one(u"V17"_s, u"orders to the others"_s, order, answered()),
        several(u"V18"_s, u"late"_s, late),
        several(u"V19"_s, u"for an earlier turn"_s,
                [](const Case &) { return claiming({uR"("messageId":"m-of-yesterday")"_s}); }),
    };
}

} // namespace studio::tests::faults
