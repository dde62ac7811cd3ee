// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_persona_port.h"

using namespace Qt::StringLiterals;

namespace studio::tests {

base::RequestId FakePersonaPort::lastRequest() const { return base::RequestId(u"p%1"_s.arg(m_number)); }

base::RequestId FakePersonaPort::remember(const QStringList &words)
{
    ++m_number;
    m_commands.append(words.join(u' '));
    return lastRequest();
}

base::RequestId FakePersonaPort::listPersonas() { return remember({u"listPersonas"_s}); }

base::RequestId FakePersonaPort::listUses() { return base::RequestId(u"uses"_s); }

base::RequestId FakePersonaPort::savePersona(const model::Persona &persona)
{
    m_persona = persona;
    return remember({u"savePersona"_s, persona.id.value()});
}

base::RequestId FakePersonaPort::setArchived(const base::ParticipantId &persona, bool archived)
{
    return remember({u"setArchived"_s, persona.value(), archived ? u"yes"_s : u"no"_s});
}

base::RequestId FakePersonaPort::removePersona(const base::ParticipantId &persona)
{
    return remember({u"removePersona"_s, persona.value()});
}

base::RequestId FakePersonaPort::readPersona(const QByteArray &file)
{
    m_bytes = file;
    return remember({u"readPersona"_s});
}

base::RequestId FakePersonaPort::listRevisions(const base::ParticipantId &persona)
{
    return remember({u"listRevisions"_s, persona.value()});
}

base::RequestId FakePersonaPort::importPersona(const ports::PersonaImport &import)
{
    m_persona = import.persona;
    m_bytes = import.source;
    return remember({u"importPersona"_s, import.persona.id.value()});
}

base::RequestId FakePersonaPort::writePersona(const base::ParticipantId &persona, model::CardFormat format)
{
    static const QStringList names{u"studio"_s, u"aikyo"_s, u"v1"_s, u"v2"_s, u"v3"_s, u"png"_s, u"charx"_s};
    return remember({u"writePersona"_s, persona.value(), names[int(format)]});
}

base::RequestId FakePersonaPort::previewPrompt(const ports::PersonaTrial &trial)
{
    m_persona = trial.persona;
    return remember({u"previewPrompt"_s, trial.persona.id.value(), trial.line});
}

base::RequestId FakePersonaPort::listAbilities(model::Language) { return remember({u"listAbilities"_s}); }

base::RequestId FakePersonaPort::storePicture(const QByteArray &png)
{
    m_bytes = png;
    return remember({u"storePicture"_s});
}

base::RequestId FakePersonaPort::readPicture(const QString &hash)
{
    return remember({u"readPicture"_s, hash});
}

base::RequestId FakePersonaPort::tryPersona(const ports::PersonaTrial &trial)
{
    m_persona = trial.persona;
    return remember({u"tryPersona"_s, trial.persona.id.value(), trial.line});
}

void FakePersonaPort::cancelTrial(const base::RequestId &trial)
{
    remember({u"cancelTrial"_s, trial.value()});
}

} // namespace studio::tests
