// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QObject>
#include <QString>

#include <functional>

namespace studio::agent {

/// Gathers a model's thoughts into few pieces, since each piece is a row of the log. At most one piece in
/// half a second; text beyond kLongestThought in all is left out.
class ThoughtStream
{
public:
    static constexpr qsizetype kLongestThought = 64 * 1024; ///< UTF-16 units

    /// `give` may destroy the owner of this stream; no member is touched afterwards.
    ThoughtStream(base::Clock &clock, std::function<void(const QString &piece)> give);
    ~ThoughtStream();
    Q_DISABLE_COPY_MOVE(ThoughtStream)

    void add(const QString &text);
    /// Gives what is left now, before another event.
    void flush();
    /// Nothing more is given.
    void drop();

private:
    base::Clock &m_clock;
    std::function<void(const QString &)> m_give;
    QObject m_context;
    QString m_left;
    qsizetype m_taken = 0;
    quint64 m_waiting = 0;
};

} // namespace studio::agent
