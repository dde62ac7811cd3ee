// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_persona_port.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::tests {

using base::Then;

void OpenTrial::tell(const ports::TrialNews &what) const
{
    news(what);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
}

void OpenTrial::end(const base::Result<void> &result) const
{
    *isOver = true;
    giveAnswer(then, result);
}

template<class T>
void FakePersonaPort::remember(const QStringList &words, const Then<T> &then)
{
    m_commands.append(words.join(u' '));
    m_last = OpenCommand(then);
}

void FakePersonaPort::tell(const QList<model::Persona> &library)
{
    Q_EMIT personasChanged();
    list(library);
}

void FakePersonaPort::list(const QList<model::Persona> &library)
{
    for (const auto &then : std::exchange(m_listings, {}))
        giveAnswer(then, library);
}

void FakePersonaPort::listPersonas(Then<QList<model::Persona>> then)
{
    m_listings.append(then);
    remember({u"listPersonas"_s}, then);
}

void FakePersonaPort::listUses(Then<QList<model::PersonaUse>> then) { m_uses = then; }

void FakePersonaPort::savePersona(const model::Persona &persona, Then<model::Persona> then)
{
    m_persona = persona;
    remember({u"savePersona"_s, persona.id.value()}, then);
}

void FakePersonaPort::setArchived(const base::ParticipantId &persona, bool archived, Then<void> then)
{
    remember({u"setArchived"_s, persona.value(), archived ? u"yes"_s : u"no"_s}, then);
}

void FakePersonaPort::removePersona(const base::ParticipantId &persona, Then<void> then)
{
    remember({u"removePersona"_s, persona.value()}, then);
}

void FakePersonaPort::readPersona(const QByteArray &file, Then<ports::ReadPersona> then)
{
    m_bytes = file;
    remember({u"readPersona"_s}, then);
}

void FakePersonaPort::listRevisions(const base::ParticipantId &persona,
                                    Then<QList<model::PersonaRevision>> then)
{
    remember({u"listRevisions"_s, persona.value()}, then);
}

void FakePersonaPort::importPersona(const ports::PersonaImport &import, Then<model::Persona> then)
{
    m_persona = import.persona;
    m_bytes = import.source;
    remember({u"importPersona"_s, import.persona.id.value()}, then);
}

void FakePersonaPort::writePersona(const base::ParticipantId &persona, model::CardFormat format,
                                   Then<ports::WrittenPersona> then)
{
    static const QStringList names{u"studio"_s, u"aikyo"_s, u"v1"_s, u"v2"_s, u"v3"_s, u"png"_s, u"charx"_s};
    remember({u"writePersona"_s, persona.value(), names[int(format)]}, then);
}

void FakePersonaPort::previewPrompt(const ports::PersonaTrial &trial, Then<model::PromptPreview> then)
{
    m_persona = trial.persona;
    remember({u"previewPrompt"_s, trial.persona.id.value(), trial.line}, then);
}

void FakePersonaPort::listAbilities(model::Language, Then<model::Abilities> then)
{
    remember({u"listAbilities"_s}, then);
}

void FakePersonaPort::storePicture(const QByteArray &png, Then<QString> then)
{
    m_bytes = png;
    remember({u"storePicture"_s}, then);
}

void FakePersonaPort::readPicture(const QString &hash, Then<QByteArray> then)
{
    remember({u"readPicture"_s, hash}, then);
}

base::Job FakePersonaPort::tryPersona(const ports::PersonaTrial &trial, base::Listener<ports::TrialNews> news,
                                      Then<void> then)
{
    m_persona = trial.persona;
    m_commands.append(QStringList{u"tryPersona"_s, trial.persona.id.value(), trial.line}.join(u' '));
    m_trial = {news, then};
    return base::Job([this, line = trial.line, over = m_trial.isOver] {
        if (!*over)
            m_commands.append(u"cancelTrial "_s + line);
    });
}

} // namespace studio::tests
