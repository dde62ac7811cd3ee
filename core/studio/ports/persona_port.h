// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/ability.h"
#include "core/model/card_report.h"
#include "core/model/past/persona_use.h"
#include "core/model/persona.h"
#include "core/model/persona_revision.h"
#include "core/model/prompt_part.h"
#include "core/model/state.h"

#include <QList>
#include <QMap>
#include <QObject>

#include <optional>

namespace studio::ports {

/// What a file held. Nothing of it is stored yet.
struct ReadPersona
{
    model::Persona persona;
    model::CardFormat format = model::CardFormat::Studio;
    model::CardReport report;
    /// The companion that has the id already; whether the file replaces it has to be asked.
    std::optional<model::Persona> known{};
    QByteArray picture{}; ///< the card's own portrait, checked (core/persona/picture/picture_check.h), not
                          ///< decoded; may be empty
    /// Pictures of its feelings by the names of core/wire/sprite_names.h; the same of them.
    QMap<QString, QByteArray> feelings{};
    bool keepsSource = false; ///< the file holds what the studio does not know
    /// What to give along as the source when it is imported: the file itself, or the one that a file of the
    /// studio's own took along. Empty: nothing is worth keeping.
    QByteArray source{};
    bool operator==(const ReadPersona &) const = default;
};

/// A companion from a file on its way into the library.
struct PersonaImport
{
    model::Persona persona;               ///< revision 0: a new one, Conflict if its id is taken
    QByteArray source{};                  ///< ReadPersona::source; empty: not kept
    QByteArray picture{};                 ///< as for storePicture(); becomes its avatar; empty: none
    QMap<QString, QByteArray> feelings{}; ///< the same; become the sprites of its avatar, beside those it has
};

/// A line to try a persona with, stored or not: nothing of it reaches a room or the log.
struct PersonaTrial
{
    model::Persona persona;
    QString line; ///< what a user would say
    model::Language language = model::Language::English;
    QString user{};       ///< what the user is called; empty: not known
    QString setting{};    ///< the room that it plays in
    QStringList before{}; ///< what the user said before that, the oldest first
};

/// Companions for everybody outside the core (a port). Threads and requests as in RoomPort.
class PersonaPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual base::RequestId listPersonas() = 0; ///< personasListed, the archived too
    virtual base::RequestId listUses() = 0;     ///< usesListed: when each came, and was last in use
    /// Stores it as the next revision; a room's next turn uses it. Refused with the first of personaFlaws()
    /// (core/persona/validation.h). Revision 0 says that it is a new one: Conflict if the id is taken.
    virtual base::RequestId savePersona(const model::Persona &persona) = 0; ///< personaSaved
    virtual base::RequestId setArchived(const base::ParticipantId &persona, bool archived) = 0;
    /// Out of the library for good; what it said stays. Refused (Conflict) while it is in a room's roster,
    /// the text names the rooms.
    virtual base::RequestId removePersona(const base::ParticipantId &persona) = 0;

    /// All revisions, the newest first.
    virtual base::RequestId listRevisions(const base::ParticipantId &persona) = 0; ///< revisionsListed

    /// Reads a file of any CardFormat, told by what it holds; stores nothing.
    virtual base::RequestId readPersona(const QByteArray &file) = 0; ///< personaRead
    /// Stores persona, file and picture together or not at all.
    virtual base::RequestId importPersona(const PersonaImport &import) = 0; ///< personaSaved
    virtual base::RequestId writePersona(const base::ParticipantId &persona,
                                         model::CardFormat format) = 0; ///< personaWritten

    /// A picture of at most 1 MiB that was decoded and made small by the caller. The hash is its name.
    virtual base::RequestId storePicture(const QByteArray &png) = 0; ///< pictureStored
    virtual base::RequestId readPicture(const QString &hash) = 0;    ///< pictureRead

    /// Word for word what models would be told, also of a persona that is not finished.
    virtual base::RequestId previewPrompt(const PersonaTrial &trial) = 0; ///< promptPreviewed

    /// All tools and gestures that a persona can be allowed; titles in that language where there are some.
    virtual base::RequestId listAbilities(model::Language language) = 0; ///< abilitiesListed

    /// One vote and one reply: trialVoted, then trialSaid for each piece, then done; failed at any point. The
    /// reply comes whatever the vote is; none at all is silence. Ends by itself after a minute.
    virtual base::RequestId tryPersona(const PersonaTrial &trial) = 0;
    virtual void cancelTrial(const base::RequestId &trial) = 0; ///< ends it with failed(Cancelled)

Q_SIGNALS:
    void personasListed(const studio::base::RequestId &request,
                        const QList<studio::model::Persona> &personas);
    void usesListed(const studio::base::RequestId &request, const QList<studio::model::PersonaUse> &uses);
    void personaSaved(const studio::base::RequestId &request, const studio::model::Persona &persona);
    void revisionsListed(const studio::base::RequestId &request,
                         const QList<studio::model::PersonaRevision> &revisions);
    void promptPreviewed(const studio::base::RequestId &request, const studio::model::PromptPreview &preview);
    void abilitiesListed(const studio::base::RequestId &request, const studio::model::Abilities &abilities);
    void personaRead(const studio::base::RequestId &request, const studio::ports::ReadPersona &read);
    void personaWritten(const studio::base::RequestId &request, const QString &fileName,
                        const QByteArray &file);
    void pictureStored(const studio::base::RequestId &request, const QString &hash);
    void pictureRead(const studio::base::RequestId &request, const QString &hash, const QByteArray &png);
    void trialVoted(const studio::base::RequestId &request, const studio::model::State &vote);
    void trialThought(const studio::base::RequestId &request,
                      const QString &thought); ///< the next piece of it
    void trialSaid(const studio::base::RequestId &request, const QString &piece);
    /// Somebody saved, archived or removed some; ask again. At most ten times a second.
    void personasChanged();

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
