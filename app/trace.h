// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/envelope.h"
#include "core/store/tables/room_table.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace studio::store {
class SqliteStore;
}

namespace studio::app {

/// Follows a room from the inside, for people who read the code beside it (--trace). It prints one line for
/// each event once the event is on disk, with its name in the log, and two lines for each call of a model:
/// one when it begins and one when it ends. The lines hold kinds, ids, numbers and times; no talk, no prompt
/// and no key.
///
/// On the studio thread.
class Trace final : public QObject
{
public:
    using Write = std::function<void(const QString &line)>;

    /// `room`: the name or id of the only room to trace; empty: all rooms. The store outlives the trace.
    Trace(QString room, store::SqliteStore &store, Write write);

    /// A call that belongs to no room is traced only when all rooms are traced.
    [[nodiscard]] bool follows(const base::RoomId &room) const;
    void write(const base::RoomId &room, const QString &what) const;

private:
    void readNames();
    void saved(const QList<model::Envelope> &batch);

    QString m_room;
    store::RoomTable m_rooms;
    QHash<base::RoomId, QString> m_names;
    Write m_write;
};

/// A client in front of another client that reports its calls to a Trace.
class TracedClient final : public llm::ModelClient
{
public:
    /// All arguments outlive it. Without a trace it reports nothing.
    TracedClient(llm::ModelClient &inner, const std::optional<Trace> &trace, const base::Clock &clock)
        : m_inner(inner)
        , m_trace(trace)
        , m_clock(clock)
    {
    }

    [[nodiscard]] QString displayName() const override { return m_inner.displayName(); }
    [[nodiscard]] llm::ModelTraits traits(const model::ModelChoice &choice) const override
    {
        return m_inner.traits(choice);
    }
    [[nodiscard]] llm::ModelCall *start(const llm::ModelRequest &request, QObject *parent) override;

private:
    llm::ModelClient &m_inner;
    const std::optional<Trace> &m_trace;
    const base::Clock &m_clock;
};

} // namespace studio::app
