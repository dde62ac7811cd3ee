// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/attachment.h"
#include "core/model/past/persona_use.h"
#include "core/model/persona.h"
#include "core/model/persona_revision.h"
#include "core/store/room_head.h"
#include "core/store/room_record.h"
#include "core/store/then.h"
#include "core/store/way_back.h"

#include <QList>
#include <QMap>
#include <QObject>

namespace studio::store {

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
