// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/voice_port.h"
#include "core/voice/read_aloud.h"

#include <QHash>
#include <QList>

#include <functional>

namespace studio::services {

/// Voices for code outside the core. Lives on the studio thread; commands may come from any thread. A trial
/// speaks at most the first kLongestTrial letters.
class VoiceService final : public ports::VoicePort
{
    Q_OBJECT

public:
    static constexpr qsizetype kLongestTrial = 400;

    VoiceService(voice::Speaker &speaker, voice::ReadAloud &reader);

    void attend(bool here) override;
    void stopReading() override;
    void listVoices(base::Then<QList<ports::VoiceOffer>> then) override;
    base::Job tryVoice(const ports::VoiceTrial &trial, base::Then<void> then) override;

    base::Job readAgain(const ports::SpokenMessage &message, base::Then<void> then) override;

private:
    base::Job say(const voice::Line &line, const base::Then<void> &then);
    void stop(quint64 line);
    void takeVoices(const QList<voice::OfferedVoice> &voices);
    void trialOver(quint64 line, const base::Result<void> &result);
    void onStudio(std::function<void()> work);

    voice::Speaker &m_speaker;
    voice::ReadAloud &m_reader;
    QList<base::Then<QList<ports::VoiceOffer>>> m_listing; ///< requests that wait for the voices
    QHash<quint64, base::Then<void>> m_trials;             ///< by line
};

} // namespace studio::services
