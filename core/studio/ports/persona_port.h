// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/persona.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// Companions for everybody outside the core (a port). Threads and requests as in RoomPort.
class PersonaPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual base::RequestId listPersonas() = 0; ///< personasListed
    /// Stores it as the next revision; a room's next turn uses it.
    virtual base::RequestId savePersona(const model::Persona &persona) = 0; ///< personaSaved

Q_SIGNALS:
    void personasListed(const studio::base::RequestId &request,
                        const QList<studio::model::Persona> &personas);
    void personaSaved(const studio::base::RequestId &request, const studio::model::Persona &persona);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
