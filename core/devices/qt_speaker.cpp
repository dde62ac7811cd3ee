// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/qt_speaker.h"

#include "core/base/log.h"
#include "core/devices/engines.h"

namespace studio::voice {

namespace {

constexpr int kPatienceMs = 3'000; // with an engine that blocks its thread when the program ends

} // namespace

/// One utterance, known to the engines by its number.
class QtSpeaker::Call final : public VoiceCall
{
public:
    Call(QtSpeaker &speaker, quint64 number, QObject *parent)
        : VoiceCall(parent)
        , m_speaker(&speaker)
        , number(number)
    {
    }
    ~Call() override { cancel(); }

    void cancel() override
    {
        if (over || !m_speaker)
            return;
        over = true;
        m_speaker->stop(number);
        deleteLater();
    }

private:
    QPointer<QtSpeaker> m_speaker;

public:
    const quint64 number;
    bool over = false;
};

QtSpeaker::QtSpeaker(QObject *parent)
    : Speaker(parent)
{
}

// A thread that an engine blocks for good is left alone: it ends with the program.
QtSpeaker::~QtSpeaker()
{
    if (!m_thread)
        return;
    m_thread->quit();
    if (!m_thread->wait(kPatienceMs)) {
        qCWarning(base::lcStudio) << "a speech engine does not come back";
        (void)m_thread.release();
    }
}

void QtSpeaker::load()
{
    if (m_engines)
        return;
    m_thread = std::make_unique<QThread>();
    m_thread->setObjectName(QStringLiteral("voice"));
    m_engines = new Engines;
    m_engines->moveToThread(m_thread.get());
    connect(m_thread.get(), &QThread::finished, m_engines, &QObject::deleteLater);
    connect(m_engines, &Engines::listed, this, &Speaker::voicesListed);
    connect(m_engines, &Engines::began, this, [this](quint64 number) {
        if (Call *call = callOf(number))
            Q_EMIT call->started();
    });
    connect(m_engines, &Engines::ended, this, [this](quint64 number) {
        if (Call *call = callOf(number)) {
            call->over = true;
            call->deleteLater();
            Q_EMIT call->finished();
        }
    });
    connect(m_engines, &Engines::broke, this, [this](quint64 number, const base::Error &error) {
        if (Call *call = callOf(number)) {
            call->over = true;
            call->deleteLater();
            Q_EMIT call->failed(error);
        }
    });
    m_thread->start();
}

QtSpeaker::Call *QtSpeaker::callOf(quint64 number) const
{
    return m_call && m_call->number == number && !m_call->over ? m_call.data() : nullptr;
}

void QtSpeaker::listVoices()
{
    load();
    QMetaObject::invokeMethod(m_engines, &Engines::list, Qt::QueuedConnection);
}

VoiceCall *QtSpeaker::speak(const Utterance &utterance, QObject *parent)
{
    load();
    auto *call = new Call(*this, ++m_last, parent);
    m_call = call;
    QMetaObject::invokeMethod(
        m_engines, [engines = m_engines, number = m_last, utterance] { engines->say(number, utterance); },
        Qt::QueuedConnection);
    return call;
}

void QtSpeaker::stop(quint64 number)
{
    QMetaObject::invokeMethod(
        m_engines, [engines = m_engines, number] { engines->stop(number); }, Qt::QueuedConnection);
}

} // namespace studio::voice
