// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/models/people.h"
#include "ui/stage/act_words.h"
#include "ui/window/request_notes.h"
#include "ui/window/shown_people.h"
#include "ui/window/streamed_words.h"

#include <QObject>
#include <QSet>

#include <optional>

namespace studio::ui {

class TranscriptModel;

/// The room on screen: turns news of the studio into rows of the models, and actions of the user into
/// commands. It takes one snapshot and then numbered events; a gap in the numbers means a new snapshot. No
/// widgets. GUI thread only.
class RoomSession : public QObject
{
    Q_OBJECT

public:
    RoomSession(ports::RoomPort &port, TranscriptModel &transcript, QObject *parent = nullptr);

    /// Leaves the current room and asks for a snapshot of this one: opened() or openFailed() follows.
    void open(const base::RoomId &room);
    void close();
    void setLanguage(model::Language language);
    /// The newest library: changed companions are shown anew.
    void setPersonas(const QList<model::Persona> &newest);
    /// The guests whose program is connected; all other guests are shown as away. Null: not known.
    void setConnected(const std::optional<QSet<base::ParticipantId>> &guests);

    [[nodiscard]] bool isOpen() const { return m_view.has_value(); }
    [[nodiscard]] base::RoomId roomId() const { return m_wanted; } ///< empty: none
    /// Name, roster, personas and model of the open room, with the newest `floor`. Only while isOpen().
    [[nodiscard]] const ports::RoomView &view() const { return *m_view; }
    [[nodiscard]] const People &people() const { return m_shown.people(); }
    /// Whether no user has said anything here yet.
    [[nodiscard]] bool isFresh() const { return m_fresh; }

    void say(const ports::Draft &draft); ///< said() or notSaid() follows
    /// Play also ends a hold: to the user both mean "let them talk".
    void transport(ports::Transport command);
    void cue(const base::ParticipantId &companion);
    void setMuted(const base::ParticipantId &companion, bool muted);
    void act(const model::Action &action);
    void skipVote(const base::ParticipantId &companion);
    void undoSummary(const QString &summary);
    void replyAgain(const std::optional<base::MessageId> &reply = {}); ///< empty: the newest
    void decideAgain(const std::optional<base::MessageId> &reply = {});
    void playVotes(qint64 decision, const QList<model::VoteEdit> &votes);
    void chooseAlternative(const base::MessageId &message, int place);
    void edit(const base::MessageId &message, const QString &text);
    void setOrder(const QList<base::ParticipantId> &order); ///< of the ring
    void setPolicy(const model::PolicySettings &policy);
    void setVoices(const model::RoomVoices &voices);
    void setModel(const std::optional<model::ModelChoice> &choice); ///< of the room; null: the default

    /// The voice reads that turn aloud. In rooms that show words as they are heard, the words wait for
    /// hearUntil().
    void beginReading(const base::RoomId &room, const base::TurnId &turn);
    void hearUntil(const base::RoomId &room, const base::TurnId &turn, qint64 until);

Q_SIGNALS:
    void opened();
    void closed();
    void floorChanged();
    void waitingChanged(); ///< view().waiting has changed
    void roomChanged();    ///< name, roster or rules
    void peopleChanged();  ///< names, colours or their language
    void freshChanged();
    /// A companion is speaking, or was the last speaker when the room was opened; `end` is the end of their
    /// text.
    void heard(const studio::base::ParticipantId &companion, const QString &end);
    void acted(const studio::model::Action &action);    ///< a companion moves their body
    void posted(const studio::model::Message &message); ///< was just said and stored
    /// The companion of that message continued with a line for another participant, which was left out. Comes
    /// right before posted().
    void spokeFor(const studio::model::Message &message, const studio::model::SpokeFor &other);
    void summariesChanged(); ///< view().summaries
    /// The snapshot failed; the room is closed again.
    void openFailed(const studio::base::Error &error);
    void commandFailed(const studio::base::Error &error); ///< any command except say()
    void said(const studio::base::RoomId &room, const studio::ports::Draft &draft); ///< and it is on disk
    /// The message was refused; the user may have left the room since.
    void notSaid(const studio::base::Error &error, const studio::base::RoomId &room,
                 const studio::ports::Draft &draft);

private:
    void takeSnapshot();
    void takeView(const ports::RoomView &view);
    void takeEarly();
    void takeBatch(const QList<model::Envelope> &batch, const ports::FloorView &floor);
    void apply(const model::Envelope &event);
    void applyMessage(const model::MessagePosted &posted, const model::Envelope &event);
    void applyEdit(const model::MessageEdited &edited);
    void applyTurnEvent(const model::TurnEvent &event);
    [[nodiscard]] bool outgrowsNow(const model::TurnEvent &event);
    void applyRoom(const model::Room &room);
    void applySummary(const QString &id, const std::optional<model::Summary> &made);
    void takeWay();
    void tellLastWords();
    void refreshPeople();
    void setFresh(bool fresh);
    void readPage(qint64 first, qint64 count);
    void takePage(const base::RoomId &room, const model::MessagePage &page);
    /// Reports an error if the command fails.
    [[nodiscard]] base::Then<void> orFail();
    [[nodiscard]] bool isForUs(const base::RoomId &room) const { return m_view && room == m_wanted; }

    ports::RoomPort &m_port;
    TranscriptModel &m_transcript;
    StreamedWords m_words;
    base::RoomId m_wanted;
    int m_snapshots = 0;       ///< number of the newest request; answers to older requests are ignored
    bool m_isOnItsWay = false; ///< whether a snapshot is on its way; until it comes, events wait
    struct Early
    {
        QList<model::Envelope> batch;
        ports::FloorView floor;
    };
    QList<Early> m_early; ///< events that came before the snapshot, in order
    std::optional<ports::RoomView> m_view;
    ShownPeople m_shown;
    ActWords m_acts;
    RequestNotes m_requests;
    bool m_fresh = false;
    bool m_goesBack = false;              ///< the snapshot on its way shows another way through the room
    bool m_countsAlternatives = false;    ///< the next message may be one of several alternatives
    QSet<base::ParticipantId> m_outgrown; ///< a note said that their model can no longer read the whole talk
    struct Cut
    {
        base::TurnId turn;
        model::SpokeFor other;
    };
    std::optional<Cut> m_cut; ///< of a turn that ended before its message came
};

} // namespace studio::ui
