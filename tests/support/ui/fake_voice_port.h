// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/voice_port.h"

#include <QList>

namespace studio::tests {

/// A VoicePort that remembers what it was asked; a test answers, or emits its signals itself.
class FakeVoicePort : public ports::VoicePort
{
    Q_OBJECT

public:
    using VoicePort::VoicePort;

    void attend(bool here) override { attended = here; }
    void stopReading() override { ++stopped; }
    base::RequestId listVoices() override
    {
        ++listed;
        return next();
    }
    base::RequestId tryVoice(const ports::VoiceTrial &trial) override
    {
        trials.append(trial);
        return next();
    }
    void stopTrial(const base::RequestId &trial) override
    {
        Q_EMIT failed(trial, {base::ErrorCode::Cancelled, QStringLiteral("Stopped."), {}});
    }

    /// The newest request.
    void answer(const QList<ports::VoiceOffer> &offers)
    {
        Q_EMIT voicesListed(newest(), offers);
        Q_EMIT done(newest());
    }
    [[nodiscard]] base::RequestId newest() const
    {
        return base::RequestId(QStringLiteral("v%1").arg(m_requests));
    }

    bool attended = false;
    int stopped = 0;
    int listed = 0;
    QList<ports::VoiceTrial> trials;

private:
    [[nodiscard]] base::RequestId next()
    {
        ++m_requests;
        return newest();
    }

    int m_requests = 0;
};

} // namespace studio::tests
