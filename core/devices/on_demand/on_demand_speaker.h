// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/devices/on_demand/device_module.h"
#include "core/voice/speaker.h"

namespace studio::devices {

/// The speech engines of the desktop, loaded with their module at the first call. If the module cannot be
/// loaded, there are no voices and each utterance fails with the reason; the next call tries again.
class OnDemandSpeaker final : public voice::Speaker
{
    Q_OBJECT

public:
    explicit OnDemandSpeaker(LoadModule load, QObject *parent = nullptr);
    ~OnDemandSpeaker() override;

    void listVoices() override;
    voice::VoiceCall *speak(const voice::Utterance &utterance, QObject *parent) override;

private:
    [[nodiscard]] base::Result<Speaker *> loaded();

    LoadModule m_load;
    std::unique_ptr<Speaker> m_speaker;
};

} // namespace studio::devices
