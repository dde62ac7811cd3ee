// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/rows/schema.h"

#include <QObject>

#include <functional>

namespace studio::store {

/// Reads beside the writer: sees everything that was committed before a read begins.
class Reader : public QObject
{
    Q_OBJECT

public:
    using Read = std::function<void(Connection &)>;

    /// Any thread.
    void queue(Read read)
    {
        QMetaObject::invokeMethod(
            this, [this, read = std::move(read)] { read(m_connection); }, Qt::QueuedConnection);
    }

    // on this object's thread
    [[nodiscard]] std::optional<base::Error> open(const QString &file)
    {
        const auto error = m_connection.open(file, Connection::Mode::ReadOnly);
        return error ? error : refuseNewer(m_connection);
    }
    void close() { m_connection.close(); }

private:
    Connection m_connection;
};

} // namespace studio::store
