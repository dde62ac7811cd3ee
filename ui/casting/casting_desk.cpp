// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/casting_desk.h"

#include "core/persona/naming.h"
#include "ui/avatar/avatar_look.h"
#include "ui/casting/persona_session.h"
#include "ui/panels/background.h"

#include <QRandomGenerator>
#include <QSaveFile>

#include <algorithm>

namespace studio::ui {

CastingDesk::CastingDesk(ports::PersonaPort &personas, ports::DraftPort &drafts, QObject *parent)
    : QObject(parent)
    , m_port(personas)
    , m_draftPort(drafts)
{
    using Port = ports::PersonaPort;
    connect(&personas, &Port::personasListed, this, [this](const auto &, const QList<model::Persona> &list) {
        m_personas = list;
        Q_EMIT listed();
    });
    connect(&personas, &Port::personasChanged, this, &CastingDesk::list);
    connect(&personas, &Port::personaWritten, this,
            [this](const base::RequestId &request, const QString &, const QByteArray &file) {
                if (const auto command = m_commands.constFind(request); command != m_commands.cend())
                    writeFile(command->path, file);
            });
    connect(&personas, &Port::done, this, &CastingDesk::takeDone);
    connect(&personas, &Port::failed, this, &CastingDesk::takeFailure);
    connect(&drafts, &ports::DraftPort::draftsRead, this,
            [this](const base::RequestId &request, const QMap<QString, QString> &texts) {
                if (m_readingDrafts.isEmpty() || request != m_readingDrafts)
                    return;
                m_drafts.clear();
                for (auto text = texts.cbegin(); text != texts.cend(); ++text)
                    if (const auto draft = readDraft(text.key(), text.value()))
                        m_drafts.insert(draft->key, *draft);
                Q_EMIT draftsRead();
            });
}

void CastingDesk::refresh()
{
    list();
    m_readingDrafts = m_draftPort.readDrafts(draftKeys());
}

void CastingDesk::list() { m_commands.insert(m_port.listPersonas(), {}); }

std::optional<model::Persona> CastingDesk::persona(const base::ParticipantId &id) const
{
    const auto found = std::find_if(m_personas.cbegin(), m_personas.cend(),
                                    [&](const model::Persona &persona) { return persona.id == id; });
    return found == m_personas.cend() ? std::nullopt : std::optional(*found);
}

QSet<base::ParticipantId> CastingDesk::takenIds() const
{
    QSet<base::ParticipantId> ids;
    for (const model::Persona &persona : m_personas)
        ids.insert(persona.id);
    return ids;
}

std::optional<KeptDraft> CastingDesk::draftOf(const base::ParticipantId &id) const
{
    const auto found = m_drafts.constFind(draftKey(id));
    return found == m_drafts.cend() || !found->stored ? std::nullopt : std::optional(*found);
}

QList<KeptDraft> CastingDesk::newDrafts() const
{
    QList<KeptDraft> drafts;
    for (const KeptDraft &draft : m_drafts)
        if (!draft.stored || !persona(draft.persona.id)) // changes of one that was deleted since are kept too
            drafts.append(draft);
    std::sort(drafts.begin(), drafts.end(),
              [](const KeptDraft &a, const KeptDraft &b) { return a.time > b.time; });
    return drafts;
}

void CastingDesk::dropDraft(const QString &key)
{
    m_drafts.remove(key);
    m_draftPort.keepDraft(key, {});
}

PersonaSession *CastingDesk::openNew(model::Language language, QObject *owner)
{
    const quint32 chance = QRandomGenerator::global()->generate();
    model::Persona persona;
    persona.mainLanguage = language;
    persona.texts.insert(language, {});
    persona.avatar = drawnByChance(chance);
    persona.colour = colourFor(QString::number(chance)).name();
    return open(persona, false, newDraftKey(), owner);
}

PersonaSession *CastingDesk::openStored(const base::ParticipantId &id, QObject *owner)
{
    const auto stored = persona(id);
    return stored ? open(*stored, true, draftKey(id), owner) : nullptr;
}

PersonaSession *CastingDesk::openCopy(const base::ParticipantId &id, QObject *owner)
{
    const auto original = persona(id);
    if (!original)
        return nullptr;
    model::Persona copy = *original;
    for (auto text = copy.texts.begin(); text != copy.texts.end(); ++text) {
        QSet<QString> names;
        for (const model::Persona &other : std::as_const(m_personas))
            names.insert(other.texts.value(text.key()).name);
        text->name = persona::duplicateName(text->name, names);
    }
    const model::PersonaText text = copy.textIn(copy.mainLanguage);
    copy.id = persona::suggestedId(text.name, takenIds(), text.readings.value(text.name));
    copy.revision = 1;
    copy.archived = false;
    // Written over an empty one, so that the copy counts as unsaved from the start.
    model::Persona empty;
    empty.mainLanguage = copy.mainLanguage;
    PersonaSession *session = open(empty, false, newDraftKey(), owner);
    session->restore({{}, copy, false, {}});
    session->edit().undoStack().clear(); // there is nothing before the copy
    return session;
}

PersonaSession *CastingDesk::open(const model::Persona &persona, bool stored, const QString &key,
                                  QObject *owner)
{
    auto *session = new PersonaSession(m_port, m_draftPort, persona, stored, key, owner);
    const auto readAgain = [this] { m_readingDrafts = m_draftPort.readDrafts(draftKeys()); };
    connect(session, &PersonaSession::saved, this, readAgain);
    connect(session, &QObject::destroyed, this, readAgain); // what it left behind
    return session;
}

void CastingDesk::setArchived(const base::ParticipantId &id, bool archived)
{
    const auto kind = archived ? Command::Kind::Archive : Command::Kind::BringBack;
    m_commands.insert(m_port.setArchived(id, archived), {kind, id, {}});
}

void CastingDesk::remove(const base::ParticipantId &id)
{
    m_commands.insert(m_port.removePersona(id), {Command::Kind::Remove, id, {}});
}

void CastingDesk::importFiles(const QStringList &files)
{
    if (m_importing || files.isEmpty())
        return;
    m_importing = true;
    auto *import = new PersonaImport(m_port, m_personas, this);
    connect(import, &PersonaImport::progressed, this,
            [this, import](int done) { Q_EMIT importProgressed(done, import->count()); });
    connect(import, &PersonaImport::finished, this, [this, import](const ImportSummary &summary) {
        m_importing = false;
        import->deleteLater();
        list();
        Q_EMIT imported(summary);
    });
    import->start(files);
}

void CastingDesk::exportTo(const base::ParticipantId &id, model::CardFormat format, const QString &path)
{
    m_commands.insert(m_port.writePersona(id, format), {Command::Kind::Export, id, path});
}

/// Whole or not at all, and not by this thread.
void CastingDesk::writeFile(const QString &path, const QByteArray &file)
{
    inBackground<QString>(
        this,
        [path, file] {
            QSaveFile target(path);
            const bool written =
                target.open(QIODevice::WriteOnly) && target.write(file) == file.size() && target.commit();
            return written ? QString() : target.errorString();
        },
        [this, path](const QString &problem) {
            if (problem.isEmpty())
                Q_EMIT exported(path);
            else
                Q_EMIT failed(tr("The file could not be written: %1").arg(problem));
        });
}

void CastingDesk::takeDone(const base::RequestId &request)
{
    const auto found = m_commands.constFind(request);
    if (found == m_commands.cend())
        return;
    const Command command = *found;
    m_commands.erase(found);
    using Kind = Command::Kind;
    switch (command.kind) {
    case Kind::Archive: Q_EMIT archivedChanged(command.id, true); break;
    case Kind::BringBack: Q_EMIT archivedChanged(command.id, false); break;
    case Kind::Remove:
        dropDraft(draftKey(command.id));
        Q_EMIT removed(command.id);
        break;
    case Kind::List:
    case Kind::Export: break;
    }
}

void CastingDesk::takeFailure(const base::RequestId &request, const base::Error &error)
{
    const auto found = m_commands.constFind(request);
    if (found == m_commands.cend())
        return;
    const Command command = *found;
    m_commands.erase(found);
    if (command.kind == Command::Kind::Remove && error.code == base::ErrorCode::Conflict)
        Q_EMIT removeRefused(command.id, error.text);
    else
        Q_EMIT failed(error.text);
}

} // namespace studio::ui
