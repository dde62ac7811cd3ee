// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"
#include "core/explain/names.h"
#include "core/model/past/search.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <QHash>
#include <QObject>

namespace studio::app {

class House;

/// `companion-studio search`: finds a text in all rooms and prints the hits, newest first. If the file comes
/// from an older version, it waits until the index is complete. If another instance has that file, it prints
/// instead that there may be more hits. Main thread.
class TextSearch : public QObject
{
    Q_OBJECT

public:
    TextSearch(House &house, const CommonOptions &common, const FindText &wanted);

    void start();

Q_SIGNALS:
    void ended(studio::app::Exit exit);

private:
    void choose(const QList<model::RoomSummary> &rooms);
    void choose(const QList<model::NamedSpeaker> &speakers);
    [[nodiscard]] base::Result<std::optional<base::ParticipantId>> speaker() const;
    void ask();
    void take(const model::SearchPage &page);
    [[nodiscard]] QString authorOf(const model::SearchHit &hit) const;
    bool printHit(const model::SearchHit &hit) const;
    bool printLine(const model::SearchHit &hit) const;
    void fail(const base::Error &error);
    void end(Exit exit);

    House &m_house;
    FindText m_wanted;
    model::Language m_language;
    QHash<base::RoomId, QString> m_rooms;
    QList<model::Persona> m_personas;
    QList<model::NamedSpeaker> m_speakers;
    explain::Names m_names;
    model::SearchQuery m_query;
    qint64 m_left = 0; ///< hits that may still be printed
    bool m_hasEnded = false;
};

} // namespace studio::app
