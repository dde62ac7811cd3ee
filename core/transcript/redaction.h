// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message_page.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <QHash>
#include <QList>
#include <QRegularExpression>

#include <optional>

namespace studio::transcript {

/// A room without its names: companions and guests become "Companion A", "Companion B" …, users "Person 1" …,
/// the same everywhere, in texts too. Known are names, their parts, nicknames, readings and ids, in any case;
/// in writing with spaces only whole words are replaced. What somebody is called in a text by a name that
/// stands nowhere else is not found. Faces, cards and what a message said before an edit are left out.
class Redaction
{
public:
    /// Hides nothing.
    Redaction() = default;
    Redaction(const model::Room &room, const QList<model::Persona> &people);

    [[nodiscard]] bool isEmpty() const { return m_called.isEmpty(); }
    [[nodiscard]] QString of(const QString &text) const;
    [[nodiscard]] base::ParticipantId of(const base::ParticipantId &id) const;
    [[nodiscard]] model::Room of(const model::Room &room) const;
    [[nodiscard]] model::Persona of(const model::Persona &persona) const;
    [[nodiscard]] model::MessageRow of(const model::MessageRow &row) const;
    /// None: without names it would not be what it is any more.
    [[nodiscard]] std::optional<model::Envelope> of(const model::Envelope &envelope) const;

private:
    void addPeople(const model::Room &room, const QList<model::Persona> &people);
    void addName(const QString &name, const QString &called);
    void addNames(const model::Persona &persona, const QString &called);
    void addId(const base::ParticipantId &id, const QString &hidden, const QString &called);
    void compile();

    QHash<QString, QString> m_called; ///< by what stands in a text, case folded
    QHash<base::ParticipantId, QString> m_shown;
    QRegularExpression m_names;
};

} // namespace studio::transcript
