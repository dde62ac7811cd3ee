// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mailbox.h"
#include "core/store/sqlite/reader.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/sqlite/writer.h"

// How the parts of SqliteStore hand work to its two threads; for its own sources only.
namespace studio::store {

/// What every write answers with in a studio that is open for reading only.
[[nodiscard]] base::Error readOnly();

template<class T>
void answer(const base::Mailbox &asker, const Then<T> &then, base::Result<T> result)
{
    asker.post([then, result = std::move(result)] { then(result); });
}

// What the work gave counts only once it is committed.
template<class T>
void SqliteStore::write(std::function<base::Result<T>(Connection &)> work, QObject *context, Then<T> then)
{
    const base::Mailbox asker(context);
    if (m_mode == Mode::ReadOnly)
        return answer<T>(asker, then, tl::unexpected(readOnly()));
    const auto result = std::make_shared<base::Result<T>>(tl::unexpected(base::Error{}));
    m_writer->queue({[work = std::move(work), result](Connection &connection) -> Writer::Outcome {
                         *result = work(connection);
                         return *result ? std::nullopt : std::optional(result->error());
                     },
                     [result, asker, then](const Writer::Outcome &error) {
                         answer<T>(asker, then, error ? base::Result<T>(tl::unexpected(*error)) : *result);
                     }});
}

template<class T>
void SqliteStore::read(std::function<base::Result<T>(Connection &)> work, QObject *context, Then<T> then)
{
    m_reader->queue([work = std::move(work), asker = base::Mailbox(context), then = std::move(then)](
                        Connection &connection) { answer<T>(asker, then, work(connection)); });
}

} // namespace studio::store
