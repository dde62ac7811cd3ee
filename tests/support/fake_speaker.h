// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/voice/speaker.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace studio::tests {

/// A voice without an engine: it begins after `beforeStart`, speaks for `perLetter` times the letters, and
/// records what it said. Negative times mean never, as with engines that hang.
class FakeSpeaker final : public voice::Speaker
{
public:
    explicit FakeSpeaker(base::Clock &clock)
        : m_clock(clock)
    {
    }

    void listVoices() override { Q_EMIT voicesListed(offered); }
    voice::VoiceCall *speak(const voice::Utterance &utterance, QObject *parent) override;

    base::Millis beforeStart{100};
    base::Millis perLetter{50};
    std::optional<base::Error> failure; ///< for utterances from now on
    QList<voice::OfferedVoice> offered;

    QList<voice::Utterance> begun;
    QStringList saidWhole;
    int cancelled = 0;
    int atOnce = 0; ///< running utterances
    int mostAtOnce = 0;

private:
    class Call;
    base::Clock &m_clock;
};

/// One utterance of the speaker.
class FakeSpeaker::Call final : public voice::VoiceCall
{
public:
    Call(FakeSpeaker &speaker, const voice::Utterance &utterance, QObject *parent)
        : VoiceCall(parent)
        , m_speaker(speaker)
        , m_text(utterance.text)
    {
        m_speaker.mostAtOnce = qMax(m_speaker.mostAtOnce, ++m_speaker.atOnce);
        if (m_speaker.failure)
            after(base::Millis(0), [this, error = *m_speaker.failure] {
                over();
                Q_EMIT failed(error);
            });
        else if (m_speaker.beforeStart >= base::Millis(0))
            after(m_speaker.beforeStart, [this] { start(); });
    }
    void cancel() override
    {
        ++m_speaker.cancelled;
        over();
    }

private:
    void after(base::Millis time, std::function<void()> then)
    {
        m_due = m_speaker.m_clock.callAt(m_speaker.m_clock.steadyNow() + time, this, std::move(then));
    }
    void start()
    {
        if (m_speaker.perLetter >= base::Millis(0))
            after(m_speaker.perLetter * int(m_text.size()), [this] {
                m_speaker.saidWhole.append(m_text);
                over();
                Q_EMIT finished();
            });
        Q_EMIT started();
    }
    void over()
    {
        m_speaker.m_clock.cancel(m_due);
        --m_speaker.atOnce;
        deleteLater();
    }

    FakeSpeaker &m_speaker;
    QString m_text;
    quint64 m_due = 0;
};

inline voice::VoiceCall *FakeSpeaker::speak(const voice::Utterance &utterance, QObject *parent)
{
    begun.append(utterance);
    return new Call(*this, utterance, parent);
}

} // namespace studio::tests
