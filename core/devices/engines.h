// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/voice/speaker.h"

#include <QHash>
#include <QLocale>
#include <QObject>
#include <QTextToSpeech>

#include <optional>

namespace studio::voice {

/// The speech engines of the desktop, each opened when it is first needed. Opening one and asking for its
/// voices can block for seconds, so it lives on a thread of its own and is spoken to by queued calls only.
/// One utterance at a time; ended XOR broke for each number, unless it was stopped.
class Engines final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Engines() override;

    void say(quint64 number, const Utterance &utterance);
    void stop(quint64 number);
    void list();

Q_SIGNALS:
    void began(quint64 number);
    void ended(quint64 number);
    void broke(quint64 number, const studio::base::Error &error);
    void listed(const QList<studio::voice::OfferedVoice> &voices);

private:
    struct Job
    {
        quint64 number = 0;
        Utterance utterance;
        QTextToSpeech *engine = nullptr;
        bool waits = true; ///< for the engine to fall silent
        bool begun = false;
    };

    [[nodiscard]] QTextToSpeech *opened(const QString &name);
    [[nodiscard]] QTextToSpeech *engineFor(const Utterance &utterance);
    void begin();
    void stateChanged(QTextToSpeech *engine, QTextToSpeech::State state);
    void engineFailed(QTextToSpeech *engine, QTextToSpeech::ErrorReason reason, const QString &text);
    void forget(QTextToSpeech *engine);
    void breakOff(const base::Error &error);

    QHash<QString, QTextToSpeech *> m_opened;
    std::optional<Job> m_job;
};

} // namespace studio::voice
