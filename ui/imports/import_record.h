// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/card_facts.h"
#include "core/model/card_report.h"
#include "core/model/persona.h"
#include "core/persona/persona_diff.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::ui {

/// The outcome of one file, and of each part of the card in it.
struct ImportRecord
{
    enum class Outcome {
        Added,    ///< a new companion
        Renamed,  ///< a new companion under another id, because its own was taken
        Replaced, ///< the next revision of a stored companion
        Known,    ///< already stored, word for word
        Skipped,  ///< its id was taken, and the user chose to skip it
        Refused,
        Group,         ///< not a companion but a group with its members
        Lorebook,      ///< not a companion but a book that a companion now has
        LorebookKnown, ///< a book that the companions already had, word for word
        Unread,        ///< the user cancelled before it was read
    };

    QString file; ///< as ImportFile::shown
    Outcome outcome = Outcome::Added;
    base::ParticipantId id; ///< its id in the library
    QString name; ///< the companion's, or those of all owners of the lorebook; none if it is on the shelf
    std::optional<model::CardFormat> format{};
    QString reason{}; ///< of a refusal
    model::CardReport report{};
    bool operator==(const ImportRecord &) const = default;
};

/// What to do with a companion whose id is taken.
enum class ImportChoice { Replace, KeepBoth, Skip };

/// A companion whose id is taken: what the user has to know to choose.
struct ImportConflict
{
    QString file;
    model::Persona stored;
    model::Persona after; ///< what would be stored if it replaced the stored one
    QList<persona::PersonaDifference> differences;
    bool hasOtherPicture = false;
    bool hasOtherRest = false; ///< it has parts of the card that the studio only keeps
    int others = 0;            ///< conflicts after this one
};

} // namespace studio::ui
