// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/clock.h"
#include "core/llm/model_client.h"
#include "core/room/cast.h"
#include "core/room/shelf.h"
#include "core/store/store.h"
#include "core/studio/ports/persona_port.h"

#include <QHash>
#include <QTimer>

#include <functional>

namespace studio::services {

class PersonaTrial;

/// Companions for the outside, and the one who keeps the Cast true to the store. Lives on the studio thread;
/// commands may come from any thread.
class PersonaService final : public ports::PersonaPort
{
    Q_OBJECT

public:
    /// Reads all personas into the cast, those who left too, since what they said still shows their names;
    /// store reads that are asked for later are answered after it.
    PersonaService(store::Store &store, room::Cast &cast, agent::Agent &agent, base::Clock &clock);
    ~PersonaService() override;

    /// So that previews count tokens as the companion's model does. The client outlives it.
    void knowModels(const llm::ModelClient &models) { m_models = &models; }
    /// What is tried hears of the lorebooks that fire in every room, as it would in one. It outlives this.
    void knowShelf(const room::Shelf &shelf) { m_shelf = &shelf; }

    /// Somebody else has put them into the store.
    void welcome(const QList<model::Persona> &personas);

    base::RequestId listPersonas() override;
    base::RequestId listUses() override;
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

Q_SIGNALS:
    /// A companion left for good: its id may come back as somebody else's.
    void personaRemoved(const studio::base::ParticipantId &persona);

private:
    using Work = std::function<void(const base::RequestId &)>;

    base::RequestId onStudio(Work work);
    void fillCast();
    void takeLibrary(const base::Result<QList<model::Persona>> &personas);
    void whenCastIsFull(const base::RequestId &request, std::function<void()> then);
    void withPersona(const base::RequestId &request, const base::ParticipantId &id,
                     std::function<void(const model::Persona &)> then);
    void save(const base::RequestId &request, const model::Persona &persona);
    void tellOfSaving(const base::RequestId &request, const base::Result<model::Persona> &saved);
    void tellOfChange();
    void write(const base::RequestId &request, const model::Persona &persona, model::CardFormat format);
    void withAttachment(const QString &hash, std::function<void(const QByteArray &)> then);
    [[nodiscard]] model::SharedLore loreOfAllRooms() const;
    void startTrial(const base::RequestId &request, const ports::PersonaTrial &trial);
    void refuse(const base::RequestId &request, const base::Error &error);

    store::Store &m_store;
    room::Cast &m_cast;
    agent::Agent &m_agent;
    base::Clock &m_clock;
    const llm::ModelClient *m_models = nullptr;
    const room::Shelf *m_shelf = nullptr;
    QHash<base::RequestId, PersonaTrial *> m_trials;
    bool m_isCastFull = false; ///< it holds the library as the store does
    QTimer m_changePause;      ///< runs for a moment after personasChanged
    bool m_hasChanged = false; ///< since then
};

} // namespace studio::services
