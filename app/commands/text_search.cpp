// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/text_search.h"

#include "app/commands/reading.h"
#include "app/house.h"
#include "app/plain_line.h"
#include "core/explain/decision_sentence.h"
#include "core/studio/ports/search_port.h"
#include "core/wire/json.h"

#include <QTimer>

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using base::Result;
using model::NamedSpeaker;
using model::SearchHit;
using model::SearchKind;
using model::SearchPage;

namespace {

constexpr int kPage = 200;

QString nameOf(SearchKind kind)
{
    switch (kind) {
    case SearchKind::Message: return u"message"_s;
    case SearchKind::Thought: return u"thought"_s;
    case SearchKind::Decision: return u"decision"_s;
    case SearchKind::ToolCall: return u"tool"_s;
    case SearchKind::Note: return u"note"_s;
    }
    Q_UNREACHABLE();
}

/// The search asks again after this pause until the file's older messages are indexed.
constexpr int kPause = 200; // ms

} // namespace

TextSearch::TextSearch(House &house, const CommonOptions &common, const FindText &wanted)
    : m_house(house)
    , m_wanted(wanted)
    , m_language(languageOf(common.language))
    , m_left(wanted.most)
{
    m_query = {.text = wanted.text, .kinds = wanted.kinds, .from = wanted.from, .to = wanted.to};
}

void TextSearch::start()
{
    const auto failed = [this](const Error &error) { fail(error); };
    withPersonas(
        m_house, this, m_language,
        [this, failed](const QList<model::Persona> &personas) {
            m_personas = personas;
            for (const model::Persona &persona : personas)
                m_names.shown.insert(persona.id, persona.textIn(m_language).name);
            withRooms(
                m_house, this, [this](const QList<model::RoomSummary> &rooms) { choose(rooms); }, failed);
        },
        failed);
}

void TextSearch::choose(const QList<model::RoomSummary> &rooms)
{
    for (const model::RoomSummary &room : rooms)
        m_rooms.insert(room.id, room.name);
    if (m_wanted.room) {
        const auto room = findRoom(rooms, *m_wanted.room);
        if (!room)
            return fail(room.error());
        m_query.room = room->id;
    }
    m_house.searching().listSpeakers({this, [this](const Result<QList<NamedSpeaker>> &speakers) {
                                          if (speakers)
                                              choose(*speakers);
                                          else
                                              fail(speakers.error());
                                      }});
}

void TextSearch::choose(const QList<NamedSpeaker> &speakers)
{
    m_speakers = speakers;
    const auto who = speaker();
    if (!who)
        return fail(who.error());
    m_query.speaker = *who;
    ask();
}

// If no name matches, the text itself is used as an id: somebody may have spoken under that id or, as an
// outsider, under that name.
Result<std::optional<ParticipantId>> TextSearch::speaker() const
{
    if (!m_wanted.speaker)
        return std::optional<ParticipantId>();
    const QString &wanted = *m_wanted.speaker;
    if (wanted.compare(m_names.of(model::Identity{}.id), Qt::CaseInsensitive) == 0)
        return std::optional(model::Identity{}.id);
    QList<ParticipantId> named;
    for (const model::Persona &persona : m_personas) {
        const auto has = [&wanted](const model::PersonaText &text) {
            return text.name.compare(wanted, Qt::CaseInsensitive) == 0;
        };
        if (std::any_of(persona.texts.cbegin(), persona.texts.cend(), has))
            named.append(persona.id);
    }
    for (const NamedSpeaker &speaker : m_speakers) {
        if (speaker.distinctNames().contains(wanted, Qt::CaseInsensitive))
            named.append(speaker.id);
    }
    if (named.size() > 1) {
        QStringList ids;
        for (const ParticipantId &id : named)
            ids.append(id.value());
        return base::failure(ErrorCode::Conflict,
                             tr("Several speakers are called \"%1\". Use one of these IDs: %2")
                                 .arg(wanted, explain::listed(ids)));
    }
    return std::optional(named.isEmpty() ? ParticipantId(wanted) : named.first());
}

void TextSearch::ask()
{
    m_query.most = int(std::min<qint64>(m_left, kPage));
    m_house.searching().search(m_query, {this, [this](const Result<SearchPage> &page) {
                                             if (page)
                                                 take(*page);
                                             else
                                                 fail(page.error());
                                         }});
}

void TextSearch::take(const SearchPage &page)
{
    const bool grows = page.unread > 0 && m_house.access() == House::Access::ReadWrite;
    if (grows && !m_query.before) {
        QTimer::singleShot(kPause, this, &TextSearch::ask);
        return;
    }
    if (page.unread > 0 && !m_query.before)
        report(tr("Older texts might be missing: %Ln event(s) cannot be searched yet.", nullptr,
                  int(std::min<qint64>(page.unread, std::numeric_limits<int>::max()))));
    for (const SearchHit &hit : page.hits) {
        const bool isPrinted =
            m_wanted.format == FindText::Format::JsonLines ? printLine(hit) : printHit(hit);
        if (!isPrinted)
            return end(Exit::Failed);
    }
    m_left -= page.hits.size();
    m_query.before = page.next;
    if (page.next && m_left > 0)
        return ask();
    end(Exit::Fine);
}

QString TextSearch::authorOf(const SearchHit &hit) const
{
    for (const NamedSpeaker &speaker : m_speakers) {
        if (speaker.id != hit.author)
            continue;
        for (const NamedSpeaker::Name &name : speaker.names) {
            if (name.room == hit.room)
                return name.text;
        }
    }
    return m_names.of(hit.author);
}

bool TextSearch::printHit(const SearchHit &hit) const
{
    const QString text =
        hit.decision ? explain::decisionSentence(*hit.decision, m_names, hit.policy) : hit.excerpt;
    const QString place = hit.message ? u"#"_s + QString::number(*hit.message + 1) : u"-"_s;
    const QStringList columns{m_rooms.value(hit.room).simplified(),
                              place,
                              hit.time.toString(Qt::ISODate),
                              nameOf(hit.kind),
                              hit.author.isEmpty() ? u"-"_s : plainLine(authorOf(hit)),
                              plainLine(text)};
    return print(columns.join(u'\t'));
}

bool TextSearch::printLine(const SearchHit &hit) const
{
    using wire::Json;
    using wire::toJson;
    Json found = Json::array();
    for (const model::TextRange &range : hit.found)
        found.push_back({range.from, range.to});
    Json line{{"kind", toJson(nameOf(hit.kind))},
              {"room", toJson(hit.room.value())},
              {"roomName", toJson(m_rooms.value(hit.room))},
              {"seq", hit.seq},
              {"author", toJson(hit.author.value())},
              {"time", toJson(hit.time.toString(Qt::ISODateWithMs))},
              {"text", toJson(hit.excerpt)},
              {"found", found},
              {"message", hit.message ? Json(*hit.message) : Json(nullptr)},
              {"offPath", hit.isOffPath}};
    return print(wire::dump(line));
}

void TextSearch::fail(const Error &error)
{
    complain(error.text);
    end(exitFor(error));
}

void TextSearch::end(Exit exit)
{
    if (!std::exchange(m_hasEnded, true))
        Q_EMIT ended(exit);
}

} // namespace studio::app
