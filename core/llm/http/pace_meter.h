// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QHash>
#include <QList>

#include <optional>

namespace studio::llm::http {

/// How long the votes of one model take, and whether its server answers calls one after the other, measured
/// by the beginning, the first byte and the end of its calls. Pure: each function gets the time. Loading is
/// not considered.
class PaceMeter
{
public:
    /// An attempt begins. Returns its number for the other functions.
    quint64 began(bool vote, base::Millis now);
    /// The first byte has come. `speaksForPace` is false if the call had to wait for a model to be loaded.
    void heard(quint64 call, bool speaksForPace, base::Millis now);
    void answered(quint64 call, base::Millis now);
    /// The call was dropped. A vote that is cut off would have taken at least that long; but if the model was
    /// silent since earlier votes were cut off, this says nothing about its pace.
    void dropped(quint64 call, base::Millis now);
    /// The call has failed, which says nothing.
    void failed(quint64 call);

    [[nodiscard]] bool isSerial() const { return m_serial; }
    /// The time of the slowest recent vote, older ones counting less; for a serial server without the time in
    /// which it answered others. 0: unknown.
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
        base::Millis worked{0}; ///< without the time in which another call was answered
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
