// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/intake/look.h"
#include "core/intake/room_source.h"
#include "core/room/shelf.h"
#include "core/store/tables/persona_table.h"
#include "core/store/tables/room_importer.h"
#include "core/store/tables/room_table.h"

#include <QHash>
#include <QSet>

#include <memory>

namespace studio::services {

/// Imports one file as a room: reads it on a thread of its own, decides which names are which participants
/// and which ids are free, and has the store write the room. Ends exactly once, finished XOR failed, never
/// before control has returned to the event loop. Lives on the studio thread.
class RoomImport final : public QObject
{
    Q_OBJECT

public:
    struct Needs
    {
        store::RoomTable rooms;
        store::PersonaTable personas;
        store::RoomImporter imports;
        base::Clock &clock;
        const room::Shelf *shelf = nullptr; ///< none: no lorebook can be chosen
    };

    /// Everything it uses outlives it.
    RoomImport(const Needs &needs, const model::ImportWish &wish, QObject *parent);

    void start();
    void cancel() { m_progress->isCancelled = true; }
    [[nodiscard]] qint64 written() const { return m_progress->events; }
    [[nodiscard]] qint64 expected() const { return m_expected; }

Q_SIGNALS:
    void finished(const studio::model::Room &room, const QList<studio::model::Persona> &newcomers,
                  const studio::model::CardReport &report);
    void failed(const studio::base::Error &error);

private:
    void readLibrary();
    void look();
    void takeFound(intake::Found found);

    // a document of the studio
    void settleRoom();
    void settlePeople(QList<base::ParticipantId> left);
    void settleOne(const base::ParticipantId &id, const QList<model::PersonaRevision> &here);
    void addNewcomer(const base::ParticipantId &id);
    void importRoom();

    // talk of names
    void importTalk();
    [[nodiscard]] base::ParticipantId newcomerCalled(const QString &name);
    [[nodiscard]] base::ParticipantId idFor(const model::ImportedPerson &person);
    void seat(const base::ParticipantId &id);
    void chooseLorebook();
    [[nodiscard]] QList<base::ParticipantId> takeGroup(); ///< and who of it is muted
    [[nodiscard]] base::ParticipantId memberOf(const QString &file) const;

    void note(model::CardNote::Fate fate, const QString &part, const QString &text);
    void write(std::function<base::Result<std::unique_ptr<store::RoomSource>>()> open);
    void end(const base::Result<model::Room> &made);

    Needs m_needs;
    model::ImportWish m_wish;
    std::shared_ptr<intake::Progress> m_progress = std::make_shared<intake::Progress>();
    std::shared_ptr<intake::PassedOver> m_passedOver = std::make_shared<intake::PassedOver>();
    QList<model::Persona> m_library;
    QSet<base::ParticipantId> m_taken; ///< ids of companions, removed ones too
    QSet<base::RoomId> m_rooms;
    intake::Found m_found;
    intake::RoomChanges m_changes;
    model::Room m_room;
    QHash<base::ParticipantId, QString> m_called; ///< companions, by their names in the file
    QList<model::PersonaRevision> m_newcomers;
    model::CardReport m_report;
    qint64 m_expected = 0;
};

} // namespace studio::services
