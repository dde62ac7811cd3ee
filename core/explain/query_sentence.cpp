// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/query_sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace studio::explain {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Queries)
};

constexpr qsizetype kLongestType = 40; // UTF-16 units

bool isOneOf(const QString &type, std::initializer_list<QLatin1StringView> names)
{
    return std::any_of(names.begin(), names.end(), [&type](QLatin1StringView name) {
        return type.compare(name, Qt::CaseInsensitive) == 0;
    });
}

struct Cause
{
    QLatin1StringView word; ///< QueryResult::error
    QString (*sentence)();
};

const std::array<Cause, 10> kCauses{
    Cause{"refused"_L1, [] { return Words::tr("The request was refused."); }},
    Cause{"timedOut"_L1, [] { return Words::tr("Nobody answered in time."); }},
    Cause{"unknownType"_L1, [] { return Words::tr("There is nothing here that answers such a request."); }},
    Cause{"malformed"_L1, [] { return Words::tr("The request could not be understood."); }},
    Cause{"nobodyHere"_L1,
          [] { return Words::tr("Nobody is here who could answer; the talk goes on without it."); }},
    Cause{"noDevice"_L1, [] { return Words::tr("There is no device that could answer."); }},
    Cause{"deviceBusy"_L1, [] { return Words::tr("Another program is using the device."); }},
    Cause{"deviceLost"_L1, [] { return Words::tr("The device was lost."); }},
    Cause{"cannotSee"_L1,
          [] { return Words::tr("Its model cannot be shown pictures, so no camera was opened."); }},
    Cause{"tooMany"_L1, [] { return Words::tr("It asks for too much at once."); }},
};

} // namespace

std::optional<QString> querySentence(const model::Query &query, const Names &names)
{
    const QString who = names.of(query.from);
    if (isOneOf(query.type, {"time"_L1, "locale"_L1}))
        return std::nullopt;
    if (isOneOf(query.type, {"camera"_L1, "vision"_L1, "look"_L1}))
        //: %1 is a companion
        return Words::tr("%1 asks for a picture from the camera.").arg(who);
    if (isOneOf(query.type, {"screen"_L1}))
        //: %1 is a companion
        return Words::tr("%1 asks for a picture of the screen.").arg(who);
    if (isOneOf(query.type, {"speak"_L1}))
        //: %1 is a companion
        return Words::tr("%1 asks to say something aloud.").arg(who);
    if (isOneOf(query.type, {"ask"_L1}))
        //: %1 is a companion
        return Words::tr("%1 has a question for you.").arg(who);
    //: %1 is a companion, %2 the name of a kind of request, as a program wrote it
    return Words::tr("%1 asks for something: %2").arg(who, query.type.simplified().left(kLongestType));
}

std::optional<QString> unansweredSentence(const model::QueryResult &result)
{
    if (result.success || result.error == u"cancelled"_s)
        return std::nullopt;
    for (const Cause &cause : kCauses) {
        if (result.error == cause.word)
            return cause.sentence();
    }
    return Words::tr("The request could not be answered.");
}

} // namespace studio::explain
