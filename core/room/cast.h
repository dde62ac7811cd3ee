// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/persona.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace studio::room {

/// The newest revision of every companion, shared by all open rooms. A change takes effect with the next vote
/// or turn.
class Cast
{
public:
    void set(const model::Persona &persona)
    {
        m_personas.insert(persona.id, persona);
        m_former.remove(persona.id);
    }
    /// Removes the companion from the library; their earlier messages still show their name.
    void retire(const model::Persona &persona)
    {
        m_personas.insert(persona.id, persona);
        m_former.insert(persona.id);
    }

    [[nodiscard]] bool isInLibrary(const base::ParticipantId &id) const
    {
        return m_personas.contains(id) && !m_former.contains(id);
    }

    /// A participant without a persona (a guest) gets a persona with the id alone.
    [[nodiscard]] model::Persona persona(const base::ParticipantId &id) const;
    /// The participant as the others know them, with all names in all languages.
    [[nodiscard]] llm::Present present(const base::ParticipantId &id) const;
    [[nodiscard]] QList<model::Persona> all() const { return m_personas.values(); }
    /// The companions in the library, sorted by id.
    [[nodiscard]] QList<model::Persona> library() const;

private:
    QHash<base::ParticipantId, model::Persona> m_personas;
    QSet<base::ParticipantId> m_former;
};

} // namespace studio::room
