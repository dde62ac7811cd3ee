// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_annexes.h"

#include "core/model/envelope.h"
#include "core/model/turn_event.h"
#include "core/wire/persona_wire.h"

#include <algorithm>

namespace studio::services {

using base::Result;
using model::Persona;
using model::PersonaRevision;

void RoomAnnexes::note(const model::Envelope &envelope)
{
    if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body)) {
        if (posted->personaRevision > 0)
            m_spoke.insert({posted->message.from, posted->personaRevision});
        for (const model::MessagePicture &picture : posted->message.pictures)
            m_hashes.insert(picture.hash);
    } else if (const auto *event = std::get_if<model::TurnEvent>(&envelope.body)) {
        if (event->personaRevision > 0)
            m_spoke.insert({event->companion, event->personaRevision});
    } else if (const auto *said = std::get_if<model::FloorSaid>(&envelope.body)) {
        for (auto it = said->personaRevisions.cbegin(); it != said->personaRevisions.cend(); ++it)
            m_spoke.insert({it.key(), it.value()});
    }
}

void RoomAnnexes::write(const QList<Persona> &people, Write write)
{
    m_write = std::move(write);
    for (const Persona &one : people)
        m_spoke.insert({one.id, one.revision}); // the companion may not have spoken yet
    QList<Persona> sorted = people;
    std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    writeRevisions(sorted);
}

void RoomAnnexes::writeRevisions(QList<Persona> left)
{
    if (left.isEmpty()) {
        QStringList hashes(m_hashes.cbegin(), m_hashes.cend());
        hashes.removeAll(QString());
        hashes.sort();
        return writeAttachments(hashes);
    }
    const base::ParticipantId id = left.takeFirst().id;
    m_store.revisions(id, this, [this, left](const Result<QList<PersonaRevision>> &revisions) {
        if (!revisions) {
            Q_EMIT failed(revisions.error());
            return;
        }
        for (auto it = revisions->crbegin(); it != revisions->crend(); ++it) {
            if (m_spoke.contains({it->persona.id, it->persona.revision}) && !writeRevision(*it))
                return;
        }
        writeRevisions(left);
    });
}

bool RoomAnnexes::writeRevision(const PersonaRevision &one)
{
    m_hashes.insert(one.persona.avatar.picture);
    m_hashes.insert(one.persona.card.source);
    for (const QString &sprite : one.persona.avatar.sprites)
        m_hashes.insert(sprite);
    return m_write("revisions",
                   wire::dump({{"savedAt", one.savedAt}, {"persona", wire::personaToJson(one.persona)}}));
}

// A missing picture is left out: the companion is drawn then.
void RoomAnnexes::writeAttachments(QStringList left)
{
    if (left.isEmpty()) {
        Q_EMIT finished();
        return;
    }
    const QString hash = left.takeFirst();
    m_store.attachment(hash, this, [this, hash, left](const Result<QByteArray> &bytes) {
        if (!bytes && bytes.error().code != base::ErrorCode::NotFound) {
            Q_EMIT failed(bytes.error());
            return;
        }
        if (bytes && !m_write("attachments", wire::dump({{"hash", wire::toJson(hash)},
                                                         {"bytes", bytes->toBase64().toStdString()}})))
            return;
        writeAttachments(left);
    });
}

} // namespace studio::services
