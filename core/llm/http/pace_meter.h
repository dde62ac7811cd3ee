// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QHash>
#include <QList>

#include <optional>

namespace studio::llm::http {

/// How long the votes of one model take, and whether its server answers one call after the other, from when
/// its calls begin, are first heard of, and end. Pure: each function is told the time. Not about loading.
class PaceMeter
{
public:
    /// A try goes out. Gives the number by which it is told of.
    quint64 began(bool vote, base::Millis now);
    /// Its first byte has come. `speaksForPace` is false if it had to wait for a model that was loaded.
    void heard(quint64 call, bool speaksForPace, base::Millis now);
    void answered(quint64 call, base::Millis now);
    /// Nobody waits for it any more. A vote that is cut off would have taken that long at least; but if
    /// nothing of the model was heard since votes were cut off before, it tells nothing of its pace.
    void dropped(quint64 call, base::Millis now);
    /// It has failed, which tells nothing.
    void failed(quint64 call);

    [[nodiscard]] bool isSerial() const { return m_serial; }
    /// What the slowest of the last votes took, older ones counting less; for a serial server without the
    /// time in which it answered others. 0: not known.
    [[nodiscard]] base::Millis vote() const { return m_vote; }

private:
    struct Running
    {
        bool vote = false;
        base::Millis began{0};
        std::optional<base::Millis> heard;
    };
    struct Answered
    {
        base::Millis began{0};
        base::Millis end{0};
        base::Millis worked{0}; ///< without the time in which another was answered
        base::Millis silent{0}; ///< until its first byte
    };
    void note(base::Millis vote);
    void cutOff(const Running &vote, base::Millis now);
    void noteWait(const Running &call, base::Millis until);
    [[nodiscard]] bool isAnotherTalking() const;
    [[nodiscard]] base::Millis workOf(const Running &call, base::Millis end) const;

    QHash<quint64, Running> m_running;
    QList<Answered> m_answered; ///< the newest few
    quint64 m_last = 0;
    base::Millis m_vote{0};
    bool m_serial = false;
    int m_signs = 0; ///< calls in a row that waited for others
    bool m_wasHeard = false;
    std::optional<base::Millis> m_cutAt;
};

} // namespace studio::llm::http
