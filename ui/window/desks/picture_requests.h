// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/query_port.h"

#include <QList>
#include <QObject>
#include <QSet>
#include <QSize>

namespace studio::ui {

class RequestQueue;

/// The allowed requests for pictures of one kind, and the one picture that answers all of them. Each request
/// is answered once. A picture to be kept is stored first, and the log then names it; for any other picture
/// the log has only the size. If no request waits any more, the picture is neither stored nor sent.
class PictureRequests : public QObject
{
    Q_OBJECT

public:
    enum class Keep { No, Yes };

    PictureRequests(const QString &type, RequestQueue &queue, ports::QueryPort &port,
                    ports::PersonaPort &pictures, QObject *parent = nullptr);

    [[nodiscard]] const QList<ports::PendingQuery> &wanted() const { return m_wanted; } ///< oldest first
    [[nodiscard]] bool areAlwaysAllowed() const; ///< all of them: the user is not asked again
    [[nodiscard]] int secondsLeft() const;       ///< until the first request times out; 0: none

    void send(const QByteArray &jpeg, const QSize &size, Keep keep);
    void fail(const QString &why); ///< QueryResult::error

Q_SIGNALS:
    void wantedChanged();
    void notKept(const QString &why);              ///< the picture was sent, but could not be stored
    void failed(const studio::base::Error &error); ///< the studio refused an answer

private:
    /// A picture on its way to the requests that wait for it.
    struct Picture
    {
        QList<ports::PendingQuery> wanted;
        QString body;
        QString note; ///< sent in place of the picture if it cannot be stored
    };

    void follow();
    void store(const Picture &picture, const QByteArray &jpeg);
    void answer(const Picture &picture, const QString &kept);
    void fail(const QString &id, const QString &why);

    QString m_type;
    RequestQueue &m_queue;
    ports::QueryPort &m_port;
    ports::PersonaPort &m_pictures;
    QList<ports::PendingQuery> m_wanted;
    QSet<QString> m_answered; ///< answers on their way, or still in the queue
};

} // namespace studio::ui
