// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/http_message.h"
#include "core/adapters/http/rate.h"
#include "core/base/clock.h"
#include "core/model/door.h"

#include <optional>

namespace studio::adapters::http {

/// Who may come in.
struct Entry
{
    QByteArray token;        ///< empty: nobody has to show one
    QByteArray frontToken;   ///< opens as the other does, and shows a front end; empty: there is none
    bool speaksAsMe = false; ///< who comes is a front end where it has shown that, or nobody has to
    /// Web pages that this computer serves itself, on whatever port, may come too, not only our own: front
    /// ends are such pages. With what else is asked for; they are told what they may read of an answer
    /// (CORS).
    bool localPages = false;
    bool operator==(const Entry &) const = default;
};

/// Why somebody is not let in.
struct Refusal
{
    int status = 403;
    model::DoorRejection::Why why = model::DoorRejection::Why::Host;
    QString detail;  ///< for the list of rejections; never a token
    QByteArray says; ///< to whoever is refused, a sentence; empty: the usual one
    QList<std::pair<QByteArray, QByteArray>> headers{};
    bool operator==(const Refusal &) const = default;
};

/// Judges requests by their heads alone: the address that they ask for (web pages that pretend to be us ask
/// for another one), the page that sent them, the token. What it lets in may still be nonsense. Whoever fails
/// often is only told to wait. Pure but for the count of failures.
class Guard
{
public:
    Guard() = default;
    Guard(Entry entry, quint16 port);

    [[nodiscard]] std::optional<Refusal> judge(const RequestHead &head, base::Millis now);
    /// Whether the sender of a request that was let in may speak as the user.
    [[nodiscard]] bool isFrontEnd(const RequestHead &head) const;
    /// Whether a browser asks if a page may send something. It shows no token with that.
    [[nodiscard]] static bool isPreflight(const RequestHead &head);
    /// What lets a page of elsewhere read the answer; of what was let in.
    [[nodiscard]] QList<std::pair<QByteArray, QByteArray>> pageHeaders(const RequestHead &head) const;
    [[nodiscard]] const Entry &entry() const { return m_entry; }
    /// What a WebSocket may name as its protocol to show a token, where it can set no header.
    [[nodiscard]] QList<QByteArray> tokenProtocols() const;

private:
    [[nodiscard]] std::optional<Refusal> judgeHost(const RequestHead &head) const;
    [[nodiscard]] std::optional<Refusal> judgePage(const RequestHead &head) const;
    [[nodiscard]] std::optional<Refusal> judgeToken(const RequestHead &head) const;
    [[nodiscard]] bool isOurs(QByteArrayView host, Qt::CaseSensitivity letters) const;
    [[nodiscard]] bool isOwnPage(QByteArrayView origin) const;
    [[nodiscard]] bool isLetIn(QByteArrayView origin) const;

    Entry m_entry;
    QByteArray m_port;
    Rate m_failures{kFailuresAtOnce, kFailuresPerSecond};

    static constexpr double kFailuresAtOnce = 100;
    static constexpr double kFailuresPerSecond = 10;
};

} // namespace studio::adapters::http
