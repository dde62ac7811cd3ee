// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/voice/speaker.h"

#include <QPointer>
#include <QThread>

#include <memory>

namespace studio::voice {

class Engines;

/// The speech engines of the desktop as a Speaker. They live on a thread of their own, "voice", which is
/// started at the first call: before that nothing of an engine is loaded.
class QtSpeaker final : public Speaker
{
    Q_OBJECT

public:
    explicit QtSpeaker(QObject *parent = nullptr);
    ~QtSpeaker() override;

    void listVoices() override;
    VoiceCall *speak(const Utterance &utterance, QObject *parent) override;
    [[nodiscard]] bool isLoaded() const { return m_engines != nullptr; }

private:
    class Call;

    void load();
    void stop(quint64 number);
    [[nodiscard]] Call *callOf(quint64 number) const;

    std::unique_ptr<QThread> m_thread;
    Engines *m_engines = nullptr; ///< on that thread
    QPointer<Call> m_call;        ///< the newest
    quint64 m_last = 0;
};

} // namespace studio::voice
