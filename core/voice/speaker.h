// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/model/persona.h"
#include "core/model/voice.h"

#include <QList>
#include <QObject>
#include <QString>

namespace studio::voice {

/// A voice that an engine offers.
struct OfferedVoice
{
    QString engine;
    QString name;
    QString language; ///< as "en-GB"
    bool operator==(const OfferedVoice &) const = default;
};

/// A piece of speech, a sentence or so.
struct Utterance
{
    QString text;
    model::Voice voice;
    model::Language language = model::Language::English; ///< that it is written in
    bool operator==(const Utterance &) const = default;
};

/// One utterance being spoken. Ends exactly once: finished XOR failed, never before control has returned to
/// the event loop; after cancel() it is silent at once and no signal comes. Owned by its parent, deletes
/// itself later when over.
class VoiceCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    void started(); ///< it can be heard from now on
    void finished();
    void failed(const studio::base::Error &error);
};

/// Speaks (a port): engines of the desktop now, others later. One utterance at a time; a second one begins
/// when the first is over. Nothing of an engine is loaded before the first call. On the studio thread.
class Speaker : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void listVoices() = 0; ///< voicesListed
    [[nodiscard]] virtual VoiceCall *speak(const Utterance &utterance, QObject *parent) = 0;

Q_SIGNALS:
    void voicesListed(const QList<studio::voice::OfferedVoice> &voices);
};

} // namespace studio::voice
