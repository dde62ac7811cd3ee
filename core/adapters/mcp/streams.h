// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/exchange.h"
#include "core/adapters/mcp/holders.h"
#include "core/wire/json.h"

#include <QPointer>

#include <memory>

namespace studio::adapters::mcp {

/// Event streams that stay open: that of a session (GET), and subscriptions of callers without a session.
/// They report changed resources, and keep quiet connections alive. On the studio thread.
class Streams : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMost = 128;
    /// For one session, and for all callers without a session together. A further stream is refused, instead
    /// of ending the oldest: a client reconnects after an end, and two clients would do so forever; and on
    /// this computer the stream of a closed program ends at once.
    static constexpr qsizetype kMostOfOne = 4;
    static constexpr qsizetype kMostWithout = 64;

    using QObject::QObject;

    /// For a session: reports what the holder watches. False: too many streams, in all or for this session.
    bool add(http::Exchange *exchange, const std::shared_ptr<Holder> &holder);
    /// For a subscription of the stateless protocol; `id` tags all its messages.
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
        std::shared_ptr<Holder> holder; ///< with a session; null: a subscription
        wire::Json id;
        QSet<QString> resources;
    };

    bool open(const Stream &stream);
    [[nodiscard]] bool isRoomFor(const Stream &stream) const;
    void tidy();

    QList<Stream> m_streams;
};

} // namespace studio::adapters::mcp
