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

/// The next piece of what a persona thinks before it speaks.
struct TrialThought
{
    QString text;
};

/// The next piece of what a persona says.
struct TrialPiece
{
    QString text;
};

/// What happens in a trial: one vote, then thoughts and pieces of the reply as they come.
using TrialNews = std::variant<model::State, TrialThought, TrialPiece>;

/// A companion as a file.
struct WrittenPersona
{
    QString fileName; ///< proposed, without a folder
    QByteArray file;
    bool operator==(const WrittenPersona &) const = default;
};

/// Companions for everybody outside the core (a port).
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it, after the news that the command caused. What the store cannot do is told in its words.
class PersonaPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void listPersonas(base::Then<QList<model::Persona>> then) = 0; ///< the archived too
    /// When each came, and was last in use.
    virtual void listUses(base::Then<QList<model::PersonaUse>> then) = 0;
    /// Stores it as the next revision, which `then` gets; a room's next turn uses it. Revision 0 says that it
    /// is a new one. InvalidInput: the first of personaFlaws() (core/persona/validation.h). Conflict: the
    /// persona is new, and its id is taken.
    virtual void savePersona(const model::Persona &persona, base::Then<model::Persona> then) = 0;
    /// NotFound: the library has no such companion.
    virtual void setArchived(const base::ParticipantId &persona, bool archived, base::Then<void> then) = 0;
    /// Out of the library for good; what it said stays. Conflict: it is in a room's roster; the text names
    /// the rooms.
    virtual void removePersona(const base::ParticipantId &persona, base::Then<void> then) = 0;

    /// Every revision, newest first; none of an unknown companion.
    virtual void listRevisions(const base::ParticipantId &persona,
                               base::Then<QList<model::PersonaRevision>> then) = 0;

    /// Reads a file of any CardFormat, told by what it holds; stores nothing. InvalidInput: it is no card.
    virtual void readPersona(const QByteArray &file, base::Then<ReadPersona> then) = 0;
    /// Stores persona, file and picture together or not at all. Answers and errors are those of
    /// savePersona(). InvalidInput: a picture is none, or the file is too large.
    virtual void importPersona(const PersonaImport &import, base::Then<model::Persona> then) = 0;
    /// NotFound: the library has no such companion.
    virtual void writePersona(const base::ParticipantId &persona, model::CardFormat format,
                              base::Then<WrittenPersona> then) = 0;

    /// A picture of at most 1 MiB that was decoded and made small by the caller. `then` gets its hash, which
    /// is its name. InvalidInput: it is no picture.
    virtual void storePicture(const QByteArray &png, base::Then<QString> then) = 0;
    /// NotFound: there is no picture of that hash.
    virtual void readPicture(const QString &hash, base::Then<QByteArray> then) = 0;

    /// Word for word what models would be told, also of a persona that is not finished.
    virtual void previewPrompt(const PersonaTrial &trial, base::Then<model::PromptPreview> then) = 0;

    /// All tools and gestures that a persona can be allowed; titles in that language where there are some.
    virtual void listAbilities(model::Language language, base::Then<model::Abilities> then) = 0;

    /// One vote and one reply. The reply comes whatever the vote is; none at all is silence. `then`: the
    /// reply is over. InvalidInput: the line or the persona cannot be tried. Cancelled: the job was
    /// cancelled. Otherwise: why the model did not answer, within a minute.
    virtual base::Job tryPersona(const PersonaTrial &trial, base::Listener<TrialNews> news,
                                 base::Then<void> then) = 0;

Q_SIGNALS:
    /// Companions were saved, archived or removed: ask again. It comes before the answer to the command; only
    /// imports, of which there may be thousands, tell at most ten times a second.
    void personasChanged();
};

} // namespace studio::ports
