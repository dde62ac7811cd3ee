// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/exchange.h"

#include <QDateTime>

namespace studio::adapters::http {

class AnswerLine;

/// The exchange of a connection: turns answers into bytes. It copies what it needs of the request, since the
/// connection reads on once the request is answered.
class ServedExchange final : public Exchange
{
    Q_OBJECT

public:
    ServedExchange(AnswerLine &line, QObject *parent, bool isOld, bool staysOpen);

    void answer(const Response &response) override;
    void beginStream(const QList<std::pair<QByteArray, QByteArray>> &headers) override;
    void send(const QByteArray &event) override;
    void end() override;

    /// The client has gone, or was answered in another way.
    void lose();
    [[nodiscard]] bool isStream() const { return m_streams; }

private:
    void leave();

    AnswerLine *m_line; ///< null: answered, or the client has gone
    bool m_isOld;
    bool m_staysOpen;
    bool m_streams = false;
};

/// A complete answer as sent over the wire.
[[nodiscard]] QByteArray answerBytes(const Response &response, bool staysOpen, const QByteArray &date);
[[nodiscard]] QByteArray httpDate(const QDateTime &time);

} // namespace studio::adapters::http
