// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/on_demand/on_demand_speaker.h"

#include "core/base/log.h"

namespace studio::devices {

using voice::Utterance;
using voice::VoiceCall;

namespace {

/// Fails when control has returned to the event loop.
class FailedCall final : public VoiceCall
{
public:
    FailedCall(base::Error error, QObject *parent)
        : VoiceCall(parent)
    {
        QMetaObject::invokeMethod(
            this,
            [this, error = std::move(error)] {
                if (m_isOver)
                    return;
                m_isOver = true;
                deleteLater();
                Q_EMIT failed(error);
            },
            Qt::QueuedConnection);
    }

    void cancel() override
    {
        if (!m_isOver)
            deleteLater();
        m_isOver = true;
    }

private:
    bool m_isOver = false;
};

} // namespace

OnDemandSpeaker::OnDemandSpeaker(LoadModule load, QObject *parent)
    : Speaker(parent)
    , m_load(std::move(load))
{
}

OnDemandSpeaker::~OnDemandSpeaker() = default;

base::Result<voice::Speaker *> OnDemandSpeaker::loaded()
{
    if (m_speaker)
        return m_speaker.get();
    const base::Result<DeviceModule> module = m_load();
    if (!module) {
        qCWarning(base::lcStudio).noquote() << "no voices:" << module.error().detail;
        return tl::unexpected(module.error());
    }
    m_speaker = module->makeSpeaker();
    connect(m_speaker.get(), &Speaker::voicesListed, this, &Speaker::voicesListed);
    return m_speaker.get();
}

void OnDemandSpeaker::listVoices()
{
    if (const base::Result<Speaker *> speaker = loaded())
        (*speaker)->listVoices();
    else
        Q_EMIT voicesListed({});
}

VoiceCall *OnDemandSpeaker::speak(const Utterance &utterance, QObject *parent)
{
    if (const base::Result<Speaker *> speaker = loaded())
        return (*speaker)->speak(utterance, parent);
    else
        return new FailedCall(speaker.error(), parent);
}

} // namespace studio::devices
