// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/attachment.h"
#include "core/model/envelope.h"
#include "core/model/past/message_page.h"
#include "core/model/past/persona_use.h"
#include "core/model/persona.h"
#include "core/model/persona_revision.h"
#include "core/model/room.h"

#include <QList>
#include <QMap>
#include <QObject>
#include <QSet>

#include <functional>

namespace studio::store {

/// How a read answers: on the thread of the context object that was given, never inside the call.
template<class T>
using Then = std::function<void(base::Result<T>)>;

/// A floor input of the log, with the policy that it brought if it was PolicyChanged, and what stands beside
/// a vote or the end of a turn.
struct FloorLogEntry
{
    model::FloorInput input;
    std::optional<model::PolicySettings> policy;
    std::optional<model::VoteManner> manner{};
    std::optional<model::CallTrouble> trouble{};
    std::optional<base::TurnId> turn{};
    qint64 seq = 0; ///< of its event
    bool operator==(const FloorLogEntry &) const = default;
};

/// A turn that was going on at an event, or about to begin.
struct OpenTurn
{
    base::TurnId id;
    int attempts = 1;         ///< how often it was made, on all ways
    model::FloorOutput begin; ///< StartTurn or Wake
    bool operator==(const OpenTurn &) const = default;
};

/// A room went back and nothing was told to its floor since.
struct Resumption
{
    model::Rewound back;
    base::Millis t{0};     ///< of the event to which it went
    QList<OpenTurn> turns; ///< with ReplyAgain and DecideAgain: the newest of each companion up to there
    bool operator==(const Resumption &) const = default;
};

/// All that the Director needs to go on where the room was left. Only what is on the path to the newest event
/// (core/model/path.h); but the room itself does not go back.
struct RoomRecord
{
    model::Room room;    ///< as it is now
    model::Room initial; ///< as it was created: roster and policy before the first input
    qint64 lastSeq = 0;
    qint64 messages = 0;
    QList<FloorLogEntry> floorLog;     ///< every input since creation, in order; messages included
    QList<model::MessageRow> recent;   ///< the newest messages, oldest first, for context
    QList<model::Summary> summaries{}; ///< those that were not taken off, in the order they were made
    std::optional<Resumption> resumption{};
    bool operator==(const RoomRecord &) const = default;
};

/// What is to be done again, or to be seen instead.
struct WayWish
{
    model::Rewound::Why why = model::Rewound::Why::ReplyAgain;
    /// ReplyAgain, DecideAgain: the reply, none: what the newest turn came to. Chosen: one of the
    /// alternatives, none: what was left by the newest way back.
    std::optional<base::MessageId> message{};
    int place = 0;       ///< Chosen: which of the alternatives, 1 the oldest
    qint64 decision = 0; ///< DecideAgain, instead of a reply: the event of the Decision of a vote
    bool operator==(const WayWish &) const = default;
};

/// Where that wish leads.
struct WayFound
{
    model::Rewound back;
    base::Millis t{0};               ///< of the event to which it goes
    base::ParticipantId companion{}; ///< whose reply is made again; none with Chosen
    qint64 newest = 0;               ///< the room's newest event when it was found: it holds only after that
    std::optional<model::Decision> decision{}; ///< the one that was wished for
    bool operator==(const WayFound &) const = default;
};

/// How far a room is, without its events: what a reader of pages begins with.
struct RoomHead
{
    model::Room room;
    qint64 lastSeq = 0;
    qint64 messages = 0;
    QSet<base::ParticipantId> authors; ///< everybody who has said something
    bool operator==(const RoomHead &) const = default;
};

/// A whisper, without what it says.
struct Whisper
{
    qint64 index = 0; ///< its place among the room's messages
    base::ParticipantId from;
    QList<base::ParticipantId> to;
    bool operator==(const Whisper &) const = default;
};

/// By the event of one of them: all that were said in its place, the oldest first, that one included.
using AlternativeRows = QHash<qint64, QList<model::MessageRow>>;

/// Everything that is kept (a port). Any thread may call; the work is done on the store's own threads.
class Store : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Writes a batch whole or not at all, in the order of the calls. Answers with appended or appendFailed.
    virtual void append(const QList<model::Envelope> &batch) = 0;

    /// A new room; the envelope RoomChanged with seq 1 is its first event.
    virtual void createRoom(const model::Envelope &first, QObject *context, Then<model::Room> then) = 0;
    virtual void rooms(QObject *context, Then<QList<model::RoomSummary>> then) = 0;
    /// Also mends the turns that a crash cut off: what was shown of each becomes an interrupted message, see
    /// repair.h.
    virtual void openRoom(const base::RoomId &room, QObject *context, Then<RoomRecord> then) = 0;
    /// Only reads, so it may be asked for a room that is open.
    virtual void roomHead(const base::RoomId &room, QObject *context, Then<RoomHead> then) = 0;
    virtual void messages(const base::RoomId &room, qint64 first, qint64 count, QObject *context,
                          Then<model::MessagePage> then) = 0;
    /// One message as it reads now. NotFound: it is not among the room's messages.
    virtual void message(const base::RoomId &room, const base::MessageId &message, QObject *context,
                         Then<model::MessageRow> then) = 0;
    /// All alternatives of the messages with these events, as they read now; their index is not set.
    virtual void alternatives(const base::RoomId &room, const QList<qint64> &seqs, QObject *context,
                              Then<AlternativeRows> then) = 0;
    /// Only looks; whoever goes there puts model::Rewound into the log. InvalidInput: why there is no such
    /// way, in words for the user.
    virtual void wayBack(const base::RoomId &room, const WayWish &wish, QObject *context,
                         Then<WayFound> then) = 0;
    /// All whispers of a room, oldest first.
    virtual void whispers(const base::RoomId &room, QObject *context, Then<QList<Whisper>> then) = 0;
    /// Envelopes of a room from `firstSeq` on, at most `count`, in order: the whole log, whatever its path.
    virtual void events(const base::RoomId &room, qint64 firstSeq, qint64 count, QObject *context,
                        Then<QList<model::Envelope>> then) = 0;

    /// Stores a persona as its next revision (1 for a new one) and answers with it. Revision 0 says that it
    /// is a new one: Conflict if the id is taken.
    virtual void savePersona(const model::Persona &persona, QObject *context, Then<model::Persona> then) = 0;
    /// The same, together with what the persona names: all of it or nothing.
    virtual void importPersona(const model::Persona &persona, const QList<model::Attachment> &attachments,
                               QObject *context, Then<model::Persona> then) = 0;
    /// The newest revision of everybody who is in the library.
    virtual void personas(QObject *context, Then<QList<model::Persona>> then) = 0;
    /// The last revision of those who were removed: what they said still needs their names.
    virtual void formerPersonas(QObject *context, Then<QList<model::Persona>> then) = 0;
    /// All revisions of one, the newest first; none of a stranger.
    virtual void revisions(const base::ParticipantId &persona, QObject *context,
                           Then<QList<model::PersonaRevision>> then) = 0;
    /// When everybody of the library came and was last in use: from what is kept of rooms, not from their
    /// talk.
    virtual void personaUses(QObject *context, Then<QList<model::PersonaUse>> then) = 0;
    /// Takes a persona out of the library, as a revision that says so. Conflict: it is in a room's roster.
    virtual void removePersona(const base::ParticipantId &persona, QObject *context, Then<void> then) = 0;

    /// The same bytes twice are kept once.
    virtual void keepAttachment(const model::Attachment &attachment, QObject *context, Then<void> then) = 0;
    virtual void attachment(const QString &hash, QObject *context, Then<QByteArray> then) = 0;

    /// Replaces the draft of that key; an empty text takes it away.
    virtual void keepDraft(const QString &key, const QString &text, QObject *context, Then<void> then) = 0;
    virtual void drafts(const QString &prefix, QObject *context, Then<QMap<QString, QString>> then) = 0;

Q_SIGNALS:
    /// The batch is on disk (fsynced); MessagePosted::index is filled in.
    void appended(const QList<studio::model::Envelope> &batch);
    /// Nothing of the batch is on disk.
    void appendFailed(const QList<studio::model::Envelope> &batch, const studio::base::Error &error);
};

} // namespace studio::store
