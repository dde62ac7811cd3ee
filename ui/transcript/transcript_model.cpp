// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/transcript_model.h"

#include "core/explain/names.h"
#include "core/model/participants.h"
#include "core/model/past/deletion.h"

#include <algorithm>
#include <utility>

namespace studio::ui {

namespace {

// Precedes the message's id.
const auto kOlder = QStringLiteral("older alternative:");
const auto kNewer = QStringLiteral("newer alternative:");
const auto kRestore = QStringLiteral("restoreMessage:");

// The message names the turn that it came from; a message without a turn can only be matched by its speaker.
bool completes(const model::MessagePosted &posted, const StreamingRow &streaming)
{
    return posted.turn ? *posted.turn == streaming.turn : posted.message.from == streaming.companion;
}

} // namespace

void TranscriptModel::reset(qint64 messages)
{
    m_messages = std::max<qint64>(0, messages);
    m_pages.clear();
    m_recent.clear();
    m_asked.clear();
    m_notes.clear();
    m_openable.clear();
    m_hasNotesBefore = false;
    m_streaming.reset();
    Q_EMIT wasReset();
}

void TranscriptModel::setPage(const model::MessagePage &page)
{
    const qint64 before = m_messages;
    const qint64 end = page.first + page.rows.size();
    m_messages = std::max({m_messages, page.total, end});
    m_asked.remove(page.first / kPageRows);

    for (qint64 row = page.first; row < end; ++row) {
        const model::MessageRow &message = page.rows.at(row - page.first);
        if (row >= 0 && !this->message(row))
            store(message, row);
        m_asked.remove(row / kPageRows);
    }

    if (page.rows.isEmpty())
        Q_EMIT rowsRefused(page.first);
    else
        Q_EMIT rowsLoaded(page.first, page.rows.size());
    if (m_messages > before)
        Q_EMIT rowsAppended(before, m_messages - before);
}

void TranscriptModel::goBack(const model::MessagePage &newest)
{
    const qint64 same = sameUntil(newest);
    forgetFrom(same);
    m_asked.clear();
    m_streaming.reset();
    m_messages = std::max<qint64>(newest.total, newest.first + newest.rows.size());
    qint64 row = newest.first;
    for (const model::MessageRow &message : newest.rows)
        store(message, row++);
    Q_EMIT wentBack(same);
}

/// The first row in which another way has a different message; 0 if that is not known.
qint64 TranscriptModel::sameUntil(const model::MessagePage &newest) const
{
    qint64 row = newest.first;
    for (const model::MessageRow &message : newest.rows) {
        const model::MessageRow *loaded = this->message(row);
        if (!loaded || loaded->seq != message.seq)
            break;
        ++row;
    }
    return row > newest.first ? row : 0;
}

/// Also drops the notes after the message before, because their news came later than that message.
void TranscriptModel::forgetFrom(qint64 first)
{
    for (auto page = m_pages.begin(); page != m_pages.end();) {
        const qint64 kept = first - page.key() * kPageRows;
        if (kept <= 0) {
            m_recent.removeOne(page.key());
            page = m_pages.erase(page);
            continue;
        }
        for (qint64 i = kept; i < kPageRows; ++i)
            (*page)[i].reset();
        ++page;
    }
    m_notes.erase(m_notes.lowerBound(first - 1), m_notes.end());
}

void TranscriptModel::append(const model::MessageRow &row)
{
    const qint64 index = row.posted.index >= 0 ? row.posted.index : m_messages;
    if (index < m_messages) {
        store(row, index);
        Q_EMIT rowChanged(index);
        return;
    }

    const qint64 before = m_messages;
    if (m_streaming && completes(row.posted, *m_streaming))
        m_streaming.reset();
    m_messages = index + 1;
    store(row, index);
    Q_EMIT rowsAppended(before, m_messages - before);
}

void TranscriptModel::refresh(const model::MessagePage &page)
{
    for (const model::MessageRow &row : page.rows) {
        const model::MessageRow *loaded = message(row.posted.index);
        if (!loaded || loaded->seq != row.seq || *loaded == row)
            continue;
        store(row, row.posted.index);
        Q_EMIT rowChanged(row.posted.index);
    }
}

// Of a deleted message the row keeps the words that it had then, to bring them back.
void TranscriptModel::edit(const base::MessageId &message, const QString &text)
{
    const qint64 place = rowOf(message);
    if (place < 0)
        return;
    model::MessageRow &row = *m_pages[place / kPageRows][place % kPageRows];
    model::Message &said = row.posted.message;
    const QString before = std::exchange(said.text, text);
    if (text.isEmpty() || !row.original)
        row.original = before;
    else if (row.original == text)
        row.original.reset();
    if (said.isInterrupted())
        said.heardUntil = text.size();
    Q_EMIT rowChanged(place);
}

qint64 TranscriptModel::rowOf(const base::MessageId &message) const
{
    for (auto page = m_pages.cbegin(); page != m_pages.cend(); ++page) {
        for (qsizetype i = 0; i < page->size(); ++i) {
            if (page->at(i) && page->at(i)->posted.message.id == message)
                return page.key() * kPageRows + i;
        }
    }
    return -1;
}

void TranscriptModel::offerRestoring()
{
    m_offersRestoring = true;
    Q_EMIT speakersChanged(); // shows all rows anew
}

base::MessageId TranscriptModel::restoredBy(const QString &note)
{
    return base::MessageId(note.startsWith(kRestore) ? note.mid(kRestore.size()) : QString());
}

OpenableNote TranscriptModel::deletedNote(const model::Message &message) const
{
    //: A quiet line in place of a message. %1 is the name of who said it
    QString line = model::isUser(message.from)
                       ? tr("Your message was deleted")
                       : tr("A message by %1 was deleted").arg(speaker(message.from).name);
    if (!m_offersRestoring)
        return {{}, line, {}};
    //: The end of the line "A message by Kyoko was deleted": brings the message back
    line += QStringLiteral(" · ") + tr("Undo");
    return {QString(kRestore + message.id.value()), line, tr("Restore the message")};
}

void TranscriptModel::addNote(const QString &note)
{
    const qint64 row = m_messages - 1;
    m_notes[row].append(note);
    Q_EMIT rowChanged(std::max<qint64>(0, row));
}

QList<OpenableNote> TranscriptModel::openableAfter(qint64 row) const
{
    const model::MessageRow *loaded = message(row);
    if (!loaded)
        return {};
    const base::MessageId id = loaded->posted.message.id;
    QList<OpenableNote> notes = openableBy(id);
    if (model::isDeleted(*loaded))
        notes.prepend(deletedNote(loaded->posted.message));
    const auto [place, count] = loaded->alternatives;
    if (count > 1) {
        //: The beginning of a quiet line below a reply: what is clicked to have the alternative before it
        const QString older = tr("‹ Previous");
        //: The end of that line
        const QString newer = tr("Next ›");
        const QString line = QStringLiteral("%1 · %2/%3 · %4").arg(older).arg(place).arg(count).arg(newer);
        notes.prepend({QString(kNewer + id.value()), line, tr("Show the next version"),
                       QString(kOlder + id.value()), older.size()});
    }
    return notes;
}

int TranscriptModel::alternativeStep(const QString &note)
{
    return note.startsWith(kOlder) ? -1 : note.startsWith(kNewer) ? 1 : 0;
}

QList<OpenableNote> TranscriptModel::openableBy(const base::MessageId &message) const
{
    QList<OpenableNote> notes;
    for (const OpenableNotes &ofKind : m_openable)
        notes += ofKind.value(message);
    return notes;
}

void TranscriptModel::setOpenableNotes(const OpenableNotes &notes, NoteKind kind)
{
    const OpenableNotes before = std::exchange(m_openable[kind], notes);
    m_hasNotesBefore = !openableBefore().isEmpty();
    QList<qint64> changed; // a receiver of the signal may ask for rows
    if (before.value({}) != notes.value({}))
        changed.append(0);
    for (auto page = m_pages.cbegin(); page != m_pages.cend(); ++page) {
        for (qsizetype i = 0; i < page->size(); ++i) {
            if (!page->at(i))
                continue;
            const base::MessageId id = page->at(i)->posted.message.id;
            if (before.value(id) != notes.value(id))
                changed.append(page.key() * kPageRows + i);
        }
    }
    for (const qint64 row : std::as_const(changed))
        Q_EMIT rowChanged(row);
}

void TranscriptModel::setSpeakers(const QHash<base::ParticipantId, Speaker> &speakers)
{
    if (m_speakers == speakers)
        return;
    m_speakers = speakers;
    Q_EMIT speakersChanged();
}

void TranscriptModel::startStreaming(const base::TurnId &turn, const base::ParticipantId &companion,
                                     const QDateTime &began)
{
    if (m_streaming)
        endStreaming(m_streaming->turn);
    m_streaming = StreamingRow{turn, companion, {}, began};
    Q_EMIT streamingStarted(m_messages);
}

void TranscriptModel::addToStreaming(const base::TurnId &turn, const QString &piece)
{
    if (!m_streaming || m_streaming->turn != turn || piece.isEmpty())
        return;
    m_streaming->text.append(piece);
    Q_EMIT streamingGrew(m_messages);
}

void TranscriptModel::endStreaming(const base::TurnId &turn)
{
    if (!m_streaming || m_streaming->turn != turn)
        return;
    m_streaming.reset();
    Q_EMIT streamingEnded(m_messages);
}

const model::MessageRow *TranscriptModel::message(qint64 row) const
{
    if (row < 0 || row >= m_messages)
        return nullptr;
    const auto page = m_pages.constFind(row / kPageRows);
    if (page == m_pages.constEnd())
        return nullptr;
    const std::optional<model::MessageRow> &slot = page->at(row % kPageRows);
    return slot ? &*slot : nullptr;
}

Speaker TranscriptModel::speaker(const base::ParticipantId &id) const
{
    const auto known = m_speakers.constFind(id);
    if (known != m_speakers.constEnd())
        return *known;
    if (model::isUser(id))
        return {tr("You"), {}};
    return {explain::Names().of(id), {}};
}

void TranscriptModel::require(qint64 first, qint64 count)
{
    const qint64 end = std::min(first + count, m_messages);
    first = std::max<qint64>(0, first);
    for (qint64 page = first / kPageRows; page * kPageRows < end; ++page) {
        m_recent.removeOne(page);
        m_recent.append(page);
    }
    ask(first, end);
}

void TranscriptModel::glance(qint64 first, qint64 count)
{
    const qint64 end = std::min(first + count, m_messages);
    first = std::max<qint64>(0, first);
    for (qint64 page = first / kPageRows; page * kPageRows < end; ++page) {
        if (!m_recent.contains(page))
            m_recent.prepend(page);
    }
    ask(first, end);
}

void TranscriptModel::ask(qint64 first, qint64 end)
{
    QList<qint64> missing;
    for (qint64 page = first / kPageRows; page * kPageRows < end; ++page) {
        if (!m_asked.contains(page) && !isLoaded(page)) {
            m_asked.insert(page);
            missing.append(page);
        }
    }
    // Asks last, because the answer may come inside the signal.
    for (const qint64 page : std::as_const(missing))
        Q_EMIT pageNeeded(page * kPageRows, std::min<qint64>(kPageRows, m_messages - page * kPageRows));
}

void TranscriptModel::store(const model::MessageRow &row, qint64 index)
{
    const qint64 page = index / kPageRows;
    if (!m_pages.contains(page)) {
        m_pages.insert(page, Page(kPageRows));
        if (!m_recent.contains(page))
            m_recent.append(page);
        forgetOldPages(page);
    }
    m_pages[page][index % kPageRows] = row;
}

void TranscriptModel::forgetOldPages(qint64 keptPage)
{
    while (m_recent.size() > kPagesKept) {
        const qint64 page = m_recent.takeAt(m_recent.first() == keptPage ? 1 : 0);
        m_pages.remove(page);
        m_asked.remove(page);
    }
}

bool TranscriptModel::isLoaded(qint64 page) const
{
    const auto rows = m_pages.constFind(page);
    if (rows == m_pages.constEnd())
        return false;
    const qint64 count = std::min<qint64>(kPageRows, m_messages - page * kPageRows);
    return std::all_of(rows->begin(), rows->begin() + count,
                       [](const std::optional<model::MessageRow> &row) { return row.has_value(); });
}

} // namespace studio::ui
