// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/query_sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace studio::explain {

using namespace Qt::StringLiterals;

namespace {

struct Queries
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

struct FailedQuery
{
    QLatin1StringView word; ///< QueryResult::error
    QString (*sentence)();
};

const std::array<FailedQuery, 10> kFailedQueries{
    FailedQuery{"refused"_L1, [] { return Queries::tr("The request was denied."); }},
    FailedQuery{"timedOut"_L1, [] { return Queries::tr("Nobody answered in time."); }},
    FailedQuery{"unknownType"_L1, [] { return Queries::tr("Nothing here can answer this request."); }},
    FailedQuery{"malformed"_L1, [] { return Queries::tr("The request could not be understood."); }},
    FailedQuery{
        "nobodyHere"_L1,
        [] { return Queries::tr("Nobody can answer here. The conversation goes on without an answer."); }},
    FailedQuery{"noDevice"_L1, [] { return Queries::tr("No device is available for this."); }},
    FailedQuery{"deviceBusy"_L1, [] { return Queries::tr("Another program is using the device."); }},
    FailedQuery{"deviceLost"_L1, [] { return Queries::tr("The device was lost."); }},
    FailedQuery{
        "cannotSee"_L1,
        [] { return Queries::tr("The model does not accept pictures, so the camera was not opened."); }},
    FailedQuery{"tooMany"_L1, [] { return Queries::tr("The request asks for too much at once."); }},
};

} // namespace

std::optional<QString> querySentence(const model::Query &query, const Names &names)
{
    const QString who = names.of(query.from);
    if (isOneOf(query.type, {"time"_L1, "locale"_L1}))
        return std::nullopt;
    if (isOneOf(query.type, {"camera"_L1, "vision"_L1, "look"_L1}))
        //: %1 is a companion
        return Queries::tr("%1 asks for a picture from the camera.").arg(who);
    if (isOneOf(query.type, {"screen"_L1}))
        //: %1 is a companion
        return Queries::tr("%1 asks for a picture of the screen.").arg(who);
    if (isOneOf(query.type, {"speak"_L1}))
        //: %1 is a companion
        return Queries::tr("%1 asks to speak aloud.").arg(who);
    if (isOneOf(query.type, {"ask"_L1}))
        //: %1 is a companion
        return Queries::tr("%1 has a question for you.").arg(who);
    //: %1 is a companion, %2 the name of a kind of request, as a program wrote it
    return Queries::tr("%1 asks for something: %2").arg(who, query.type.simplified().left(kLongestType));
}

std::optional<QString> unansweredSentence(const model::QueryResult &result)
{
    if (result.success || result.error == u"cancelled"_s)
        return std::nullopt;
    for (const FailedQuery &cause : kFailedQueries) {
        if (result.error == cause.word)
            return cause.sentence();
    }
    return Queries::tr("The request could not be answered.");
}

} // namespace studio::explain
