// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/exchange.h"
#include "core/adapters/mcp/holders.h"
#include "core/wire/json.h"

#include <QPointer>

#include <memory>

namespace studio::adapters::mcp {

/// Event streams that stay open: that of a session (GET), and subscriptions of those without one. They tell
/// that a resource has changed, and keep quiet lines alive. On the studio thread.
class Streams : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMost = 128;
    /// Of one session, and of all those without one together. One more is refused instead of ending the
    /// oldest: a client that is told of an end connects again, and two such would go on for ever; and on this
    /// computer the stream of a program that has gone is gone at once.
    static constexpr qsizetype kMostOfOne = 4;
    static constexpr qsizetype kMostWithout = 64;

    using QObject::QObject;

    /// Of a session: hears of what the holder watches. False: there are too many, or it has too many.
    bool add(http::Exchange *exchange, const std::shared_ptr<Holder> &holder);
    /// Of a subscription of the stateless protocol; `id` tags all that it is told.
    bool subscribe(http::Exchange *exchange, const wire::Json &id, const QSet<QString> &resources);
    /// These resources have changed.
    void resourcesChanged(const QStringList &uris);
    void keepAlive();
    void end(const QByteArray &session);
    void endAll();
    [[nodiscard]] qsizetype count() const { return m_streams.size(); }

Q_SIGNALS:
    /// A stream of that session has ended, and nothing else of it is open.
    void hungUp(const std::shared_ptr<studio::adapters::mcp::Holder> &holder);

private:
    struct Stream
    {
        QPointer<http::Exchange> exchange;
        std::shared_ptr<Holder> holder; ///< of a session; null: a subscription
        wire::Json id;
        QSet<QString> resources;
    };

    bool open(const Stream &stream);
    [[nodiscard]] bool isRoomFor(const Stream &stream) const;
    void tidy();

    QList<Stream> m_streams;
};

} // namespace studio::adapters::mcp
