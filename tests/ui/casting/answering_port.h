// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card/card.h"
#include "tests/support/ui/fake_persona_port.h"

#include <QMap>

#include <algorithm>

namespace studio::tests {

/// A studio that answers files as the real one does, in the order of the requests, with a library in memory.
class AnsweringPort : public FakePersonaPort
{
public:
    base::RequestId listPersonas() override
    {
        const base::RequestId request = FakePersonaPort::listPersonas();
        later([this, request] {
            Q_EMIT personasListed(request, library.values());
            Q_EMIT done(request);
        });
        return request;
    }

    base::RequestId readPersona(const QByteArray &file) override
    {
        const base::RequestId request = FakePersonaPort::readPersona(file);
        begin();
        later([this, request, file] {
            --m_open;
            const auto card = persona::readCard(file);
            if (!card) {
                Q_EMIT failed(request, card.error());
                return;
            }
            ports::ReadPersona read{.persona = card->persona,
                                    .format = card->format,
                                    .report = card->report,
                                    .picture = picture.isEmpty() ? card->picture : picture,
                                    .source = card->keepsSource || keepsSource ? file : card->source};
            if (const auto known = library.constFind(read.persona.id.value()); known != library.cend())
                read.known = *known;
            Q_EMIT personaRead(request, read);
            Q_EMIT done(request);
        });
        return request;
    }

    base::RequestId importPersona(const ports::PersonaImport &import) override
    {
        const base::RequestId request = FakePersonaPort::importPersona(import);
        imports.append(import);
        mostStored = std::max(mostStored, ++m_storing);
        begin();
        later([this, request, import] {
            --m_open;
            --m_storing;
            model::Persona stored = import.persona;
            if (stored.revision == 0 && library.contains(stored.id.value())) {
                Q_EMIT failed(request, {base::ErrorCode::Conflict, QStringLiteral("Taken."), {}});
                return;
            }
            ++stored.revision;
            if (!import.picture.isEmpty())
                stored.avatar.picture = QStringLiteral("picture");
            if (!import.source.isEmpty())
                stored.card.source = QStringLiteral("source");
            library.insert(stored.id.value(), stored);
            Q_EMIT personaSaved(request, stored);
            Q_EMIT done(request);
        });
        return request;
    }

    base::RequestId savePersona(const model::Persona &persona) override
    {
        const base::RequestId request = FakePersonaPort::savePersona(persona);
        later([this, request, persona] {
            model::Persona stored = persona;
            ++stored.revision;
            library.insert(stored.id.value(), stored);
            Q_EMIT personaSaved(request, stored);
            Q_EMIT done(request);
        });
        return request;
    }

    QMap<QString, model::Persona> library;
    QList<ports::PersonaImport> imports;
    QByteArray picture;       ///< that all cards bring
    bool keepsSource = false; ///< of all cards
    int mostOpen = 0;         ///< requests at one time
    int mostStored = 0;       ///< imports among them

private:
    void begin() { mostOpen = std::max(mostOpen, ++m_open); }
    template<class Work>
    void later(Work work)
    {
        QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    }

    int m_open = 0;
    int m_storing = 0;
};

} // namespace studio::tests
