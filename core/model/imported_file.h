// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/card_report.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace studio::model {

/// A speaker in a file that will become a room, and who they become here.
struct ImportedPerson
{
    enum class As {
        Companion,    ///< a companion in the library
        NewCompanion, ///< a new companion with that name
        Me,           ///< the user
        Outsider      ///< somebody who takes no part
    };

    QString name;          ///< as in the file
    bool isWriter = false; ///< the file says that this is the user
    qint64 messages = 0;   ///< messages by this person
    As as = As::Outsider;
    base::ParticipantId companion{}; ///< with Companion
    bool operator==(const ImportedPerson &) const = default;
};

/// A message in the file, as a sample.
struct ImportedLine
{
    QString name;
    QString text; ///< the beginning of the message
    bool operator==(const ImportedLine &) const = default;
};

/// One conversation in a file that has several.
struct ImportedConversation
{
    QString title; ///< may be empty
    qint64 messages = 0;
    QDateTime time{}; ///< of the first message, UTC; invalid: not in the file
    bool operator==(const ImportedConversation &) const = default;
};

/// A file with a conversation that has been read but not imported.
struct ImportedFile
{
    enum class Kind {
        Room,        ///< a complete room of the studio
        Witnessed,   ///< the part of a studio room that one companion has witnessed
        SillyTavern, ///< lines of JSON
        Chat,        ///< JSON of another program or service
        Text         ///< lines with the speaker's name
    };

    Kind kind = Kind::Text;
    QString roomName;   ///< a name for the new room; another room may have it
    QString scene{};    ///< for the new room, from the file; empty: the file has none
    QString lorebook{}; ///< the name of its lorebook; empty: none
    qint64 messages = 0;
    qint64 events = 0; ///< of a complete room
    QList<ImportedPerson>
        people; ///< with a guess at who they are; empty for a complete room, which says so itself
    QList<ImportedLine> first; ///< for a preview
    CardReport report;         ///< what is imported, what is not, and why
    QString program{};         ///< the program that wrote the file, by its usual name; empty: unknown
    QList<ImportedConversation> conversations{}; ///< all conversations, if the file has several
    int conversation = 0;                        ///< the conversation that was read
    bool operator==(const ImportedFile &) const = default;
};

/// How to import such a file.
struct ImportWish
{
    QString file;
    QString roomName;             ///< empty: the file's suggestion
    QList<ImportedPerson> people; ///< from ImportedFile, with `as` and `companion` as wished
    int conversation = 0;         ///< which one, if there are several
    bool operator==(const ImportWish &) const = default;
};

} // namespace studio::model
