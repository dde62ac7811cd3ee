// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona_revision.h"
#include "core/store/tables/persona_table.h"

#include <QPair>
#include <QSet>

#include <functional>

namespace studio::services {

/// What a complete document of a room holds besides the log: the revisions of companions that took part, and
/// the pictures and files they refer to. Gets every event first. For RoomRecording.
class RoomAnnexes final : public QObject
{
    Q_OBJECT

public:
    /// Writes a piece of the document; false: writing failed, and nothing more is asked.
    using Write = std::function<bool(const char *section, const QByteArray &json)>;

    /// The store outlives it.
    RoomAnnexes(store::PersonaTable store, QObject *parent)
        : QObject(parent)
        , m_store(store)
    {
    }

    void note(const model::Envelope &envelope);
    void write(const QList<model::Persona> &people, Write write);

Q_SIGNALS:
    void finished();
    void failed(const studio::base::Error &error);

private:
    void writeRevisions(QList<model::Persona> left);
    [[nodiscard]] bool writeRevision(const model::PersonaRevision &one);
    void writeAttachments(QStringList left);

    store::PersonaTable m_store;
    Write m_write;
    QSet<QPair<base::ParticipantId, int>> m_spoke;
    QSet<QString> m_hashes; ///< referred to by the revisions
};

} // namespace studio::services
