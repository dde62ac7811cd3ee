// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/talk_source.h"

#include "core/intake/talk_file.h"
#include "core/intake/words.h"
#include "core/model/participants.h"
#include "core/persona/naming.h"

#include <algorithm>

namespace studio::intake {

using namespace Qt::StringLiterals;
using base::Millis;
using base::Result;
using model::Envelope;
using Kind = model::ImportedFile::Kind;

namespace {

constexpr Millis kBetween{1000}; ///< on the room's own axis
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
        , m_time(m_plan.now)
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
    void add(model::EnvelopeBody body, Piece &piece)
    {
        Envelope envelope;
        envelope.seq = ++m_seq;
        envelope.origin = kOrigin;
        envelope.room = m_plan.room.id;
        envelope.t = m_t;
        envelope.time = m_time;
        envelope.topic = model::topicOf(body);
        envelope.body = std::move(body);
        piece.events.append(std::move(envelope));
    }

    // The room is empty until all messages are written.
    void begin(Piece &piece)
    {
        model::Room empty = m_plan.room;
        empty.roster.clear();
        add(model::RoomChanged{empty}, piece);
    }

    void say(const TalkLine &line, Piece &piece)
    {
        if (line.time.isValid())
            m_time = line.time;
        if (m_seq == 0)
            begin(piece);
        m_t += kBetween;
        if (line.alternatives.size() < 2) {
            m_before = post(line, line.text, piece);
            return;
        }
        const qint64 fork = m_seq;
        qint64 chosen = 0;
        base::MessageId shown;
        for (qsizetype i = 0; i < line.alternatives.size(); ++i) {
            if (i > 0)
                add(model::Rewound{fork, model::Rewound::Why::ReplyAgain}, piece);
            const auto id = post(line, line.alternatives[i], piece);
            if (i == line.chosen) {
                chosen = m_seq;
                shown = id;
            }
        }
        if (chosen != m_seq)
            add(model::Rewound{chosen, model::Rewound::Why::Chosen}, piece);
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
        add(posted, piece);
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
        add(event, piece);
        event.number = 1;
        event.kind = model::Content{posted.message.text};
        add(event, piece);
        event.number = 2;
        event.kind = model::Finished{u"stop"_s, {}, {}};
        add(event, piece);
        posted.turn = event.turn;
    }

    void finish(Piece &piece)
    {
        piece.isLast = true;
        if (m_seq == 0)
            begin(piece);
        if (m_plan.room.roster.isEmpty())
            return;
        add(model::RoomChanged{m_plan.room}, piece);
        model::FloorTold told;
        told.input = {m_t, model::RosterChanged{m_plan.room.roster}};
        add(told, piece);
        for (const base::ParticipantId &id : std::as_const(m_plan.muted)) {
            told.input = {m_t, model::CompanionInput{model::CompanionInput::Kind::Mute, id}};
            add(told, piece);
        }
    }

    std::unique_ptr<QIODevice> m_file;
    TalkPlan m_plan;
    std::shared_ptr<base::IdSource> m_ids;
    std::shared_ptr<Progress> m_progress;
    std::unique_ptr<TalkReader> m_reader;
    qint64 m_seq = 0;
    Millis m_t{0};
    QDateTime m_time;
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
