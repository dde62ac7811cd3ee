// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/spoken_queries.h"

#include "core/base/log.h"
#include "core/wire/json.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using model::QueryResult;
using query::Pending;

namespace {

const auto kSpeak = u"speak"_s;

QString messageIn(const model::RawJson &body)
{
    const auto json = wire::parse(body.text);
    return json && json->is_object() ? wire::toText(json->value("message", wire::Json())) : QString();
}

QueryResult failure(const QString &id, const char *why) { return {id, false, {}, QString::fromLatin1(why)}; }

} // namespace

SpokenQueries::SpokenQueries(query::QueryDesk &desk, voice::ReadAloud &reader, const room::Cast &cast)
    : m_desk(desk)
    , m_reader(reader)
    , m_cast(cast)
{
    m_desk.serve(kSpeak);
    connect(&desk, &query::QueryDesk::pendingChanged, this, &SpokenQueries::follow);
    connect(&reader, &voice::ReadAloud::lineHeard, this, &SpokenQueries::heard);
    connect(&reader, &voice::ReadAloud::lineFailed, this, &SpokenQueries::failed);
}

void SpokenQueries::follow()
{
    QHash<QString, quint64> gone = m_lines;
    for (const Pending &query : m_desk.pending()) {
        if (query.query.type != kSpeak || query.state != Pending::State::Answering)
            continue;
        if (!gone.remove(query.query.id))
            say(query);
    }
    for (auto line = gone.cbegin(); line != gone.cend(); ++line) {
        m_lines.remove(line.key());
        m_reader.drop(line.value());
    }
}

// A companion whose words are never read aloud is refused; the desk is told later, since its call is still
// running.
void SpokenQueries::say(const Pending &query)
{
    const model::Persona speaker = m_cast.persona(query.query.from);
    const QString id = query.query.id;
    if (speaker.voice.silent) {
        m_lines.insert(id, 0);
        QMetaObject::invokeMethod(
            this, [this, id] { answer(failure(id, query::why::kRefused)); }, Qt::QueuedConnection);
        return;
    }
    m_lines.insert(id, m_reader.say({.room = query.room,
                                     .companion = query.query.from,
                                     .voice = speaker.voice,
                                     .language = speaker.mainLanguage,
                                     .text = messageIn(query.query.body)}));
}

void SpokenQueries::heard(quint64 line)
{
    if (const QString id = m_lines.key(line); !id.isEmpty())
        answer({id, true, {}, {}});
}

void SpokenQueries::failed(quint64 line, const base::Error &error)
{
    const QString id = m_lines.key(line);
    if (id.isEmpty())
        return; // belongs to other code
    qCInfo(base::lcStudio) << "a line is not heard:" << error.detail;
    const bool stopped = error.code == base::ErrorCode::Cancelled;
    answer(failure(id, stopped ? query::why::kRefused : query::why::kNoDevice));
}

// If the query is over already, its line is dropped.
void SpokenQueries::answer(const QueryResult &result)
{
    m_lines.remove(result.id);
    if (const base::Result<void> answered = m_desk.answer(result, {}); !answered)
        qCInfo(base::lcStudio) << "the query of a line was over:" << answered.error().detail;
}

} // namespace studio::services
