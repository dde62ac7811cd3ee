// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"

#include <QStringList>

namespace studio::tests {

/// A PersonaPort that only remembers what it was asked; a test answers by emitting the signals itself.
class FakePersonaPort : public ports::PersonaPort
{
    Q_OBJECT

public:
    using PersonaPort::PersonaPort;

    [[nodiscard]] base::RequestId lastRequest() const;
    [[nodiscard]] const QStringList &commands() const { return m_commands; } ///< "savePersona companion_aya"
    [[nodiscard]] const model::Persona &lastPersona() const
    {
        return m_persona;
    }                                                                     ///< saved, imported or tried
    [[nodiscard]] const QByteArray &lastBytes() const { return m_bytes; } ///< a file or a picture

    base::RequestId listPersonas() override;
    base::RequestId listUses() override; ///< is no command, and leaves lastRequest() as it is
    base::RequestId savePersona(const model::Persona &persona) override;
    base::RequestId setArchived(const base::ParticipantId &persona, bool archived) override;
    base::RequestId removePersona(const base::ParticipantId &persona) override;
    base::RequestId listRevisions(const base::ParticipantId &persona) override;
    base::RequestId readPersona(const QByteArray &file) override;
    base::RequestId importPersona(const ports::PersonaImport &import) override;
    base::RequestId writePersona(const base::ParticipantId &persona, model::CardFormat format) override;
    base::RequestId storePicture(const QByteArray &png) override;
    base::RequestId readPicture(const QString &hash) override;
    base::RequestId previewPrompt(const ports::PersonaTrial &trial) override;
    base::RequestId listAbilities(model::Language language) override;
    base::RequestId tryPersona(const ports::PersonaTrial &trial) override;
    void cancelTrial(const base::RequestId &trial) override;

private:
    base::RequestId remember(const QStringList &words);

    int m_number = 0;
    QStringList m_commands;
    model::Persona m_persona;
    QByteArray m_bytes;
};

} // namespace studio::tests
