// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/persona_import.h"

#include "core/base/content_hash.h"
#include "core/persona/card/replacing.h"
#include "core/persona/naming.h"
#include "ui/widgets/background.h"

#include <algorithm>
#include <utility>

namespace studio::ui {

using Outcome = ImportRecord::Outcome;

namespace {

/// Companions that the studio stores at the same time: it writes whatever is waiting in one go.
constexpr qsizetype kMostFlying = 2;

/// A character card has no id: the id that reading gives it is only made from its name.
bool statesItsId(model::CardFormat format)
{
    return format == model::CardFormat::Studio || format == model::CardFormat::Aikyo;
}

/// The hash that names the bytes as an attachment; empty if there are none.
QString hashOf(const QByteArray &bytes) { return bytes.isEmpty() ? QString() : base::contentHash(bytes); }

QString nameOf(const model::Persona &persona) { return persona.textIn(persona.mainLanguage).name; }

} // namespace

PersonaImport::PersonaImport(ports::PersonaPort &port, const QList<model::Persona> &known, QObject *parent)
    : QObject(parent)
    , m_port(port)
    , m_ahead(new ImportAhead(port, this))
    , m_stop(std::make_shared<std::atomic_bool>(false))
    , m_books(new ImportBooks(port, m_stop, this))
{
    connect(m_books, &ImportBooks::stored, this,
            [this](const model::Persona &persona) { m_known.insert(persona.id, persona); });
    connect(m_books, &ImportBooks::recorded, this, [this](const ImportRecord &record) {
        ++m_done;
        Q_EMIT recorded(record);
        Q_EMIT progressed(m_done, count());
    });
    connect(m_books, &ImportBooks::ended, this, &PersonaImport::next);
    for (const model::Persona &persona : known)
        m_known.insert(persona.id, persona);
    connect(m_ahead, &ImportAhead::ready, this, &PersonaImport::takePrepared);
}

PersonaImport::~PersonaImport() { *m_stop = true; }

void PersonaImport::add(const QStringList &paths)
{
    m_paths += paths;
    if (!m_isOver)
        return;
    m_isOver = false;
    Q_EMIT progressed(0, 0);
    search();
}

void PersonaImport::search()
{
    m_isSearching = true;
    const QStringList paths = std::exchange(m_paths, {});
    inBackground<FoundFiles>(
        this, [paths, stop = m_stop] { return findImports(paths, stop); },
        [this](const FoundFiles &found) {
            m_isSearching = false;
            m_files += found.files;
            if (!isCancelled())
                m_ahead->add(found.files);
            m_unpacked += found.unpacked;
            if (found.areTooMany)
                Q_EMIT leftOut(int(kMostImports));
            next();
        });
}

/// Takes the next file; after the files, the paths that were dropped in the meantime; after those, the
/// conflicts.
void PersonaImport::next()
{
    m_isStoring = false;
    Q_EMIT progressed(m_done, count());
    m_waits = isCancelled() || m_at >= count() ? !m_flying.isEmpty() : flying() >= kMostFlying;
    if (m_waits)
        return;
    if (isCancelled())
        return end();
    if (m_at < count()) {
        m_hand = {m_files.at(m_at++)};
        return m_ahead->take();
    }
    if (!m_paths.isEmpty())
        return search();
    if (m_conflicts.isEmpty())
        return m_books->isEmpty() ? end() : m_books->start(m_known, m_cast);
    m_isAsking = true;
    m_hand = {m_conflicts.takeFirst()};
    m_ahead->add({m_hand.file});
    m_ahead->take();
}

void PersonaImport::cancel()
{
    if (m_isOver || isCancelled())
        return;
    *m_stop = true;
    // The open question will not be answered any more; everything else ends with the answer that it is
    // waiting for.
    if (m_isAsking && !m_isStoring && m_hand.hashes)
        record(Outcome::Skipped, m_hand.stored->id);
}

void PersonaImport::end()
{
    m_ahead->clear();
    for (const ImportFile &file : std::exchange(m_conflicts, {})) {
        m_hand = {file};
        Q_EMIT recorded({file.shown, Outcome::Unread});
    }
    for (; m_at < count(); ++m_at)
        Q_EMIT recorded({m_files.at(m_at).shown, Outcome::Unread});
    m_books->leaveUnread();
    m_hand = {};
    m_isOver = true;
    Q_EMIT finished();
}

void PersonaImport::takePrepared(const PreparedImport &prepared)
{
    if (isCancelled())
        return record(Outcome::Unread);
    m_hand.read = prepared.read;
    m_hand.pictures = prepared.pictures;
    if (prepared.refusal)
        return record(Outcome::Refused, {}, prepared.refusal->text);
    if (prepared.group) {
        m_groups.append(*prepared.group);
        m_hand.read.report = prepared.group->group.report;
        return record(Outcome::Group);
    }
    if (prepared.book) {
        m_books->add(*prepared.book);
        return next();
    }
    model::CardFacts &facts = m_hand.read.persona.card;
    if (!facts.format && prepared.read.format != model::CardFormat::Studio)
        facts.format = prepared.read.format;
    decide();
}

void PersonaImport::decide()
{
    const model::Persona &card = m_hand.read.persona;
    m_hand.stored = m_hand.read.known;
    if (const auto known = m_known.constFind(card.id); known != m_known.cend())
        m_hand.stored = *known;
    m_isHeld = m_hand.stored && isFlying(m_hand.stored->id);
    if (m_isHeld)
        return; // until the library is listed as a whole
    const bool isAnother =
        m_hand.stored && !statesItsId(m_hand.read.format) && nameOf(*m_hand.stored) != nameOf(card);
    if (m_hand.stored && !isAnother)
        return makeHashes();
    model::Persona fresh = card;
    if (isAnother || fresh.id.isEmpty())
        fresh.id = freeId(card);
    store(fresh, 0, Outcome::Added);
}

void PersonaImport::makeHashes()
{
    inBackground<Hashes>(
        this,
        [pictures = m_hand.pictures, source = m_hand.read.source] {
            Hashes hashes{hashOf(pictures.portrait), {}, hashOf(source)};
            for (auto feeling = pictures.feelings.cbegin(); feeling != pictures.feelings.cend(); ++feeling)
                hashes.feelings.insert(feeling.key(), hashOf(feeling.value()));
            return hashes;
        },
        [this](const Hashes &hashes) {
            if (!m_hand.stored || m_hand.hashes)
                return; // cancelled in the meantime
            m_hand.hashes = hashes;
            compare();
        });
}

void PersonaImport::compare()
{
    if (isCancelled())
        return record(Outcome::Unread);
    if (isKnownAlready())
        return record(Outcome::Known, m_hand.read.persona.id);
    if (!m_isAsking) {
        m_conflicts.append(m_hand.file);
        return next();
    }
    if (m_choice)
        return answer(*m_choice, true);
    ask();
}

/// What would be stored in its place, without differences that mean nothing to the user.
model::Persona PersonaImport::replacement() const
{
    const model::Persona &stored = *m_hand.stored;
    model::Persona after = persona::replacing(stored, m_hand.read.persona, m_hand.read.format);
    after.card.source = stored.card.source;
    after.card.portrait = stored.card.portrait;
    if (!m_hand.hashes->portrait.isEmpty())
        after.avatar.picture = m_hand.hashes->portrait;
    after.avatar.sprites.insert(m_hand.hashes->feelings);
    return after;
}

bool PersonaImport::isKnownAlready() const { return replacement() == *m_hand.stored && !hasOtherRest(); }

bool PersonaImport::hasOtherPicture() const
{
    const QString &hash = m_hand.hashes->portrait;
    return !hash.isEmpty() && m_hand.stored->avatar.picture != hash;
}

bool PersonaImport::hasOtherRest() const
{
    const QString &hash = m_hand.hashes->source;
    return !hash.isEmpty() && m_hand.stored->card.source != hash;
}

void PersonaImport::ask()
{
    ImportConflict conflict;
    conflict.file = m_hand.file.shown;
    conflict.stored = *m_hand.stored;
    conflict.after = replacement();
    model::Persona shown = conflict.after; // the picture has a line of its own
    shown.avatar.picture = conflict.stored.avatar.picture;
    conflict.differences = persona::differences(conflict.stored, shown);
    conflict.hasOtherPicture = hasOtherPicture();
    conflict.hasOtherRest = hasOtherRest();
    conflict.others = int(m_conflicts.size());
    Q_EMIT conflicted(conflict);
}

void PersonaImport::answer(ImportChoice choice, bool forAllOthers)
{
    if (!m_isAsking || !m_hand.hashes || m_isStoring || m_isOver)
        return;
    if (forAllOthers)
        m_choice = choice;
    const model::Persona &card = m_hand.read.persona;
    switch (choice) {
    case ImportChoice::Replace:
        store(persona::replacing(*m_hand.stored, card, m_hand.read.format), m_hand.stored->revision,
              Outcome::Replaced);
        break;
    case ImportChoice::KeepBoth: {
        model::Persona other = card;
        other.id = freeId(card);
        store(other, 0, Outcome::Renamed);
        break;
    }
    case ImportChoice::Skip: record(Outcome::Skipped, m_hand.stored->id); break;
    }
}

void PersonaImport::store(model::Persona persona, int revision, Outcome outcome)
{
    m_hand.outcome = outcome;
    persona.revision = revision;
    if (revision == 0)
        persona.archived = false;
    const ports::PersonaImport import{persona, m_hand.read.source, m_hand.pictures.portrait,
                                      m_hand.pictures.feelings};
    if (m_isAsking) {
        m_isStoring = true;
        m_port.importPersona(import,
                             {this, [this](const base::Result<model::Persona> &saved) { takeSaved(saved); }});
        return;
    }
    const int number = ++m_stored;
    m_port.importPersona(
        import, {this, [this, number](const base::Result<model::Persona> &saved) { land(number, saved); }});
    m_known.insert(persona.id, persona); // its id is taken from now on
    m_flying.append({std::exchange(m_hand, {}), persona.id, number});
    next();
}

bool PersonaImport::isFlying(const base::ParticipantId &id) const
{
    return std::any_of(m_flying.cbegin(), m_flying.cend(),
                       [&id](const Flying &flying) { return flying.id == id && flying.number != 0; });
}

qsizetype PersonaImport::flying() const
{
    return std::count_if(m_flying.cbegin(), m_flying.cend(),
                         [](const Flying &flying) { return flying.number != 0; });
}

void PersonaImport::land(int number, const base::Result<model::Persona> &saved)
{
    const auto found = std::find_if(m_flying.begin(), m_flying.end(),
                                    [number](const Flying &flying) { return flying.number == number; });
    if (found == m_flying.end())
        return;
    found->number = 0;
    if (saved) {
        m_known.insert(found->id, *saved);
        found->hand.read.persona = *saved;
        found->outcome = found->hand.outcome;
    } else {
        m_known.remove(found->id);
        found->id = {};
        found->outcome = Outcome::Refused;
        found->reason = saved.error().text;
    }
    tellInTurn();
    if (std::exchange(m_waits, false))
        return next();
    Q_EMIT progressed(m_done, count());
    if (!std::exchange(m_isHeld, false))
        return;
    if (isCancelled())
        record(Outcome::Unread);
    else
        decide();
}

/// Reports files in their order.
void PersonaImport::tellInTurn()
{
    while (!m_flying.isEmpty() && m_flying.constFirst().number == 0) {
        const Flying landed = m_flying.takeFirst();
        tell(landed.hand, landed.outcome, landed.id, landed.reason);
    }
}

void PersonaImport::takeSaved(const base::Result<model::Persona> &saved)
{
    if (!saved)
        return record(Outcome::Refused, {}, saved.error().text);
    m_known.insert(saved->id, *saved);
    m_hand.read.persona = *saved;
    record(m_hand.outcome, saved->id);
}

/// The id is passed by value, because it may be that of the current file.
void PersonaImport::record(Outcome outcome, base::ParticipantId id, const QString &reason)
{
    m_flying.append({std::exchange(m_hand, {}), id, 0, outcome, reason});
    tellInTurn();
    next();
}

void PersonaImport::tell(const Hand &hand, Outcome outcome, const base::ParticipantId &id,
                         const QString &reason)
{
    ImportRecord record{hand.file.shown, outcome, id};
    if (outcome != Outcome::Refused && outcome != Outcome::Unread && outcome != Outcome::Group) {
        record.name = nameOf(hand.read.persona);
        record.format = hand.read.format;
    }
    record.reason = reason;
    record.report = hand.read.report;
    if (!id.isEmpty())
        m_cast.insert(hand.file.path, id);
    ++m_done;
    Q_EMIT recorded(record);
}

base::ParticipantId PersonaImport::freeId(const model::Persona &persona) const
{
    const auto keys = m_known.keys();
    QSet<base::ParticipantId> taken(keys.cbegin(), keys.cend());
    taken.insert(persona.id);
    const model::PersonaText text = persona.textIn(persona.mainLanguage);
    return persona::suggestedId(text.name, taken, text.readings.value(text.name));
}

} // namespace studio::ui
