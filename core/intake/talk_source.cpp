// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/talk_source.h"

#include "core/intake/talk_file.h"
#include "core/intake/words.h"
#include "core/model/participants.h"
#include "core/model/past/new_room_events.h"
#include "core/persona/naming.h"

#include <algorithm>

namespace studio::intake {

using namespace Qt::StringLiterals;
using base::Result;
using Kind = model::ImportedFile::Kind;

namespace {

const auto kOrigin = u"import"_s;

class TalkEvents final : public store::RoomSource
{
public:
    TalkEvents(std::unique_ptr<QIODevice> file, TalkPlan plan, std::shared_ptr<base::IdSource> ids,
               std::shared_ptr<Progress> progress)
        : m_file(std::move(file))
        , m_plan(std::move(plan))
        , m_ids(std::move(ids))
        , m_progress(std::move(progress))
        , m_events(m_plan.room, kOrigin, m_plan.now)
    {
        m_reader = readerFor(m_plan.kind, *m_file, m_plan.form, m_plan.conversation);
        m_progress->events = 0;
    }

    std::optional<base::Error> withdrawal() const override
    {
        return m_progress->isCancelled ? std::optional(cancelled()) : std::nullopt;
    }

    Result<Piece> next() override
    {
        if (const auto withdrawn = withdrawal())
            return tl::unexpected(*withdrawn);
        Piece piece;
        while (piece.events.size() < kMostEventsAtOnce && !piece.isLast) {
            const auto line = m_reader->next();
            if (!line)
                return tl::unexpected(line.error());
            if (*line)
                say(**line, piece);
            else
                finish(piece);
        }
        m_progress->events += piece.events.size();
        return piece;
    }

private:
    void say(const TalkLine &line, Piece &piece)
    {
        if (line.time.isValid())
            m_events.setTime(line.time);
        if (m_events.seq() == 0)
            m_events.begin(piece.events);
        m_events.goOn();
        if (line.alternatives.size() < 2) {
            m_before = post(line, line.text, piece);
            return;
        }
        const qint64 fork = m_events.seq();
        qint64 chosen = 0;
        base::MessageId shown;
        for (qsizetype i = 0; i < line.alternatives.size(); ++i) {
            if (i > 0)
                m_events.add(model::Rewound{fork, model::Rewound::Why::ReplyAgain}, piece.events);
            const auto id = post(line, line.alternatives[i], piece);
            if (i == line.chosen) {
                chosen = m_events.seq();
                shown = id;
            }
        }
        if (chosen != m_events.seq())
            m_events.add(model::Rewound{chosen, model::Rewound::Why::Chosen}, piece.events);
        m_before = shown;
    }

    base::MessageId post(const TalkLine &line, const QString &text, Piece &piece)
    {
        model::MessagePosted posted;
        posted.message.id = base::MessageId(m_ids->next());
        posted.message.from = m_plan.people.value({line.name, line.isWriter});
        posted.message.text = text;
        posted.parent = m_before;
        if (line.isHidden)
            hide(line, posted.message);
        else if (line.isWhisper)
            whisper(line, posted.message);
        think(line, posted, piece);
        m_events.add(posted, piece.events);
        return posted.message.id;
    }

    // For people to read, but for no model: a whisper to the user. If its companion were the sender, they
    // would witness it, so its sender is somebody who takes no part.
    void hide(const TalkLine &line, model::Message &message) const
    {
        message.whisper = true;
        message.to = {base::ParticipantId(u"user"_s)};
        if (model::isCompanion(message.from))
            message.from = outsiderCalled(line.name);
    }

    void whisper(const TalkLine &line, model::Message &message) const
    {
        message.whisper = true;
        for (const QString &name : line.heardBy) {
            const auto id = m_plan.people.value({name, false}, m_plan.people.value({name, true}));
            message.to.append(id.isEmpty() ? outsiderCalled(name) : id);
        }
    }

    void think(const TalkLine &line, model::MessagePosted &posted, Piece &piece)
    {
        if (line.thoughts.isEmpty() || !model::isCompanion(posted.message.from))
            return;
        model::TurnEvent event{base::TurnId(m_ids->next()), posted.message.from};
        event.kind = model::Thought{{}, line.thoughts};
        m_events.add(event, piece.events);
        event.number = 1;
        event.kind = model::Content{posted.message.text};
        m_events.add(event, piece.events);
        event.number = 2;
        event.kind = model::Finished{u"stop"_s, {}, {}};
        m_events.add(event, piece.events);
        posted.turn = event.turn;
    }

    void finish(Piece &piece)
    {
        piece.isLast = true;
        if (m_events.seq() == 0)
            m_events.begin(piece.events);
        m_events.seat(m_plan.muted, piece.events);
    }

    std::unique_ptr<QIODevice> m_file;
    TalkPlan m_plan;
    std::shared_ptr<base::IdSource> m_ids;
    std::shared_ptr<Progress> m_progress;
    std::unique_ptr<TalkReader> m_reader;
    model::NewRoomEvents m_events;
    std::optional<base::MessageId> m_before;
};

} // namespace

base::ParticipantId outsiderCalled(const QString &name)
{
    const base::ParticipantId plain(persona::shownName(name));
    const bool isReserved =
        plain.isEmpty() || model::isUser(plain) || model::isCompanion(plain) || model::isGuest(plain);
    return isReserved ? base::ParticipantId(u"outsider "_s + plain.value()) : plain;
}

std::unique_ptr<TalkReader> readerFor(Kind kind, QIODevice &device, const TextForm &form, int conversation)
{
    switch (kind) {
    case Kind::SillyTavern: return sillyTavernReader(device);
    case Kind::Chat: return chatReader(device, conversation);
    case Kind::Text: return textReader(device, form);
    case Kind::Room:
    case Kind::Witnessed: return witnessedReader(device);
    }
    Q_UNREACHABLE();
}

Result<std::unique_ptr<store::RoomSource>> talkSource(const TalkPlan &plan,
                                                      const std::shared_ptr<base::IdSource> &ids,
                                                      const std::shared_ptr<Progress> &progress)
{
    auto file = openTalkFile(plan.file);
    if (!file)
        return tl::unexpected(file.error());
    return std::make_unique<TalkEvents>(std::move(file->device), plan, ids, progress);
}

} // namespace studio::intake
