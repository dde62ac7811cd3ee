// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/voice_service.h"

#include <functional>
#include <memory>
#include <utility>

namespace studio::services {

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
            [this](quint64 line, const base::Error &error) { trialOver(line, tl::unexpected(error)); });
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

void VoiceService::listVoices(base::Then<QList<ports::VoiceOffer>> then)
{
    onStudio([this, then] {
        m_listing.append(then);
        if (m_listing.size() == 1) // one answer serves all that wait
            m_speaker.listVoices();
    });
}

void VoiceService::takeVoices(const QList<voice::OfferedVoice> &voices)
{
    QList<ports::VoiceOffer> offers;
    for (const voice::OfferedVoice &voice : voices)
        offers.append({voice.engine, voice.name, voice.language});
    for (const auto &then : std::exchange(m_listing, {}))
        then(offers);
}

base::Job VoiceService::tryVoice(const ports::VoiceTrial &trial, base::Then<void> then)
{
    voice::Line line;
    line.voice = trial.voice;
    line.language = trial.language;
    line.text = trial.line.left(kLongestTrial);
    line.place = voice::Line::Place::Next;
    return say(line, then);
}

base::Job VoiceService::readAgain(const ports::SpokenMessage &message, base::Then<void> then)
{
    voice::Line line;
    line.room = message.room;
    line.companion = message.speaker;
    line.voice = message.voice;
    line.language = message.language;
    line.text = message.text;
    return say(line, then);
}

base::Job VoiceService::say(const voice::Line &line, const base::Then<void> &then)
{
    const auto number = std::make_shared<quint64>(0); // set on the studio thread
    onStudio([this, line, then, number] {
        *number = m_reader.say(line);
        m_trials.insert(*number, then);
    });
    return base::Job(
        [this, home = base::Mailbox(this), number] { home.post([this, number] { stop(*number); }); });
}

void VoiceService::stop(quint64 line)
{
    if (!m_trials.contains(line))
        return; // already over
    m_reader.drop(line);
    trialOver(line, base::failure(base::ErrorCode::Cancelled, tr("Voice stopped.")));
}

// Lines of other code are reported here too: no trial waits for them.
void VoiceService::trialOver(quint64 line, const base::Result<void> &result)
{
    const base::Then<void> then = m_trials.take(line);
    then(result);
}

} // namespace studio::services
