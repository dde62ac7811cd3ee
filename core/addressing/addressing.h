// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QString>
#include <QStringList>

// Whom does a text name, and whom does it ask? A judgement by patterns of a few languages, not an
// understanding of them. The one place where plain names are read: for the window, the command line, doors
// and Rehearsal. Pure; any thread.
//
// Decided cases that could be seen either way:
// - "What did Aya mean?" is a question to everybody about Aya: Mentioned. "What would Aya say?" asks for her
//   answer: Addressed, unless somebody else is called in the same sentence ("Kyoko, what would Aya say?").
// - "Aya, be quiet" calls her but does not ask her to answer: Excluded.
// - A name inside quotation marks is Mentioned, unless the whole text is quoted.
// - Names that are words too (May, Will, 光), and parts of long names, count where they are called or asked
// for
//   beyond doubt, or are written with a capital letter in the middle of a sentence.
// - Of a text longer than 16,000 units the beginning is read.
// - Of people who are called alike all are meant; but who is written exactly so (Zoë beside Zoe) alone.
namespace studio::addressing {

enum class Named {
    NotAtAll,
    Mentioned, ///< spoken about
    Excluded,  ///< told not to answer: "not you, Aya", "everyone except Aya"
    Addressed, ///< asked to answer
};

/// How `text` names each of `people`, given by all their names, in the same order.
[[nodiscard]] QList<Named> howNamed(const QString &text, const QList<QStringList> &people);

struct Person
{
    base::ParticipantId id;
    QStringList names; ///< all, in any language; empty ones are passed over
    bool operator==(const Person &) const = default;
};

/// A place in the text that names somebody.
struct Evidence
{
    base::ParticipantId who;
    qsizetype from = 0; ///< UTF-16 units of the text as it is written, honorifics included
    qsizetype to = 0;
    Named how = Named::Mentioned;
    bool operator==(const Evidence &) const = default;
};

/// What a text says of people, each of them once, in the order of the text.
struct Understanding
{
    QList<base::ParticipantId> asks;     ///< who is asked to answer
    QList<base::ParticipantId> mentions; ///< who is named, the asked first; not who is told not to answer
    QList<Evidence> evidence;            ///< in the order of the text
    bool operator==(const Understanding &) const = default;
};

[[nodiscard]] Understanding understand(const QString &text, const QList<Person> &people);

} // namespace studio::addressing
