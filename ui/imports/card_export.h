// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/studio/ports/persona_port.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QStringList>

namespace studio::ui {

/// Writes companions as files of one format, one after another: a single companion over the file that the
/// user chose, or all of them into a folder, where nothing is overwritten. Ends with one finished(). No
/// widgets.
class CardExport : public QObject
{
    Q_OBJECT

public:
    CardExport(ports::PersonaPort &port, model::CardFormat format, QObject *parent = nullptr);

    void toFile(const base::ParticipantId &id, const QString &path);
    void toFolder(const QList<base::ParticipantId> &ids, const QString &folder);

    [[nodiscard]] const QStringList &paths() const { return m_paths; }
    /// The file name, inside the folder, of each companion that was written.
    [[nodiscard]] const QHash<base::ParticipantId, QString> &names() const { return m_names; }
    [[nodiscard]] const QStringList &problems() const { return m_problems; } ///< sentences

Q_SIGNALS:
    void finished();

private:
    void next();
    void write(const QString &name, const QByteArray &file);
    void take(const base::Result<QString> &path);

    ports::PersonaPort &m_port;
    model::CardFormat m_format;
    QList<base::ParticipantId> m_ids;
    qsizetype m_at = -1;
    QString m_path; ///< of the only file; empty: a folder
    QString m_folder;
    QStringList m_paths;
    QHash<base::ParticipantId, QString> m_names;
    QStringList m_problems;
};

} // namespace studio::ui
