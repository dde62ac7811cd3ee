// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/past/message_page.h"

#include <QDateTime>
#include <QHash>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <optional>

namespace studio::ui {

/// The appearance of a participant.
struct Speaker
{
    QString name;
    QString colour; ///< the persona's "#rrggbb"; the theme makes it readable
    QString mark{}; ///< "guest by MCP", or empty
    bool operator==(const Speaker &) const = default;
};

/// A companion's turn while they speak: shown as the last row, not yet a message.
struct StreamingRow
{
    base::TurnId turn;
    base::ParticipantId companion;
    QString text;
    QDateTime began; ///< UTC
    bool operator==(const StreamingRow &) const = default;
};

/// An action on what a note reports: a link below the note, and an entry of the message's menu.
struct NoteAction
{
    QString id;   ///< sent by noteActivated(); the part before a colon names the menu entry
    QString text; ///< "Try again"
    QString name; ///< for places away from the note: "Let Kyoko try again"
    bool operator==(const NoteAction &) const = default;
};

/// A quiet line after a message that can be opened, such as "Kyoko remembers what is above in short", or a
/// line with actions below it.
struct OpenableNote
{
    QString id;
    QString text;
    QString action;          ///< in the message's menu: "Show what Kyoko remembers…"
    QString idOfBeginning{}; ///< what the beginning of the text opens, if that is different
    qsizetype beginning = 0; ///< length of that beginning, in UTF-16 units
    QList<NoteAction> actions{};
    bool warns = false; ///< reports a problem: stands out, and is read aloud with the message
    bool operator==(const OpenableNote &) const = default;
};

/// What openable notes are about. Each kind is set as a whole; the notes appear in this order.
enum class NoteKind { Continued, SpokeFor, Failed, Summary };

/// The messages of one room as a transcript shows them: their number, and the messages near the visible ones.
/// It requests missing messages with pageNeeded() and forgets pages that were not visible for long; it
/// neither reads nor stores anything itself.
///
/// Rows count from 0, the oldest message. The last row may be the streaming row; it becomes a message when
/// append() brings the message of its turn. Without messages one row may hold notes alone. GUI thread only.
/// Signals come after the model has changed.
class TranscriptModel : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPageRows = 64;
    static constexpr int kPagesKept = 48;

    using QObject::QObject;

    /// Starts another room with so many messages, none of them loaded.
    void reset(qint64 messages);
    /// The answer to pageNeeded(), or rows that were available anyway. A page without rows could not be
    /// loaded; it is requested again when it becomes visible again.
    void setPage(const model::MessagePage &page);
    /// The same room continues from an earlier message: `newest` is now the end of its messages. Loaded
    /// messages before that stay, with their notes.
    void goBack(const model::MessagePage &newest);
    /// A new message. Its index is its row; it replaces a message that is already there.
    void append(const model::MessageRow &row);
    /// Updates the loaded messages of that page and ignores the rest.
    void refresh(const model::MessagePage &page);
    /// Changes the text of a message, or deletes it if the text is empty; does nothing if it is not loaded.
    void edit(const base::MessageId &message, const QString &text);
    /// A quiet line after the newest message ("Kyoko waves").
    void addNote(const QString &note);
    using OpenableNotes = QHash<base::MessageId, QList<OpenableNote>>;
    /// Sets all notes of this kind, by the message that each follows; that message may not be loaded yet. An
    /// empty message id: before the first message.
    void setOpenableNotes(const OpenableNotes &notes, NoteKind kind);
    void setSpeakers(const QHash<base::ParticipantId, Speaker> &speakers);

    void startStreaming(const base::TurnId &turn, const base::ParticipantId &companion,
                        const QDateTime &began = QDateTime::currentDateTimeUtc());
    void addToStreaming(const base::TurnId &turn, const QString &piece); ///< ignored for another turn
    void endStreaming(const base::TurnId &turn);                         ///< without a message

    [[nodiscard]] qint64 rowCount() const { return m_messages + (m_streaming || hasNotesAlone() ? 1 : 0); }
    [[nodiscard]] qint64 messageCount() const { return m_messages; }
    /// Null for the streaming row and for messages that are not loaded.
    [[nodiscard]] const model::MessageRow *message(qint64 row) const;
    [[nodiscard]] const std::optional<StreamingRow> &streaming() const { return m_streaming; }
    [[nodiscard]] bool isStreaming(qint64 row) const { return m_streaming && row == m_messages; }
    /// The only row is a row of notes, because nobody has said anything yet.
    [[nodiscard]] bool hasNotesAlone() const { return m_messages == 0 && !m_streaming && m_hasNotesBefore; }
    /// Notes after that row; -1: before the first.
    [[nodiscard]] QStringList notesAfter(qint64 row) const { return m_notes.value(row); }
    /// The openable notes after that row, which follow its other notes; empty while the row is not loaded. If
    /// the message has alternatives, the first note says which of them it is; see alternativeStep().
    [[nodiscard]] QList<OpenableNote> openableAfter(qint64 row) const;
    [[nodiscard]] QList<OpenableNote> openableBefore() const { return openableBy({}); } ///< above row 0
    /// The window can bring deleted messages back: their lines offer it, see restoredBy().
    void offerRestoring();
    /// The deleted message that a note brings back; empty: it is another note.
    [[nodiscard]] static base::MessageId restoredBy(const QString &note);
    /// The loaded row of that message; -1: it is not loaded.
    [[nodiscard]] qint64 rowOf(const base::MessageId &message) const;
    /// Whether a note opens the alternative before the message (-1) or the one after it (1); 0: neither.
    [[nodiscard]] static int alternativeStep(const QString &note);
    [[nodiscard]] Speaker speaker(const base::ParticipantId &id) const;
    [[nodiscard]] const QHash<base::ParticipantId, Speaker> &speakers() const { return m_speakers; }

    /// Call when these rows become visible: requests the missing ones, once.
    void require(qint64 first, qint64 count);
    /// Call when a search needs these rows for a moment: requests them like require(), but they are the first
    /// to be forgotten.
    void glance(qint64 first, qint64 count);

Q_SIGNALS:
    /// Answer with setPage(), at once or later. Not emitted again before the answer or a reset.
    void pageNeeded(qint64 first, qint64 count);
    void wasReset();
    void wentBack(qint64 row);                     ///< from that row on there are different messages, or none
    void rowsAppended(qint64 first, qint64 count); ///< new messages
    void rowsLoaded(qint64 first, qint64 count);   ///< placeholders became messages
    void rowsRefused(qint64 first);                ///< the page that begins there could not be loaded
    void rowChanged(qint64 row);                   ///< another text, or other notes after it
    void streamingGrew(qint64 row);                ///< text was added at its end
    void streamingStarted(qint64 row);
    void streamingEnded(qint64 row); ///< no message came of the turn
    void speakersChanged();

private:
    using Page = QList<std::optional<model::MessageRow>>; // kPageRows of them

    [[nodiscard]] OpenableNote deletedNote(const model::Message &message) const;
    [[nodiscard]] QList<OpenableNote> openableBy(const base::MessageId &message) const;
    void ask(qint64 first, qint64 end);
    void store(const model::MessageRow &row, qint64 index);
    void forgetOldPages(qint64 keptPage);
    void forgetFrom(qint64 first);
    [[nodiscard]] qint64 sameUntil(const model::MessagePage &newest) const;
    [[nodiscard]] bool isLoaded(qint64 page) const;

    qint64 m_messages = 0;
    QHash<qint64, Page> m_pages;
    QList<qint64> m_recent; // pages; the page that was visible last comes last
    QSet<qint64> m_asked;
    QMap<qint64, QStringList> m_notes;
    QMap<NoteKind, OpenableNotes> m_openable;
    bool m_offersRestoring = false;
    bool m_hasNotesBefore = false; ///< openable notes, before the first message
    std::optional<StreamingRow> m_streaming;
    QHash<base::ParticipantId, Speaker> m_speakers;
};

} // namespace studio::ui
