// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
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
/// (Room::voices). Threads and requests as in RoomPort. No engine is loaded before listVoices, tryVoice or
/// the first turn that is read.
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

    virtual base::RequestId listVoices() = 0;                      ///< voicesListed; may take seconds
    virtual base::RequestId tryVoice(const VoiceTrial &trial) = 0; ///< done when it was heard
    virtual void stopTrial(const base::RequestId &trial) = 0;      ///< ends it with failed(Cancelled)

Q_SIGNALS:
    void voicesListed(const studio::base::RequestId &request, const QList<studio::ports::VoiceOffer> &voices);
    /// That turn will be read: its words may wait for heard(). It comes before its first piece is published.
    void readingBegun(const studio::base::RoomId &room, const studio::base::TurnId &turn);
    /// So much of what the turn said was heard, in UTF-16 units; it only grows.
    void heard(const studio::base::RoomId &room, const studio::base::TurnId &turn, qint64 until);
    void speakingChanged(const std::optional<studio::ports::SpokenTurn> &now);
    /// What was to be read could not be; the conversation goes on without.
    void readingFailed(const studio::base::Error &error);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
