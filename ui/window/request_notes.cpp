// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/request_notes.h"

#include "ui/requests/request_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct RequestNotesWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::RequestNotes)
};

constexpr qsizetype kMostOpen = 256; // results that never come must not pile up
constexpr qsizetype kLongestAnswer = 200;

bool needsNoYes(const QString &type) { return type == "time"_L1 || type == "locale"_L1; }

/// The words of core/query/desk.h, for people.
QString reason(const QString &error)
{
    if (error == "refused"_L1)
        return RequestNotesWords::tr("denied");
    if (error == "timedOut"_L1)
        return RequestNotesWords::tr("not answered in time");
    if (error == "nobodyHere"_L1)
        return RequestNotesWords::tr("nobody was there to answer");
    if (error == "noDevice"_L1)
        return RequestNotesWords::tr("no such device");
    if (error == "deviceBusy"_L1)
        return RequestNotesWords::tr("another program is using the device");
    if (error == "deviceLost"_L1)
        return RequestNotesWords::tr("the device stopped");
    if (error == "cannotSee"_L1)
        return RequestNotesWords::tr("the model does not accept pictures");
    if (error == "tooMany"_L1)
        return RequestNotesWords::tr("too many requests are open");
    if (error == "cancelled"_L1)
        return RequestNotesWords::tr("no longer needed");
    if (error == "unknownType"_L1)
        return RequestNotesWords::tr("nothing here can answer this");
    return RequestNotesWords::tr("failed");
}

QString success(const model::Query &query, const model::QueryResult &result, const QString &name)
{
    if (query.type == "camera"_L1)
        return RequestNotesWords::tr("%1 got a picture from the camera.").arg(name);
    if (query.type == "screen"_L1)
        return RequestNotesWords::tr("%1 got a picture of the screen.").arg(name);
    if (query.type == "speak"_L1)
        return RequestNotesWords::tr("A line by %1 was read aloud.").arg(name);
    if (query.type == "ask"_L1) {
        const QString answer = result.body.value_or(QString()).simplified();
        const bool isLong = answer.size() > kLongestAnswer;
        return RequestNotesWords::tr("You answered %1: %2")
            .arg(name, isLong ? QString(answer.left(kLongestAnswer) + u'…') : answer);
    }
    //: %1 is a companion or a guest, %2 what it asked for
    return RequestNotesWords::tr("%1 got an answer: %2").arg(name, requestTypeName(query.type));
}

QString failure(const model::Query &query, const QString &error, const QString &name)
{
    const QString why = reason(error);
    if (query.type == "camera"_L1)
        //: %1 is a companion, %2 why it got none, such as "refused"
        return RequestNotesWords::tr("%1 asked for a picture from the camera · %2").arg(name, why);
    if (query.type == "screen"_L1)
        return RequestNotesWords::tr("%1 asked for a picture of the screen · %2").arg(name, why);
    if (query.type == "speak"_L1)
        return RequestNotesWords::tr("%1 asked to read a line aloud · %2").arg(name, why);
    if (query.type == "ask"_L1)
        return RequestNotesWords::tr("%1 asked you a question · %2").arg(name, why);
    //: %1 is a companion or a guest, %2 what it asked for, %3 why it got nothing
    return RequestNotesWords::tr("%1 asked for “%2” · %3").arg(name, requestTypeName(query.type), why);
}

} // namespace

void RequestNotes::remember(const model::Query &query)
{
    if (m_queries.size() >= kMostOpen)
        return;
    model::Query known = query;
    if (query.type == "vision"_L1 ||
        query.type == "look"_L1) // the log keeps what was asked as it was written
        known.type = u"camera"_s;
    m_queries.insert(query.id, known);
}

QString RequestNotes::noteOf(const model::QueryResult &result, const People &people)
{
    const auto found = m_queries.constFind(result.id);
    if (found == m_queries.cend())
        return {};
    const model::Query query = *found;
    m_queries.erase(found);
    if (needsNoYes(query.type))
        return {};
    const QString name = people.name(query.from);
    return result.success ? success(query, result, name)
                          : failure(query, result.error.value_or(QString()), name);
}

} // namespace studio::ui
