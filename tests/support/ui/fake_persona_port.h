// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"
#include "tests/support/open_command.h"

#include <QStringList>

#include <memory>

namespace studio::tests {

/// A trial requested from a FakePersonaPort.
struct OpenTrial
{
    base::Listener<ports::TrialNews> news;
    base::Then<void> then;
    std::shared_ptr<bool> isOver = std::make_shared<bool>(false);

    void tell(const ports::TrialNews &what) const;
    void say(const QString &piece) const { tell(ports::TrialPiece{piece}); }
    void end(const base::Result<void> &result = {}) const;
};

/// A PersonaPort that only records its commands; a test answers.
class FakePersonaPort : public ports::PersonaPort
{
    Q_OBJECT

public:
    using PersonaPort::PersonaPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; } ///< "savePersona companion_aya"
    [[nodiscard]] const model::Persona &lastPersona() const
    {
        return m_persona;
    }                                                                     ///< saved, imported or tried
    [[nodiscard]] const QByteArray &lastBytes() const { return m_bytes; } ///< a file or a picture

    /// The newest command, not counting listUses() and trials.
    [[nodiscard]] const OpenCommand &last() const { return m_last; }
    [[nodiscard]] const OpenTrial &trial() const { return m_trial; } ///< the newest
    /// The library has changed to this; everybody who lists it is told.
    void tell(const QList<model::Persona> &library);
    void list(const QList<model::Persona> &library); ///< answers every open listPersonas()
    void tellUses(const QList<model::PersonaUse> &uses) { giveAnswer(m_uses, uses); }

    void listPersonas(base::Then<QList<model::Persona>> then) override;
    void listUses(base::Then<QList<model::PersonaUse>> then) override; ///< does not count as a command
    void savePersona(const model::Persona &persona, base::Then<model::Persona> then) override;
    void setArchived(const base::ParticipantId &persona, bool archived, base::Then<void> then) override;
    void removePersona(const base::ParticipantId &persona, base::Then<void> then) override;
    void listRevisions(const base::ParticipantId &persona,
                       base::Then<QList<model::PersonaRevision>> then) override;
    void readPersona(const QByteArray &file, base::Then<ports::ReadPersona> then) override;
    void importPersona(const ports::PersonaImport &import, base::Then<model::Persona> then) override;
    void writePersona(const base::ParticipantId &persona, model::CardFormat format,
                      base::Then<ports::WrittenPersona> then) override;
    void storePicture(const QByteArray &png, base::Then<QString> then) override;
    void readPicture(const QString &hash, base::Then<QByteArray> then) override;
    void previewPrompt(const ports::PersonaTrial &trial, base::Then<model::PromptPreview> then) override;
    void listAbilities(model::Language language, base::Then<model::Abilities> then) override;
    base::Job tryPersona(const ports::PersonaTrial &trial, base::Listener<ports::TrialNews> news,
                         base::Then<void> then) override;

private:
    template<class T>
    void remember(const QStringList &words, const base::Then<T> &then);

    QStringList m_commands;
    OpenCommand m_last;
    OpenTrial m_trial;
    QList<base::Then<QList<model::Persona>>> m_listings; ///< open ones
    base::Then<QList<model::PersonaUse>> m_uses;
    model::Persona m_persona;
    QByteArray m_bytes;
};

} // namespace studio::tests
