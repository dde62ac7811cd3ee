// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/persona_service.h"

#include "core/base/log.h"
#include "core/model/participants.h"
#include "core/studio/services/request_ids.h"

namespace studio::services {

using base::RequestId;
using model::Persona;

PersonaService::PersonaService(store::Store &store, room::Cast &cast)
    : m_store(store)
    , m_cast(cast)
{
    m_store.personas(this, [this](base::Result<QList<Persona>> personas) {
        if (!personas) {
            qCWarning(base::lcStudio) << "personas could not be read:" << personas.error().detail;
            return;
        }
        for (const Persona &persona : *personas)
            m_cast.set(persona);
    });
}

RequestId PersonaService::listPersonas()
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this,
        [this, request] {
            m_store.personas(this, [this, request](base::Result<QList<Persona>> personas) {
                if (!personas) {
                    Q_EMIT failed(request, personas.error());
                    return;
                }
                Q_EMIT personasListed(request, *personas);
                Q_EMIT done(request);
            });
        },
        Qt::QueuedConnection);
    return request;
}

RequestId PersonaService::savePersona(const Persona &persona)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this,
        [this, request, persona] {
            if (!model::mayJoinRoster(persona.id)) {
                Q_EMIT failed(request,
                              {base::ErrorCode::InvalidInput,
                               tr("A companion's id begins with \"companion_\"."), persona.id.value()});
                return;
            }
            m_store.savePersona(persona, this, [this, request](base::Result<Persona> saved) {
                if (!saved) {
                    Q_EMIT failed(request, saved.error());
                    return;
                }
                m_cast.set(*saved);
                Q_EMIT personaSaved(request, *saved);
                Q_EMIT done(request);
            });
        },
        Qt::QueuedConnection);
    return request;
}

RequestId PersonaService::refuse()
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this,
        [this, request] {
            Q_EMIT failed(request, {base::ErrorCode::Internal, {}, {}});
        },
        Qt::QueuedConnection);
    return request;
}

RequestId PersonaService::setArchived(const base::ParticipantId &, bool) { return refuse(); }
RequestId PersonaService::removePersona(const base::ParticipantId &) { return refuse(); }
RequestId PersonaService::readPersona(const QByteArray &) { return refuse(); }
RequestId PersonaService::writePersona(const base::ParticipantId &, ports::PersonaFormat) { return refuse(); }
RequestId PersonaService::storePicture(const QByteArray &) { return refuse(); }
RequestId PersonaService::readPicture(const QString &) { return refuse(); }
RequestId PersonaService::tryPersona(const ports::PersonaTrial &) { return refuse(); }
void PersonaService::cancelTrial(const RequestId &) {}

} // namespace studio::services
