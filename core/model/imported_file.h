// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/card_report.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace studio::model {

/// Somebody who speaks in a file that is to become a room, and who that is here.
struct ImportedPerson
{
    enum class As {
        Companion,    ///< one that is in the library
        NewCompanion, ///< one that is made with that name
        Me,           ///< the person at the keyboard
        Outsider      ///< somebody else, who takes no part
    };

    QString name;          ///< as the file says it
    bool isWriter = false; ///< the file says that it is the person at the keyboard
    qint64 messages = 0;   ///< that it says
    As as = As::Outsider;
    base::ParticipantId companion{}; ///< with Companion
    bool operator==(const ImportedPerson &) const = default;
};

/// What somebody says in a file.
struct ImportedLine
{
    QString name;
    QString text; ///< the beginning of it
    bool operator==(const ImportedLine &) const = default;
};

/// One of several conversations in a file.
struct ImportedConversation
{
    QString title; ///< may be empty
    qint64 messages = 0;
    QDateTime time{}; ///< of its first message, UTC; invalid: the file does not say
    bool operator==(const ImportedConversation &) const = default;
};

/// A file of somebody's conversation, looked through but not taken in.
struct ImportedFile
{
    enum class Kind {
        Room,        ///< a room of the studio, whole
        Witnessed,   ///< what one companion has witnessed of a room of the studio
        SillyTavern, ///< lines of JSON
        Chat,        ///< JSON of another program or service
        Text         ///< lines that say who speaks
    };

    Kind kind = Kind::Text;
    QString roomName;   ///< a name for the new room; may be that of another one
    QString scene{};    ///< for the new room, as the file has it; empty: the file has none
    QString lorebook{}; ///< the name of the one that fires in it; empty: none
    qint64 messages = 0;
    qint64 events = 0; ///< of a whole room
    QList<ImportedPerson>
        people;                ///< with a guess at who they are; none of a whole room, which says it itself
    QList<ImportedLine> first; ///< for a look at it
    CardReport report;         ///< what is taken, what not and why
    QString program{};         ///< that has written it, as people know it; empty: not told
    QList<ImportedConversation> conversations{}; ///< all that the file holds, where there are several
    int conversation = 0;                        ///< which of them was looked at
    bool operator==(const ImportedFile &) const = default;
};

/// What is to be made of such a file.
struct ImportWish
{
    QString file;
    QString roomName;             ///< empty: as the file suggests
    QList<ImportedPerson> people; ///< as they came with ImportedFile, `as` and `companion` as wished
    int conversation = 0;         ///< of several, which
    bool operator==(const ImportWish &) const = default;
};

} // namespace studio::model
