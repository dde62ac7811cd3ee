// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/persona.h"
#include "core/model/state.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <optional>

namespace studio::ports {

enum class PersonaFormat { Studio, Aikyo };

/// What a file held. Nothing of it is stored yet.
struct ReadPersona
{
    model::Persona persona;
    PersonaFormat format = PersonaFormat::Studio;
    QStringList remarks; ///< for people: what was kept aside, what is missing
    bool idTaken = false;
    bool operator==(const ReadPersona &) const = default;
};

/// A line to try a persona with, stored or not: nothing of it reaches a room or the log.
struct PersonaTrial
{
    model::Persona persona;
    QString line; ///< what a user would say
    model::Language language = model::Language::English;
};

/// Companions for everybody outside the core (a port). Threads and requests as in RoomPort.
class PersonaPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual base::RequestId listPersonas() = 0; ///< personasListed, the archived too
    /// Stores it as the next revision; a room's next turn uses it. Refused with the first of personaFlaws()
    /// (core/persona/validation.h). Revision 0 says that it is a new one: Conflict if the id is taken.
    virtual base::RequestId savePersona(const model::Persona &persona) = 0; ///< personaSaved
    virtual base::RequestId setArchived(const base::ParticipantId &persona, bool archived) = 0;
    /// Out of the library for good; what it said stays. Refused (Conflict) while it is in a room's roster,
    /// the text names the rooms.
    virtual base::RequestId removePersona(const base::ParticipantId &persona) = 0;

    /// Reads the studio's own JSON or aikyo's card JSON; stores nothing.
    virtual base::RequestId readPersona(const QByteArray &file) = 0; ///< personaRead
    virtual base::RequestId writePersona(const base::ParticipantId &persona,
                                         PersonaFormat format) = 0; ///< personaWritten

    /// A picture of at most 1 MiB that was decoded and made small by the caller. The hash is its name.
    virtual base::RequestId storePicture(const QByteArray &png) = 0; ///< pictureStored
    virtual base::RequestId readPicture(const QString &hash) = 0;    ///< pictureRead

    /// One vote and one reply: trialVoted, then trialSaid for each piece, then done; failed at any point. The
    /// reply comes whatever the vote is; none at all is silence. Ends by itself after a minute.
    virtual base::RequestId tryPersona(const PersonaTrial &trial) = 0;
    virtual void cancelTrial(const base::RequestId &trial) = 0; ///< ends it with failed(Cancelled)

Q_SIGNALS:
    void personasListed(const studio::base::RequestId &request,
                        const QList<studio::model::Persona> &personas);
    void personaSaved(const studio::base::RequestId &request, const studio::model::Persona &persona);
    void personaRead(const studio::base::RequestId &request, const studio::ports::ReadPersona &read);
    void personaWritten(const studio::base::RequestId &request, const QString &fileName,
                        const QByteArray &file);
    void pictureStored(const studio::base::RequestId &request, const QString &hash);
    void pictureRead(const studio::base::RequestId &request, const QString &hash, const QByteArray &png);
    void trialVoted(const studio::base::RequestId &request, const studio::model::State &vote);
    void trialSaid(const studio::base::RequestId &request, const QString &piece);
    /// Somebody saved, archived or removed one; ask again.
    void personasChanged();

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
