// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/voice_port.h"
#include "core/voice/read_aloud.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace studio::services {

/// Voices for the outside. Lives on the studio thread; commands may come from any thread. A trial that asks
/// for more than kLongestTrial letters says only these.
class VoiceService final : public ports::VoicePort
{
    Q_OBJECT

public:
    static constexpr qsizetype kLongestTrial = 400;

    VoiceService(voice::Speaker &speaker, voice::ReadAloud &reader);

    void attend(bool here) override;
    void stopReading() override;
    base::RequestId listVoices() override;
    base::RequestId tryVoice(const ports::VoiceTrial &trial) override;
    void stopTrial(const base::RequestId &trial) override;

private:
    void begin(const base::RequestId &request, const ports::VoiceTrial &trial);
    void takeVoices(const QList<voice::OfferedVoice> &voices);
    void trialOver(quint64 line, const std::optional<base::Error> &error);
    void onStudio(std::function<void()> work);

    voice::Speaker &m_speaker;
    voice::ReadAloud &m_reader;
    QList<base::RequestId> m_listing;
    QHash<quint64, base::RequestId> m_trials; ///< by their line
};

} // namespace studio::services
