// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/persona_service.h"

#include "core/agent/prompt_preview.h"
#include "core/agent/talk_window.h"
#include "core/base/log.h"
#include "core/persona/card/card.h"
#include "core/persona/limits.h"
#include "core/persona/validation.h"
#include "core/room/tools/own_abilities.h"
#include "core/studio/services/imported_persona.h"
#include "core/studio/services/persona_trial.h"
#include "core/studio/services/providers/card_costs.h"
#include "core/studio/services/request_ids.h"

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using base::RequestId;
using base::Result;
using model::CardFormat;
using model::Persona;

namespace {

std::optional<Error> flawIn(const Persona &persona)
{
    const auto flaw = persona::firstError(persona::personaFlaws(persona));
    if (!flaw)
        return std::nullopt;
    return Error{ErrorCode::InvalidInput, flaw->text, persona.id.value()};
}

constexpr std::chrono::milliseconds kChangePause{100};

bool isHash(const QString &text)
{
    return text.size() == 64 && std::all_of(text.cbegin(), text.cend(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

} // namespace

PersonaService::PersonaService(store::Store &store, room::Cast &cast, agent::Agent &agent, base::Clock &clock)
    : m_store(store)
    , m_cast(cast)
    , m_agent(agent)
    , m_clock(clock)
{
    m_changePause.setSingleShot(true);
    connect(&m_changePause, &QTimer::timeout, this, [this] {
        if (m_hasChanged)
            tellOfChange();
    });
    fillCast();
}

PersonaService::~PersonaService() = default;

void PersonaService::fillCast()
{
    m_store.formerPersonas(this, [this](const Result<QList<Persona>> &personas) {
        if (!personas) {
            qCWarning(base::lcStudio) << "personas could not be read:" << personas.error().detail;
            return;
        }
        for (const Persona &persona : *personas)
            m_cast.retire(persona);
    });
    m_store.personas(this, [this](const Result<QList<Persona>> &personas) { takeLibrary(personas); });
}

void PersonaService::takeLibrary(const Result<QList<Persona>> &personas)
{
    if (!personas) {
        qCWarning(base::lcStudio) << "personas could not be read:" << personas.error().detail;
        return;
    }
    for (const Persona &persona : *personas)
        m_cast.set(persona);
    m_isCastFull = true;
}

RequestId PersonaService::onStudio(Work work)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [work = std::move(work), request] { work(request); }, Qt::QueuedConnection);
    return request;
}

void PersonaService::refuse(const RequestId &request, const Error &error) { Q_EMIT failed(request, error); }

/// The store answers in order, so whoever asks it once more comes after those who fill the cast.
void PersonaService::whenCastIsFull(const RequestId &request, std::function<void()> then)
{
    if (m_isCastFull)
        return then();
    m_store.personas(this, [this, request, then = std::move(then)](const Result<QList<Persona>> &personas) {
        if (!m_isCastFull)
            takeLibrary(personas); // it could not be read before
        if (!personas)
            return refuse(request, personas.error());
        then();
    });
}

void PersonaService::withPersona(const RequestId &request, const ParticipantId &id,
                                 std::function<void(const Persona &)> then)
{
    whenCastIsFull(request, [this, request, id, then = std::move(then)] {
        if (!m_cast.isInLibrary(id))
            return refuse(request, {ErrorCode::NotFound, tr("There is no such companion."), id.value()});
        then(m_cast.persona(id));
    });
}

// ---- the library

RequestId PersonaService::listPersonas()
{
    return onStudio([this](const RequestId &request) {
        whenCastIsFull(request, [this, request] {
            Q_EMIT personasListed(request, m_cast.library());
            Q_EMIT done(request);
        });
    });
}

RequestId PersonaService::listUses()
{
    return onStudio([this](const RequestId &request) {
        m_store.personaUses(this, [this, request](const Result<QList<model::PersonaUse>> &uses) {
            if (!uses)
                return refuse(request, uses.error());
            Q_EMIT usesListed(request, *uses);
            Q_EMIT done(request);
        });
    });
}

RequestId PersonaService::savePersona(const Persona &persona)
{
    return onStudio([this, persona](const RequestId &request) {
        if (const auto flaw = flawIn(persona))
            return refuse(request, *flaw);
        save(request, persona);
    });
}

void PersonaService::save(const RequestId &request, const Persona &persona)
{
    m_store.savePersona(persona, this,
                        [this, request](const Result<Persona> &saved) { tellOfSaving(request, saved); });
}

void PersonaService::tellOfSaving(const RequestId &request, const Result<Persona> &saved)
{
    if (!saved)
        return refuse(request, saved.error());
    m_cast.set(*saved);
    Q_EMIT personaSaved(request, *saved);
    Q_EMIT done(request);
    tellOfChange();
}

void PersonaService::welcome(const QList<Persona> &personas)
{
    for (const Persona &persona : personas)
        m_cast.set(persona);
    tellOfChange();
}

/// At once, and then at most every kChangePause: a thousand cards that come in are few changes of the library
/// for whoever lists it.
void PersonaService::tellOfChange()
{
    if (m_changePause.isActive()) {
        m_hasChanged = true;
        return;
    }
    m_hasChanged = false;
    m_changePause.start(kChangePause);
    Q_EMIT personasChanged();
}

RequestId PersonaService::setArchived(const ParticipantId &persona, bool archived)
{
    return onStudio([this, persona, archived](const RequestId &request) {
        withPersona(request, persona, [this, request, archived](Persona changed) {
            if (changed.archived == archived) {
                Q_EMIT done(request);
                return;
            }
            changed.archived = archived;
            save(request, changed);
        });
    });
}

RequestId PersonaService::removePersona(const ParticipantId &persona)
{
    return onStudio([this, persona](const RequestId &request) {
        m_store.removePersona(persona, this, [this, request, persona](const Result<void> &removed) {
            if (!removed)
                return refuse(request, removed.error());
            m_cast.retire(m_cast.persona(persona));
            Q_EMIT personaRemoved(persona);
            Q_EMIT done(request);
            tellOfChange();
        });
    });
}

RequestId PersonaService::listRevisions(const ParticipantId &persona)
{
    return onStudio([this, persona](const RequestId &request) {
        m_store.revisions(persona, this,
                          [this, request](const Result<QList<model::PersonaRevision>> &revisions) {
                              if (!revisions)
                                  return refuse(request, revisions.error());
                              Q_EMIT revisionsListed(request, *revisions);
                              Q_EMIT done(request);
                          });
    });
}

// ---- files and pictures

RequestId PersonaService::readPersona(const QByteArray &file)
{
    return onStudio([this, file](const RequestId &request) {
        const Result<persona::Card> card = persona::readCard(file);
        if (!card)
            return refuse(request, card.error());
        ports::ReadPersona read{.persona = card->persona,
                                .format = card->format,
                                .report = card->report,
                                .picture = card->picture,
                                .feelings = card->feelings,
                                .keepsSource = card->keepsSource,
                                .source = card->keepsSource ? file : card->source};
        if (const auto note = leftToTheUser(card->persona.model))
            read.report.append(*note);
        read.persona.model = model::withoutCost(card->persona.model);
        whenCastIsFull(request, [this, request, read]() mutable {
            if (m_cast.isInLibrary(read.persona.id)) {
                read.known = m_cast.persona(read.persona.id);
                read.persona.model = read.known->model; // the user's own choice stays
            }
            Q_EMIT personaRead(request, read);
            Q_EMIT done(request);
        });
    });
}

RequestId PersonaService::importPersona(const ports::PersonaImport &import)
{
    return onStudio([this, import](const RequestId &request) {
        if (const auto flaw = flawIn(import.persona))
            return refuse(request, *flaw);
        const auto imported = importedPersona(import);
        if (!imported)
            return refuse(request, imported.error());
        m_store.importPersona(
            imported->persona, imported->attachments, this,
            [this, request](const Result<Persona> &saved) { tellOfSaving(request, saved); });
    });
}

RequestId PersonaService::writePersona(const ParticipantId &persona, CardFormat format)
{
    return onStudio([this, persona, format](const RequestId &request) {
        withPersona(request, persona,
                    [this, request, format](const Persona &found) { write(request, found, format); });
    });
}

void PersonaService::write(const RequestId &request, const Persona &persona, CardFormat format)
{
    withAttachment(persona.card.source, [this, request, persona, format](const QByteArray &source) {
        withAttachment(
            persona.avatar.picture, [this, request, persona, format, source](const QByteArray &picture) {
                const Result<QByteArray> file = persona::writeCard(persona, format, {source, picture});
                if (!file)
                    return refuse(request, file.error());
                Q_EMIT personaWritten(request, persona::cardFileName(persona.id, format), *file);
                Q_EMIT done(request);
            });
    });
}

/// Nothing where there is none, or it cannot be read: the rest of the companion is worth a file too.
void PersonaService::withAttachment(const QString &hash, std::function<void(const QByteArray &)> then)
{
    if (!isHash(hash))
        return then({});
    m_store.attachment(hash, this, [then = std::move(then), hash](const Result<QByteArray> &bytes) {
        if (!bytes)
            qCWarning(base::lcStudio) << "an attachment of a companion could not be read:" << hash;
        then(bytes.value_or(QByteArray()));
    });
}

RequestId PersonaService::storePicture(const QByteArray &png)
{
    return onStudio([this, png](const RequestId &request) {
        const auto picture = pictureAttachment(png);
        if (!picture)
            return refuse(request, picture.error());
        m_store.keepAttachment(*picture, this, [this, request, hash = picture->hash](const auto &kept) {
            if (!kept)
                return refuse(request, kept.error());
            Q_EMIT pictureStored(request, hash);
            Q_EMIT done(request);
        });
    });
}

RequestId PersonaService::readPicture(const QString &hash)
{
    return onStudio([this, hash](const RequestId &request) {
        if (!isHash(hash))
            return refuse(request, {ErrorCode::NotFound, tr("This picture is not stored here."), hash});
        m_store.attachment(hash, this, [this, request, hash](const Result<QByteArray> &png) {
            if (!png)
                return refuse(request, png.error());
            Q_EMIT pictureRead(request, hash, *png);
            Q_EMIT done(request);
        });
    });
}

// ---- trials

RequestId PersonaService::tryPersona(const ports::PersonaTrial &trial)
{
    return onStudio([this, trial](const RequestId &request) { startTrial(request, trial); });
}

RequestId PersonaService::previewPrompt(const ports::PersonaTrial &trial)
{
    return onStudio([this, trial](const RequestId &request) {
        agent::Scene scene = PersonaTrial::sceneOf(trial);
        scene.at = m_clock.wallNow();
        scene.sharedLore = loreOfAllRooms();
        if (m_models)
            scene.window = agent::windowFor(m_models->traits(scene.persona.model));
        Q_EMIT promptPreviewed(request, agent::previewPrompt(scene));
        Q_EMIT done(request);
    });
}

// What others offer comes and goes; a persona that names it keeps it.
RequestId PersonaService::listAbilities(model::Language language)
{
    return onStudio([this, language](const RequestId &request) {
        Q_EMIT abilitiesListed(request, {room::ownTools(), room::ownGestures(language)});
        Q_EMIT done(request);
    });
}

model::SharedLore PersonaService::loreOfAllRooms() const
{
    return m_shelf ? m_shelf->loreFor({}) : model::SharedLore();
}

// An id may still be missing: nobody else hears of it.
void PersonaService::startTrial(const RequestId &request, const ports::PersonaTrial &trial)
{
    if (trial.line.trimmed().isEmpty())
        return refuse(request, {ErrorCode::InvalidInput, tr("Write a line to try the companion with."), {}});
    if (trial.line.size() > persona::kLongestStory)
        return refuse(request, {ErrorCode::InvalidInput, tr("This line is too long to try."), {}});
    ports::PersonaTrial named = trial;
    named.persona.id = ParticipantId(u"companion_trial"_s);
    if (const auto flaw = flawIn(named.persona))
        return refuse(request, *flaw);

    auto *run = new PersonaTrial(m_agent, m_clock, trial, this);
    run->tellLore(loreOfAllRooms());
    m_trials.insert(request, run);
    connect(run, &PersonaTrial::voted, this,
            [this, request](const model::State &vote) { Q_EMIT trialVoted(request, vote); });
    connect(run, &PersonaTrial::thought, this,
            [this, request](const QString &thought) { Q_EMIT trialThought(request, thought); });
    connect(run, &PersonaTrial::said, this,
            [this, request](const QString &piece) { Q_EMIT trialSaid(request, piece); });
    connect(run, &PersonaTrial::finished, this, [this, request] {
        m_trials.remove(request);
        Q_EMIT done(request);
    });
    connect(run, &PersonaTrial::failed, this, [this, request](const Error &error) {
        m_trials.remove(request);
        refuse(request, error);
    });
    run->start();
}

void PersonaService::cancelTrial(const RequestId &trial)
{
    QMetaObject::invokeMethod(
        this,
        [this, trial] {
            if (PersonaTrial *run = m_trials.value(trial))
                run->cancel();
        },
        Qt::QueuedConnection);
}

} // namespace studio::services
