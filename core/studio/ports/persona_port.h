// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/job.h"
#include "core/base/then.h"
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
#include <variant>

namespace studio::ports {

/// The content of a file. Nothing of it is stored yet.
struct ReadPersona
{
    model::Persona persona;
    model::CardFormat format = model::CardFormat::Studio;
    model::CardReport report;
    /// The companion that already has the id; the user has to be asked whether the file replaces them.
    std::optional<model::Persona> known{};
    QByteArray picture{}; ///< the card's own portrait, checked (core/persona/picture/picture_check.h), not
                          ///< decoded; may be empty
    /// Pictures of feelings by the names of core/wire/sprite_names.h; checked and not decoded, too.
    QMap<QString, QByteArray> feelings{};
    bool keepsSource = false; ///< the file holds data that the studio does not know
    /// What to pass as the source when importing: the file itself, or the original file that a file of the
    /// studio contains. Empty: nothing is worth keeping.
    QByteArray source{};
    bool operator==(const ReadPersona &) const = default;
};

/// A companion to import from a file.
struct PersonaImport
{
    model::Persona persona;               ///< revision 0: new; Conflict if the id is taken
    QByteArray source{};                  ///< ReadPersona::source; empty: not kept
    QByteArray picture{};                 ///< as for storePicture(); becomes its avatar; empty: none
    QMap<QString, QByteArray> feelings{}; ///< the same; added to the sprites of the avatar
};

/// A line to try a persona with, stored or not; it never reaches a room or the log.
struct PersonaTrial
{
    model::Persona persona;
    QString line; ///< what a user would say
    model::Language language = model::Language::English;
    QString user{};       ///< the user's name; empty: not known
    QString setting{};    ///< the setting of the room
    QStringList before{}; ///< earlier lines of the user, oldest first
};

/// The next piece of the persona's thoughts before speech.
struct TrialThought
{
    QString text;
};

/// The next piece of the persona's speech.
struct TrialPiece
{
    QString text;
};

/// What happens in a trial: one vote, then thoughts and pieces of the reply as they come.
using TrialNews = std::variant<model::State, TrialThought, TrialPiece>;

/// A companion written to a file.
struct WrittenPersona
{
    QString fileName; ///< suggested, without a folder
    QByteArray file;
    bool operator==(const WrittenPersona &) const = default;
};

/// Companions for code outside the core (a port).
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once, after the news that the command caused. Errors of the store are passed on in its words.
class PersonaPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void listPersonas(base::Then<QList<model::Persona>> then) = 0; ///< the archived too
    /// When each companion was added, and was last used.
    virtual void listUses(base::Then<QList<model::PersonaUse>> then) = 0;
    /// Stores the persona as the next revision and returns that; a room's next turn uses it. Revision 0 means
    /// a new persona. InvalidInput: the first of personaFlaws() (core/persona/validation.h). Conflict: the
    /// persona is new, and its id is taken.
    virtual void savePersona(const model::Persona &persona, base::Then<model::Persona> then) = 0;
    /// NotFound: the library has no such companion.
    virtual void setArchived(const base::ParticipantId &persona, bool archived, base::Then<void> then) = 0;
    /// Removes a companion from the library for good; what they said stays. Conflict: the companion is in a
    /// room's roster; the text names the rooms.
    virtual void removePersona(const base::ParticipantId &persona, base::Then<void> then) = 0;

    /// Every revision, newest first; empty if the companion is unknown.
    virtual void listRevisions(const base::ParticipantId &persona,
                               base::Then<QList<model::PersonaRevision>> then) = 0;

    /// Reads a file of any CardFormat, recognized by its content; stores nothing. InvalidInput: the file is
    /// not a card.
    virtual void readPersona(const QByteArray &file, base::Then<ReadPersona> then) = 0;
    /// Stores persona, file and pictures together or not at all. Results and errors are those of
    /// savePersona(). InvalidInput: a picture is invalid, or the file is too large.
    virtual void importPersona(const PersonaImport &import, base::Then<model::Persona> then) = 0;
    /// NotFound: the library has no such companion.
    virtual void writePersona(const base::ParticipantId &persona, model::CardFormat format,
                              base::Then<WrittenPersona> then) = 0;

    /// Stores a picture of at most 1 MiB, which the caller has decoded and scaled down. Returns its hash,
    /// which is its name. InvalidInput: not a picture.
    virtual void storePicture(const QByteArray &png, base::Then<QString> then) = 0;
    /// NotFound: there is no picture of that hash.
    virtual void readPicture(const QString &hash, base::Then<QByteArray> then) = 0;

    /// The exact words that models would be told, also for an unfinished persona.
    virtual void previewPrompt(const PersonaTrial &trial, base::Then<model::PromptPreview> then) = 0;

    /// All tools and gestures that a persona can be allowed, with titles in that language if available.
    virtual void listAbilities(model::Language language, base::Then<model::Abilities> then) = 0;

    /// One vote and one reply. The reply comes whatever the vote is; an empty reply is silence. `then`: the
    /// reply is over. InvalidInput: the line or the persona cannot be tried. Cancelled: the job was
    /// cancelled. Other errors: why the model did not answer within a minute.
    virtual base::Job tryPersona(const PersonaTrial &trial, base::Listener<TrialNews> news,
                                 base::Then<void> then) = 0;

Q_SIGNALS:
    /// Companions were saved, archived or removed: ask again. It comes before the answer to the command; only
    /// imports, of which there may be thousands, tell at most ten times a second.
    void personasChanged();
};

} // namespace studio::ports
