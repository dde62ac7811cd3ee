// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/clock.h"
#include "core/llm/model_client.h"
#include "core/room/cast.h"
#include "core/room/shelf.h"
#include "core/store/tables/persona_table.h"
#include "core/studio/ports/persona_port.h"
#include "core/studio/services/running_job.h"

#include <QTimer>

#include <functional>

namespace studio::services {

class PersonaTrial;

/// Companions for code outside the core; also keeps the Cast in step with the store. Lives on the studio
/// thread; commands may come from any thread.
class PersonaService final : public ports::PersonaPort
{
    Q_OBJECT

public:
    /// Reads all personas into the cast, removed companions too, since their messages still show their names;
    /// store reads requested later are answered after it.
    PersonaService(store::PersonaTable store, room::Cast &cast, agent::Agent &agent, base::Clock &clock);
    ~PersonaService() override;

    /// Lets previews count tokens as the companion's model does. The client outlives it.
    void knowModels(const llm::ModelClient &models) { m_models = &models; }
    /// Lets trials use the lorebooks that fire in every room. The shelf outlives this.
    void knowShelf(const room::Shelf &shelf) { m_shelf = &shelf; }

    /// Personas that other code has stored.
    void welcome(const QList<model::Persona> &personas);

    void listPersonas(base::Then<QList<model::Persona>> then) override;
    void listUses(base::Then<QList<model::PersonaUse>> then) override;
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

Q_SIGNALS:
    /// A companion left for good: another companion may get the id.
    void personaRemoved(const studio::base::ParticipantId &persona);

private:
    void work(std::function<void()> step);
    void fillCast();
    void takeLibrary(const base::Result<QList<model::Persona>> &personas);
    void whenCastIsFull(std::function<void(base::Result<void>)> then);
    void withPersona(const base::ParticipantId &id, std::function<void(base::Result<model::Persona>)> then);
    using Saved = std::function<void(const base::Result<model::Persona> &)>;
    void save(const model::Persona &persona, Saved then);
    void tellOfChange(); ///< at once, before the answer to the command
    void tellOfImport(); ///< at once or, soon after another change, at most kChangePause later
    /// Handles the store's answer: puts the companion into the cast, tells of the change, then calls `then`.
    [[nodiscard]] Saved keptInCast(void (PersonaService::*tell)(), Saved then);
    void write(const model::Persona &persona, model::CardFormat format,
               const base::Then<ports::WrittenPersona> &then);
    [[nodiscard]] ports::ReadPersona besideKnown(ports::ReadPersona read) const;
    void withAttachment(const QString &hash, std::function<void(const QByteArray &)> then);
    [[nodiscard]] model::SharedLore loreOfAllRooms() const;
    void startTrial(const ports::PersonaTrial &trial, const Running<PersonaTrial> &running,
                    const base::Listener<ports::TrialNews> &news, const base::Then<void> &then);

    store::PersonaTable m_store;
    room::Cast &m_cast;
    agent::Agent &m_agent;
    base::Clock &m_clock;
    const llm::ModelClient *m_models = nullptr;
    const room::Shelf *m_shelf = nullptr;
    bool m_isCastFull = false; ///< the cast holds the store's library
    QTimer m_changePause;      ///< runs for a moment after personasChanged
    bool m_hasChanged = false; ///< since then
};

} // namespace studio::services
