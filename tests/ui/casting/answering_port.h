// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card/card_file.h"
#include "tests/support/ui/fake_persona_port.h"

#include <QMap>

#include <algorithm>

namespace studio::tests {

/// A studio that answers files like the real one, in the order of the requests, with a library in memory.
class AnsweringPort : public FakePersonaPort
{
public:
    void listPersonas(base::Then<QList<model::Persona>> then) override
    {
        FakePersonaPort::listPersonas(then);
        later([this, then] { then(library.values()); });
    }

    void readPersona(const QByteArray &file, base::Then<ports::ReadPersona> then) override
    {
        FakePersonaPort::readPersona(file, then);
        begin();
        later([this, file, then] {
            --m_open;
            then(persona::readCard(file).transform(
                [this, &file](const persona::Card &card) { return readFrom(card, file); }));
        });
    }

    void importPersona(const ports::PersonaImport &import, base::Then<model::Persona> then) override
    {
        FakePersonaPort::importPersona(import, then);
        imports.append(import);
        mostStored = std::max(mostStored, ++m_storing);
        begin();
        later([this, import, then] {
            --m_open;
            --m_storing;
            then(stored(import));
        });
    }

    void savePersona(const model::Persona &persona, base::Then<model::Persona> then) override
    {
        FakePersonaPort::savePersona(persona, then);
        later([this, persona, then] {
            model::Persona stored = persona;
            ++stored.revision;
            library.insert(stored.id.value(), stored);
            then(stored);
        });
    }

    QMap<QString, model::Persona> library;
    QList<ports::PersonaImport> imports;
    QByteArray picture;       ///< in every card
    bool keepsSource = false; ///< for all cards
    int mostOpen = 0;         ///< simultaneous requests
    int mostStored = 0;       ///< imports among them

private:
    void begin() { mostOpen = std::max(mostOpen, ++m_open); }
    template<class Work>
    void later(Work work)
    {
        QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    }

    ports::ReadPersona readFrom(const persona::Card &card, const QByteArray &file) const
    {
        ports::ReadPersona read{.persona = card.persona,
                                .format = card.format,
                                .report = card.report,
                                .picture = picture.isEmpty() ? card.picture : picture,
                                .source = card.keepsSource || keepsSource ? file : card.source};
        if (const auto known = library.constFind(read.persona.id.value()); known != library.cend())
            read.known = *known;
        return read;
    }

    base::Result<model::Persona> stored(const ports::PersonaImport &import)
    {
        model::Persona stored = import.persona;
        if (stored.revision == 0 && library.contains(stored.id.value()))
            return base::failure(base::ErrorCode::Conflict, QStringLiteral("Taken."));
        ++stored.revision;
        if (!import.picture.isEmpty())
            stored.avatar.picture = QStringLiteral("picture");
        if (!import.source.isEmpty())
            stored.card.source = QStringLiteral("source");
        library.insert(stored.id.value(), stored);
        return stored;
    }

    int m_open = 0;
    int m_storing = 0;
};

} // namespace studio::tests
