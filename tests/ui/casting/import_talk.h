// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/persona_wire.h"
#include "tests/support/ui/sample_room.h"
#include "tests/ui/casting/answering_port.h"
#include "ui/imports/persona_import.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace studio::tests {

/// Writes a file below the folder, and the folders on its path; returns its path.
inline QString writeFile(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly) ||
        file.write(bytes) != bytes.size())
        return {};
    return path;
}

inline model::Persona named(const QString &id, const QString &name)
{
    model::Persona persona = samplePersonas().first();
    persona.id = base::ParticipantId(id);
    persona.texts[model::Language::English].name = name;
    return persona;
}

inline QByteArray cardOf(const QString &id, const QString &name)
{
    return wire::personaToBytes(named(id, name));
}

/// An import and everything that it reports.
struct ImportTalk
{
    explicit ImportTalk(AnsweringPort &port)
        : import(port, port.library.values())
    {
        using ui::PersonaImport;
        QObject::connect(&import, &PersonaImport::recorded, &import, [this](const ui::ImportRecord &record) {
            records.append(record);
            if (onRecord)
                onRecord();
        });
        QObject::connect(&import, &PersonaImport::conflicted, &import,
                         [this](const ui::ImportConflict &conflict) {
                             conflicts.append(conflict);
                             if (onConflict)
                                 onConflict();
                         });
        QObject::connect(&import, &PersonaImport::progressed, &import, [this](int done, int all) {
            progress.append({done, all});
        });
        QObject::connect(&import, &PersonaImport::finished, &import, [this] { ++ends; });
    }

    /// Whether it ended, once.
    bool take(const QStringList &paths)
    {
        // Waits without sleeping in between; a slow disk may have a thousand cards to read.
        QSignalSpy finished(&import, &ui::PersonaImport::finished);
        import.add(paths);
        return finished.wait(240'000) && ends == 1;
    }
    QList<ui::ImportRecord::Outcome> outcomes() const
    {
        QList<ui::ImportRecord::Outcome> list;
        for (const ui::ImportRecord &record : records)
            list.append(record.outcome);
        return list;
    }

    ui::PersonaImport import;
    QList<ui::ImportRecord> records;
    QList<ui::ImportConflict> conflicts;
    QList<std::pair<int, int>> progress;
    std::function<void()> onRecord;
    std::function<void()> onConflict;
    int ends = 0;
};

} // namespace studio::tests
