// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/query_desk.h"
#include "core/room/cast.h"
#include "core/voice/read_aloud.h"

#include <QHash>
#include <QObject>

namespace studio::services {

/// Speaks the lines that companions asked to say aloud, once they are allowed, each in the companion's voice
/// and in its turn, and answers when they were heard. The desk asks for consent, not this class. If a query
/// ends first, its line stops at once. On the studio thread.
class SpokenQueries final : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    SpokenQueries(query::QueryDesk &desk, voice::ReadAloud &reader, const room::Cast &cast);

private:
    void follow();
    void say(const query::Pending &query);
    void answer(const model::QueryResult &result);
    void heard(quint64 line);
    void failed(quint64 line, const base::Error &error);

    query::QueryDesk &m_desk;
    voice::ReadAloud &m_reader;
    const room::Cast &m_cast;
    QHash<QString, quint64> m_lines; ///< by query; 0: said without a voice
};

} // namespace studio::services
