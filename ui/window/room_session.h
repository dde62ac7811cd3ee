// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/models/people.h"
#include "ui/stage/act_words.h"
#include "ui/window/request_notes.h"

#include <QObject>
#include <QSet>

#include <optional>

namespace studio::ui {

class TranscriptModel;

/// The room on screen: turns what the studio tells into what the models show, and what the user does into
/// commands. It takes one snapshot and then numbered events; a hole in the numbers means a new snapshot.
/// No widgets. GUI thread only.
class RoomSession : public QObject
{
    Q_OBJECT

public:
    RoomSession(ports::RoomPort &port, TranscriptModel &transcript, QObject *parent = nullptr);

    /// Leaves the room before and asks for a snapshot of this one: opened() or openFailed() follows.
    void open(const base::RoomId &room);
    void close();
    void setLanguage(model::Language language);
    /// The library as it is now: whoever was changed is shown anew.
    void setPersonas(const QList<model::Persona> &newest);
    /// The guests for whom a program is connected; none: nobody can say. The others are shown as away.
    void setConnected(const std::optional<QSet<base::ParticipantId>> &guests);

    [[nodiscard]] bool isOpen() const { return m_view.has_value(); }
    [[nodiscard]] base::RoomId roomId() const { return m_wanted; } ///< empty: none
    /// Name, roster, personas and model of the open room; its `floor` is the newest. Only while isOpen().
    [[nodiscard]] const ports::RoomView &view() const { return *m_view; }
    [[nodiscard]] const People &people() const { return m_people; }
    /// Whether the user has said nothing here yet.
    [[nodiscard]] bool isFresh() const { return m_fresh; }

    void say(const ports::Draft &draft); ///< said() or notSaid() follows
    /// Play also lifts a hold: to the user both are "let them talk".
    void transport(ports::Transport command);
    void cue(const base::ParticipantId &companion);
    void setMuted(const base::ParticipantId &companion, bool muted);
    void act(const model::Action &action);
    void skipVote(const base::ParticipantId &companion);
    void undoSummary(const QString &summary);
    void replyAgain(const std::optional<base::MessageId> &reply = {}); ///< none: the newest
    void decideAgain(const std::optional<base::MessageId> &reply = {});
    void playVotes(qint64 decision, const QList<model::VoteEdit> &votes);
    void chooseAlternative(const base::MessageId &message, int place);
    void edit(const base::MessageId &message, const QString &text);
    void setOrder(const QList<base::ParticipantId> &order); ///< of the ring
    void setPolicy(const model::PolicySettings &policy);
    void setVoices(const model::RoomVoices &voices);

    /// That turn is read aloud; where words are shown as they are heard, they wait for hearUntil().
    void beginReading(const base::RoomId &room, const base::TurnId &turn);
    void hearUntil(const base::RoomId &room, const base::TurnId &turn, qint64 until);

Q_SIGNALS:
    void opened();
    void closed();
    void floorChanged();
    void waitingChanged(); ///< view().waiting, told just now
    void roomChanged();    ///< name, roster or rules
    void peopleChanged();  ///< names, colours or their language
    void freshChanged();
    /// A companion says something, or was the last to say something when the room was opened: the end of it.
    void heard(const studio::base::ParticipantId &companion, const QString &end);
    void acted(const studio::model::Action &action);    ///< somebody moves its body
    void posted(const studio::model::Message &message); ///< said and stored, just now
    /// That message is of a companion who went on with a line of somebody else, which was left out. Comes
    /// right before posted().
    void spokeFor(const studio::model::Message &message, const studio::model::SpokeFor &other);
    void summariesChanged(); ///< view().summaries
    /// The snapshot could not be had; the room is closed again.
    void openFailed(const studio::base::Error &error);
    void commandFailed(const studio::base::Error &error);                           ///< any command but say()
    void said(const studio::base::RoomId &room, const studio::ports::Draft &draft); ///< and it is on disk
    /// Refused; the room may have been left since.
    void notSaid(const studio::base::Error &error, const studio::base::RoomId &room,
                 const studio::ports::Draft &draft);

private:
    /// A turn whose words wait for its voice.
    struct Reading
    {
        base::TurnId turn;
        QString text;
        qint64 heard = 0;
        qint64 shown = 0;
    };
    void takeSnapshot();
    void takeView(const ports::RoomView &view);
    void takeEarly();
    void takeBatch(const QList<model::Envelope> &batch, const ports::FloorView &floor);
    void apply(const model::Envelope &event);
    void applyMessage(const model::MessagePosted &posted, const model::Envelope &event);
    void applyTurnEvent(const model::TurnEvent &event);
    [[nodiscard]] bool outgrowsNow(const model::TurnEvent &event);
    void showPiece(const base::TurnId &turn, const QString &piece);
    void showHeard();
    void applyRoom(const model::Room &room);
    void applySummary(const QString &id, const std::optional<model::Summary> &made);
    void endSilentStream();
    void takeWay();
    void tellLastWords();
    void refreshPeople();
    void setFresh(bool fresh);
    void readPage(qint64 first, qint64 count);
    void takePage(const base::RoomId &room, const model::MessagePage &page);
    /// Tells the failure of a command, if it fails.
    [[nodiscard]] base::Then<void> orFail();
    [[nodiscard]] bool isForUs(const base::RoomId &room) const { return m_view && room == m_wanted; }

    ports::RoomPort &m_port;
    TranscriptModel &m_transcript;
    model::Language m_language = model::Language::English;
    base::RoomId m_wanted;
    int m_snapshots = 0; ///< how often one was asked for; the answer to one before the newest says nothing
    bool m_isOnItsWay = false; ///< the snapshot; until it comes, events wait
    struct Early
    {
        QList<model::Envelope> batch;
        ports::FloorView floor;
    };
    QList<Early> m_early; ///< what was published before the snapshot came, in order
    std::optional<ports::RoomView> m_view;
    People m_people;
    ActWords m_acts;
    std::optional<QSet<base::ParticipantId>> m_connected;
    RequestNotes m_requests;
    bool m_fresh = false;
    bool m_goesBack = false;              ///< the snapshot on its way is of another way through the room
    bool m_countsAlternatives = false;    ///< the next message may be one beside others
    std::optional<Reading> m_reading;     ///< the newest
    QSet<base::ParticipantId> m_outgrown; ///< whose model can no longer read the whole talk, and it was said
    struct Cut
    {
        base::TurnId turn;
        model::SpokeFor other;
    };
    std::optional<Cut> m_cut; ///< of a turn that has ended before its message came
};

} // namespace studio::ui
