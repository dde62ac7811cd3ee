// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/persona_service.h"

#include "core/agent/prompt_preview.h"
#include "core/agent/talk_window.h"
#include "core/base/log.h"
#include "core/persona/card/card_file.h"
#include "core/persona/limits.h"
#include "core/persona/validation.h"
#include "core/room/tools/own_abilities.h"
#include "core/studio/services/imported_persona.h"
#include "core/studio/services/persona_trial.h"
#include "core/studio/services/providers/card_costs.h"

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using base::Result;
using base::Then;
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

/// Why a line cannot be tried. A missing id is allowed, since nothing else sees the persona.
std::optional<Error> flawIn(const ports::PersonaTrial &trial)
{
    if (trial.line.trimmed().isEmpty())
        return Error{
            ErrorCode::InvalidInput, PersonaService::tr("Write a line to test the companion with."), {}};
    if (trial.line.size() > persona::kLongestStory)
        return Error{ErrorCode::InvalidInput,
                     PersonaService::tr("Shorten the line to at most %L1 characters. It has %L2.")
                         .arg(persona::kLongestStory)
                         .arg(trial.line.size()),
                     {}};
    Persona named = trial.persona;
    named.id = ParticipantId(u"companion_trial"_s);
    return flawIn(named);
}

/// The content of a card; the companion with the same id is not known yet.
ports::ReadPersona readFrom(const persona::Card &card, const QByteArray &file)
{
    ports::ReadPersona read{.persona = card.persona,
                            .format = card.format,
                            .report = card.report,
                            .picture = card.picture,
                            .feelings = card.feelings,
                            .keepsSource = card.keepsSource,
                            .source = card.keepsSource ? file : card.source};
    if (const auto note = leftToTheUser(card.persona.model))
        read.report.append(*note);
    read.persona.model = model::withoutCost(card.persona.model);
    return read;
}

constexpr std::chrono::milliseconds kChangePause{100};

bool isHash(const QString &text)
{
    return text.size() == 64 && std::all_of(text.cbegin(), text.cend(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

} // namespace

PersonaService::PersonaService(store::PersonaTable store, room::Cast &cast, agent::Agent &agent,
                               base::Clock &clock)
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

void PersonaService::work(std::function<void()> step)
{
    QMetaObject::invokeMethod(this, std::move(step), Qt::QueuedConnection);
}

/// The store answers in order, so a read requested here is answered after the reads that fill the cast.
void PersonaService::whenCastIsFull(std::function<void(Result<void>)> then)
{
    if (m_isCastFull)
        return then({});
    m_store.personas(this, [this, then = std::move(then)](const Result<QList<Persona>> &personas) {
        if (!m_isCastFull)
            takeLibrary(personas); // earlier reading failed
        then(personas.transform([](const QList<Persona> &) {}));
    });
}

void PersonaService::withPersona(const ParticipantId &id, std::function<void(Result<Persona>)> then)
{
    whenCastIsFull([this, id, then = std::move(then)](const Result<void> &full) {
        if (!full)
            return then(tl::unexpected(full.error()));
        if (!m_cast.isInLibrary(id))
            return then(base::failure(ErrorCode::NotFound, tr("This companion does not exist."), id.value()));
        then(m_cast.persona(id));
    });
}

// ---- the library

void PersonaService::listPersonas(Then<QList<Persona>> then)
{
    work([this, then] {
        whenCastIsFull([this, then](const Result<void> &full) {
            then(full.transform([this] { return m_cast.library(); }));
        });
    });
}

void PersonaService::listUses(Then<QList<model::PersonaUse>> then)
{
    work([this, then] { m_store.personaUses(this, then); });
}

void PersonaService::savePersona(const Persona &persona, Then<Persona> then)
{
    work([this, persona, then] {
        if (const auto flaw = flawIn(persona))
            return then(tl::unexpected(*flaw));
        save(persona, then);
    });
}

void PersonaService::save(const Persona &persona, Saved then)
{
    m_store.savePersona(persona, this, keptInCast(&PersonaService::tellOfChange, std::move(then)));
}

PersonaService::Saved PersonaService::keptInCast(void (PersonaService::*tell)(), Saved then)
{
    return [this, tell, then = std::move(then)](const Result<Persona> &saved) {
        if (saved) {
            m_cast.set(*saved);
            (this->*tell)();
        }
        then(saved);
    };
}

void PersonaService::welcome(const QList<Persona> &personas)
{
    for (const Persona &persona : personas)
        m_cast.set(persona);
    tellOfImport();
}

// A thousand cards that are imported are few changes of the library for those who list it.
void PersonaService::tellOfImport()
{
    if (m_changePause.isActive())
        m_hasChanged = true;
    else
        tellOfChange();
}

void PersonaService::tellOfChange()
{
    m_hasChanged = false;
    m_changePause.start(kChangePause);
    Q_EMIT personasChanged();
}

void PersonaService::setArchived(const ParticipantId &persona, bool archived, Then<void> then)
{
    work([this, persona, archived, then] {
        withPersona(persona, [this, archived, then](const Result<Persona> &found) {
            if (!found)
                return then(tl::unexpected(found.error()));
            if (found->archived == archived)
                return then({});
            Persona changed = *found;
            changed.archived = archived;
            save(changed,
                 [then](const Result<Persona> &saved) { then(saved.transform([](const Persona &) {})); });
        });
    });
}

void PersonaService::removePersona(const ParticipantId &persona, Then<void> then)
{
    work([this, persona, then] {
        m_store.removePersona(persona, this, [this, persona, then](const Result<void> &removed) {
            if (removed) {
                m_cast.retire(m_cast.persona(persona));
                Q_EMIT personaRemoved(persona);
                tellOfChange();
            }
            then(removed);
        });
    });
}

void PersonaService::listRevisions(const ParticipantId &persona, Then<QList<model::PersonaRevision>> then)
{
    work([this, persona, then] { m_store.revisions(persona, this, then); });
}

// ---- files and pictures

void PersonaService::readPersona(const QByteArray &file, Then<ports::ReadPersona> then)
{
    work([this, file, then] {
        const Result<persona::Card> card = persona::readCard(file);
        if (!card)
            return then(tl::unexpected(card.error()));
        whenCastIsFull([this, read = readFrom(*card, file), then](const Result<void> &full) {
            then(full.transform([&] { return besideKnown(read); }));
        });
    });
}

/// Adds the companion who already has the id.
ports::ReadPersona PersonaService::besideKnown(ports::ReadPersona read) const
{
    if (m_cast.isInLibrary(read.persona.id)) {
        read.known = m_cast.persona(read.persona.id);
        read.persona.model = read.known->model; // the user's own choice stays
    }
    return read;
}

void PersonaService::importPersona(const ports::PersonaImport &import, Then<Persona> then)
{
    work([this, import, then] {
        if (const auto flaw = flawIn(import.persona))
            return then(tl::unexpected(*flaw));
        const auto imported = importedPersona(import);
        if (!imported)
            return then(tl::unexpected(imported.error()));
        m_store.importPersona(imported->persona, imported->attachments, this,
                              keptInCast(&PersonaService::tellOfImport, then));
    });
}

void PersonaService::writePersona(const ParticipantId &persona, CardFormat format,
                                  Then<ports::WrittenPersona> then)
{
    work([this, persona, format, then] {
        withPersona(persona, [this, format, then](const Result<Persona> &found) {
            if (found)
                write(*found, format, then);
            else
                then(tl::unexpected(found.error()));
        });
    });
}

void PersonaService::write(const Persona &persona, CardFormat format, const Then<ports::WrittenPersona> &then)
{
    withAttachment(persona.card.source, [this, persona, format, then](const QByteArray &source) {
        withAttachment(persona.avatar.picture, [persona, format, source, then](const QByteArray &picture) {
            then(persona::writeCard(persona, format, {source, picture}).transform([&](const auto &file) {
                return ports::WrittenPersona{persona::cardFileName(persona.id, format), file};
            }));
        });
    });
}

/// Empty if there is no attachment, or it cannot be read: the rest of the companion is still worth a file.
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

void PersonaService::storePicture(const QByteArray &png, Then<QString> then)
{
    work([this, png, then] {
        const auto picture = pictureAttachment(png);
        if (!picture)
            return then(tl::unexpected(picture.error()));
        m_store.keepAttachment(*picture, this, [then, hash = picture->hash](const Result<void> &kept) {
            then(kept.transform([&hash] { return hash; }));
        });
    });
}

void PersonaService::readPicture(const QString &hash, Then<QByteArray> then)
{
    work([this, hash, then] {
        if (isHash(hash))
            m_store.attachment(hash, this, then);
        else
            then(base::failure(ErrorCode::NotFound, tr("This picture is not stored here."), hash));
    });
}

// ---- trials

void PersonaService::previewPrompt(const ports::PersonaTrial &trial, Then<model::PromptPreview> then)
{
    work([this, trial, then] {
        agent::Scene scene = PersonaTrial::sceneOf(trial);
        scene.at = m_clock.wallNow();
        scene.sharedLore = loreOfAllRooms();
        if (m_models)
            scene.window = agent::windowFor(m_models->traits(scene.persona.model));
        then(agent::previewPrompt(scene));
    });
}

// Tools of other programs come and go; a persona that names a tool keeps it.
void PersonaService::listAbilities(model::Language language, Then<model::Abilities> then)
{
    work([language, then] { then(model::Abilities{room::ownTools(), room::ownGestures(language)}); });
}

model::SharedLore PersonaService::loreOfAllRooms() const
{
    return m_shelf ? m_shelf->loreFor({}) : model::SharedLore();
}

base::Job PersonaService::tryPersona(const ports::PersonaTrial &trial, base::Listener<ports::TrialNews> news,
                                     Then<void> then)
{
    const auto running = std::make_shared<QPointer<PersonaTrial>>();
    work([this, trial, running, news, then] { startTrial(trial, running, news, then); });
    return jobOf(this, running, &PersonaTrial::cancel);
}

void PersonaService::startTrial(const ports::PersonaTrial &trial, const Running<PersonaTrial> &running,
                                const base::Listener<ports::TrialNews> &news, const Then<void> &then)
{
    if (const auto error = flawIn(trial))
        return then(tl::unexpected(*error));
    auto *run = new PersonaTrial(m_agent, m_clock, trial, this);
    *running = run;
    run->tellLore(loreOfAllRooms());
    connect(run, &PersonaTrial::voted, this, [news](const model::State &vote) { news(vote); });
    connect(run, &PersonaTrial::thought, this,
            [news](const QString &thought) { news(ports::TrialThought{thought}); });
    connect(run, &PersonaTrial::said, this, [news](const QString &piece) { news(ports::TrialPiece{piece}); });
    connect(run, &PersonaTrial::finished, this, [then] { then({}); });
    connect(run, &PersonaTrial::failed, this, [then](const Error &error) { then(tl::unexpected(error)); });
    run->start();
}

} // namespace studio::services
