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

/// How a participant is shown.
struct Speaker
{
    QString name;
    QString colour; ///< the persona's "#rrggbb"; the theme makes it readable
    QString mark{}; ///< "guest by MCP", or empty
    bool operator==(const Speaker &) const = default;
};

/// A companion's turn while it speaks: shown as the last row, not yet a message.
struct StreamingRow
{
    base::TurnId turn;
    base::ParticipantId companion;
    QString text;
    QDateTime began; ///< UTC
    bool operator==(const StreamingRow &) const = default;
};

/// What can be done about what a note says: a link below it, and an entry of the message's menu.
struct NoteAction
{
    QString id;   ///< told by noteActivated(); what stands before a colon names the entry of the menu
    QString text; ///< "Try again"
    QString name; ///< where the note is not beside it: "Let Kyoko try again"
    bool operator==(const NoteAction &) const = default;
};

/// A quiet line after a message that can be opened, such as "Kyoko remembers what is above in short", or one
/// with actions below it.
struct OpenableNote
{
    QString id;
    QString text;
    QString action;          ///< of the message's menu: "Show what Kyoko remembers…"
    QString idOfBeginning{}; ///< what the beginning of the text opens instead, if that is something else
    qsizetype beginning = 0; ///< how much of the text that is, in UTF-16 units
    QList<NoteAction> actions{};
    bool warns = false; ///< something went wrong: it stands out, and is read aloud with the message
    bool operator==(const OpenableNote &) const = default;
};

/// What openable notes tell of. Each kind is set as a whole; they stand in this order.
enum class NoteKind { SpokeFor, Failed, Summary };

/// The messages of one room as a transcript shows them: how many there are, and those near what is looked
/// at. It asks for the rest with pageNeeded() and forgets pages that were not looked at for long; it neither
/// reads nor stores anything itself.
///
/// Rows count from 0, the oldest message. The last row may be the streaming one; it becomes a message when
/// append() brings the message of its turn. Without messages one row may hold notes alone. GUI thread only.
/// Signals come after the model has changed.
class TranscriptModel : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPageRows = 64;
    static constexpr int kPagesKept = 48;

    using QObject::QObject;

    /// Another room: so many messages, none of them loaded.
    void reset(qint64 messages);
    /// The answer to pageNeeded(), or rows that were at hand anyway. Without rows: they could not be had, and
    /// are asked for again when they are looked at again.
    void setPage(const model::MessagePage &page);
    /// The room goes on from an earlier message, in the same room: `newest` is the end of its messages now.
    /// What is loaded of those before stays, and what was said about them.
    void goBack(const model::MessagePage &newest);
    /// A new message. Its index says where it stands; one that is known already is replaced.
    void append(const model::MessageRow &row);
    /// What is loaded of that page is brought up to date; the rest of it is left.
    void refresh(const model::MessagePage &page);
    /// A message reads differently; nothing if it is not loaded.
    void edit(const base::MessageId &message, const QString &text);
    /// A quiet line after the newest message ("Kyoko waves").
    void addNote(const QString &note);
    using OpenableNotes = QHash<base::MessageId, QList<OpenableNote>>;
    /// All of that kind, by the message that each stands after; that one may not be loaded yet. An empty
    /// message: before the first.
    void setOpenableNotes(const OpenableNotes &notes, NoteKind kind);
    void setSpeakers(const QHash<base::ParticipantId, Speaker> &speakers);

    void startStreaming(const base::TurnId &turn, const base::ParticipantId &companion,
                        const QDateTime &began = QDateTime::currentDateTimeUtc());
    void addToStreaming(const base::TurnId &turn, const QString &piece); ///< of another turn: ignored
    void endStreaming(const base::TurnId &turn);                         ///< without a message

    [[nodiscard]] qint64 rowCount() const { return m_messages + (m_streaming || hasNotesAlone() ? 1 : 0); }
    [[nodiscard]] qint64 messageCount() const { return m_messages; }
    /// Null for the streaming row and for messages that are not loaded.
    [[nodiscard]] const model::MessageRow *message(qint64 row) const;
    [[nodiscard]] const std::optional<StreamingRow> &streaming() const { return m_streaming; }
    [[nodiscard]] bool isStreaming(qint64 row) const { return m_streaming && row == m_messages; }
    /// The only row is one of notes, as nobody has said anything yet.
    [[nodiscard]] bool hasNotesAlone() const { return m_messages == 0 && !m_streaming && m_hasNotesBefore; }
    /// Notes after that row; -1: before the first.
    [[nodiscard]] QStringList notesAfter(qint64 row) const { return m_notes.value(row); }
    /// Those after that row, behind its other notes; none while it is not loaded. The first says which of
    /// several alternatives the message is, if there are others; alternativeStep() knows it.
    [[nodiscard]] QList<OpenableNote> openableAfter(qint64 row) const;
    [[nodiscard]] QList<OpenableNote> openableBefore() const { return openableBy({}); } ///< the first row
    /// Whether what a note opens is the alternative before the message (-1) or the one behind it (1); 0:
    /// neither.
    [[nodiscard]] static int alternativeStep(const QString &note);
    [[nodiscard]] Speaker speaker(const base::ParticipantId &id) const;
    [[nodiscard]] const QHash<base::ParticipantId, Speaker> &speakers() const { return m_speakers; }

    /// These rows are looked at: asks for those that are missing, once.
    void require(qint64 first, qint64 count);
    /// These rows are wanted for a moment only, by a search: asks like require(), but what comes is the first
    /// to be forgotten.
    void glance(qint64 first, qint64 count);

Q_SIGNALS:
    /// Answer with setPage(), at once or later. Not asked again until answered or reset.
    void pageNeeded(qint64 first, qint64 count);
    void wasReset();
    void wentBack(qint64 row);                     ///< from that row on there are other messages, or none
    void rowsAppended(qint64 first, qint64 count); ///< messages
    void rowsLoaded(qint64 first, qint64 count);   ///< placeholders became messages
    void rowsRefused(qint64 first);                ///< the page that begins there could not be had
    void rowChanged(qint64 row);                   ///< another text, or other notes after it
    void streamingGrew(qint64 row);                ///< text was added at its end
    void streamingStarted(qint64 row);
    void streamingEnded(qint64 row); ///< no message came of it
    void speakersChanged();

private:
    using Page = QList<std::optional<model::MessageRow>>; // kPageRows of them

    [[nodiscard]] QList<OpenableNote> openableBy(const base::MessageId &message) const;
    void ask(qint64 first, qint64 end);
    void store(const model::MessageRow &row, qint64 index);
    void forgetOldPages(qint64 keptPage);
    void forgetFrom(qint64 first);
    [[nodiscard]] qint64 sameUntil(const model::MessagePage &newest) const;
    [[nodiscard]] bool isLoaded(qint64 page) const;

    qint64 m_messages = 0;
    QHash<qint64, Page> m_pages;
    QList<qint64> m_recent; // pages, last looked at last
    QSet<qint64> m_asked;
    QMap<qint64, QStringList> m_notes;
    QMap<NoteKind, OpenableNotes> m_openable;
    bool m_hasNotesBefore = false; ///< openable ones, before the first message
    std::optional<StreamingRow> m_streaming;
    QHash<base::ParticipantId, Speaker> m_speakers;
};

} // namespace studio::ui
