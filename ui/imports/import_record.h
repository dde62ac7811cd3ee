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

/// What became of one file, and of each part of the card in it.
struct ImportRecord
{
    enum class Outcome {
        Added,    ///< a new companion
        Renamed,  ///< a new one under another id, because its own was taken
        Replaced, ///< the next revision of one that was here
        Known,    ///< was here already, word for word
        Skipped,  ///< its id was taken, and the user left it at that
        Refused,
        Group,         ///< no companion: who makes up a group
        Lorebook,      ///< no companion: a book that one has from now on
        LorebookKnown, ///< the same, which they had already, word for word
        Unread,        ///< the user cancelled before it
    };

    QString file; ///< as ImportFile::shown
    Outcome outcome = Outcome::Added;
    base::ParticipantId id; ///< under which it is in the library
    QString name; ///< of the companion; of all who have the lorebook: none, if it stands on the shelf
    std::optional<model::CardFormat> format{};
    QString reason{}; ///< of one that was refused
    model::CardReport report{};
    bool operator==(const ImportRecord &) const = default;
};

/// What can be done with a companion whose id is taken.
enum class ImportChoice { Replace, KeepBoth, Skip };

/// A companion whose id is taken: what the user has to know to choose.
struct ImportConflict
{
    QString file;
    model::Persona stored;
    model::Persona after; ///< what would be stored if it replaced that one
    QList<persona::PersonaDifference> differences;
    bool hasOtherPicture = false;
    bool hasOtherRest = false; ///< parts of the card that the studio only keeps
    int others = 0;            ///< conflicts after this one
};

} // namespace studio::ui
