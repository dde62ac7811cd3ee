// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/room_session.h"

#include "core/base/match.h"
#include "core/explain/names.h"
#include "core/explain/turn_sentence.h"
#include "core/model/participants.h"
#include "core/model/past/deletion.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/guest_notes.h"

#include <algorithm>

namespace studio::ui {

namespace {

bool userSpokeIn(const model::MessagePage &page)
{
    return std::any_of(page.rows.begin(), page.rows.end(),
                       [](const model::MessageRow &row) { return model::isUser(row.posted.message.from); });
}

/// A new room may hold a greeting and its answers; with more than one page it is not new.
bool isFreshPage(const model::MessagePage &page) { return page.first == 0 && !userSpokeIn(page); }

} // namespace

RoomSession::RoomSession(ports::RoomPort &port, TranscriptModel &transcript, QObject *parent)
    : QObject(parent)
    , m_port(port)
    , m_transcript(transcript)
    , m_words(transcript)
{
    connect(&m_words, &StreamedWords::heard, this, &RoomSession::heard);
    using Port = ports::RoomPort;
    connect(&port, &Port::published, this,
            [this](const auto &room, const QList<model::Envelope> &batch, const ports::FloorView &floor) {
                if (room != m_wanted)
                    return;
                if (m_isOnItsWay)
                    m_early.append({batch, floor});
                else
                    takeBatch(batch, floor);
            });
    connect(&port, &Port::callsWaiting, this,
            [this](const auto &room, const QList<ports::WaitingCall> &waiting) {
                if (!isForUs(room) || m_view->waiting == waiting)
                    return;
                m_view->waiting = waiting;
                Q_EMIT waitingChanged();
            });
    connect(&transcript, &TranscriptModel::pageNeeded, this, [this](qint64 first, qint64 count) {
        if (m_view)
            readPage(first, count);
    });
}

void RoomSession::readPage(qint64 first, qint64 count)
{
    const auto take = [this, room = m_wanted](const base::Result<model::MessagePage> &page) {
        if (page)
            takePage(room, *page);
        else
            Q_EMIT commandFailed(page.error());
    };
    m_port.messages(m_wanted, first, count, {this, take});
}

void RoomSession::takePage(const base::RoomId &room, const model::MessagePage &page)
{
    if (!isForUs(room) || m_goesBack)
        return; // the page belongs to a way that the room has left
    m_transcript.refresh(page);
    m_transcript.setPage(page);
}

base::Then<void> RoomSession::orFail()
{
    return {this, [this](const base::Result<void> &done) {
                if (!done)
                    Q_EMIT commandFailed(done.error());
            }};
}

void RoomSession::open(const base::RoomId &room)
{
    close();
    m_wanted = room;
    takeSnapshot();
}

void RoomSession::close()
{
    const bool wasOpen = isOpen();
    m_wanted = {};
    ++m_snapshots;
    m_isOnItsWay = false;
    m_early.clear();
    m_outgrown.clear();
    m_view.reset();
    m_words.endReading();
    m_requests.clear();
    m_goesBack = false;
    m_countsAlternatives = false;
    m_transcript.reset(0);
    setFresh(false);
    if (wasOpen)
        Q_EMIT closed();
}

void RoomSession::setLanguage(model::Language language)
{
    m_shown.setLanguage(language);
    if (m_view)
        refreshPeople();
}

void RoomSession::say(const ports::Draft &draft)
{
    if (!m_view)
        return;
    const auto end = [this, room = m_wanted, draft](const base::Result<void> &done) {
        if (done)
            Q_EMIT said(room, draft);
        else
            Q_EMIT notSaid(done.error(), room, draft);
    };
    m_port.say(m_wanted, draft, {this, end});
}

void RoomSession::transport(ports::Transport command)
{
    if (!m_view)
        return;
    const bool held = m_view->floor.held;
    if (command == ports::Transport::Play && held) {
        m_port.transport(m_wanted, ports::Transport::Release, orFail());
        if (!m_view->floor.paused && !m_view->floor.stopped)
            return;
    }
    m_port.transport(m_wanted, command, orFail());
}

void RoomSession::cue(const base::ParticipantId &companion)
{
    if (m_view)
        m_port.cue(m_wanted, companion, orFail());
}

void RoomSession::setMuted(const base::ParticipantId &companion, bool muted)
{
    if (m_view)
        m_port.setMuted(m_wanted, companion, muted, orFail());
}

void RoomSession::act(const model::Action &action)
{
    if (m_view)
        m_port.act(m_wanted, action, orFail());
}

void RoomSession::skipVote(const base::ParticipantId &companion)
{
    if (m_view)
        m_port.skipVote(m_wanted, companion, orFail());
}

void RoomSession::setOrder(const QList<base::ParticipantId> &order)
{
    if (m_view)
        m_port.setOrder(m_wanted, order, orFail());
}

void RoomSession::undoSummary(const QString &summary)
{
    if (m_view)
        m_port.undoSummary(m_wanted, summary, orFail());
}

void RoomSession::setPolicy(const model::PolicySettings &policy)
{
    if (m_view)
        m_port.setPolicy(m_wanted, policy, orFail());
}

void RoomSession::setVoices(const model::RoomVoices &voices)
{
    if (!m_view)
        return;
    ports::RoomSetup setup = ports::setupOf(m_view->room);
    setup.voices = voices;
    m_port.setUpRoom(m_wanted, setup, orFail());
}

void RoomSession::setModel(const std::optional<model::ModelChoice> &choice)
{
    if (!m_view)
        return;
    ports::RoomSetup setup = ports::setupOf(m_view->room);
    setup.models.model = choice;
    m_port.setUpRoom(m_wanted, setup, orFail());
}

void RoomSession::replyAgain(const std::optional<base::MessageId> &reply)
{
    if (m_view)
        m_port.replyAgain(m_wanted, reply, orFail());
}

void RoomSession::decideAgain(const std::optional<base::MessageId> &reply)
{
    if (m_view)
        m_port.decideAgain(m_wanted, reply, orFail());
}

void RoomSession::playVotes(qint64 decision, const QList<model::VoteEdit> &votes)
{
    if (m_view)
        m_port.playVotes(m_wanted, decision, votes, orFail());
}

void RoomSession::chooseAlternative(const base::MessageId &message, int place)
{
    if (m_view)
        m_port.chooseAlternative(m_wanted, message, place, orFail());
}

void RoomSession::edit(const base::MessageId &message, const QString &text)
{
    if (m_view)
        m_port.editMessage(m_wanted, message, text, orFail());
}

// The room continues from an earlier event. The screen stays as it is until the snapshot comes.
void RoomSession::takeWay()
{
    m_goesBack = true;
    m_countsAlternatives = true;
    m_words.endReading();
    takeSnapshot();
}

void RoomSession::takeSnapshot()
{
    m_isOnItsWay = true;
    const auto take = [this, snapshot = ++m_snapshots](const base::Result<ports::RoomView> &view) {
        if (snapshot != m_snapshots)
            return;
        if (view)
            return takeView(*view);
        close();
        Q_EMIT openFailed(view.error());
    };
    m_port.openRoom(m_wanted, {this, take});
}

void RoomSession::takeView(const ports::RoomView &view)
{
    const bool isNew = !m_view; // otherwise the snapshot fills a hole, and the screen keeps its position
    m_isOnItsWay = false;
    m_view = view;
    refreshPeople();

    if (isNew)
        m_transcript.reset(view.newest.total);
    else
        m_words.endRow();
    if (!isNew && std::exchange(m_goesBack, false))
        m_transcript.goBack(view.newest);
    else
        m_transcript.setPage(view.newest);
    if (view.running)
        m_words.takeUp(*view.running);

    setFresh(isFreshPage(view.newest));
    if (isNew) {
        Q_EMIT opened();
        tellLastWords();
    } else {
        Q_EMIT roomChanged();
        Q_EMIT floorChanged();
        Q_EMIT waitingChanged();
        Q_EMIT summariesChanged();
    }
    takeEarly();
}

// A room may fall quiet at once: without this, events after the snapshot would show only with the next event.
void RoomSession::takeEarly()
{
    while (m_view && !m_isOnItsWay && !m_early.isEmpty()) {
        const Early early = m_early.takeFirst();
        if (!early.batch.isEmpty() && early.batch.last().seq > m_view->seq)
            takeBatch(early.batch, early.floor);
    }
}

void RoomSession::takeBatch(const QList<model::Envelope> &batch, const ports::FloorView &floor)
{
    for (const model::Envelope &event : batch) {
        if (event.seq <= m_view->seq)
            continue; // the snapshot includes it already
        if (event.seq != m_view->seq + 1) {
            takeSnapshot();
            return;
        }
        m_view->seq = event.seq;
        if (std::holds_alternative<model::Rewound>(event.body))
            return takeWay();
        apply(event);
    }
    if (m_view->floor != floor) {
        m_view->floor = floor;
        Q_EMIT floorChanged();
    }
    m_words.endSilentRow(m_view->floor.rows); // a turn may end without a message
}

void RoomSession::apply(const model::Envelope &event)
{
    const auto nothingToShow = [](const auto &) {}; // the floor view already shows it
    std::visit(base::Match{
                   [&](const model::MessagePosted &posted) { applyMessage(posted, event); },
                   [&](const model::TurnEvent &turn) { applyTurnEvent(turn); },
                   [&](const model::RoomChanged &changed) { applyRoom(changed.room); },
                   [&](const model::Action &action) {
                       m_transcript.addNote(m_acts.sentence(action, people()));
                       Q_EMIT acted(action);
                   },
                   [&](const model::Query &query) { m_requests.remember(query); },
                   [&](const model::QueryResult &result) {
                       const QString note = m_requests.noteOf(result, people());
                       if (!note.isEmpty())
                           m_transcript.addNote(note);
                   },
                   [&](const model::Summarized &made) { applySummary(made.summary.id, made.summary); },
                   [&](const model::SummaryUndone &undone) { applySummary(undone.id, {}); },
                   [&](const model::MessageEdited &edited) { applyEdit(edited); },
                   [&](const model::Rewound &rewound) { nothingToShow(rewound); },
                   [&](const model::FloorTold &told) { nothingToShow(told); },
                   [&](const model::FloorSaid &said) { nothingToShow(said); },
                   [&](const model::Decided &decided) { nothingToShow(decided); },
                   [&](const model::LoreFound &found) { nothingToShow(found); },
               },
               event.body);
}

void RoomSession::applyMessage(const model::MessagePosted &posted, const model::Envelope &event)
{
    m_transcript.append({posted, event.seq, event.time});
    if (m_cut && posted.turn == m_cut->turn)
        Q_EMIT spokeFor(posted.message, std::exchange(m_cut, {})->other);
    if (std::exchange(m_countsAlternatives, false))
        readPage(posted.index, 1);
    if (model::isUser(posted.message.from))
        setFresh(false);
    else
        Q_EMIT heard(posted.message.from, posted.message.text.right(StreamedWords::kEnd));
    Q_EMIT this->posted(posted.message);
}

// A message that comes back: only the room knows whether it was edited before.
void RoomSession::applyEdit(const model::MessageEdited &edited)
{
    const qint64 row = m_transcript.rowOf(edited.messageId);
    const model::MessageRow *before = m_transcript.message(row);
    const bool comesBack = before && model::isDeleted(*before) && !model::isDeletion(edited);
    m_transcript.edit(edited.messageId, edited.text);
    if (comesBack)
        readPage(row, 1);
}

void RoomSession::applyTurnEvent(const model::TurnEvent &event)
{
    const auto *content = std::get_if<model::Content>(&event.kind);
    if (std::holds_alternative<model::MaxSessionTurns>(event.kind) ||
        std::holds_alternative<model::LoopDetected>(event.kind) || outgrowsNow(event)) {
        const explain::Names names = people().namesOf({event.companion});
        m_transcript.addNote(explain::turnSentence(event, names).value_or(QString()));
    }
    if (const auto *finished = std::get_if<model::Finished>(&event.kind); finished && finished->spokeFor)
        m_cut = Cut{event.turn, *finished->spokeFor};
    if (content) // the end shows when the message comes, or when the floor says that nobody speaks
        m_words.add(event, content->text, m_view->room.voices.inStep);
}

/// Each later turn reports it again; one line for each companion is enough.
bool RoomSession::outgrowsNow(const model::TurnEvent &event)
{
    const auto *compressed = std::get_if<model::ChatCompressed>(&event.kind);
    const bool isTooSmall = compressed && compressed->what == model::ChatCompressed::What::TooSmall;
    const bool isNews = isTooSmall && !m_outgrown.contains(event.companion);
    if (isNews)
        m_outgrown.insert(event.companion);
    return isNews;
}

void RoomSession::beginReading(const base::RoomId &room, const base::TurnId &turn)
{
    if (isForUs(room))
        m_words.beginReading(turn);
}

void RoomSession::hearUntil(const base::RoomId &room, const base::TurnId &turn, qint64 until)
{
    if (isForUs(room))
        m_words.hearUntil(turn, until);
}

void RoomSession::applySummary(const QString &id, const std::optional<model::Summary> &made)
{
    m_view->summaries.removeIf([&id](const model::Summary &one) { return one.id == id; });
    if (made)
        m_view->summaries.append(*made);
    Q_EMIT summariesChanged();
}

void RoomSession::applyRoom(const model::Room &room)
{
    const bool others = m_view->room.identities != room.identities || m_view->room.guests != room.guests ||
                        m_view->room.overrides != room.overrides;
    const QStringList notes = guestNotes(m_view->room.guests, room.guests);
    m_view->room = room;
    if (others)
        refreshPeople();
    for (const QString &note : notes)
        m_transcript.addNote(note);
    Q_EMIT roomChanged();
    if (m_shown.hasStranger(room))
        takeSnapshot();
}

void RoomSession::tellLastWords()
{
    if (m_view->running)
        Q_EMIT heard(m_view->running->companion, m_view->running->saidSoFar.right(StreamedWords::kEnd));
    else if (!m_view->newest.rows.isEmpty()) {
        const model::Message &last = m_view->newest.rows.last().posted.message;
        const QList<model::FailedReply> &failed = m_view->floor.failed;
        const bool isOvertaken =
            !failed.isEmpty() && failed.last().after == last.id; // a companion failed to answer since
        if (!model::isUser(last.from) && !isOvertaken)
            Q_EMIT heard(last.from, last.text.right(StreamedWords::kEnd));
    }
}

void RoomSession::setPersonas(const QList<model::Persona> &newest)
{
    if (m_view && renewPersonas(*m_view, newest))
        refreshPeople();
}

void RoomSession::setConnected(const std::optional<QSet<base::ParticipantId>> &guests)
{
    if (m_shown.setConnected(guests) && m_view && !m_view->room.guests.isEmpty())
        refreshPeople();
}

void RoomSession::refreshPeople()
{
    m_shown.show(*m_view);
    m_transcript.setSpeakers(m_shown.speakers());
    Q_EMIT peopleChanged();
}

void RoomSession::setFresh(bool fresh)
{
    if (m_fresh == fresh)
        return;
    m_fresh = fresh;
    Q_EMIT freshChanged();
}

} // namespace studio::ui
