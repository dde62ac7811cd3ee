// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/cast.h"
#include "core/store/store.h"
#include "core/studio/ports/persona_port.h"

namespace studio::services {

/// Companions for the outside, and the one who keeps the Cast true to the store. Lives on the studio thread;
/// commands may come from any thread.
class PersonaService final : public ports::PersonaPort
{
    Q_OBJECT

public:
    /// Reads all personas into the cast; store reads that are asked for later are answered after it.
    PersonaService(store::Store &store, room::Cast &cast);

    base::RequestId listPersonas() override;
    base::RequestId savePersona(const model::Persona &persona) override;
    base::RequestId setArchived(const base::ParticipantId &persona, bool archived) override;
    base::RequestId removePersona(const base::ParticipantId &persona) override;
    base::RequestId readPersona(const QByteArray &file) override;
    base::RequestId writePersona(const base::ParticipantId &persona, ports::PersonaFormat format) override;
    base::RequestId storePicture(const QByteArray &png) override;
    base::RequestId readPicture(const QString &hash) override;
    base::RequestId tryPersona(const ports::PersonaTrial &trial) override;
    void cancelTrial(const base::RequestId &trial) override;

private:
    base::RequestId refuse();

    store::Store &m_store;
    room::Cast &m_cast;
};

} // namespace studio::services
