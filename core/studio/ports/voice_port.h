// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/job.h"
#include "core/base/then.h"
#include "core/model/persona.h"
#include "core/model/voice.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::ports {

/// A voice that can be chosen.
struct VoiceOffer
{
    QString engine;
    QString name;
    QString language; ///< as "en-GB"
    bool operator==(const VoiceOffer &) const = default;
};

/// The turn that is being read aloud.
struct SpokenTurn
{
    base::RoomId room;
    base::TurnId turn; ///< empty: a line outside of turns, or a trial
    base::ParticipantId companion;
    bool operator==(const SpokenTurn &) const = default;
};

/// A line to try a voice with, stored or not; it never reaches a room or the log.
struct VoiceTrial
{
    model::Voice voice;
    model::Language language = model::Language::English;
    QString line;
};

/// A message that is read aloud once more, outside of its turn.
struct SpokenMessage
{
    base::RoomId room;
    base::ParticipantId speaker;
    model::Voice voice{};
    model::Language language = model::Language::English;
    QString text; ///< as written, with Markdown marks and acts, which are not read
    bool operator==(const SpokenMessage &) const = default;
};

/// Voices for code outside the core (a port). The room's own setting (Room::voices) says what is read aloud.
/// No engine is loaded before listVoices, tryVoice or the first turn that is read.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once.
class VoicePort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Says whether a user is here who can hear; while nobody is here, nothing is read aloud. The window
    /// calls this when it is shown and when it closes.
    virtual void attend(bool here) = 0;
    /// Stops the current reading; its words are shown, and the turn ends as if it had been heard.
    virtual void stopReading() = 0;

    /// May take seconds; a computer without engines has no voices.
    virtual void listVoices(base::Then<QList<VoiceOffer>> then) = 0;
    /// `then`: the line was heard. Cancelled: the job was cancelled. Other errors come from the engine.
    virtual base::Job tryVoice(const VoiceTrial &trial, base::Then<void> then) = 0;
    /// After all that waits already. `then` as for tryVoice(); stopReading() cancels it, too.
    virtual base::Job readAgain(const SpokenMessage &message, base::Then<void> then) = 0;

Q_SIGNALS:
    /// This turn will be read: its words may wait for heard(). Emitted before its first piece is published.
    void readingBegun(const studio::base::RoomId &room, const studio::base::TurnId &turn);
    /// How much of the turn was heard, in UTF-16 units; it only grows.
    void heard(const studio::base::RoomId &room, const studio::base::TurnId &turn, qint64 until);
    void speakingChanged(const std::optional<studio::ports::SpokenTurn> &now);
    /// A reading failed; the conversation goes on without it.
    void readingFailed(const studio::base::Error &error);
};

} // namespace studio::ports
