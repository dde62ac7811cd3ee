// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/casting_desk.h"

#include "core/persona/naming.h"
#include "ui/avatar/avatar_look.h"
#include "ui/imports/card_export.h"
#include "ui/imports/group_export.h"
#include "ui/imports/persona_import.h"
#include "ui/persona/persona_session.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace studio::ui {

namespace {

constexpr std::chrono::milliseconds kListPause{1000};

} // namespace

CastingDesk::CastingDesk(ports::PersonaPort &personas, ports::DraftPort &drafts, QObject *parent)
    : QObject(parent)
    , m_port(personas)
    , m_draftPort(drafts)
{
    m_listPause.setSingleShot(true);
    m_listPause.setInterval(kListPause);
    connect(&m_listPause, &QTimer::timeout, this, &CastingDesk::list);
    connect(&personas, &ports::PersonaPort::personasChanged, this, [this] {
        if (!m_import)
            list();
        else if (!m_listPause.isActive())
            m_listPause.start();
    });
}

void CastingDesk::refresh()
{
    list();
    readDrafts();
}

void CastingDesk::readDrafts()
{
    const auto take = [this, reading = ++m_readingDrafts](const base::Result<QMap<QString, QString>> &texts) {
        if (!texts || reading != m_readingDrafts)
            return;
        m_drafts.clear();
        for (auto text = texts->cbegin(); text != texts->cend(); ++text)
            if (const auto draft = readDraft(text.key(), text.value()))
                m_drafts.insert(draft->key, *draft);
        Q_EMIT draftsRead();
    };
    m_draftPort.readDrafts(draftKeys(), {this, take});
}

void CastingDesk::list()
{
    m_port.listPersonas({this, [this](const base::Result<QList<model::Persona>> &list) {
                             if (!list)
                                 return tellOfFailure(list.error());
                             m_personas = *list;
                             Q_EMIT listed();
                         }});
}

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
        if (!draft.stored || !persona(draft.persona.id)) // also keeps changes of a companion deleted since
            drafts.append(draft);
    std::sort(drafts.begin(), drafts.end(),
              [](const KeptDraft &a, const KeptDraft &b) { return a.time > b.time; });
    return drafts;
}

void CastingDesk::dropDraft(const QString &key)
{
    m_drafts.remove(key);
    m_draftPort.keepDraft(key, {}, {});
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
    // Replaces an empty persona, so that the copy counts as unsaved from the start.
    model::Persona empty;
    empty.mainLanguage = copy.mainLanguage;
    PersonaSession *session = open(empty, false, newDraftKey(), owner);
    session->restore({{}, copy, false, {}});
    session->edit().undoStack().clear(); // an undo must not go back before the copy
    return session;
}

PersonaSession *CastingDesk::open(const model::Persona &persona, bool stored, const QString &key,
                                  QObject *owner)
{
    auto *session = new PersonaSession(m_port, m_draftPort, persona, stored, key, owner);
    connect(session, &PersonaSession::saved, this, &CastingDesk::readDrafts);
    connect(session, &QObject::destroyed, this, &CastingDesk::readDrafts); // drafts that the session left
    return session;
}

void CastingDesk::setArchived(const base::ParticipantId &id, bool archived)
{
    m_port.setArchived(id, archived, {this, [this, id, archived](const base::Result<void> &done) {
                                          if (done)
                                              Q_EMIT archivedChanged(id, archived);
                                          else
                                              tellOfFailure(done.error());
                                      }});
}

void CastingDesk::remove(const base::ParticipantId &id)
{
    m_port.removePersona(id, {this, [this, id](const base::Result<void> &done) {
                                  if (done) {
                                      dropDraft(draftKey(id));
                                      Q_EMIT removed(id);
                                  } else if (done.error().code == base::ErrorCode::Conflict) {
                                      Q_EMIT removeRefused(id, done.error().text);
                                  } else {
                                      tellOfFailure(done.error());
                                  }
                              }});
}

void CastingDesk::tellOfFailure(const base::Error &error) { Q_EMIT failed(error.text); }

void CastingDesk::askUses()
{
    m_port.listUses({this, [this](const base::Result<QList<model::PersonaUse>> &uses) {
                         if (!uses)
                             return;
                         m_uses = *uses;
                         Q_EMIT usesRead();
                     }});
}

void CastingDesk::importFiles(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    if (m_import && !m_import->isCancelled())
        return m_import->add(paths);
    if (m_import)
        return; // the import before is about to end
    m_import = new PersonaImport(m_port, m_personas, this);
    connect(m_import, &PersonaImport::finished, this, [this] {
        PersonaImport *ended = std::exchange(m_import, nullptr);
        ended->deleteLater();
        m_listPause.stop();
        list();
        Q_EMIT importEnded(ended);
    });
    if (m_shelf)
        m_import->offerShelf(*m_shelf);
    Q_EMIT importStarted(m_import);
    m_import->add(paths);
}

template<class Export>
Export *CastingDesk::followed(Export *made)
{
    connect(made, &Export::finished, this, [this, made] {
        made->deleteLater();
        if (!made->paths().isEmpty())
            Q_EMIT exported(made->paths());
        if (!made->problems().isEmpty())
            Q_EMIT failed(made->problems().join(u'\n'));
    });
    return made;
}

CardExport *CastingDesk::newExport(model::CardFormat format)
{
    return followed(new CardExport(m_port, format, this));
}

void CastingDesk::exportGroup(const model::Room &room, const QList<base::ParticipantId> &muted,
                              const QString &folder)
{
    followed(new GroupExport(m_port, room, muted, this))->toFolder(folder);
}

void CastingDesk::exportTo(const base::ParticipantId &id, model::CardFormat format, const QString &path)
{
    newExport(format)->toFile(id, path);
}

void CastingDesk::exportInto(const QList<base::ParticipantId> &ids, model::CardFormat format,
                             const QString &folder)
{
    newExport(format)->toFolder(ids, folder);
}

} // namespace studio::ui
