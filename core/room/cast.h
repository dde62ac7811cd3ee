// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/persona.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace studio::room {

/// The newest revision of every companion, shared by all open rooms. A change acts from the next vote or turn
/// on.
class Cast
{
public:
    void set(const model::Persona &persona)
    {
        m_personas.insert(persona.id, persona);
        m_former.remove(persona.id);
    }
    /// Out of the library; what it said still shows its name.
    void retire(const model::Persona &persona)
    {
        m_personas.insert(persona.id, persona);
        m_former.insert(persona.id);
    }

    [[nodiscard]] bool isInLibrary(const base::ParticipantId &id) const
    {
        return m_personas.contains(id) && !m_former.contains(id);
    }

    /// Somebody without a persona (a guest) is known by the id alone.
    [[nodiscard]] model::Persona persona(const base::ParticipantId &id) const;
    /// With all names in all languages.
    [[nodiscard]] llm::Present present(const base::ParticipantId &id) const;
    [[nodiscard]] QList<model::Persona> all() const { return m_personas.values(); }
    /// Those in the library, by id.
    [[nodiscard]] QList<model::Persona> library() const;

private:
    QHash<base::ParticipantId, model::Persona> m_personas;
    QSet<base::ParticipantId> m_former;
};

} // namespace studio::room
