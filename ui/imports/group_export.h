// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/room.h"
#include "core/studio/ports/persona_port.h"

#include <QObject>
#include <QStringList>

namespace studio::ui {

class CardExport;

/// Writes the companions of a room as cards in pictures, and a group file that names them, into one folder,
/// where nothing is overwritten. Guests are left out: their cards are not ours. Ends with one finished().
class GroupExport : public QObject
{
    Q_OBJECT

public:
    GroupExport(ports::PersonaPort &port, const model::Room &room, const QList<base::ParticipantId> &muted,
                QObject *parent = nullptr);

    void toFolder(const QString &folder);

    [[nodiscard]] const QStringList &paths() const { return m_paths; }
    [[nodiscard]] const QStringList &problems() const { return m_problems; } ///< sentences

Q_SIGNALS:
    void finished();

private:
    void writeGroup();
    void end(const base::Result<QString> &path);

    model::Room m_room;
    QList<base::ParticipantId> m_companions;
    QList<base::ParticipantId> m_muted;
    CardExport *m_cards = nullptr;
    QString m_folder;
    QStringList m_paths;
    QStringList m_problems;
};

} // namespace studio::ui
