// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/read_ahead.h"

#include "core/search/index_words.h"
#include "core/store/search_texts.h"

#include <QMutexLocker>

namespace studio::store {

using base::Result;

namespace {

constexpr qsizetype kAhead = 4; // pieces

// The words of a decision are names, and only the store knows which names held at that time.
QByteArray wordsOf(const model::EnvelopeBody &body)
{
    if (std::holds_alternative<model::Decided>(body))
        return {};
    const auto text = searchTextOf(body, [](const base::ParticipantId &) { return QString(); });
    return text ? search::indexWords(text->text) : QByteArray();
}

} // namespace

// A message's body contains its index, which only the store knows once the room has gone back.
ReadyPiece ReadAhead::madeReady(RoomSource::Piece piece)
{
    ReadyPiece ready{std::move(piece), {}};
    for (model::Envelope &event : ready.piece.events) {
        m_isStraight = m_isStraight && !std::holds_alternative<model::Rewound>(event.body);
        auto *posted = std::get_if<model::MessagePosted>(&event.body);
        if (posted)
            posted->index = m_isStraight ? m_messages++ : -1;
        const bool isCertain = !posted || m_isStraight;
        ready.events.append({isCertain ? bodyOf(event.body) : QByteArray(), wordsOf(event.body)});
    }
    return ready;
}

ReadAhead::ReadAhead(RoomSource &source)
    : m_source(source)
    , m_thread(QThread::create([this] { readAll(); }))
{
    m_thread->setObjectName(QStringLiteral("import reader"));
    m_thread->start();
    if (!m_thread->isRunning() && !m_thread->isFinished())
        m_thread.reset(); // the system cannot start another thread
}

ReadAhead::~ReadAhead()
{
    {
        const QMutexLocker guard(&m_mutex);
        m_isWanted = false;
    }
    m_changed.wakeAll();
    if (m_thread)
        m_thread->wait();
}

Result<ReadyPiece> ReadAhead::next()
{
    if (!m_thread)
        return m_source.next().transform([this](auto piece) { return madeReady(std::move(piece)); });
    QMutexLocker guard(&m_mutex);
    while (m_ready.isEmpty())
        m_changed.wait(&m_mutex);
    auto piece = m_ready.dequeue();
    guard.unlock();
    m_changed.wakeAll();
    return piece;
}

void ReadAhead::readAll()
{
    for (bool isLast = false; !isLast;) {
        auto piece = m_source.next();
        isLast = !piece || piece->isLast;
        if (!put(std::move(piece).transform([this](auto read) { return madeReady(std::move(read)); })))
            return;
    }
}

/// False: nobody needs the piece any more.
bool ReadAhead::put(Result<ReadyPiece> piece)
{
    QMutexLocker guard(&m_mutex);
    while (m_isWanted && m_ready.size() >= kAhead)
        m_changed.wait(&m_mutex);
    if (!m_isWanted)
        return false;
    m_ready.enqueue(std::move(piece));
    guard.unlock();
    m_changed.wakeAll();
    return true;
}

} // namespace studio::store
