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

/// Whose voice is to be heard just now.
struct SpokenTurn
{
    base::RoomId room;
    base::TurnId turn; ///< empty: a line beside the turns, or one that is tried
    base::ParticipantId companion;
    bool operator==(const SpokenTurn &) const = default;
};

/// A line to try a voice with, stored or not: nothing of it reaches a room or the log.
struct VoiceTrial
{
    model::Voice voice;
    model::Language language = model::Language::English;
    QString line;
};

/// Voices for everybody outside the core (a port): what of rooms is read aloud is the room's own setting
/// (Room::voices). No engine is loaded before listVoices, tryVoice or the first turn that is read.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it.
class VoicePort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Somebody is here who can hear; until then nothing is read aloud. The window says so when it is there,
    /// and takes it back when it goes.
    virtual void attend(bool here) = 0;
    /// Stops what is being read now; the words are there, and the turn is over as if it had been heard.
    virtual void stopReading() = 0;

    /// May take seconds; a computer without engines has no voices.
    virtual void listVoices(base::Then<QList<VoiceOffer>> then) = 0;
    /// `then`: the line was heard. Cancelled: the job was cancelled. Otherwise: what the engine says.
    virtual base::Job tryVoice(const VoiceTrial &trial, base::Then<void> then) = 0;

Q_SIGNALS:
    /// That turn will be read: its words may wait for heard(). It comes before its first piece is published.
    void readingBegun(const studio::base::RoomId &room, const studio::base::TurnId &turn);
    /// So much of what the turn said was heard, in UTF-16 units; it only grows.
    void heard(const studio::base::RoomId &room, const studio::base::TurnId &turn, qint64 until);
    void speakingChanged(const std::optional<studio::ports::SpokenTurn> &now);
    /// What was to be read could not be; the conversation goes on without.
    void readingFailed(const studio::base::Error &error);
};

} // namespace studio::ports
