// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/voice_service.h"

#include "core/studio/services/request_ids.h"

#include <functional>
#include <utility>

namespace studio::services {

using base::RequestId;
using voice::ReadAloud;

VoiceService::VoiceService(voice::Speaker &speaker, ReadAloud &reader)
    : m_speaker(speaker)
    , m_reader(reader)
{
    connect(&speaker, &voice::Speaker::voicesListed, this, &VoiceService::takeVoices);
    connect(&reader, &ReadAloud::begun, this, &VoicePort::readingBegun);
    connect(&reader, &ReadAloud::heard, this, &VoicePort::heard);
    connect(&reader, &ReadAloud::trouble, this, &VoicePort::readingFailed);
    connect(&reader, &ReadAloud::speakingChanged, this, [this](const std::optional<voice::Speaking> &now) {
        Q_EMIT speakingChanged(now ? std::optional(ports::SpokenTurn{now->room, now->turn, now->companion})
                                   : std::nullopt);
    });
    connect(&reader, &ReadAloud::lineHeard, this, [this](quint64 line) { trialOver(line, {}); });
    connect(&reader, &ReadAloud::lineFailed, this,
            [this](quint64 line, const base::Error &error) { trialOver(line, error); });
}

void VoiceService::onStudio(std::function<void()> work)
{
    QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection);
}

void VoiceService::attend(bool here)
{
    onStudio([this, here] { m_reader.setAttended(here); });
}

void VoiceService::stopReading()
{
    onStudio([this] { m_reader.hushAll(); });
}

RequestId VoiceService::listVoices()
{
    const RequestId request = nextRequestId();
    onStudio([this, request] {
        m_listing.append(request);
        if (m_listing.size() == 1) // one answer does for all who wait
            m_speaker.listVoices();
    });
    return request;
}

void VoiceService::takeVoices(const QList<voice::OfferedVoice> &voices)
{
    QList<ports::VoiceOffer> offers;
    for (const voice::OfferedVoice &voice : voices)
        offers.append({voice.engine, voice.name, voice.language});
    for (const RequestId &request : std::exchange(m_listing, {})) {
        Q_EMIT voicesListed(request, offers);
        Q_EMIT done(request);
    }
}

RequestId VoiceService::tryVoice(const ports::VoiceTrial &trial)
{
    const RequestId request = nextRequestId();
    onStudio([this, request, trial] { begin(request, trial); });
    return request;
}

void VoiceService::begin(const RequestId &request, const ports::VoiceTrial &trial)
{
    voice::Line line;
    line.voice = trial.voice;
    line.language = trial.language;
    line.text = trial.line.left(kLongestTrial);
    line.place = voice::Line::Place::Next;
    m_trials.insert(m_reader.say(line), request);
}

void VoiceService::stopTrial(const RequestId &trial)
{
    onStudio([this, trial] {
        const quint64 line = m_trials.key(trial);
        if (line == 0)
            return;
        m_reader.drop(line);
        trialOver(line, base::Error{base::ErrorCode::Cancelled, tr("The voice was stopped."), {}});
    });
}

void VoiceService::trialOver(quint64 line, const std::optional<base::Error> &error)
{
    const RequestId request = m_trials.take(line);
    if (request.isEmpty())
        return; // a line of somebody else
    if (error)
        Q_EMIT failed(request, *error);
    else
        Q_EMIT done(request);
}

} // namespace studio::services
