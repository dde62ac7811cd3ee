// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace studio::adapters::mcp {

/// Which guests listen: their programs wait to be told of votes and turns, or were told and are working on
/// it. Only for guests that have waited once; it says nothing about others. A program that has ended is
/// noticed soon, since it does not wait again. On the studio thread.
class Attention : public QObject
{
public:
    static constexpr base::Millis kUntilNextWait{1'000}; ///< after a wait without news
    static constexpr base::Millis kToAct{60'000};        ///< after a wait with news
    static constexpr base::Millis kAfterAct{5'000};      ///< after a vote, a word, or any other call

    using Tell = std::function<void(const base::ParticipantId &guest, bool listens)>;

    /// The clock outlives it. `tell` is called at each change.
    Attention(base::Clock &clock, Tell tell, QObject *parent = nullptr);

    void waits(const base::ParticipantId &guest);
    /// One of the guest's waits is over.
    void waited(const base::ParticipantId &guest, bool wasTold);
    /// The guest has made another call.
    void acted(const base::ParticipantId &guest);
    /// The guest's program has gone, or seems to have.
    void ended(const base::ParticipantId &guest);
    void forgetAll();

private:
    struct Ear
    {
        int open = 0; ///< open waits
        quint64 timer = 0;
    };

    void hushAfter(const base::ParticipantId &guest, base::Millis time);
    void hush(const base::ParticipantId &guest);

    base::Clock &m_clock;
    Tell m_tell;
    QHash<base::ParticipantId, Ear> m_ears; ///< of guests that listen
};

} // namespace studio::adapters::mcp
