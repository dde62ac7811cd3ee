// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/voice_port.h"
#include "tests/support/give_answer.h"

#include <memory>
#include <optional>
#include <utility>

#include <QList>

namespace studio::tests {

/// A VoicePort that records its questions; a test answers, or emits its signals itself.
class FakeVoicePort : public ports::VoicePort
{
    Q_OBJECT

public:
    using VoicePort::VoicePort;

    void attend(bool here) override { attended = here; }
    void stopReading() override { ++stopped; }
    void listVoices(base::Then<QList<ports::VoiceOffer>> then) override
    {
        ++listed;
        m_lists.append(then);
    }
    /// A trial that is stopped is over at once.
    base::Job tryVoice(const ports::VoiceTrial &trial, base::Then<void> then) override
    {
        trials.append(trial);
        return open(then);
    }
    base::Job readAgain(const ports::SpokenMessage &message, base::Then<void> then) override
    {
        read.append(message);
        return open(then);
    }

    base::Job open(const base::Then<void> &then)
    {
        const auto open = std::make_shared<std::optional<base::Then<void>>>(then);
        m_open = open;
        return base::Job([open] {
            if (const auto stopped = std::exchange(*open, std::nullopt))
                (*stopped)(base::failure(base::ErrorCode::Cancelled, QStringLiteral("Stopped.")));
        });
    }

    /// The newest request for voices.
    void answer(const QList<ports::VoiceOffer> &offers) { giveAnswer(m_lists.last(), offers); }
    /// The newest trial, unless it was stopped.
    void endTrial(const base::Result<void> &result)
    {
        if (const auto open = std::exchange(*m_open, std::nullopt))
            giveAnswer(*open, result);
    }

    bool attended = false;
    int stopped = 0;
    int listed = 0;
    QList<ports::VoiceTrial> trials;
    QList<ports::SpokenMessage> read;

private:
    QList<base::Then<QList<ports::VoiceOffer>>> m_lists;
    std::shared_ptr<std::optional<base::Then<void>>> m_open;
};

} // namespace studio::tests
