// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/engines.h"

#include "core/base/log.h"

#include <QVoice>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using studio::base::Error;
using studio::base::ErrorCode;
using studio::model::Language;

namespace studio::voice {

namespace {

constexpr qsizetype kMostVoices = 64; // of one engine in one language: some engines have a thousand
constexpr Language kLanguages[] = {Language::English, Language::Japanese, Language::Chinese};

/// The flite plug-in of Qt 6.4 takes its audio sink down in the middle of a word when the machine is busy,
/// and the program with it; it is not used. "mock" is for Qt's own tests.
QStringList engineNames()
{
    QStringList names = QTextToSpeech::availableEngines();
    names.removeIf([](const QString &name) { return name == "flite"_L1 || name == "mock"_L1; });
    return names;
}

QLocale::Language spokenIn(Language language)
{
    switch (language) {
    case Language::English: return QLocale::English;
    case Language::Japanese: return QLocale::Japanese;
    case Language::Chinese: return QLocale::Chinese;
    }
    Q_UNREACHABLE();
}

QList<QLocale> localesOf(const QTextToSpeech &engine, Language language)
{
    QList<QLocale> locales;
    for (const QLocale &locale : engine.availableLocales()) {
        if (locale.language() == spokenIn(language) && !locales.contains(locale))
            locales.append(locale);
    }
    const QLocale usual(spokenIn(language));
    std::stable_sort(locales.begin(), locales.end(), [&usual](const QLocale &one, const QLocale &other) {
        return (one.territory() == usual.territory()) > (other.territory() == usual.territory());
    });
    return locales;
}

/// The voice of that name if it speaks the language, else the first of the language. False: there is none.
bool setVoice(QTextToSpeech &engine, Language language, const QString &name)
{
    const QList<QLocale> locales = localesOf(engine, language);
    if (locales.isEmpty())
        return false;
    if (!name.isEmpty()) {
        for (const QLocale &locale : locales) {
            engine.setLocale(locale);
            for (const QVoice &voice : engine.availableVoices()) {
                if (voice.name() == name) {
                    engine.setVoice(voice);
                    return true;
                }
            }
        }
    }
    engine.setLocale(locales.first());
    return true;
}

} // namespace

Engines::~Engines() { qDeleteAll(m_opened); }

QTextToSpeech *Engines::opened(const QString &name)
{
    if (QTextToSpeech *known = m_opened.value(name))
        return known;
    auto *engine = new QTextToSpeech(name, this);
    connect(engine, &QTextToSpeech::stateChanged, this,
            [this, engine](QTextToSpeech::State state) { stateChanged(engine, state); });
    connect(engine, &QTextToSpeech::errorOccurred, this,
            [this, engine](QTextToSpeech::ErrorReason reason, const QString &text) {
                engineFailed(engine, reason, text);
            });
    m_opened.insert(name, engine);
    return engine;
}

// The engine that is wanted, if it speaks the language, else the first that does.
QTextToSpeech *Engines::engineFor(const Utterance &utterance)
{
    QStringList names = engineNames();
    if (names.removeAll(utterance.voice.engine) > 0)
        names.prepend(utterance.voice.engine);
    for (const QString &name : std::as_const(names)) {
        QTextToSpeech *engine = opened(name);
        if (setVoice(*engine, utterance.language,
                     name == utterance.voice.engine ? utterance.voice.name : QString()))
            return engine;
    }
    return nullptr;
}

void Engines::say(quint64 number, const Utterance &utterance)
{
    m_job = Job{.number = number, .utterance = utterance};
    if (engineNames().isEmpty())
        return breakOff({ErrorCode::NotFound, tr("No speech engine on this computer."), {}});
    m_job->engine = engineFor(utterance);
    if (!m_job->engine) {
        return breakOff({ErrorCode::NotFound, tr("No voice on this computer speaks that language."),
                         QLocale::languageToString(spokenIn(utterance.language))});
    }
    if (m_job->engine->state() == QTextToSpeech::Error)
        return engineFailed(m_job->engine, m_job->engine->errorReason(), m_job->engine->errorString());
    if (m_job->engine->state() == QTextToSpeech::Ready)
        begin(); // else it is still about to fall silent
}

void Engines::begin()
{
    m_job->waits = false;
    QTextToSpeech &engine = *m_job->engine;
    const model::Voice &voice = m_job->utterance.voice;
    engine.setRate(std::clamp(voice.rate, -1.0, 1.0));
    engine.setPitch(std::clamp(voice.pitch, -1.0, 1.0));
    engine.setVolume(std::clamp(voice.volume, 0.0, 1.0));
    engine.say(m_job->utterance.text);
}

void Engines::stateChanged(QTextToSpeech *engine, QTextToSpeech::State state)
{
    if (!m_job || m_job->engine != engine)
        return;
    if (state == QTextToSpeech::Speaking) {
        m_job->begun = true;
        Q_EMIT began(m_job->number);
    } else if (state == QTextToSpeech::Ready && m_job->begun) {
        Q_EMIT ended(std::exchange(m_job, {})->number);
    } else if (state == QTextToSpeech::Ready && m_job->waits) {
        begin();
    }
}

void Engines::engineFailed(QTextToSpeech *engine, QTextToSpeech::ErrorReason reason, const QString &text)
{
    const bool isOurs = m_job && m_job->engine == engine;
    forget(engine); // the next one may find a device again
    if (!isOurs)
        return;
    const bool noDevice = reason == QTextToSpeech::ErrorReason::Playback;
    breakOff({noDevice ? ErrorCode::Refused : ErrorCode::Malformed,
              noDevice ? tr("No audio device found for reading aloud.") : tr("This voice could not be used."),
              text});
}

void Engines::forget(QTextToSpeech *engine)
{
    engine->disconnect(this);
    m_opened.removeIf([engine](const auto &entry) { return *entry == engine; });
    engine->deleteLater();
}

void Engines::breakOff(const Error &error) { Q_EMIT broke(std::exchange(m_job, {})->number, error); }

// One that did not even begin may hang: the next utterance gets a new one.
void Engines::stop(quint64 number)
{
    if (!m_job || m_job->number != number)
        return;
    const Job job = *std::exchange(m_job, {});
    if (!job.engine)
        return;
    job.engine->stop(QTextToSpeech::BoundaryHint::Immediate);
    if (!job.begun)
        forget(job.engine);
}

void Engines::list()
{
    QList<OfferedVoice> voices;
    for (const QString &name : engineNames()) {
        QTextToSpeech *engine = opened(name);
        const QLocale before = engine->locale();
        for (const Language language : kLanguages) {
            qsizetype left = kMostVoices;
            for (const QLocale &locale : localesOf(*engine, language)) {
                if (engine->state() == QTextToSpeech::Speaking || left <= 0)
                    break; // its voice is not changed in the middle of a word
                engine->setLocale(locale);
                for (const QVoice &voice : engine->availableVoices()) {
                    if (left-- > 0)
                        voices.append({name, voice.name(), locale.bcp47Name()});
                }
            }
        }
        if (engine->state() != QTextToSpeech::Speaking)
            engine->setLocale(before);
    }
    Q_EMIT listed(voices);
}

} // namespace studio::voice
