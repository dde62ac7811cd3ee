// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/voice/mouth.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using studio::base::Millis;

namespace studio::voice {

namespace {

constexpr Millis kSlack{5'000};
constexpr int kTimesTheGuess = 4;
constexpr double kNearlyAll = 0.98;

} // namespace

Mouth::Mouth(Speaker &speaker, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_speaker(speaker)
    , m_clock(clock)
{
}

void Mouth::say(const Utterance &utterance)
{
    Q_ASSERT(!m_call);
    m_utterance = utterance;
    m_call = m_speaker.speak(utterance, this);
    connect(m_call, &VoiceCall::started, this, &Mouth::begin);
    connect(m_call, &VoiceCall::finished, this, [this] {
        if (m_begun)
            m_pace.learn(m_utterance, m_clock.steadyNow() - *m_begun);
        end();
        Q_EMIT over();
    });
    connect(m_call, &VoiceCall::failed, this, [this](const base::Error &error) {
        end();
        Q_EMIT failed(error);
    });
    watch(std::exchange(m_hasTried, true) ? kPatience : kFirstPatience, u"it did not begin"_s);
}

void Mouth::begin()
{
    if (m_begun)
        return;
    m_begun = m_clock.steadyNow();
    watch(kSlack + m_pace.guess(m_utterance) * kTimesTheGuess, u"it did not end"_s);
}

void Mouth::watch(Millis limit, const QString &why)
{
    m_clock.cancel(m_limit);
    m_limit = m_clock.callAt(m_clock.steadyNow() + limit, this, [this, why] { cut(why); });
}

void Mouth::cut(const QString &why)
{
    hush();
    Q_EMIT failed({base::ErrorCode::Malformed,
                   tr("The voice could not be played in time. Check the audio device."), why});
}

void Mouth::hush()
{
    if (const QPointer<VoiceCall> call = m_call) {
        call->disconnect(this);
        call->cancel();
    }
    end();
}

void Mouth::end()
{
    m_call = nullptr;
    m_begun.reset();
    m_clock.cancel(std::exchange(m_limit, 0));
}

double Mouth::heardShare() const
{
    if (!m_begun)
        return 0;
    const double guess = std::max(1.0, double(m_pace.guess(m_utterance).count()));
    return std::min(double((m_clock.steadyNow() - *m_begun).count()) / guess, kNearlyAll);
}

} // namespace studio::voice
