// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/persona_import.h"
#include "ui/panels/background.h"

#include "core/base/result.h"
#include "core/persona/limits.h"
#include "core/persona/naming.h"

#include <QFile>
#include <QFileInfo>

namespace studio::ui {

namespace {

/// Why a file could not be read, as a kind: the words are made where people read them.
enum class Unread { No, Missing, Folder, TooLarge, Locked };

struct FileBytes
{
    Unread unread = Unread::No;
    QByteArray bytes;
};

FileBytes readFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return {Unread::Missing, {}};
    if (!info.isFile()) // a folder; and a pipe would never end
        return {Unread::Folder, {}};
    if (info.size() > persona::kLargestFile)
        return {Unread::TooLarge, {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {Unread::Locked, {}};
    return {Unread::No, file.read(persona::kLargestFile + 1)};
}

/// Revision and archive are the library's, not the persona's own.
bool sameWords(model::Persona a, const model::Persona &b)
{
    a.revision = b.revision;
    a.archived = b.archived;
    return a == b;
}

QString nameOf(const model::Persona &persona) { return persona.textIn(persona.mainLanguage).name; }

} // namespace

PersonaImport::PersonaImport(ports::PersonaPort &port, const QList<model::Persona> &known, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    for (const model::Persona &persona : known)
        m_known.insert(persona.id, persona);
    const auto isOurs = [this](const base::RequestId &request) {
        return !m_request.isEmpty() && request == m_request;
    };
    using Port = ports::PersonaPort;
    connect(&port, &Port::personaRead, this,
            [this, isOurs](const auto &request, const ports::ReadPersona &read) {
                if (isOurs(request))
                    takeRead(read);
            });
    connect(&port, &Port::personaSaved, this,
            [this, isOurs](const auto &request, const model::Persona &persona) {
                if (isOurs(request))
                    takeSaved(persona);
            });
    connect(&port, &Port::failed, this, [this, isOurs](const auto &request, const base::Error &error) {
        if (isOurs(request))
            refuse(error.text);
    });
}

void PersonaImport::start(const QStringList &files)
{
    m_files = files;
    m_at = -1;
    m_summary = {};
    next();
}

void PersonaImport::next()
{
    m_request = {};
    m_renamed = false;
    ++m_at;
    Q_EMIT progressed(m_at);
    if (m_at >= m_files.size()) {
        Q_EMIT finished(m_summary);
        return;
    }
    const QString path = m_files.at(m_at);
    inBackground<FileBytes>(
        this, [path] { return readFile(path); },
        [this](const FileBytes &file) {
            switch (file.unread) {
            case Unread::No: m_request = m_port.readPersona(file.bytes); return;
            case Unread::Missing: refuse(tr("The file is not there any more.")); return;
            case Unread::Folder: refuse(tr("This is not a file. Drop the files in it instead.")); return;
            case Unread::TooLarge:
                refuse(tr("The file is larger than %L1 MB, too large for a companion.")
                           .arg(persona::kLargestFile / (1024 * 1024)));
                return;
            case Unread::Locked: refuse(tr("The file may not be read.")); return;
            }
        });
}

void PersonaImport::refuse(const QString &reason)
{
    m_summary.refused.append({fileName(), reason});
    next();
}

void PersonaImport::takeRead(const ports::ReadPersona &read)
{
    model::Persona persona = read.persona;
    for (const model::CardNote &note : read.report) {
        //: %1 is a file, %2 what was noticed in it
        if (note.fate != model::CardNote::Fate::Used)
            m_summary.remarks.append(tr("%1: %2").arg(fileName(), note.text));
    }
    const bool taken = read.known || m_known.contains(persona.id);
    if (taken && sameWords(persona, m_known.value(persona.id))) {
        m_summary.known.append(nameOf(persona));
        next();
        return;
    }
    m_renamed = taken;
    if (taken)
        persona.id = freeId(persona);
    persona.revision = 1;
    m_request = m_port.savePersona(persona);
}

void PersonaImport::takeSaved(const model::Persona &persona)
{
    m_known.insert(persona.id, persona);
    m_summary.added.append(nameOf(persona));
    if (m_renamed)
        m_summary.renamed.append(nameOf(persona));
    next();
}

QString PersonaImport::fileName() const { return QFileInfo(m_files.value(m_at)).fileName(); }

base::ParticipantId PersonaImport::freeId(const model::Persona &persona) const
{
    const auto keys = m_known.keys();
    QSet<base::ParticipantId> taken(keys.cbegin(), keys.cend());
    taken.insert(persona.id);
    const model::PersonaText text = persona.textIn(persona.mainLanguage);
    return persona::suggestedId(text.name, taken, text.readings.value(text.name));
}

} // namespace studio::ui
