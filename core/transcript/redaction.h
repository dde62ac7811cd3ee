// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"
#include "core/model/past/message_page.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <QHash>
#include <QList>

#include <optional>

namespace studio::transcript {

/// Everybody whose names are left out: of a room as it is and as it was.
struct KnownPeople
{
    QList<model::Room> rooms; ///< as it is, then as it was earlier
    QList<model::Persona>
        personas; ///< of its companions, the newest first; earlier ones may have had other names
    QList<base::ParticipantId> others{}; ///< whoever else did or said something in it
};

/// A room without its names: companions and guests become "Companion A", "Companion B" …, users and outsiders
/// "Person 1" …, the same everywhere, in texts too. Known are names, their parts, nicknames, readings and
/// ids, in any case and width, with accents or without; in writing with spaces only whole words are replaced,
/// and names of one or two letters only as they are written. What somebody is called in a text by a name that
/// stands nowhere else is not found. Faces, cards, pieces of replies (a name may be parted between two) and
/// what a message said before an edit are left out.
class Redaction
{
public:
    /// Hides nothing.
    Redaction() = default;
    explicit Redaction(const KnownPeople &people);
    Redaction(const model::Room &room, const QList<model::Persona> &people)
        : Redaction(KnownPeople{{room}, people})
    {
    }

    [[nodiscard]] bool isEmpty() const { return m_shown.isEmpty(); }
    [[nodiscard]] QString of(const QString &text) const;
    [[nodiscard]] base::ParticipantId of(const base::ParticipantId &id) const;
    [[nodiscard]] model::Room of(const model::Room &room) const;
    [[nodiscard]] model::Persona of(const model::Persona &persona) const;
    [[nodiscard]] model::MessageRow of(const model::MessageRow &row) const;
    [[nodiscard]] model::CallRecord of(const model::CallRecord &call) const;
    /// None: without names it would not be what it is any more.
    [[nodiscard]] std::optional<model::Envelope> of(const model::Envelope &envelope) const;

private:
    /// What stands instead of a name.
    struct Called
    {
        QString instead;
        QString exactly; ///< only where it is written so; empty: however it is written
    };

    void addCompanions(const KnownPeople &people);
    void addPersons(const KnownPeople &people);
    void addName(const QString &name, const QString &called);
    void addForm(const QString &form, const QString &instead);
    void addNames(const model::Persona &persona, const QString &called);
    void addId(const base::ParticipantId &id, const QString &hidden, const QString &called);

    QHash<QString, Called> m_names;         ///< by what stands in a text, folded
    QHash<QChar, QList<qsizetype>> m_sizes; ///< of the names that begin so, the longest first
    QHash<base::ParticipantId, QString> m_shown;
};

} // namespace studio::transcript
