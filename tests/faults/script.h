// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QByteArray>
#include <QList>

namespace studio::tests::faults {

/// What a server does with one connection, byte for byte and step by step. Waits are of the clock of the
/// test. When the steps are over the connection is closed.
class Script
{
public:
    struct Step
    {
        enum class Kind {
            Send,
            Heard, ///< until the client has taken `heard` bytes of the body; 0: the header
            Wait,
            Back, ///< to the step `heard`
            Reset,
            Hang,
        };
        Kind kind = Kind::Hang;
        QByteArray bytes;
        qint64 heard = 0;
        base::Millis wait{0};
    };

    /// Bytes that are no part of the body.
    Script &raw(const QByteArray &bytes) { return add({.kind = Step::Kind::Send, .bytes = bytes}); }
    Script &head(const QByteArray &status = "200 OK",
                 const QByteArray &fields = "Content-Type: text/event-stream\r\n")
    {
        return raw("HTTP/1.1 " + status + "\r\nConnection: close\r\n" + fields + "\r\n");
    }
    Script &body(const QByteArray &bytes) { return raw(bytes).counting(bytes.size()); }
    /// So many bytes of the body were in what was sent raw.
    Script &counting(qint64 bytes)
    {
        m_body += bytes;
        return *this;
    }
    /// Goes on when the client has taken all of the body so far.
    Script &heard() { return add({.kind = Step::Kind::Heard, .heard = m_body}); }
    Script &wait(base::Millis time) { return add({.kind = Step::Kind::Wait, .wait = time}); }
    /// For ever the last `steps` again.
    Script &again(qint64 steps) { return add({.kind = Step::Kind::Back, .heard = m_steps.size() - steps}); }
    Script &reset() { return add({.kind = Step::Kind::Reset}); }
    Script &hang() { return add({.kind = Step::Kind::Hang}); }

    [[nodiscard]] const QList<Step> &steps() const { return m_steps; }

private:
    Script &add(const Step &step)
    {
        m_steps.append(step);
        return *this;
    }

    QList<Step> m_steps;
    qint64 m_body = 0;
};

} // namespace studio::tests::faults
