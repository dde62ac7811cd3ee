// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/voice/pace.h"
#include "core/voice/speaker.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace studio::voice {

/// Says one utterance at a time, by its own clock: one that does not begin within kPatience, or lasts much
/// longer than its text can take, is cut and counts as failed. Engines that hang hold nobody up.
///
/// say() is followed by exactly one of over() and failed(), never from inside it, unless hush() comes first.
/// On the thread of its Speaker.
class Mouth final : public QObject
{
    Q_OBJECT

public:
    static constexpr base::Millis kPatience{10'000};
    static constexpr base::Millis kFirstPatience{40'000}; ///< engines load with the first utterance

    Mouth(Speaker &speaker, base::Clock &clock, QObject *parent = nullptr);

    void say(const Utterance &utterance); ///< not while it is speaking
    void hush();
    [[nodiscard]] bool isSpeaking() const { return m_call != nullptr; }
    /// Of the utterance, by the clock: 0 until it has begun, below 1 until it is over.
    [[nodiscard]] double heardShare() const;

Q_SIGNALS:
    void over();
    void failed(const studio::base::Error &error);

private:
    void begin();
    void end();
    void cut(const QString &why);
    void watch(base::Millis limit, const QString &why);

    Speaker &m_speaker;
    base::Clock &m_clock;
    Pace m_pace;
    Utterance m_utterance;
    QPointer<VoiceCall> m_call;
    std::optional<base::Millis> m_begun;
    bool m_hasTried = false;
    quint64 m_limit = 0;
};

} // namespace studio::voice
